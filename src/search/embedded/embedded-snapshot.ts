import type { ListCode } from '../../domain/list-code.ts';
import type { ListedParty } from '../../domain/listed-party.ts';
import { EngineUnavailableError, OverBudgetError } from '../../errors.ts';
import { addressBound } from '../../matching/addresses/address-bound.ts';
import type { LookupKey } from '../../matching/identifiers/lookup-key.ts';
import type { WordCache } from '../../matching/names/prepare-name.ts';
import { paced, UNHURRIED, type Pace, type Steps } from '../pace.ts';
import type {
  AddressCandidate,
  AddressSearch,
  Candidates,
  LoadedParties,
  NameCandidate,
  NameSearch,
  SearchFailure,
  SearchFilter,
  SearchSnapshot,
  ValueHit,
} from '../search-engine.ts';
import {
  addressCandidate,
  addressHashes,
  createAddressBuffer,
  findAddressesIn,
  type AddressBuffer,
} from './address-search.ts';
import { partyAt, positionOf, type ListSegment } from './list-segment.ts';
import type { NameIndex } from './name-index.ts';
import { QueryPlan } from './query-plan.ts';
import { createSearchBuffer, type SearchBuffer } from './search-buffer.ts';
import { findNamesIn, findValuesIn } from './segment-search.ts';

export type Segments = ReadonlyMap<ListCode, ListSegment>;

/** What is served at one moment. */
export interface Served {
  /** Rises with each that is served after another. */
  readonly number: number;
  readonly segments: Segments;
  /** Of all segments. */
  readonly names: NameIndex;
}

/** Working memory that searches share; those that run at once have one each. */
class Buffers<Buffer> {
  readonly #free: Buffer[] = [];
  readonly #create: () => Buffer;

  constructor(create: () => Buffer) {
    this.#create = create;
  }

  /** Lends a buffer to work; what is ended before its time leaves its buffer in disorder, and that one is let go. */
  async lend<Result>(work: (buffer: Buffer) => Promise<Result>): Promise<Result> {
    const buffer = this.#free.pop() ?? this.#create();
    const result = await work(buffer);
    this.#free.push(buffer);
    return result;
  }
}

/** What all snapshots of an engine share. */
export interface SnapshotParts {
  readonly words: WordCache;
  readonly buffers: Buffers<SearchBuffer>;
  readonly addressBuffers: Buffers<AddressBuffer>;
}

/** Makes what the snapshots of an engine share. */
export function createSnapshotParts(words: WordCache): SnapshotParts {
  return {
    words,
    buffers: new Buffers(createSearchBuffer),
    addressBuffers: new Buffers(createAddressBuffer),
  };
}

/** The segments of the filter's lists. A list that is not held would be a silent gap in the answer. */
function searched(segments: Segments, filter: SearchFilter): readonly ListSegment[] {
  return [...new Set(filter.lists)].map((code) => {
    const segment = segments.get(code);
    if (segment === undefined) throw new EngineUnavailableError(`${code} is not loaded`);
    return segment;
  });
}

/** Parties that are located in one stretch: about a millisecond. */
const LOCATED_AT_ONCE = 500;

/** Parties of segments, each read from its record when it is asked for. */
class SegmentParties implements LoadedParties {
  readonly #places = new Map<number, { readonly segment: ListSegment; readonly position: number }>();

  /** Finds where the parties stand: of thousands some at a time, since others wait for this thread. */
  static async located(segments: Segments, ids: readonly number[]): Promise<SegmentParties> {
    const parties = new SegmentParties();
    for (const [place, id] of ids.entries()) {
      if (place % LOCATED_AT_ONCE === LOCATED_AT_ONCE - 1)
        await new Promise((resolve) => setImmediate(resolve));
      parties.#locate(segments, id);
    }
    return parties;
  }

