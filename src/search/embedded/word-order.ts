import type { Pause } from './word-columns.ts';

/** Words are numbered below this. */
const MOST_WORDS = 2 ** 22;
/** With so many letters, of five bits each, and the number of the word behind them an order is a number without fraction. */
const LETTERS = 6;
const BEFORE_A = 96;
const OTHER_LETTER = 27;

/** The first letters of the text in a key (`wordFromKey`), which follows a legal form and a mark of its script. */
function firstLetters(key: string): number {
  const start = key.indexOf('|') + 1;
  const from = /[a-z0-9]/u.test(key.charAt(start)) ? start : start + 1;
  let letters = 0;
  for (let at = from; at < from + LETTERS; at++) {
    const letter = (key.charCodeAt(at) || BEFORE_A) - BEFORE_A;
    letters = 32 * letters + (letter >= 0 && letter < OTHER_LETTER ? letter : OTHER_LETTER);
  }
  return letters;
}

/**
 * The place of each word in the order of the first letters of its text. What a typed word may be mostly begins as it does: words
 * that are looked at together stand together in memory.
 */
export async function placesByText(keys: readonly string[], pause: Pause): Promise<Uint32Array> {
  const order = new Float64Array(keys.length);
  for (const [word, key] of keys.entries()) {
    order[word] = firstLetters(key) * MOST_WORDS + word;
    await pause();
  }
  order.sort();
  const places = new Uint32Array(keys.length);
  for (const [place, word] of order.entries()) places[word % MOST_WORDS] = place;
  return places;
}
