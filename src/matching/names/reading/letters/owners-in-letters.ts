import type { LatinWord } from '../../../transliterate/to-latin.ts';
import { wordTables } from '../../words/word-tables.ts';

/** Owners that are said in letters in the names of branches: "IRGC Missile Command", "ISIS in Yemen". */
export const OWNERS_IN_LETTERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    irgc: 'islamic revolutionary guard corps',
    isis: 'islamic state',
    isil: 'islamic state',
    daesh: 'islamic state',
  }).map(([letters, words]) => [letters, words.split(' ')] as const),
);

/** How words begin that such an owner is called by in full, in any language. */
export const IN_FULL = /^(?:islam|iszlam|revol|rewol|rivol|enqelab)/u;

/** "IS-Somalia": a branch of the Islamic State in a country. */
export const isStateInLetters = (text: string, words: readonly LatinWord[]): boolean =>
  text === 'is' && words[0]?.text === 'is' && wordTables().countries.has(words[1]?.text ?? '');
