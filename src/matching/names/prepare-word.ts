import { consonantSkeleton } from '../phonetics/consonant-skeleton.ts';
import { phoneticCodes } from '../phonetics/phonetic-codes.ts';
import { spellingVariant } from '../phonetics/spelling-variant.ts';
import { NAME_MODEL } from '../scoring-model.ts';
import type { LatinWord } from '../transliterate/to-latin.ts';
import type { PreparedWord } from './prepared-word.ts';
import { PARTICLES, TITLES, type WordClass } from './word-class.ts';
import { wordTables } from './word-tables.ts';

const { weights } = NAME_MODEL;

function classOf(word: LatinWord, legalForm: string | undefined): WordClass {
  if (legalForm !== undefined) return 'legalForm';
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

/** Eastern Slavic father's names, of men and women, in the usual romanisations. */
const PATRONYMIC = /^[a-z]{2,}(?:[aeiouy]v(?:ich|itch|ych|yc)|[aeiouy]vna|ichna|inichna)$/u;

function weightOf(wordClass: WordClass, text: string, variant: string): number {
  const { frequencies, equivalents } = wordTables();
  const listed = frequencies.get(variant) ?? 0;
  const byFrequency = weightByFrequency(listed + weights.partiesPerSpelling * equivalents.spreadOf(variant));
  if (wordClass === 'name')
    return PATRONYMIC.test(text) ? Math.min(weights.patronymic, byFrequency) : byFrequency;
  return wordClass === 'generic' ? Math.min(weights.generic, byFrequency) : weights[wordClass];
}

function groupsOf(word: LatinWord, variant: string, legalForm: string | undefined): readonly string[] {
  const { equivalents, meanings } = wordTables();
  const key = word.consonantal ? `*${word.text}` : variant;
  const groups = [...equivalents.groupsOf(key), ...(meanings.get(word.text) ?? [])];
  if (legalForm !== undefined) groups.push(`l${legalForm}`);
  return groups;
}

/** Key of a word: the class of the legal form it stands for, a mark for vowel-less script, its text. */
export function wordKey(word: LatinWord, legalForm?: string): string {
  return `${legalForm ?? ''}|${word.consonantal ? '*' : ''}${word.text}`;
}

/** Prepares the word that a key names. */
export function wordFromKey(key: string): PreparedWord {
  const end = key.indexOf('|');
  const consonantal = key[end + 1] === '*';
  const word = { text: key.slice(consonantal ? end + 2 : end + 1), consonantal };
  return end === 0 ? prepareWord(word) : prepareWord(word, key.slice(0, end));
}

/** Derives everything a comparison of one word needs. `legalForm` is the class of a legal form it stands for. */
export function prepareWord(word: LatinWord, legalForm?: string): PreparedWord {
  const variant = spellingVariant(word.text);
  const wordClass = classOf(word, legalForm);
  return {
    key: wordKey(word, legalForm),
    text: word.text,
    wordClass,
    weight,
    consonantal: word.consonantal,
    known: groups.some((group) => group.startsWith('g')) || weight < weights.rarest,
    variant,
    skeleton: consonantSkeleton(word.text),
    phonetic: word.consonantal ? [] : phoneticCodes(word.text),
    groups,
  };
}
