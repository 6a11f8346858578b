import { latinWord, type LatinWord } from '../../../transliterate/to-latin.ts';
import { areOfTheRest } from './letters-of-the-rest.ts';

/** The letters of a body before its number: "Mining Enterprise ME2". */
const BEFORE_NUMBER = /^(?<letters>[a-z]{2,4})(?<number>\d{1,3})$/u;

/** Takes the letters of a name from its number: "Mining Enterprise ME2" is "Mining Enterprise 2". */
export function withoutOwnLetters(words: readonly LatinWord[]): readonly LatinWord[] {
  const last = words.at(-1);
  const { letters, number } = BEFORE_NUMBER.exec(last?.text ?? '')?.groups ?? {};
  if (last === undefined || letters === undefined || number === undefined) return words;
  return areOfTheRest(latinWord(letters), words) || initialsOf(words.slice(0, -1)) === letters
    ? [...words.slice(0, -1), latinWord(number)]
    : words;
}
const initialsOf = (words: readonly LatinWord[]): string => words.map(({ text }) => text.charAt(0)).join('');
