import type { ListCode } from '../../domain/list-code.ts';
import { searchTypes, type ListedParty } from '../../domain/listed-party.ts';
import { listedValues, type ListedValue } from '../../matching/identifiers/listed-values.ts';
import type { WordCache } from '../../matching/names/prepare-name.ts';
import { HashIndexBuilder, type HashIndex } from '../hash-index.ts';
import { keyHash } from '../key-hash.ts';
import { countriesOf } from '../party-countries.ts';
import { AddressDraft } from './address-draft.ts';
import { NO_SEGMENT, openEarlier, unchangedAt, type EarlierSegment } from './earlier-segment.ts';
import { typeBits, type SegmentColumns, type SegmentData } from './list-segment.ts';
import { RowDraft } from './row-draft.ts';
import type { Pause } from './word-columns.ts';

/** Longest stretch of building without giving way to requests. */
const SLICE_MS = 12;

/** Returns a function that waits for the event loop once the slice is used up. */
function createPause(nowMs: () => number): () => Promise<void> {
  let sliceEnd = nowMs() + SLICE_MS;
  return async () => {
    if (nowMs() < sliceEnd) return;
    await new Promise((resolve) => setImmediate(resolve));
    sliceEnd = nowMs() + SLICE_MS;
  };
}

type PartyColumns = 'partyIds' | 'partyTypes' | 'countryStarts' | 'countries' | 'recordStarts' | 'records';
type ValueColumns = 'valueParties' | 'valueStarts' | 'values';

const recordOf = (party: ListedParty): Buffer => Buffer.from(JSON.stringify(party));

/** The parties of a segment while it grows. */
class PartyDraft {
  readonly #ids: number[] = [];
  readonly #types: number[] = [];
  readonly #countryStarts = [0];
  readonly #countries: string[] = [];
  readonly #recordStarts = [0];
  readonly #records: Buffer[] = [];

  /** Adds a party with its record and returns its position. */
  add(party: ListedParty, record: Buffer): number {
    const countries = countriesOf(party).join('');
    this.#types.push(typeBits(searchTypes(party)));
    this.#countries.push(countries);
    this.#countryStarts.push((this.#countryStarts.at(-1) ?? 0) + countries.length);
    this.#records.push(record);
    this.#recordStarts.push((this.#recordStarts.at(-1) ?? 0) + record.length);
    return this.#ids.push(party.id) - 1;
  }

  columns(): Pick<SegmentColumns, PartyColumns> {
    return {
      partyIds: Uint32Array.from(this.#ids),
      partyTypes: Uint8Array.from(this.#types),
      countryStarts: Uint32Array.from(this.#countryStarts),
      countries: Buffer.from(this.#countries.join(''), 'latin1'),
      recordStarts: Uint32Array.from(this.#recordStarts),
      records: Buffer.concat(this.#records),
    };
  }
}

/** The recorded identifiers and contact values of a segment while it grows. */
class ValueDraft {
  readonly #keys = new HashIndexBuilder();
  readonly #parties: number[] = [];
  readonly #starts = [0];
  readonly #values: Uint8Array[] = [];
  readonly #earlier: EarlierSegment;
  /** What each value of the earlier segment becomes; -1 for none of this one. */
  readonly #taken: Int32Array;

  constructor(earlier: EarlierSegment) {
    this.#earlier = earlier;
    this.#taken = new Int32Array(earlier.data.columns.valueParties.length).fill(-1);
  }

  add(party: number, { key, label }: ListedValue): void {
    this.#keys.add(keyHash(key), this.#addValue(party, Buffer.from(JSON.stringify([key, label]))));
  }

  /** Adds the values of a party as they stand in the earlier segment. */
  take(party: number, earlierParty: number): void {
    const { data, values } = this.#earlier;
    const { valueStarts, values: bytes } = data.columns;
    for (let value = values[earlierParty]!; value < values[earlierParty + 1]!; value++)
      this.#taken[value] = this.#addValue(party, bytes.subarray(valueStarts[value], valueStarts[value + 1]));
  }

  #addValue(party: number, value: Uint8Array): number {
    this.#starts.push((this.#starts.at(-1) ?? 0) + value.length);
    this.#values.push(value);
    return this.#parties.push(party) - 1;
  }

  columns(): Pick<SegmentColumns, ValueColumns> {
    return {
      valueParties: Uint32Array.from(this.#parties),
      valueStarts: Uint32Array.from(this.#starts),
      values: Buffer.concat(this.#values),
    };
  }

  async index(pause: Pause): Promise<HashIndex> {
    await this.#keys.addAll({ index: this.#earlier.data.indexes.valuesByKey, numbers: this.#taken }, pause);
    return this.#keys.build(pause);
  }
}

/** What building a segment needs. */
export interface SegmentSource {
  readonly code: ListCode;
  readonly generation: number;
  /** What the parties are of (`ListEdition`), where the segment is kept. */
  readonly origin?: string;
  /** In id order. */
  readonly parties: AsyncIterable<ListedParty>;
  /** Shared by all segments, so that equal words are one object. */
  readonly cache: WordCache;
  /** A clock that only rises, in milliseconds; decides when to give way to requests. */
  readonly nowMs: () => number;
}

/**
 * Builds a segment in small slices, so that requests are answered meanwhile. Parties that did not change since an earlier
 * segment of the list are taken over from it, which is many times faster.
 */
export async function buildSegment(
  source: SegmentSource,
  before: SegmentData = NO_SEGMENT,
): Promise<SegmentData> {
  const pause = createPause(source.nowMs);
  const earlier = openEarlier(before);
  const parties = new PartyDraft();
  const rows = new RowDraft(source.cache, earlier);
  const addresses = new AddressDraft(source.cache, earlier);
  const values = new ValueDraft(earlier);
  const take = (position: number, earlierPosition: number): void => {
    for (const draft of [rows, addresses, values]) draft.take(position, earlierPosition);
  };
  const add = (position: number, party: ListedParty): void => {
    party.names.forEach((name, index) => rows.add(position, party.entryType, name, index));
    party.addresses.forEach((address, index) => addresses.add(position, address, index));
    for (const value of listedValues(party)) values.add(position, value);
  };
  for await (const party of source.parties) {
    const record = recordOf(party);
    const position = parties.add(party, record);
    const unchanged = unchangedAt(earlier, party.id, record);
    if (unchanged === -1) add(position, party);
    else take(position, unchanged);
    await pause();
  }
  const addressData = await addresses.build(pause);
  return {
    code: source.code,
    generation: source.generation,
    origin: source.origin ?? '',
    columns: {
      ...parties.columns(),
      ...rows.columns(),
      ...addressData.columns,
      ...values.columns(),
    },
    indexes: {
      valuesByKey: await values.index(pause),
      ...addressData.indexes,
    },
    names: await rows.names(pause),
  };
}
