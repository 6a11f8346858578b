/** Most rows of a word that its neighbours are looked at with. */
export const MOST_ROWS = 2;

const SMALL_LETTERS = 'a'.charCodeAt(0);

/** True for a consonant, and where a row has ended. */
export const isConsonant = (row: string, place: number): boolean => !(row.charCodeAt(place) >= SMALL_LETTERS);

/** The consonants of a row; that of a word of one consonant has its vowels as well. */
export function bare(row: string): string {
  if (isConsonant(row, 0)) return isConsonant(row, row.length - 1) ? row : row.charAt(0);
  return row.charAt(1);
}

const BITS = 5;
/** How many consonants are told apart. */
export const ENDS = 1 << BITS;
const MASK = ENDS - 1;
const BITS_OF_ROW = 3 * BITS;
/** Rows of as many consonants and of more share a length. */
const LONGEST = 30;
const NO_ROW = MASK;

/** A length as a bit; very long ones share one. */
export const bitOfLength = (length: number): number => 1 << Math.min(length, LONGEST);

const endsOf = (row: string): number =>
  Math.min(row.length, LONGEST) |
  ((row.charCodeAt(0) & MASK) << BITS) |
  ((row.charCodeAt(row.length - 1) & MASK) << (2 * BITS));

/** The first and the last consonant and the length of the rows that its neighbours are looked at with, as one number. */
export const rowEndsOf = ([first = '', second]: readonly string[]): number =>
  endsOf(bare(first)) | ((second === undefined ? NO_ROW : endsOf(bare(second))) << BITS_OF_ROW);

/** Two consonants as one number, below `ENDS ** 2`. */
export const placeOfEnds = (first: number, last: number): number => (first & MASK) * ENDS + (last & MASK);

/** Rows of words by the consonants at their ends (`placeOfEnds`): their lengths as bits, and the places of the words, of which those 32 apart share a bit. */
export interface RowsByEnds {
  readonly lengths: Int32Array;
  readonly places: Int32Array;
}

/** Places of words that may have a row which begins as the first and ends as the second of two of `rowEndsOf`. */
function placesWith({ lengths, places }: RowsByEnds, start: number, end: number): number {
  const ofStart = start & MASK;
  const ofEnd = end & MASK;
  if (ofStart === NO_ROW || ofEnd === NO_ROW || ofStart + ofEnd === 0) return 0;
  const first = (ofStart === 0 ? end : start) >> BITS;
  const last = (ofEnd === 0 ? start : end) >> (2 * BITS);
  const length = ofStart + ofEnd;
  // Where both meet in one letter it is written once or twice.
  const bits = bitOfLength(length) | bitOfLength(length - 1);
  const ends = placeOfEnds(first, last);
  return ((lengths[ends] ?? 0) & bits) === 0 ? 0 : (places[ends] ?? 0);
}

/** Places of the words that may have a row which neighbours, told by their `rowEndsOf`, have together; no bit where none has. */
export function placesWithRowOf(rows: RowsByEnds, first: number, second: number): number {
  const nextOfFirst = first >> BITS_OF_ROW;
  const nextOfSecond = second >> BITS_OF_ROW;
  return (
    placesWith(rows, first, second) |
    placesWith(rows, first, nextOfSecond) |
    placesWith(rows, nextOfFirst, second) |
    placesWith(rows, nextOfFirst, nextOfSecond)
  );
}
