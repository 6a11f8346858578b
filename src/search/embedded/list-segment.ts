import type { ListCode } from '../../domain/list-code.ts';
import { ENTRY_TYPES, type EntryType, type ListedName, type ListedParty } from '../../domain/listed-party.ts';
import type { WordCache } from '../../matching/names/prepare-name.ts';
import { wordFromKey } from '../../matching/names/prepare-word.ts';
import type { PreparedName } from '../../matching/names/prepared-name.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import type { HashIndex } from './hash-index.ts';

/**
 * Everything the embedded engine serves of one generation of one list, in columns: it takes little memory, is written to
 * a file and read back as it is, and is never changed after it was built. Parties, rows (one for each listed name),
 * words (distinct ones) and values are known by their position.
 */
export interface SegmentColumns {
  /** Rise with the position. */
  readonly partyIds: Uint32Array;
  /** Position of the party's type in `ENTRY_TYPES`. */
  readonly partyTypes: Uint8Array;
  /** Countries of party `p`, two letters each, at `countryStarts[p]` to `countryStarts[p + 1]` of `countries`. */
  readonly countryStarts: Uint32Array;
  readonly countries: Uint8Array;
  /** JSON of party `p` at bytes `recordStarts[p]` to `recordStarts[p + 1]` of `records`. */
  readonly recordStarts: Uint32Array;
  readonly records: Uint8Array;

  readonly rowParties: Uint32Array;
  /** Position of the row's name in its party's names. */
  readonly rowNames: Uint16Array;
  /** 1 for a weak alias. */
  readonly rowWeak: Uint8Array;
  readonly rowTotals: Float32Array;
  /** Words of row `r`, in order, at `rowWordStarts[r]` to `rowWordStarts[r + 1]` of `rowWords`. */
  readonly rowWordStarts: Uint32Array;
  readonly rowWords: Uint32Array;

  /** Keys of the words, UTF-8, one a line. */
  readonly wordKeys: Uint8Array;
  /** Rows of word `w`, each once, at `wordRowStarts[w]` to `wordRowStarts[w + 1]` of `wordRows`. */
  readonly wordRowStarts: Uint32Array;
  readonly wordRows: Uint32Array;

  /** JSON array of `[party, key, label]`, one for each recorded identifier or contact value. */
  readonly values: Uint8Array;
}

/** Words by each of their keys, rows by the keys of neighbouring words, values by their key. */
export interface SegmentIndexes {
  readonly wordsByKey: HashIndex;
  readonly rowsByJoin: HashIndex;
  readonly valuesByKey: HashIndex;
}

/** What is written to a file and read back. */
export interface SegmentData {
  readonly code: ListCode;
  readonly generation: number;
  readonly columns: SegmentColumns;
  readonly indexes: SegmentIndexes;
}

/** A recorded identifier or contact value of a party. */
export type SegmentValue = readonly [party: number, key: string, label: string];

/** Segment data with what is derived from it on first use. */
export interface ListSegment extends SegmentData {
  readonly rowCount: number;
  readonly wordCount: number;
  readonly valueList: readonly SegmentValue[];
  /** The prepared word at a position. */
  word(position: number): PreparedWord;
  /** The prepared name of a row. */
  name(row: number): PreparedName;
}

const fromUtf8 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');

/** Makes a servable segment; `cache` is shared by all segments, so that equal words are one object. */
export function openSegment(data: SegmentData, cache: WordCache): ListSegment {
  const { columns } = data;
  const keys = fromUtf8(columns.wordKeys).split('\n');
  const words: (PreparedWord | undefined)[] = [];
  words.length = keys.length;
  const word = (position: number): PreparedWord => {
    let prepared = words[position];
    if (prepared !== undefined) return prepared;
    const key = keys[position]!;
    prepared = cache.get(key) ?? wordFromKey(key);
    cache.set(key, prepared);
    words[position] = prepared;
    return prepared;
  };
  return {
    ...data,
    rowCount: columns.rowParties.length,
    wordCount: keys.length,
    valueList: JSON.parse(fromUtf8(columns.values)) as readonly SegmentValue[],
    word,
    name(row) {
      const places = columns.rowWords.subarray(columns.rowWordStarts[row], columns.rowWordStarts[row + 1]);
      return { words: Array.from(places, word), totalWeight: columns.rowTotals[row]! };
    },
  };
}

/** The party at a position, read anew from its record. */
export function partyAt({ columns }: SegmentData, position: number): ListedParty {
  const { records, recordStarts } = columns;
  return JSON.parse(
    fromUtf8(records.subarray(recordStarts[position], recordStarts[position + 1])),
  ) as ListedParty;
}

/** Type of the party at a position. */
export function typeAt({ columns }: SegmentData, position: number): EntryType {
  return ENTRY_TYPES[columns.partyTypes[position]!]!;
}

/** Quality of the name of a row. */
export function qualityOf({ columns }: SegmentData, row: number): ListedName['quality'] {
  return columns.rowWeak[row] === 1 ? 'weak' : 'strong';
}

/** True when the party at a position is tied to the country (two capital letters) or to none. */
export function isTiedTo({ columns }: SegmentData, position: number, country: string): boolean {
  const { countryStarts, countries } = columns;
  const end = countryStarts[position + 1]!;
  let place = countryStarts[position]!;
  if (place === end) return true;
  const first = country.charCodeAt(0);
  const second = country.charCodeAt(1);
  for (; place < end; place += 2)
    if (countries[place] === first && countries[place + 1] === second) return true;
  return false;
}

/** Position of the party with this id; -1 when the segment has none. */
export function positionOf({ columns }: SegmentData, id: number): number {
  const { partyIds } = columns;
  let low = 0;
  let high = partyIds.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = partyIds[middle]!;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
