import type { LatinWord } from '../../transliterate/to-latin.ts';
import type { PreparedName } from '../prepared-name.ts';
import type { PreparedWord } from '../prepared-word.ts';

/** A slip in a shorter word is seldom told from another name. */
const SHORTEST_TOLD = 5;

/** True for a word in Latin letters, which is as it is written. */
const isPlain = ({ consonantal, native, rendering }: LatinWord): boolean =>
  !consonantal && native === undefined && rendering === undefined;

const isAmong = (words: readonly { readonly text: string }[], text: string): boolean =>
  words.some((word) => word.text === text);

/**
 * True for words in Latin letters of which one of some length is understood as something else than is written. One wrong letter keeps
 * a word from being understood: "Ghllamreza" is a slip of "Gholamreza", and none of Gholam and Reza.
 */
export const isRewritten = (written: readonly LatinWord[], understood: readonly LatinWord[]): boolean =>
  written.some(({ text }) => text.length >= SHORTEST_TOLD && !isAmong(understood, text)) &&
  written.every(isPlain);

const isTold = ({ text, wordClass }: PreparedWord): boolean =>
  text.length >= SHORTEST_TOLD && wordClass !== 'legalForm' && wordClass !== 'between';

/** True where a name as it is written has a word that is not in what is understood: a legal form says the same in both. */
export const saysMore = ({ words }: PreparedName, understood: PreparedName): boolean =>
  words.some((word) => isTold(word) && !isAmong(understood.words, word.text));

/** How well a word is known from which on it is hardly a slip. */
const HARDLY_A_SLIP = 0.5;

/** True for a name with a word that may be another one, misspelt. */
export const mayHaveSlip = ({ words }: PreparedName): boolean =>
  words.some((word) => isTold(word) && word.wordClass === 'name' && word.known < HARDLY_A_SLIP);