  #locate(segments: Segments, id: number): void {
    for (const segment of segments.values()) {
      const position = positionOf(segment, id);
      if (position < 0) continue;
      this.#places.set(id, { segment, position });
      return;
    }
  }

  get size(): number {
    return this.#places.size;
  }

  keys(): MapIterator<number> {
    return this.#places.keys();
  }

  has(id: number): boolean {
    return this.#places.has(id);
  }

  get(id: number): ListedParty | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : partyAt(place.segment, place.position);
  }
}

/** Address rows of several segments. */
class AddressRows implements Candidates<AddressCandidate> {
  readonly length: number;
  readonly #found: readonly { readonly segment: ListSegment; readonly rows: readonly number[] }[];

  constructor(found: readonly { readonly segment: ListSegment; readonly rows: readonly number[] }[]) {
    this.#found = found;
    this.length = found.reduce((sum, { rows }) => sum + rows.length, 0);
  }

  *[Symbol.iterator](): Generator<AddressCandidate> {
    for (const { segment, rows } of this.#found) for (const row of rows) yield addressCandidate(segment, row);
  }
}

function* addressesOf(
  segments: Segments,
  { query, threshold, filter }: AddressSearch,
  buffer: AddressBuffer,
): Steps<AddressRows> {
  const shared = { query, hashes: addressHashes(query), bound: addressBound(threshold), filter, buffer };
  const found = [];
  for (const segment of searched(segments, filter))
    found.push({ segment, rows: yield* findAddressesIn(segment, shared) });
  return new AddressRows(found);
}

type Answer<Candidate> = { readonly candidates: Candidates<Candidate> } | { readonly failure: SearchFailure };

/** Answers searches one after the other; one that takes more than its share does not end the others. */
async function answerEach<Search, Candidate>(
  searches: readonly Search[],
  find: (search: Search) => Promise<Candidates<Candidate>>,
  pace: Pace,
): Promise<readonly Answer<Candidate>[]> {
  const answers: Answer<Candidate>[] = [];
  for (const search of searches) {
    await pace.turn();
    try {
      answers.push({ candidates: await find(search) });
    } catch (failure) {
      if (!(failure instanceof OverBudgetError)) throw failure;
      answers.push({ failure });
    }
  }
  return answers;
}

/** One view of segments. */
export function createEmbeddedSnapshot(
  { segments, names }: Served,
  { words, buffers, addressBuffers }: SnapshotParts,
): SearchSnapshot {
  const findNames = async (search: NameSearch, pace: Pace): Promise<Candidates<NameCandidate>> => {
    const { query, threshold, filter } = search;
    searched(segments, filter);
    pace.begin();
    return buffers.lend((buffer) =>
      paced(findNamesIn(names, new QueryPlan(query, threshold), filter, buffer), pace),
    );
  };
  const findAddresses = async (search: AddressSearch, pace: Pace): Promise<Candidates<AddressCandidate>> => {
    pace.begin();
    return addressBuffers.lend((buffer) => paced(addressesOf(segments, search, buffer), pace));
  };
  const valuesOf = (keys: readonly LookupKey[], filter: SearchFilter): readonly ValueHit[] =>
    searched(segments, filter).flatMap((segment) => findValuesIn(segment, keys, filter));
  return {
    words,
    generations: new Map([...segments].map(([code, { generation }]) => [code, generation])),
    async findNames(query, threshold, filter, pace = UNHURRIED) {
      return [...(await findNames({ query, threshold, filter }, pace))];
    },
    findNamesOfMany: (searches, pace = UNHURRIED) =>
      answerEach(searches, (search) => findNames(search, pace), pace),
    async findValues(keys, filter) {
      return valuesOf(keys, filter);
    },
    async findValuesOfMany(searches) {
      return searches.map(({ keys, filter }) => ({ hits: valuesOf(keys, filter) }));
    },
    async findAddresses(query, threshold, filter, pace = UNHURRIED) {
      return [...(await findAddresses({ query, threshold, filter }, pace))];
    },
    findAddressesOfMany: (searches, pace = UNHURRIED) =>
      answerEach(searches, (search) => findAddresses(search, pace), pace),
    loadParties: (ids) => SegmentParties.located(segments, ids),
  };
}
