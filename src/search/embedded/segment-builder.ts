import type { ListCode } from '../../domain/list-code.ts';
import { ENTRY_TYPES, type EntryType, type ListedName, type ListedParty } from '../../domain/listed-party.ts';
import { listedKeys, listedNameKeys } from '../../matching/candidate-keys.ts';
import { listedValues, type ListedValue } from '../../matching/identifiers/listed-values.ts';
import { slipSignature } from '../../matching/names/slips.ts';
import { prepareName, type WordCache } from '../../matching/names/prepare-name.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import { countriesOf } from '../party-countries.ts';
import { AddressDraft } from './address-draft.ts';
import { HashIndexBuilder } from '../hash-index.ts';
import { keyHash } from '../key-hash.ts';
import type { SegmentColumns, SegmentData, SegmentNames } from './list-segment.ts';
import { linesOf } from './utf8-lines.ts';
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
type RowColumns = 'rowParties' | 'rowNames' | 'rowWeak';

/** The parties of a segment while it grows. */
class PartyDraft {
  readonly #ids: number[] = [];
  readonly #types: number[] = [];
  readonly #countryStarts = [0];
  readonly #countries: string[] = [];
  readonly #recordStarts = [0];
  readonly #records: Buffer[] = [];

  /** Adds a party and returns its position. */
  add(party: ListedParty): number {
    const record = Buffer.from(JSON.stringify(party));
    const countries = countriesOf(party).join('');
    this.#types.push(ENTRY_TYPES.indexOf(party.entryType));
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

/** The listed names of a segment, and their distinct words, while it grows. */
class RowDraft {
  readonly #words: PreparedWord[] = [];
  readonly #joins = new HashIndexBuilder();
  readonly #positions = new Map<PreparedWord, number>();
  readonly #parties: number[] = [];
  readonly #names: number[] = [];
  readonly #weak: number[] = [];
  readonly #totals: number[] = [];
  readonly #wordStarts = [0];
  readonly #rowWords: number[] = [];
  readonly #cache: WordCache;

  constructor(cache: WordCache) {
    this.#cache = cache;
  }

  add(party: number, entryType: EntryType, listed: ListedName, index: number): void {
    const options = { mayHaveLegalForm: entryType !== 'individual', cache: this.#cache };
    const { words, totalWeight } = prepareName(listed.text, options);
    const row = this.#parties.push(party) - 1;
    this.#names.push(index);
    this.#weak.push(listed.quality === 'weak' ? 1 : 0);
    this.#totals.push(totalWeight);
    for (const word of words) this.#rowWords.push(this.#positionOf(word));
    for (const key of listedNameKeys(words)) this.#joins.add(keyHash(key), row);
    this.#wordStarts.push(this.#rowWords.length);
  }

  #positionOf(word: PreparedWord): number {
    let position = this.#positions.get(word);
    if (position === undefined) {
      position = this.#words.push(word) - 1;
      this.#positions.set(word, position);
    }
    return position;
  }

  columns(): Pick<SegmentColumns, RowColumns> {
    return {
      rowParties: Uint32Array.from(this.#parties),
      rowNames: Uint16Array.from(this.#names),
      rowWeak: Uint8Array.from(this.#weak),
    };
  }

  async names(pause: Pause): Promise<SegmentNames> {
    return {
      columns: {
        rowTotals: Float32Array.from(this.#totals),
        rowWordStarts: Uint32Array.from(this.#wordStarts),
        rowWords: Uint32Array.from(this.#rowWords),
        wordKeys: linesOf(this.#words.map(({ key }) => key)),
        wordSignatures: Uint32Array.from(this.#words, ({ text }) => slipSignature(text)),
      },
      indexes: {
        wordsByKey: await (await keysOfWords(this.#words, pause)).build(pause),
        rowsByJoin: await this.#joins.build(pause),
      },
    };
  }
}

/** The recorded identifiers and contact values of a segment while it grows. */
class ValueDraft {
  readonly keys = new HashIndexBuilder();
  readonly #parties: number[] = [];
  readonly #starts = [0];
  readonly #values: Buffer[] = [];

  add(party: number, { key, label }: ListedValue): void {
    const value = Buffer.from(JSON.stringify([key, label]));
    this.keys.add(keyHash(key), this.#parties.push(party) - 1);
    this.#starts.push((this.#starts.at(-1) ?? 0) + value.length);
    this.#values.push(value);
  }

  columns(): Pick<SegmentColumns, ValueColumns> {
    return {
      valueParties: Uint32Array.from(this.#parties),
      valueStarts: Uint32Array.from(this.#starts),
      values: Buffer.concat(this.#values),
    };
  }
}

async function keysOfWords(words: readonly PreparedWord[], pause: Pause): Promise<HashIndexBuilder> {
  const keys = new HashIndexBuilder();
  for (const [position, word] of words.entries()) {
    for (const key of listedKeys(word)) keys.add(keyHash(key), position);
    await pause();
  }
  return keys;
}

/** What building a segment needs. */
export interface SegmentSource {
  readonly code: ListCode;
  readonly generation: number;
  /** In id order. */
  readonly parties: AsyncIterable<ListedParty>;
  /** Shared by all segments, so that equal words are one object. */
  readonly cache: WordCache;
  /** A clock that only rises, in milliseconds; decides when to give way to requests. */
  readonly nowMs: () => number;
}

/** Builds a segment in small slices, so that requests are answered meanwhile. */
export async function buildSegment(source: SegmentSource): Promise<SegmentData> {
  const pause = createPause(source.nowMs);
  const parties = new PartyDraft();
  const rows = new RowDraft(source.cache);
  const addresses = new AddressDraft(source.cache);
  const values = new ValueDraft();
  for await (const party of source.parties) {
    const position = parties.add(party);
    party.names.forEach((name, index) => rows.add(position, party.entryType, name, index));
    party.addresses.forEach((address, index) => addresses.add(position, address, index));
    for (const value of listedValues(party)) values.add(position, value);
    await pause();
  }
  const addressData = await addresses.build(pause);
  return {
    code: source.code,
    generation: source.generation,
    columns: {
      ...parties.columns(),
      ...rows.columns(),
      ...addressData.columns,
      ...values.columns(),
    },
    indexes: {
      valuesByKey: await values.keys.build(pause),
      ...addressData.indexes,
    },
    names: await rows.names(pause),
  };
}
