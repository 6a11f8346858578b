import { spellingVariant } from '../../phonetics/spelling-variant.ts';
import type { LatinWord } from '../../transliterate/to-latin.ts';
import { wordTables } from '../words/word-tables.ts';

/** What a machine that reads print takes for something else, and what it was. */
const MISREAD: readonly (readonly [RegExp, string])[] = [
  [/rn/gu, 'm'],
  [/cl/gu, 'd'],
  [/l(?=ll)/gu, 'i'],
  [/(?<=[aeiou])1(?=[aeiou])|(?<=i)1|1(?=i)/gu, 'l'],
  [/0/gu, 'o'],
  [/5/gu, 's'],
  [/3/gu, 'e'],
  [/4/gu, 'a'],
  [/8/gu, 'b'],
];
/** "Bemardo" was Bernardo: each such letter by itself, for most are no more than they look. */
const ONE_FOR_TWO = /(?<=[aeiou])m(?=[adeio])/gu;
const SHORTEST_OF_TWO = 6;
/** Of names that are hardly known some look so by chance: "Momir" was never "Mornir". */
const KNOWN_FOR_TWO = 4;
const MAY_BE_MISREAD = /rn|cl|lll|[a-z][013-58]|[013-58][a-z]|(?<=[aeiou])m(?=[adeio])/u;
const SHORTEST = 5;
const LETTERS = /^[a-z]+$/u;
/** "26165a" and "a320neo" are numbers of units and aircraft: there a digit is one. */
const hasFewDigits = (text: string): boolean => 3 * text.replace(/\D/gu, '').length <= text.length;

/** How well a word is known as a name, 0 for one that no table has. */
function knownAs(text: string): number {
  const { widespread, equivalents, frequencies } = wordTables();
  const variant = spellingVariant(text);
  const spread = equivalents.spreadOf(variant) + (widespread.has(text) ? 1 : 0);
  return spread === 0 ? 0 : spread + (frequencies.get(variant) ?? 0);
}

/** True for a word that listed names have, or that is a name or a word of organisations. */
function isWord(text: string): boolean {
  if (!LETTERS.test(text)) return false;
  const { frequencies, generic } = wordTables();
  return generic.has(text) || frequencies.has(spellingVariant(text)) || knownAs(text) > 0;
}

/** What the word may have been on paper, in letters alone. */
function readings(text: string): readonly string[] {
  let all = text;
  const each: string[] = [];
  for (const [misread, letters] of MISREAD) {
    if (LETTERS.test(letters) && LETTERS.test(text)) each.push(text.replace(misread, letters));
    all = all.replace(misread, letters);
  }
  const shortened = text.length < SHORTEST_OF_TWO ? [] : text.matchAll(ONE_FOR_TWO);
  for (const { index } of shortened) {
    const reading = `${text.slice(0, index)}rn${text.slice(index + 1)}`;
    if (knownAs(reading) >= KNOWN_FOR_TWO) each.push(reading);
  }
  return [...each, ...['i', 'l'].map((letter) => all.replaceAll('1', letter))].filter(
    (reading) => reading !== text && LETTERS.test(reading),
  );
}

/** A digit inside of a name that no table has is the letter that looks like it all the same: "Zo1qadr". */
const ONE_DIGIT_INSIDE = /^(?=.{6})[a-z]{2,}[015][a-z]{2,}$/u;
const inLetters = (text: string): string =>
  MISREAD.reduce(
    (form, [misread, letters]) => (LETTERS.test(form) ? form : form.replace(misread, letters)),
    text,
  ).replace('1', 'l');

/**
 * A word that no table of names has, spoken as the name that it is when letters are read which look alike in print: "Ibrahirn",
 * "Sirnmons", "5erge1". Any other word as it is.
 */
export function spokenAsOnPaper(word: LatinWord): LatinWord {
  const { text, consonantal, native, spoken } = word;
  if (consonantal || native !== undefined || spoken !== undefined) return word;
  if (text.length < SHORTEST || !MAY_BE_MISREAD.test(text) || isWord(text)) return word;
  if (!hasFewDigits(text)) return word;
  const [best] = readings(text)
    .map((reading) => ({ reading, known: knownAs(reading) }))
    .filter(({ known }) => known > 0)
    .sort((a, b) => b.known - a.known);
  if (best === undefined) return ONE_DIGIT_INSIDE.test(text) ? { ...word, text: inLetters(text) } : word;
  // No name has a digit: "Mari0" is Mario, who is a man.
  return /\d/u.test(text) ? { ...word, text: best.reading } : { ...word, spoken: best.reading };
}
