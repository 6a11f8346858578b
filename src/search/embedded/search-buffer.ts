import { MORE_OTHERS, type NameIndex } from './name-index.ts';

/** What listed words, by their entries, match of the words of the query. */
export interface Entries {
  count: number;
  /** Number of the query word. */
  queryWords: Uint32Array;
  /** The most that is matched by the listed word, and its weight. */
  matched: Float64Array;
  listed: Float64Array;
  /** 1 more than the place of another entry of the same listed word; 0 for none. */
  others: Uint32Array;
}

/** Working memory of searches for names; kept between them so that none is allocated anew, and left empty by each. */
export interface SearchBuffer {
  /** By word: the ways of comparing by which the look-up at hand may find it alike, and more; 0 when it was not met. */
  waysOfWords: Uint8Array;
  /** Words that the look-up at hand has met. */
  readonly metWords: number[];
  readonly entries: Entries;
  /** By word: 1 more than the place of the last of its entries; 0 for none. */
  lastEntries: Int32Array;
  /** By row: the number of the search that last decided whether it may reach the bound. */
  decidedRows: Uint32Array;
  searches: number;
  /** By bucket of words: the most that one of them adds to a row, rounded up. So small that it stays close to the processor. */
  readonly bucketGains: Uint8Array;
}

/** Makes a buffer; it grows with the largest index searched. */
export function createSearchBuffer(): SearchBuffer {
  return {
    waysOfWords: new Uint8Array(0),
    metWords: [],
    entries: {
      count: 0,
      queryWords: new Uint32Array(0),
      matched: new Float64Array(0),
      listed: new Float64Array(0),
      others: new Uint32Array(0),
    },
    lastEntries: new Int32Array(0),
    decidedRows: new Uint32Array(0),
    searches: 0,
    bucketGains: new Uint8Array(MORE_OTHERS + 1),
  };
}

/** Makes a buffer large enough for an index. */
export function growTo(buffer: SearchBuffer, { wordCount, rowCount }: NameIndex): void {
  if (buffer.decidedRows.length < rowCount) buffer.decidedRows = new Uint32Array(rowCount);
  if (buffer.waysOfWords.length >= wordCount) return;
  buffer.waysOfWords = new Uint8Array(wordCount);
  buffer.lastEntries = new Int32Array(wordCount);
}

const FIRST_SIZE = 1024;

/** Adds an entry and returns 1 more than its place. */
export function addEntry(
  entries: Entries,
  queryWord: number,
  matched: number,
  listed: number,
  other: number,
): number {
  if (entries.count === entries.matched.length) grow(entries);
  const place = entries.count++;
  entries.queryWords[place] = queryWord;
  entries.matched[place] = matched;
  entries.listed[place] = listed;
  entries.others[place] = other;
  return entries.count;
}

function grow(entries: Entries): void {
  const size = Math.max(FIRST_SIZE, 2 * entries.count);
  const { queryWords, matched, listed, others } = entries;
  entries.queryWords = new Uint32Array(size);
  entries.queryWords.set(queryWords);
  entries.matched = new Float64Array(size);
  entries.matched.set(matched);
  entries.listed = new Float64Array(size);
  entries.listed.set(listed);
  entries.others = new Uint32Array(size);
  entries.others.set(others);
}
