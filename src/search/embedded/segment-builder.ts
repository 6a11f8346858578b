import type { ListCode } from '../../domain/list-code.ts';
import type { EntryType, ListedName, ListedParty } from '../../domain/listed-party.ts';
import { joinKey, listedKeys } from '../../matching/candidate-keys.ts';
import { listedValues } from '../../matching/identifiers/listed-values.ts';
import { prepareName, type WordCache } from '../../matching/names/prepare-name.ts';
import type { PreparedName } from '../../matching/names/prepared-name.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import { HashIndexBuilder } from './hash-index.ts';
import { keyHash } from './key-hash.ts';
import type { ListSegment, SegmentValue } from './list-segment.ts';

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

/** The countries a party is tied to: nationality, registration, flag, address and the like, not its place of birth. */
function countriesOf(party: ListedParty): readonly string[] {
  const codes = new Set<string>();
  for (const country of party.countries) {
    if (country.relation !== 'birth' && country.code !== '') codes.add(country.code);
  }
  for (const address of party.addresses) if (address.countryCode !== '') codes.add(address.countryCode);
  return [...codes];
}

/** The parts of a segment while it grows. */
class SegmentDraft {
  readonly ids: number[] = [];
  readonly types: EntryType[] = [];
  readonly countries: (readonly string[])[] = [];
  readonly records: Buffer[] = [];
  readonly rowParty: number[] = [];
  readonly nameIndex: number[] = [];
  readonly names: PreparedName[] = [];
  readonly qualities: ListedName['quality'][] = [];
  readonly words: PreparedWord[] = [];
  readonly wordNumbers = new Map<PreparedWord, number>();
  readonly rowsByJoin = new HashIndexBuilder();
  readonly values: SegmentValue[] = [];
  private readonly cache: WordCache;

  constructor(cache: WordCache) {
    this.cache = cache;
  }

  add(party: ListedParty): void {
    const position = this.ids.length;
    this.ids.push(party.id);
    this.types.push(party.entryType);
    this.countries.push(countriesOf(party));
    this.records.push(Buffer.from(JSON.stringify(party)));
    party.names.forEach((name, index) => this.addName(position, party.entryType, name, index));
    for (const { key, label } of listedValues(party)) this.values.push({ party: position, key, label });
  }

  private addName(position: number, entryType: EntryType, listed: ListedName, index: number): void {
    const name = prepareName(listed.text, {
      mayHaveLegalForm: entryType !== 'individual',
      cache: this.cache,
    });
    const row = this.names.length;
    this.rowParty.push(position);
    this.nameIndex.push(index);
    this.names.push(name);
    this.qualities.push(listed.quality);
    name.words.forEach((word, place) => {
      if (!this.wordNumbers.has(word)) {
        this.wordNumbers.set(word, this.words.length);
        this.words.push(word);
      }
      const next = name.words[place + 1];
      const join = next === undefined ? null : joinKey(word, next);
      if (join !== null) this.rowsByJoin.add(keyHash(join), row);
    });
  }
}

interface Postings {
  readonly wordOffsets: Uint32Array;
  readonly rowsOfWord: Uint32Array;
}

async function buildPostings(draft: SegmentDraft, pause: () => Promise<void>): Promise<Postings> {
  const wordOffsets = new Uint32Array(draft.words.length + 1);
  const numbersOf = (name: PreparedName): number[] => [
    ...new Set(name.words.map((word) => draft.wordNumbers.get(word) ?? 0)),
  ];
  for (const name of draft.names) {
    for (const word of numbersOf(name)) wordOffsets[word + 1]!++;
    await pause();
  }
  for (let word = 0; word < draft.words.length; word++) wordOffsets[word + 1]! += wordOffsets[word]!;
  const next = wordOffsets.slice();
  const rowsOfWord = new Uint32Array(wordOffsets.at(-1) ?? 0);
  for (let row = 0; row < draft.names.length; row++) {
    for (const word of numbersOf(draft.names[row]!)) rowsOfWord[next[word]!++] = row;
    await pause();
  }
  return { wordOffsets, rowsOfWord };
}

function offsetsOf(records: readonly Buffer[]): Uint32Array {
  const offsets = new Uint32Array(records.length + 1);
  records.forEach((record, index) => (offsets[index + 1] = (offsets[index] ?? 0) + record.length));
  return offsets;
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
export async function buildSegment(source: SegmentSource): Promise<ListSegment> {
  const pause = createPause(source.nowMs);
  const draft = new SegmentDraft(source.cache);
  for await (const party of source.parties) {
    draft.add(party);
    await pause();
  }
  const keys = new HashIndexBuilder();
  for (const [number, word] of draft.words.entries()) {
    for (const key of listedKeys(word)) keys.add(keyHash(key), number);
    await pause();
  }
  const valueKeys = new HashIndexBuilder();
  draft.values.forEach((value, index) => valueKeys.add(keyHash(value.key), index));
  return {
    code: source.code,
    generation: source.generation,
    parties: {
      ids: Uint32Array.from(draft.ids),
      types: draft.types,
      countries: draft.countries,
      offsets: offsetsOf(draft.records),
      records: Buffer.concat(draft.records),
    },
    rows: {
      party: Uint32Array.from(draft.rowParty),
      nameIndex: Uint16Array.from(draft.nameIndex),
      names: draft.names,
      totals: Float32Array.from(draft.names, (name) => name.totalWeight),
      qualities: draft.qualities,
    },
    words: draft.words,
    ...(await buildPostings(draft, pause)),
    wordsByKey: await keys.build(pause),
    rowsByJoin: await draft.rowsByJoin.build(pause),
    values: draft.values,
    valuesByKey: await valueKeys.build(pause),
  };
}
