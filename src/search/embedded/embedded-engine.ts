import type { ListCode } from '../../domain/list-code.ts';
import type { ListedParty } from '../../domain/listed-party.ts';
import { EngineUnavailableError } from '../../errors.ts';
import type {
  AddressAnswer,
  AddressCandidate,
  AddressSearch,
  EngineHealth,
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
import { QueryPlan } from './query-plan.ts';
import { createSearchBuffer, type KnownWords, type SearchBuffer } from './row-sums.ts';
import { findNamesIn, findValuesIn, type SegmentSearch } from './segment-search.ts';

type Segments = ReadonlyMap<ListCode, ListSegment>;
type Found = readonly NameCandidate[];

/** A search for names as the segments are asked. */
interface PreparedSearch extends SegmentSearch {
  /** The segments of its lists, in its order. */
  readonly held: readonly ListSegment[];
}

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
  segments: Segments,
  buffer: SearchBuffer,
  addressBuffer: AddressBuffer,
): SearchSnapshot {
  const prepare = ({ query, threshold, filter }: NameSearch): PreparedSearch => ({
    plan: new QueryPlan(query, threshold),
    filter,
    held: searched(segments, filter),
  });
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
    generations: new Map([...segments].map(([code, { generation }]) => [code, generation])),
    async findNames(query, threshold, filter) {
      const { held, ...search } = prepare({ query, threshold, filter });
      return held.flatMap((segment) => findNamesIn(segment, search, buffer));
    },
    async findNamesOfMany(searches) {
      const asked = searches.map((search) => ({ ...prepare(search), found: new Map<ListSegment, Found>() }));
      // Segment by segment: what one search has brought close to the processor serves the next.
      for (const segment of segments.values()) {
        const known: KnownWords = new Map();
        for (const { held, found, ...search } of asked) {
          if (!held.includes(segment)) continue;
          found.set(segment, findNamesIn(segment, search, buffer, known));
          // A batch must not keep other requests waiting.
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
      return asked.map(({ held, found }) => ({ candidates: held.flatMap((one) => found.get(one) ?? []) }));
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
  /** Serves a segment from the next snapshot on. */
  serve(segment: SegmentData): void;
  /** Says that everything committed at start was loaded; before, the engine is not ready. */
  markComplete(): void;
  /**
   * Prepares the words of the names that are served, a few milliseconds at a time, so that no search has to. `mayGoOn` is
   * awaited between two slices; false ends it.
   */
  prepareWords(mayGoOn: () => Promise<boolean>): Promise<void>;
}

/** Words prepared in one slice: about two milliseconds. */
const SLICE = 100;

/** Creates an engine without lists. */
export function createEmbeddedEngine(): EmbeddedEngine {
  let segments: Segments = new Map();
  let complete = false;
  const buffer = createSearchBuffer();
  const addressBuffer = createAddressBuffer();
  const words: WordCache = new Map();
  return {
    words,
    serve(data) {
      segments = new Map(segments).set(data.code, openSegment(data, words));
    },
    markComplete() {
      complete = true;
    },
    async prepareWords(mayGoOn) {
      for (const segment of segments.values()) {
        for (let word = 0; word < segment.wordCount; word++) {
          if (word % SLICE === 0 && !(await mayGoOn())) return;
          segment.word(word);
        }
      }
    },
    async snapshot() {
      if (!complete) throw new EngineUnavailableError('the lists are still being loaded');
      return createSnapshot(segments, buffer, addressBuffer);
    },
    async health(): Promise<EngineHealth> {
      if (!complete) return { ready: false, detail: 'the lists are still being loaded' };
      return { ready: true, detail: `${segments.size} lists in memory` };
    },
    async close() {
      segments = new Map();
    },
  };
}
