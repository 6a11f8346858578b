import type { ListCode } from '../../domain/list-code.ts';
import { ENTRY_TYPES, type EntryType, type ListedName, type ListedParty } from '../../domain/listed-party.ts';
import { addressWord } from '../../matching/addresses/address-word.ts';
import { readWrittenAddress, type PreparedAddress } from '../../matching/addresses/prepare-address.ts';
import type { WordCache } from '../../matching/names/prepare-name.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import type { HashIndex } from '../hash-index.ts';
import { shareColumns } from './shared-memory.ts';
import { fromUtf8, readLines } from './utf8-lines.ts';
import type { WordsOfRows } from './word-columns.ts';

/**
 * What the embedded engine keeps of one generation of one list beside its names, in columns: it takes little memory, is
 * written to a file and read back as it is, and is never changed after it was built. Parties, rows (one for each reading
 * of a listed name) and values are known by their position.
 */
export interface SegmentColumns {
  /** Rise with the position. */
  readonly partyIds: Uint32Array;
  /** Types as which each party is searched; see `typeBits`. */
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

  readonly addressParties: Uint32Array;
  /** Position of the address in its party's addresses. */
  readonly addressPlaces: Uint16Array;
  /** Country of address row `r`, two letters at `2 * r`; zeros for none. */
  readonly addressCountries: Uint8Array;
  /** Weight of the street words of each address row. */
  readonly addressTotals: Float32Array;
  /** Address row `r` in the form of `writeAddress`, at bytes `addressStarts[r]` to `addressStarts[r + 1]`. */
  readonly addressStarts: Uint32Array;
  readonly addressForms: Uint8Array;
  /** Keys of the words of addresses, and their rows, as for names. */
  readonly addressWordKeys: Uint8Array;
  readonly addressWordRowStarts: Uint32Array;
  readonly addressWordRows: Uint32Array;

  /** Party of each recorded identifier or contact value. */
  readonly valueParties: Uint32Array;
  /** JSON of `[key, label]` of value `v` at bytes `valueStarts[v]` to `valueStarts[v + 1]` of `values`. */
  readonly valueStarts: Uint32Array;
  readonly values: Uint8Array;
}

/** Values by their key, words of addresses by each of theirs, addresses by the keys of neighbouring words or of other parts. */
export interface SegmentIndexes {
  readonly valuesByKey: HashIndex;
  readonly addressWordsByKey: HashIndex;
  readonly addressesByJoin: HashIndex;
  readonly addressesByPart: HashIndex;
}

/** The words of the rows, and of the distinct words what tells whether a typed word may be one of them. */
export interface NameColumns extends WordsOfRows {
  /** Weight of each row. */
  readonly rowTotals: Float32Array;
  /** Keys of the words, UTF-8, one a line. */
  readonly wordKeys: Uint8Array;
  /** What was derived of the words (`packWord`), UTF-8, one a line. */
  readonly wordForms: Uint8Array;
  /** How the words may be spoken (`writeSpoken`), UTF-8, one a line. */
  readonly wordSounds: Uint8Array;
  /** `slipSignature` of each word. */
  readonly wordSignatures: Uint32Array;
}

/** Words by each of their keys, rows by the keys of neighbouring words and of the name as a whole. */
export interface NameIndexes {
  readonly wordsByKey: HashIndex;
  readonly rowsByJoin: HashIndex;
}

/** The listed names of a segment, which go into the one index of all lists (`name-index.ts`). */
export interface SegmentNames {
  readonly columns: NameColumns;
  readonly indexes: NameIndexes;
}

/** What is written to a file and read back. */
export interface SegmentData {
  readonly code: ListCode;
  readonly generation: number;
  /** What it was made of (`ListEdition`); empty where nobody asks. */
  readonly origin: string;
  readonly columns: SegmentColumns;
  readonly indexes: SegmentIndexes;
  readonly names: SegmentNames;
}

/** A recorded identifier or contact value of a party. */
export interface SegmentValue {
  readonly party: number;
  readonly key: string;
  readonly label: string;
}

/** Segment data without the names, with what is derived from them on first use. */
export interface ListSegment extends Omit<SegmentData, 'names'> {
  /** The value at a position. */
  value(position: number): SegmentValue;
  readonly addressWordCount: number;
  /** The prepared word of addresses at a position. */
  addressWord(position: number): PreparedWord;
  /** The prepared address of an address row. */
  address(row: number): PreparedAddress;
}

