import { BETWEEN_NAMES } from '../../../normalise/split-words.ts';
import { latinWord, type LatinWord } from '../../../transliterate/to-latin.ts';

/** Offices of the Workers' Party of Korea that are known by their numbers. */
const OFFICE = /^(?:room|office|bureau|division)$/u;
const NUMBER_OF_OFFICE = /^3[589]$/u;
const OF_PARTY = 'of the workers party of korea'.split(' ');

/** "Room 39" is read as "Office 39 of the Workers' Party of Korea" as well. */
export function withOfficeOfParty(words: readonly LatinWord[]): readonly LatinWord[] {
  const [first, second] = words;
  if (words.length !== 2 || first === undefined || second === undefined) return words;
  if (!OFFICE.test(first.text) || !NUMBER_OF_OFFICE.test(second.text)) return words;
  return [...words, latinWord(BETWEEN_NAMES), ...words, ...OF_PARTY.map((text) => latinWord(text))];
}
