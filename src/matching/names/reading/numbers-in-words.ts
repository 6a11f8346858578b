import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

/** Of ships, units and firms, whose first word may say something else: "One Belt", "First Bank". "Ten" is a family name. */
const AFTER_A_NAME: ReadonlyMap<string, string> = new Map([['one', '1']]);

/** "Sparta First": before a name it is one of the words of any firm. */
const IN_THE_LAST_PLACE: ReadonlyMap<string, string> = new Map([['first', '1']]);

/** "Second Academy", "Sparta Second". */
const ANYWHERE: ReadonlyMap<string, string> = new Map([['second', '2']]);

const ONE_DIGIT = /^(?:[1-9]|one)$/u;
const BELOW_A_HUNDRED = /^[1-9]\d?$/u;

/** How many words the number has that ends with "hundred" and what follows, and its digits. */
function hundredsAt(words: readonly LatinWord[], start: number): readonly [length: number, digits: string] {
  const [first, hundred, and] = words.slice(start, start + 3).map(({ text }) => text);
  if (first === undefined || !ONE_DIGIT.test(first) || hundred !== 'hundred') return [0, ''];
  const hundreds = first === 'one' ? '1' : first;
  const place = start + (and === 'and' ? 3 : 2);
  const rest = words[place]?.text ?? '';
  return BELOW_A_HUNDRED.test(rest)
    ? [place + 1 - start, hundreds + rest.padStart(2, '0')]
    : [2, `${hundreds}00`];
}

const NUMBER = /^[1-9]\d{0,2}$/u;

/** "3 thousand" as "3000": numbers below ten are digits by now. */
function joinThousands(words: readonly LatinWord[]): readonly LatinWord[] {
  if (!words.some(({ text }) => text === 'thousand')) return words;
  return words.flatMap((word, place) => {
    const before = words[place - 1]?.text ?? '';
    if (word.text === 'thousand' && NUMBER.test(before)) return [latinWord(`${before}000`)];
    return NUMBER.test(word.text) && words[place + 1]?.text === 'thousand' ? [] : [word];
  });
}

function joinHundreds(words: readonly LatinWord[]): readonly LatinWord[] {
  if (!words.some(({ text }) => text === 'hundred')) return words;
  const joined: LatinWord[] = [];
  for (let place = 0; place < words.length;) {
    const [length, digits] = hundredsAt(words, place);
    joined.push(length === 0 ? (words[place] as LatinWord) : latinWord(digits));
    place += Math.max(1, length);
  }
  return joined;
}

/** The ending of an ordinal in Russian, and in English where it is written apart: "126-ya otdelnaya brigada", "155-я". */
const ENDING_OF_ORDINAL = /^(?:y|ya|aya|yy|iy|ia|ja|aja|oe|oye|st|nd|rd|th)$/u;
const FEWEST_WITH_ORDINAL = 3;

const withoutEndings = (words: readonly LatinWord[]): readonly LatinWord[] =>
  words.length < FEWEST_WITH_ORDINAL || !words.some(({ text }) => ENDING_OF_ORDINAL.test(text))
    ? words
    : words.filter(
        ({ text }, place) =>
          place === words.length - 1 ||
          !ENDING_OF_ORDINAL.test(text) ||
          !/^\d+$/u.test(words[place - 1]?.text ?? ''),
      );

/**
 * The name of an organisation or ship with the digits of numbers that are said in words, beside those that any name has: "Adrian
 * Darya One", "Unit Four Hundred", "Sparta Second".
 */
export function withNumbersInDigits(words: readonly LatinWord[]): readonly LatinWord[] {
  return joinThousands(joinHundreds(withoutEndings(words))).map((word, place, all) => {
    if (word.consonantal || word.native !== undefined || all.length < 2) return word;
    const digits =
      ANYWHERE.get(word.text) ??
      (place > 0 ? AFTER_A_NAME.get(word.text) : undefined) ??
      (place > 0 && place === all.length - 1 ? IN_THE_LAST_PLACE.get(word.text) : undefined);
    return digits === undefined ? word : latinWord(digits);
  });
}
