import type { ListCode } from '../../domain/list-code.ts';
import type { ListedParty } from '../../domain/listed-party.ts';
import { EngineUnavailableError } from '../../errors.ts';
import type {
  AddressAnswer,
  AddressCandidate,
  AddressSearch,
  EngineHealth,
  NameAnswer,
  NameCandidate,
  NameSearch,
  SearchEngine,
  SearchFilter,
  SearchSnapshot,
  ValueHit,
} from '../search-engine.ts';
import { addressBound } from '../../matching/addresses/address-bound.ts';
import type { LookupKey } from '../../matching/identifiers/lookup-key.ts';
import type { WordCache } from '../../matching/names/prepare-name.ts';
import { openSegment, partyAt, positionOf, type ListSegment, type SegmentData } from './list-segment.ts';
import { addressHashes, createAddressBuffer, findAddressesIn, type AddressBuffer } from './address-search.ts';
import { mergeNames, type NamedSegment } from './merge-names.ts';
import { NO_NAMES, type NameIndex } from './name-index.ts';
import { QueryPlan } from './query-plan.ts';
import { createSearchBuffer, type SearchBuffer } from './search-buffer.ts';
import { findNamesIn, findValuesIn } from './segment-search.ts';

type Segments = ReadonlyMap<ListCode, ListSegment>;
/** What is served at one moment. */
interface Served {
  readonly segments: Segments;
  /** Of all segments. */
  readonly names: NameIndex;
}

const NOTHING_SERVED: Served = { segments: new Map(), names: NO_NAMES };

/** The segments of the filter's lists. A list that is not held would be a silent gap in the answer. */
function searched(segments: Segments, filter: SearchFilter): readonly ListSegment[] {
  return [...new Set(filter.lists)].map((code) => {
    const segment = segments.get(code);
    if (segment === undefined) throw new EngineUnavailableError(`${code} is not loaded`);
    return segment;
  });
}

function loadFrom(segments: Segments, ids: readonly number[]): ReadonlyMap<number, ListedParty> {
  const found = new Map<number, ListedParty>();
  for (const id of ids) {
    for (const segment of segments.values()) {
      const position = positionOf(segment, id);
      if (position < 0) continue;
      found.set(id, partyAt(segment, position));
      break;
    }
  }
  return found;
}

function createSnapshot(
  { segments, names }: Served,
  words: WordCache,
  buffer: SearchBuffer,
  addressBuffer: AddressBuffer,
): SearchSnapshot {
  const namesOf = ({ query, threshold, filter }: NameSearch): readonly NameCandidate[] => {
    searched(segments, filter);
    return findNamesIn(names, new QueryPlan(query, threshold), filter, buffer);
  };
  const addressesOf = ({ query, threshold, filter }: AddressSearch): readonly AddressCandidate[] => {
    const hashes = addressHashes(query);
    const bound = addressBound(threshold);
    return searched(segments, filter).flatMap((segment) =>
      findAddressesIn(segment, { query, hashes, bound, filter, buffer: addressBuffer }),
    );
  };
  const valuesOf = (keys: readonly LookupKey[], filter: SearchFilter): readonly ValueHit[] =>
    searched(segments, filter).flatMap((segment) => findValuesIn(segment, keys, filter));
  return {
    words,
    generations: new Map([...segments].map(([code, { generation }]) => [code, generation])),
    async findNames(query, threshold, filter) {
      return namesOf({ query, threshold, filter });
    },
    async findNamesOfMany(searches) {
      const answers: NameAnswer[] = [];
      for (const search of searches) {
        answers.push({ candidates: namesOf(search) });
        // A batch must not keep other requests waiting.
        await new Promise((resolve) => setImmediate(resolve));
      }
      return answers;
    },
    async findValues(keys, filter) {
      return valuesOf(keys, filter);
    },
    async findValuesOfMany(searches) {
      return searches.map(({ keys, filter }) => ({ hits: valuesOf(keys, filter) }));
    },
    async findAddresses(query, threshold, filter) {
      return addressesOf({ query, threshold, filter });
    },
    async findAddressesOfMany(searches) {
      const answers: AddressAnswer[] = [];
      for (const search of searches) {
        answers.push({ candidates: addressesOf(search) });
        // A batch must not keep other requests waiting.
        await new Promise((resolve) => setImmediate(resolve));
      }
      return answers;
    },
    async loadParties(ids) {
      return loadFrom(segments, ids);
    },
  };
}

/** The embedded engine: one immutable segment a list, swapped as a whole. */
export interface EmbeddedEngine extends SearchEngine {
  /** Prepared words that building segments and searching them share. */
  readonly words: WordCache;
  /**
   * Serves segments, each in the place of the one of its list, from the snapshots on that are taken once it resolves.
   * Requests are answered meanwhile.
   */
  serve(segments: readonly SegmentData[]): Promise<void>;
  /** Says that everything committed at start was loaded; before, the engine is not ready. */
  markComplete(): void;
  /**
   * Prepares the words of the names that are served, a few milliseconds at a time, so that no search has to. `mayGoOn` is
   * awaited between two slices; false ends it.
   */
  prepareWords(mayGoOn: () => Promise<boolean>): Promise<void>;
  /** Names of about so many parties, of all lists alike. */
  someNames(count: number): Iterable<string>;
}

/** The first name of each `step`-th party of a list. */
function* namesOfEvery(step: number, segment: ListSegment): Generator<string> {
  for (let position = 0; position < segment.columns.partyIds.length; position += step) {
    const [name] = partyAt(segment, position).names;
    if (name !== undefined) yield name.text;
  }
}

/** Words prepared in one slice: about two milliseconds. */
const SLICE = 400;

/** Creates an engine without lists. */
export function createEmbeddedEngine(): EmbeddedEngine {
  let served: Served = NOTHING_SERVED;
  let serving = Promise.resolve();
  let complete = false;
  const buffer = createSearchBuffer();
  const addressBuffer = createAddressBuffer();
  const words: WordCache = new Map();
  const merge = async (added: readonly NamedSegment[]): Promise<void> => {
    const names = await mergeNames(served.names, added, words);
    const segments = new Map(names.parts.map((segment) => [segment.code, segment]));
    served = { segments, names };
  };
  return {
    words,
    serve(segments) {
      const added = segments.map((data) => ({ segment: openSegment(data, words), names: data.names }));
      // One after the other: each goes by what is served when its turn comes.
      const turn = serving.then(() => merge(added));
      serving = turn.catch(() => undefined);
      return turn;
    },
    markComplete() {
      complete = true;
    },
    async prepareWords(mayGoOn) {
      const { names } = served;
      for (let word = 0; word < names.wordCount; word++) {
        if (word % SLICE === 0 && !(await mayGoOn())) return;
        names.word(word);
      }
    },
    *someNames(count) {
      const segments = [...served.segments.values()];
      const parties = segments.reduce((sum, { columns }) => sum + columns.partyIds.length, 0);
      const step = Math.max(1, Math.ceil(parties / count));
      for (const segment of segments) yield* namesOfEvery(step, segment);
    },
    async snapshot() {
      if (!complete) throw new EngineUnavailableError('the lists are still being loaded');
      return createSnapshot(served, words, buffer, addressBuffer);
    },
    async health(): Promise<EngineHealth> {
      if (!complete) return { ready: false, detail: 'the lists are still being loaded' };
      return { ready: true, detail: `${served.segments.size} lists in memory` };
    },
    async close() {
      served = NOTHING_SERVED;
    },
  };
}
