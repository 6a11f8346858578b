import { positionOf, type SegmentData } from './list-segment.ts';
import { wordsOfRows, type WordsOfRows } from './word-columns.ts';

/** A segment of the list as it was, from which a new one takes over what did not change. */
export interface EarlierSegment {
  readonly data: SegmentData;
  /** Rows, address rows and values of party `p` stand at `[p]` to `[p + 1]`. */
  readonly rows: Uint32Array;
  readonly addressRows: Uint32Array;
  readonly values: Uint32Array;
  readonly wordsOfAddresses: WordsOfRows;
}

/** Where in a column of parties, which rise, each party begins. */
function startsByParty(parties: Uint32Array, partyCount: number): Uint32Array {
  const starts = new Uint32Array(partyCount + 1);
  for (const party of parties) starts[party + 1]!++;
  for (let party = 0; party < partyCount; party++) starts[party + 1]! += starts[party]!;
  return starts;
}

/** Makes ready to take over parties of a segment. */
export function openEarlier(data: SegmentData): EarlierSegment {
  const { columns } = data;
  const count = columns.partyIds.length;
  return {
    data,
    rows: startsByParty(columns.rowParties, count),
    addressRows: startsByParty(columns.addressParties, count),
    values: startsByParty(columns.valueParties, count),
    wordsOfAddresses: wordsOfRows(
      { wordRowStarts: columns.addressWordRowStarts, wordRows: columns.addressWordRows },
      columns.addressParties.length,
    ),
  };
}

/** Position of the party with this id if its record is the same to the byte; -1 otherwise. */
export function unchangedAt({ data }: EarlierSegment, id: number, record: Buffer): number {
  const position = positionOf(data, id);
  if (position === -1) return -1;
  const { recordStarts, records } = data.columns;
  const earlier = records.subarray(recordStarts[position], recordStarts[position + 1]);
  return record.equals(earlier) ? position : -1;
}

const NONE = new Uint32Array(0);
const NO_BYTES = new Uint8Array(0);
const START = new Uint32Array(1);
const NO_INDEX = { starts: new Uint32Array(2), entries: NONE };

/** A segment without parties. */
export const NO_SEGMENT: SegmentData = {
  code: 'OFAC_SDN',
  generation: 0,
  origin: '',
  columns: {
    partyIds: NONE,
    partyTypes: NO_BYTES,
    countryStarts: START,
    countries: NO_BYTES,
    recordStarts: START,
    records: NO_BYTES,
    rowParties: NONE,
    rowNames: new Uint16Array(0),
    rowWeak: NO_BYTES,
    addressParties: NONE,
    addressPlaces: new Uint16Array(0),
    addressCountries: NO_BYTES,
    addressTotals: new Float32Array(0),
    addressStarts: START,
    addressForms: NO_BYTES,
    addressWordKeys: NO_BYTES,
    addressWordRowStarts: START,
    addressWordRows: NONE,
    valueParties: NONE,
    valueStarts: START,
    values: NO_BYTES,
  },
  indexes: {
    valuesByKey: NO_INDEX,
    addressWordsByKey: NO_INDEX,
    addressesByJoin: NO_INDEX,
    addressesByPart: NO_INDEX,
  },
  names: {
    columns: {
      rowTotals: new Float32Array(0),
      rowWordStarts: START,
      rowWords: NONE,
      wordKeys: NO_BYTES,
      wordForms: NO_BYTES,
      wordSounds: NO_BYTES,
      wordSignatures: NONE,
    },
    indexes: { wordsByKey: NO_INDEX, rowsByJoin: NO_INDEX },
  },
};
