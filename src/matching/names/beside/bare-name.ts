import { prepareName } from '../prepare-name.ts';
import type { KindBeside } from './kinds-beside.ts';
import type { Token } from './spans.ts';

/** A name of a typed text, without what stands beside it. */
export interface BareName {
  readonly text: string;
  /** What was left out, in the order of the text. */
  readonly leftOut: readonly KindBeside[];
  /** True where what was left out stands beside people alone: an office, a title, a day of birth. */
  readonly isOfPerson: boolean;
  /** True for one of several parties in one field. */
  readonly isOneOfSeveral: boolean;
}

/** What is told from a name by where it stands: behind a comma, in brackets, before a colon. */
export const APART: readonly KindBeside[] = [
  'date',
  'number',
  'office',
  'title',
  'degree',
  'place',
  'branch',
  'note',
];
/** A word alone tells nobody: two words, or two characters, are left of a name of a person. */
export const FEWEST_WORDS = 2;
/** Fewest letters of a word that may be all there is of a name. */
export const FEWEST_LETTERS_ALONE = 5;

/** True for a token with letters: a word, or an initial. */
export const isTelling = ({ folded }: Token): boolean => /\p{L}{2}|^\p{L}$/u.test(folded);

/** The text of tokens as it was written, with commas where anything stood between. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text, isApart }, place) => (place === 0 ? text : `${isApart ? ',' : ''} ${text}`)).join('');

/** True where a legal form or a word of organisations stands among the tokens, as the matcher reads them. */
export function isOrganisation(tokens: readonly Token[]): boolean {
  const { words } = prepareName(textOf(tokens), { mayHaveLegalForm: true });
  return words.some(({ wordClass }) => wordClass === 'legalForm' || wordClass === 'generic');
}

/** "Neuman Ltd Kıbrıs": a place right behind a legal form. */
export const endsWithForm = (tokens: readonly Token[]): boolean =>
  prepareName(textOf(tokens), { mayHaveLegalForm: true }).words.at(-1)?.wordClass === 'legalForm';