/** Words known by their position, each prepared when it is first asked for. */
function lazyWords(
  bytes: Uint8Array,
  prepare: (key: string) => PreparedWord,
): { readonly count: number; readonly at: (position: number) => PreparedWord } {
  const lines = readLines(bytes);
  const words = new Array<PreparedWord | undefined>(lines.count);
  return { count: lines.count, at: (position) => (words[position] ??= prepare(lines.at(position))) };
}

const shareIndexes = (indexes: SegmentIndexes): SegmentIndexes => ({
  valuesByKey: shareColumns(indexes.valuesByKey),
  addressWordsByKey: shareColumns(indexes.addressWordsByKey),
  addressesByJoin: shareColumns(indexes.addressesByJoin),
  addressesByPart: shareColumns(indexes.addressesByPart),
});

/** Makes a servable segment; `cache` is shared by all segments, so that equal words are one object. */
export function openSegment(data: Omit<SegmentData, 'names'>, cache: WordCache): ListSegment {
  const { code, generation, origin } = data;
  const columns = shareColumns(data.columns);
  const indexes = shareIndexes(data.indexes);
  const addressWords = lazyWords(columns.addressWordKeys, (key) => addressWord(key, cache));
  return {
    code,
    generation,
    origin,
    columns,
    indexes,
    value(position) {
      const { valueParties, valueStarts, values } = columns;
      const json = fromUtf8(values.subarray(valueStarts[position], valueStarts[position + 1]));
      const [key, label] = JSON.parse(json) as [string, string];
      return { party: valueParties[position]!, key, label };
    },
    addressWordCount: addressWords.count,
    addressWord: addressWords.at,
    address(row) {
      const { addressForms, addressStarts } = columns;
      const form = fromUtf8(addressForms.subarray(addressStarts[row], addressStarts[row + 1]));
      return readWrittenAddress(form, cache);
    },
  };
}

/** The party at a position, read anew from its record. */
export function partyAt({ columns }: Pick<SegmentData, 'columns'>, position: number): ListedParty {
  const { records, recordStarts } = columns;
  return JSON.parse(
    fromUtf8(records.subarray(recordStarts[position], recordStarts[position + 1])),
  ) as ListedParty;
}

/** The types as which the party at a position is searched. */
export function typesAt({ columns }: Pick<SegmentData, 'columns'>, position: number): readonly EntryType[] {
  return SETS_OF_TYPES[columns.partyTypes[position]!]!;
}

/** True when the party at a position is searched as of the type. */
export function isOfType(
  { columns }: Pick<SegmentData, 'columns'>,
  position: number,
  type: EntryType,
): boolean {
  return (columns.partyTypes[position]! & (1 << ENTRY_TYPES.indexOf(type))) !== 0;
}

/** Types as one byte, a bit for each of `ENTRY_TYPES`. */
export function typeBits(types: readonly EntryType[]): number {
  return types.reduce((bits, type) => bits | (1 << ENTRY_TYPES.indexOf(type)), 0);
}

const SETS_OF_TYPES = Array.from({ length: 1 << ENTRY_TYPES.length }, (_, bits) =>
  ENTRY_TYPES.filter((type) => (bits & typeBits([type])) !== 0),
);

/** Quality of the name of a row. */
export function qualityOf({ columns }: Pick<SegmentData, 'columns'>, row: number): ListedName['quality'] {
  return columns.rowWeak[row] === 1 ? 'weak' : 'strong';
}

/** True when the party at a position is tied to one of the countries (two capital letters each) or to none. */
export function isTiedTo(
  { columns }: Pick<SegmentData, 'columns'>,
  position: number,
  wanted: readonly string[],
): boolean {
  const { countryStarts, countries } = columns;
  const end = countryStarts[position + 1]!;
  let place = countryStarts[position]!;
  if (place === end) return true;
  for (; place < end; place += 2)
    for (const country of wanted)
      if (countries[place] === country.charCodeAt(0) && countries[place + 1] === country.charCodeAt(1))
        return true;
  return false;
}

/** Position of the party with this id; -1 when the segment has none. */
export function positionOf({ columns }: Pick<SegmentData, 'columns'>, id: number): number {
  const { partyIds } = columns;
  let low = 0;
  let high = partyIds.length - 1;
  // Ids of a list are mostly near each other, so that most segments need not be looked through.
  if (high < 0 || id < partyIds[0]! || id > partyIds[high]!) return -1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = partyIds[middle]!;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
