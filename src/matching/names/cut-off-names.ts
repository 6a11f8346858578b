import { isNative } from './preparing/told-by-key.ts';
import { sumOfWeights } from './prepared-name.ts';
import type { PreparedWord } from './prepared-word.ts';

/** A payment message has room for 35 characters; some writers leave the last ones out. */
const SHORTEST = 33;
/** As many letters such a name has at least, whatever spaces it has. */
const LETTERS = 24;
/** Least weight of the words before the cut: "Joint Stock Company Research and Prod" begins many names. */
const LEAST_WEIGHT = 0.7;

/** A long name as it is compared with one that was cut off, or that is cut off itself. */
export interface LongName {
  readonly words: readonly PreparedWord[];
  /** All its letters. */
  readonly letters: string;
  /** Where its words end in them. */
  readonly ends: readonly number[];
}

/** A name with so many letters that it, or what is left of it, may have been cut off; null for any other, and for scripts without spaces or vowels. */
export function longNameOf(words: readonly PreparedWord[]): LongName | null {
  let letters = '';
  const ends: number[] = [];
  for (const word of words) {
    if (word.consonantal || word.wordClass === 'between' || isNative(word)) return null;
    letters += word.text;
    ends.push(letters.length);
  }
  return letters.length < LETTERS ? null : { words, letters, ends };
}

/** The letters that a name that was cut off shares with the whole; null of a shorter name. */
export const openingOf = (words: readonly PreparedWord[]): string | null =>
  longNameOf(words)?.letters.slice(0, LETTERS) ?? null;

/** True for a name of which enough is left, whose last word is a piece of a word and no number. */
function mayBeCutOff(words: readonly PreparedWord[], letters: number): boolean {
  const piece = words.at(-1);
  if (piece === undefined || piece.wordClass === 'number') return false;
  return letters + words.length - 1 >= SHORTEST && sumOfWeights(words) - piece.weight >= LEAST_WEIGHT;
}

/** True when one of two names is the beginning of the other, cut off within a word: "Islamic Republic of Iran Shipping L". */
export function isCutOff({ words, letters, ends }: LongName, listed: readonly PreparedWord[]): boolean {
  let place = 0;
  for (const { text } of listed) {
    if (!letters.startsWith(text, place)) {
      const isQueryCut = place < letters.length && text.startsWith(letters.slice(place));
      return isQueryCut && longNameOf(listed) !== null && mayBeCutOff(words, letters.length);
    }
    place += text.length;
  }
  return (
    place < letters.length &&
    !ends.includes(place) &&
    longNameOf(listed) !== null &&
    mayBeCutOff(listed, place)
  );
}
