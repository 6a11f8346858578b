import type { ListCode } from '../../domain/list-code.ts';
import type { EntryType, ListedName, ListedParty } from '../../domain/listed-party.ts';
import type { LookupKey } from '../../matching/identifiers/lookup-key.ts';
import type { PreparedName } from '../../matching/names/prepared-name.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import type { HashIndex } from './hash-index.ts';

/** A recorded identifier or contact value of a party. */
export interface SegmentValue {
  readonly party: number;
  readonly key: LookupKey;
  readonly label: string;
}

/** The parties of a segment in columns; a party is known by its position. */
export interface SegmentParties {
  readonly ids: Uint32Array;
  readonly types: readonly EntryType[];
  /** ISO codes of the countries the party is tied to, or none. */
  readonly countries: readonly (readonly string[])[];
  /** JSON of party `p` at bytes `offsets[p]` to `offsets[p + 1]`. */
  readonly records: Buffer;
  readonly offsets: Uint32Array;
}

/** The listed names of a segment in columns; a row is known by its position. */
export interface SegmentRows {
  readonly party: Uint32Array;
  readonly nameIndex: Uint16Array;
  readonly names: readonly PreparedName[];
  readonly totals: Float32Array;
  readonly qualities: readonly ListedName['quality'][];
}

/** Everything the embedded engine serves of one generation of one list. Never changed after it was built. */
export interface ListSegment {
  readonly code: ListCode;
  readonly generation: number;
  readonly parties: SegmentParties;
  readonly rows: SegmentRows;
  /** The distinct words of the rows. */
  readonly words: readonly PreparedWord[];
  /** Rows of word `w` at `rowsOfWord[wordOffsets[w]]` to `rowsOfWord[wordOffsets[w + 1]]`. */
  readonly wordOffsets: Uint32Array;
  readonly rowsOfWord: Uint32Array;
  /** Words by the hash of each of their keys. */
  readonly wordsByKey: HashIndex;
  /** Rows by the hash of the key of each two neighbouring words. */
  readonly rowsByJoin: HashIndex;
  readonly values: readonly SegmentValue[];
  /** Values by the hash of their key. */
  readonly valuesByKey: HashIndex;
}

/** The party at a position, read anew from its record. */
export function partyAt(segment: ListSegment, position: number): ListedParty {
  const { records, offsets } = segment.parties;
  const json = records.toString('utf8', offsets[position], offsets[position + 1]);
  return JSON.parse(json) as ListedParty;
}

/** Position of the party with this id; -1 when the segment has none. Ids rise with the position. */
export function positionOf(segment: ListSegment, id: number): number {
  const { ids } = segment.parties;
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
