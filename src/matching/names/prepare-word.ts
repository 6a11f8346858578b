import { consonantSkeleton } from '../phonetics/consonant-skeleton.ts';
import { consonantRows } from '../phonetics/consonant-rows.ts';
import { phoneticCodes } from '../phonetics/phonetic-codes.ts';
import { soundsOf, type Rendering } from '../phonetics/sounds.ts';
import { spellingVariant } from '../phonetics/spelling-variant.ts';
import { NAME_MODEL } from '../scoring-model.ts';
import type { LatinWord } from '../transliterate/to-latin.ts';
import type { PreparedWord } from './prepared-word.ts';
import { isPatronymic } from './forms-of-both-sexes.ts';
import { PARTICLES, TITLES, type WordClass } from './word-class.ts';
import { wordTables } from './word-tables.ts';

const { weights } = NAME_MODEL;

/** Stands in the place of a legal form's class for a title that is a name: "Farooq Sheikh". */
export const AS_NAME = '!';

function classOf(word: LatinWord, legalForm: string | undefined): WordClass {
  if (legalForm === AS_NAME) return 'name';
  if (legalForm !== undefined) return 'legalForm';
  if (word.native !== undefined) {
    if (word.text.length === 1) return 'initial';
    return word.rendering !== undefined && PARTICLES.has(word.text) ? 'particle' : 'name';
  }
  if (/^\d+$/u.test(word.text)) return 'number';
  if (PARTICLES.has(word.text)) return 'particle';
  if (TITLES.has(word.text)) return 'title';
  if (word.text.length === 1) return 'initial';
  return wordTables().generic.has(word.text) ? 'generic' : 'name';
}

/** Weight of a word that this many listed parties bear. */
function weightByFrequency(parties: number): number {
  if (parties <= weights.rareUpTo) return weights.rarest;
  const weight = weights.rarest - weights.lossPerDoubling * Math.log2(parties / weights.rareUpTo);
  return Math.max(weights.commonest, weight);
}

function frequencyWeight(variant: string): number {
  const { frequencies, equivalents } = wordTables();
  const listed = frequencies.get(variant) ?? 0;
  return weightByFrequency(listed + weights.partiesPerSpelling * equivalents.spreadOf(variant));
}

/** There are few short words: however rare one is on the lists, it says less than a long one. */
function weightByLength({ text }: LatinWord): number {
  const missing = Math.max(0, weights.fullLength - text.length);
  return weights.rarest - missing * weights.lossPerMissingLetter;
}

function weightOf(wordClass: WordClass, text: string, byFrequency: number): number {
  if (wordClass === 'name')
    return isPatronymic(text) ? Math.min(weights.patronymic, byFrequency) : byFrequency;
  return wordClass === 'generic' ? Math.min(weights.generic, byFrequency) : weights[wordClass];
}

/** The form under which the table of spellings has a word. */
function formOf({ native, consonantal, text }: LatinWord, variant: string): string {
  if (native !== undefined) return `@${native}`;
  return consonantal ? `*${text}` : variant;
}

function groupsOf(word: LatinWord, variant: string, legalForm: string | undefined): readonly string[] {
  const { equivalents, meanings } = wordTables();
  const groups = [...equivalents.groupsOf(formOf(word, variant)), ...(meanings.get(word.text) ?? [])];
  if (legalForm !== undefined && legalForm !== AS_NAME) groups.push(`l${legalForm}`);
  return groups;
}

/** The marks of the scripts that render names, before the text in the key of a word. */
const MARKS: Readonly<Record<Rendering, string>> = {
  abjad: '*',
  kana: '^',
  hangul: '~',
  han: '#',
  thai: '+',
  tamil: '=',
  abugida: '&',
  greek: '$',
};
const RENDERINGS = new Map(Object.entries(MARKS).map(([name, mark]) => [mark, name as Rendering] as const));

const renderingOf = ({ consonantal, rendering }: LatinWord): Rendering | undefined =>
  consonantal ? 'abjad' : rendering;

/** Key of a word: the class of the legal form it stands for, the mark of its script, its text, its own letters. */
export function wordKey(word: LatinWord, legalForm?: string): string {
  const script = word.native === undefined ? '' : `@${word.native}`;
  const rendering = renderingOf(word);
  return `${legalForm ?? ''}|${rendering === undefined ? '' : MARKS[rendering]}${word.text}${script}`;
}

/** Prepares the word that a key names. */
export function wordFromKey(key: string): PreparedWord {
  const {
    form = '',
    mark,
    text = '',
    native,
  } = /^(?<form>[^|]*)\|(?<mark>[^a-z0-9@]?)(?<text>[^@]*)(?:@(?<native>.*))?$/su.exec(key)?.groups ?? {};
  const rendering = RENDERINGS.get(mark ?? '');
  const word = {
    text,
    consonantal: rendering === 'abjad',
    ...(native === undefined ? {} : { native }),
    ...(rendering === undefined || rendering === 'abjad' ? {} : { rendering }),
  };
  return form === '' ? prepareWord(word) : prepareWord(word, form);
}

/** True for a word that is read from Han or Hangul characters or kana. */
export function isNative({ key }: PreparedWord): boolean {
  return key.includes('@');
}

/** Derives everything a comparison of one word needs. `legalForm` is the class of a legal form it stands for. */
export function prepareWord(word: LatinWord, legalForm?: string): PreparedWord {
  const variant = spellingVariant(word.text);
  const wordClass = classOf(word, legalForm);
  const rendering = renderingOf(word);
  const byFrequency = Math.min(frequencyWeight(variant), weightByLength(word));
  return {
    key: wordKey(word, legalForm),
    text: word.text,
    wordClass,
    weight: weightOf(wordClass, word.text, byFrequency),
    consonantal: word.consonantal,
    commonness: (weights.rarest - byFrequency) / (weights.rarest - weights.commonest),
    variant,
    skeleton: consonantSkeleton(word.text),
    rendering: rendering ?? null,
    rows: wordClass === 'number' ? [] : consonantRows(soundsOf(word.text, rendering), rendering),
    phonetic: word.consonantal ? [] : phoneticCodes(word.text),
    groups: groupsOf(word, variant, legalForm),
  };
}
