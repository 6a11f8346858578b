import { asRoman } from './correspondence/initials.ts';
import { hasSigns, isNative } from './preparing/told-by-key.ts';
import type { PreparedWord } from './prepared-word.ts';
import { PREFIXES_OF_SHIPS } from './words/word-class.ts';

/** Fewer letters fall together by chance; a name of more words is not written as one. */
const SHORTEST = 8;
/** Beside "Company" fewer are enough, and with digits at the end: "Netex24". */
const SHORTEST_OF_COMPANY = 6;
const SHORTEST_WITH_DIGITS = 7;
const WITH_DIGITS = /[a-z]\d{2,}$/u;
const LONGEST = 40;
const MOST_WORDS = 6;

/** Short words that say no more than "company", each in a way of its own. */
const CUT_SHORT: ReadonlySet<string> = new Set('corp corporation co company'.split(' '));

const isWritten = ({ wordClass, text }: PreparedWord): boolean =>
  wordClass !== 'legalForm' &&
  (wordClass !== 'title' || !PREFIXES_OF_SHIPS.has(text)) &&
  (wordClass !== 'generic' || !CUT_SHORT.has(text));

/** A word as its letters are compared: a Roman number at the end of a name as digits, "Bai Yang Lin V". */
function asWritten({ text }: PreparedWord, place: number, length: number): string {
  if (place === 0 || place < length - 1 || /^\d/u.test(text)) return text;
  return asRoman(text) ?? text;
}

/**
 * All letters of a name without its legal form and the prefix of a ship: "uralvagonzavod" of "Ural Vagon Zavod"; null of one that is too short or too
 * long to be written with the spaces elsewhere, and of scripts without spaces or vowels or with signs that tell names apart.
 */
export function lettersOf(words: readonly PreparedWord[]): string | null {
  if (words.length > MOST_WORDS + 2) return null;
  const written = words.filter(isWritten);
  if (written.length > MOST_WORDS) return null;
  if (
    words.some((word) => word.consonantal || word.wordClass === 'between' || isNative(word) || hasSigns(word))
  )
    return null;
  const letters = written.map((word, place) => asWritten(word, place, written.length)).join('');
  const cutShort = words.filter(({ text }) => CUT_SHORT.has(text)).length > 0;
  const longer = WITH_DIGITS.test(letters) ? SHORTEST_WITH_DIGITS : SHORTEST;
  const shortest = cutShort ? SHORTEST_OF_COMPANY : longer;
  return letters.length >= shortest && letters.length <= LONGEST ? letters : null;
}

/** True when the words are the letters with spaces between them. */
export function areLetters(words: readonly PreparedWord[], letters: string): boolean {
  let place = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as PreparedWord;
    if (!isWritten(word)) continue;
    const text = asWritten(word, at, words.length);
    // Most names differ in their first letter, which is faster to tell.
    if (letters.charCodeAt(place) !== text.charCodeAt(0)) return false;
    if (!letters.startsWith(text, place)) return false;
    place += text.length;
  }
  return place === letters.length && lettersOf(words) === letters;
}
