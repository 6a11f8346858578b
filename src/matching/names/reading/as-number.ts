import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { wordTables } from '../words/word-tables.ts';
import { MISSPELT_NUMBER_WORDS, NUMBER_WORDS } from './number-words.ts';
import { numeralOfSeveral } from './numerals-of-several.ts';

/** "53rd Brigade" is "53 Brigade", "Smith III" is "Smith 3rd"; "VI" and "XI" are names as well. */
const ORDINAL = /^(?<number>\d+)(?:st|nd|rd|th|i?eme|ere?|nde|er[ao]|ro|do|ta|to)$/u;
/** "Yi Petro 06" is "Yi Petro 6". */
const WITH_ZEROS = /^0+(?<number>\d{1,3})$/u;
const ROMAN: ReadonlyMap<string, string> = new Map([
  ['ii', '2'],
  ['iii', '3'],
  ['vii', '7'],
  ['viii', '8'],
  ['xii', '12'],
  ['xiii', '13'],
  ['xiv', '14'],
  ['xv', '15'],
  ['xvi', '16'],
  ['xvii', '17'],
  ['xviii', '18'],
]);

/** Those that are read as numbers in the last place only: "Sparta IV". */
const ROMAN_AT_THE_END: ReadonlyMap<string, string> = new Map([
  ['iv', '4'],
  ['ix', '9'],
]);

/** "Second Academy of Natural Sciences": one of several bodies; "First Bank" is a name. */
const FIRST_ORDINALS: ReadonlyMap<string, string> = new Map([
  ['first', '1'],
  ...'premier premiere primer primera primeiro primeira primo prima erste erster erstes pervaya pervyy pervoe pervoye pershe persha'
    .split(' ')
    .map((word) => [word, '1'] as const),
  ['second', '2'],
  ...'deuxieme seconde segundo segunda secondo seconda zweite zweiter zweites vtoraya vtoroy vtoroe vtoroye druhe druha'
    .split(' ')
    .map((word) => [word, '2'] as const),
]);
const isOfBodies = (next: LatinWord | undefined): boolean =>
  next !== undefined && (CORPS.test(next.text) || BODIES.test(next.text));
const BODIES =
  /^(?:econom(?:ic|y)|machine|infantry|rifle|separate|special|natural|research|office|section|(?:a[ck]+adem|dire[ckz]+[it]|bur[eo]a?u|byuro|depart|dipart|institu|upravl|otd[ie]l|arm[ei]|ejercit|divis|diviz|brigad|korpus|polk)[a-z]*|marquetalia)$/u;

/** "Number 2 Mining Enterprise" is "No. 2 Mining Enterprise". */
export const cutNumberShort = (word: LatinWord, index: number, words: readonly LatinWord[]): LatinWord =>
  (word.text === 'number' || word.text === 'nomer') && /^\d+$/u.test(words[index + 1]?.text ?? '')
    ? latinWord('no')
    : word;

/** "VIII Army Corps": a numeral before what there are several of. */
const isOfCorps = (next: LatinWord | undefined): boolean => next !== undefined && CORPS.test(next.text);
const CORPS =
  /^(?:army|corps|air|armou?red|brigade|division|fleet|guards|tank|infantry|mechani[sz]ed|motor|congress|international)$/u;

/** True for the last word of a name but for its legal form: "Aegean Pearl Marine IV Ltd". */
const isLastBeforeForms = (index: number, words: readonly LatinWord[]): boolean =>
  words.slice(index + 1).every(({ text }) => wordTables().legalForms.has(text));

/** A word that is a number or a numeral where it stands, in digits; any other as it is. */
export function asNumber(word: LatinWord, index: number, words: readonly LatinWord[]): LatinWord {
  if (word.consonantal || word.native !== undefined || word.dotted === true) return word;
  const number =
    NUMBER_WORDS.get(word.text) ??
    MISSPELT_NUMBER_WORDS.get(word.text) ??
    (FIRST_ORDINALS.has(word.text) && isOfBodies(words[index + 1])
      ? FIRST_ORDINALS.get(word.text)
      : undefined) ??
    ORDINAL.exec(word.text)?.groups?.['number'] ??
    WITH_ZEROS.exec(word.text)?.groups?.['number'] ??
    (ROMAN.has(word.text) && (index > 0 || isOfCorps(words[1])) ? ROMAN.get(word.text) : undefined) ??
    // "Ів." is a father's name cut short in Ukrainian.
    (index > 0 &&
    ROMAN_AT_THE_END.has(word.text) &&
    word.rendering === undefined &&
    isLastBeforeForms(index, words)
      ? ROMAN_AT_THE_END.get(word.text)
      : undefined) ??
    numeralOfSeveral(word, index, words);
  return number === undefined ? word : latinWord(number);
}
