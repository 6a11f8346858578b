import type { NameIndex } from './name-index.ts';

/** Working memory of searches for names; kept between them so that none is allocated anew, and left empty by each. */
export interface SearchBuffer {
  /** By word: the ways of comparing by which the look-up at hand may find it alike, and more; 0 when it was not met. */
  waysOfWords: Uint8Array;
  /** Words that the look-up at hand has met. */
  readonly metWords: number[];
  /** By word: 1 more than the place of the last of its entries in the table of what words match; 0 for none. */
  lastEntries: Int32Array;
  /** One bit a word: whether it has an entry. So small that it stays close to the processor. */
  hasEntries: Uint32Array;
}

/** Makes a buffer; it grows with the largest index searched. */
export function createSearchBuffer(): SearchBuffer {
  return {
    waysOfWords: new Uint8Array(0),
    metWords: [],
    lastEntries: new Int32Array(0),
    hasEntries: new Uint32Array(0),
  };
}

/** Makes a buffer large enough for an index. */
export function growTo(buffer: SearchBuffer, { wordCount }: NameIndex): void {
  if (buffer.waysOfWords.length >= wordCount) return;
  buffer.waysOfWords = new Uint8Array(wordCount);
  buffer.lastEntries = new Int32Array(wordCount);
  buffer.hasEntries = new Uint32Array((wordCount >>> 5) + 1);
}
