import { isNameOfForeigner, toLatin, type LatinWord } from '../transliterate/to-latin.ts';
import { cleanText } from './clean-text.ts';

/** Apostrophes and the signs for ayn, hamza and the soft sign: they stand inside a word ("Mas'ud", "O'Neil"). */
const APOSTROPHES = /['’‘`´ʼʻʾʿˈ′＇ʹ׳״"“”„«»]/gu;

/** Letters of one word joined by full stops: "S.A.", "L.L.C.", "U.S.A.". */
const DOTTED_LETTERS = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])/gu;

/** Hebrew writes the sounds of other languages with a mark on the nearest letter, "ג׳": Arabic has letters for them. */
const MARKED_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ג['’׳]/gu, 'ج'],
  [/ז['’׳]/gu, 'ژ'],
  [/[צץ]['’׳]/gu, 'چ'],
];

/** The name of God is written apart or as one with the word before it: "Saif Allah", "Saifullah". */
const ALLAH_APART = /(?<=[\p{Script=Arabic}]{2})\s+(?=(?:الله|اللە|اللّه)(?!\p{L}))/gu;
/** So is "servant of": "عبد الرحمن", "عبدالرحمن". */
const SERVANT_APART = /(?<=(?<!\p{L})عبد)\s+(?=ال)/gu;

function joinArabic(text: string): string {
  let joined = text;
  for (const [marked, letter] of MARKED_LETTERS) joined = joined.replace(marked, letter);
  return joined.replace(ALLAH_APART, '').replace(SERVANT_APART, '');
}

/** "M/V", "M.T." and the like before the name of a ship are one word each. */
const SHIP_PREFIX = /^\s*(?<kind>[MSF])[/.]\s?(?<of>[VTYS])\.?\s+/iu;

/** What stands between two names of one party in a text means nothing in either. */
const BETWEEN_NAMES =
  /(?<=\S)[\s,;(]+(?:a\.?\/?k\.?\/?a\.?|f\.?\/?k\.?\/?a\.?|n\.?\/?k\.?\/?a\.?|d\/?b\/?a|(?:formerly|previously|now|also|better) (?:known|called) as|formerly|doing business as|trading as|née|nee|geb\.|geborene|alias)(?:[\s:]+|$)(?=\S)/giu;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** At most this many words of a text are compared; the rest of a longer one is dropped. */
const MAX_WORDS = 100;

/**
 * Splits a text into words of small Latin letters and digits, in order. Apostrophes vanish, hyphens and other
 * punctuation separate, dotted letters become one word.
 */
export function splitWords(text: string): readonly LatinWord[] {
  const plain = joinArabic(cleanText(text))
    .replace(SHIP_PREFIX, '$<kind>$<of> ')
    .replace(BETWEEN_NAMES, ' ')
    .replace(APOSTROPHES, '')
    .replace(/&/gu, ' and ')
    .replace(DOTTED_LETTERS, (letters) => ` ${letters.replaceAll('.', '')} `);
  const isOfForeigner = isNameOfForeigner(plain);
  const words: LatinWord[] = [];
  for (const [word] of plain.matchAll(WORD)) {
    for (const latin of toLatin(word, isOfForeigner)) words.push(latin);
    if (words.length >= MAX_WORDS) break;
  }
  return words.slice(0, MAX_WORDS);
}
