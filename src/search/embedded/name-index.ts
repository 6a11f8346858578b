import { unpackWord } from '../../matching/names/packed-word.ts';
import type { WordCache } from '../../matching/names/prepare-name.ts';
import type { PreparedName } from '../../matching/names/prepared-name.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import type { HashIndex } from '../hash-index.ts';
import { KnownWords } from './known-words.ts';
import type { ListSegment, NameIndexes } from './list-segment.ts';
import { openLines, type Utf8Lines } from './utf8-lines.ts';
import type { RowsOfWords, WordsOfRows } from './word-columns.ts';

/** How many other words of a row, which may be the same word again, stand beside each of its words. */
export const OTHERS = 6;
/** In the last place of others: the row has more of them. */
export const MORE_OTHERS = 0xffff;
/** The bucket of a word, 1 or more; 0 is no word. */
export const bucketOf = (word: number): number => 1 + (word % (MORE_OTHERS - 1));

/** What is known of the rows of all lists, and of their distinct words, in columns. */
export interface NameIndexColumns extends WordsOfRows, RowsOfWords {
  readonly rowTotals: Float32Array;
  /** Position in `parts` of the segment that each row is of. */
  readonly rowParts: Uint8Array;
  /** `slipSignature` of each word. */
  readonly wordSignatures: Uint32Array;
  /** Weights of `wordRows`: of each word the lightest row comes first. */
  readonly wordRowTotals: Float32Array;
  /** Buckets of `OTHERS` other words of each of `wordRows`: most rows are left out by them without a look at the row. */
  readonly wordRowOthers: Uint16Array;
}

/**
 * The listed names of all lists in one index, so that a word is looked up once and not once a list. Never changed: another
 * generation of a list makes another index.
 */
export interface NameIndex {
  readonly parts: readonly ListSegment[];
  /** First row of each part, and one past the last row. */
  readonly partStarts: readonly number[];
  readonly columns: NameIndexColumns;
  readonly indexes: NameIndexes;
  readonly wordCount: number;
  readonly rowCount: number;
  /** What sets the word at a position apart. */
  readonly keys: Utf8Lines;
  /** What was derived of the word at a position (`packWord`). */
  readonly forms: Utf8Lines;
  /** How the word at a position may be spoken (`writeSpoken`). */
  readonly spoken: Utf8Lines;
  /** The prepared word at a position; read when it is first asked for. */
  word(position: number): PreparedWord;
  /** The prepared name of a row; that of rows of the same words is mostly one. */
  name(row: number): PreparedName;
  /** What was looked up of late. */
  readonly known: KnownWords;
}

/** What an index is made of. */
export type NameIndexData = Pick<
  NameIndex,
  'parts' | 'partStarts' | 'columns' | 'indexes' | 'keys' | 'forms' | 'spoken'
>;

/** A power of two: equal names mostly follow one another. */
const RECENT = 64;

/** Reads the names of rows; rows of the same words that are read one soon after the other have one name. */
function nameReader(
  { rowWordStarts, rowWords, rowTotals }: NameIndexColumns,
  word: (position: number) => PreparedWord,
): (row: number) => PreparedName {
  const recent = new Array<PreparedName | null>(RECENT).fill(null);
  const recentRows = new Uint32Array(RECENT);
  const haveSameWords = (one: number, other: number, count: number): boolean => {
    for (let place = 0; place < count; place++)
      if (rowWords[one + place] !== rowWords[other + place]) return false;
    return true;
  };
  return (row) => {
    const start = rowWordStarts[row]!;
    const end = rowWordStarts[row + 1]!;
    let hash = 0;
    for (let place = start; place < end; place++) hash = Math.imul(hash, 31) + rowWords[place]!;
    const slot = (hash ^ (hash >>> 8) ^ (hash >>> 16)) & (RECENT - 1);
    const known = recent[slot] ?? null;
    if (
      known?.words.length === end - start &&
      haveSameWords(rowWordStarts[recentRows[slot]!]!, start, end - start)
    )
      return known;
    const words: PreparedWord[] = [];
    for (let place = start; place < end; place++) words.push(word(rowWords[place]!));
    const name = { words, totalWeight: rowTotals[row]! };
    recent[slot] = name;
    recentRows[slot] = row;
    return name;
  };
}

/** Makes an index of its data; `cache` holds prepared words by their key. */
export function openNameIndex(data: NameIndexData, cache: WordCache): NameIndex {
  const { keys, forms, columns } = data;
  const words = new Array<PreparedWord | undefined>(keys.count);
  const read = (position: number): PreparedWord => {
    const key = keys.at(position);
    const known = cache.get(key) ?? unpackWord(forms.at(position));
    cache.set(key, known);
    return known;
  };
  const word = (position: number): PreparedWord => (words[position] ??= read(position));
  return {
    ...data,
    wordCount: keys.count,
    rowCount: columns.rowTotals.length,
    known: new KnownWords(keys.count),
    word,
    name: nameReader(columns, word),
  };
}

const NONE = new Uint32Array(0);
const NO_LINES = openLines({ bytes: new Uint8Array(0), starts: new Uint32Array(1) });
const NO_ENTRIES: HashIndex = { starts: new Uint32Array(2), entries: NONE };

/** The index before any list is served. */
export const NO_NAMES: NameIndex = openNameIndex(
  {
    parts: [],
    partStarts: [0],
    keys: NO_LINES,
    forms: NO_LINES,
    spoken: NO_LINES,
    columns: {
      rowTotals: new Float32Array(0),
      rowParts: new Uint8Array(0),
      rowWordStarts: new Uint32Array(1),
      rowWords: NONE,
      wordSignatures: NONE,
      wordRowStarts: new Uint32Array(1),
      wordRowTotals: new Float32Array(0),
      wordRows: NONE,
      wordRowOthers: new Uint16Array(0),
    },
    indexes: { wordsByKey: NO_ENTRIES, rowsByJoin: NO_ENTRIES },
  },
  new Map(),
);
