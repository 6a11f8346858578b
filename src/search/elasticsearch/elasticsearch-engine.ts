import type { Client } from '@elastic/elasticsearch';
import type { EntryType, ListedName, ListedParty } from '../../domain/listed-party.ts';
import type { ListCode } from '../../domain/list-code.ts';
import { EngineUnavailableError } from '../../errors.ts';
import type { LookupKey } from '../../matching/identifiers/lookup-key.ts';
import type {
  AddressCandidate,
  EngineHealth,
  NameAnswer,
  NameCandidate,
  NameSearch,
  SearchEngine,
  SearchFilter,
  SearchSnapshot,
  ValueHit,
} from '../search-engine.ts';
import { addressesRequest, addressWordKeys, type AddressSearch } from './addresses-request.ts';
import { SEARCH_TIMEOUT_MS } from './client.ts';
import type { WordKind } from './documents.ts';
import type { IndexNames } from './index-names.ts';
import { IndexReader, type QuestionTiming } from './index-reader.ts';
import { readState, type ReadState } from './index-state.ts';
import { namesRequest, wordKeys } from './names-request.ts';
import { createPreparedReader, type PreparedReader } from './prepared-form.ts';
import { partiesRequest, valuesRequest, wordsRequest, type HitRequest } from './search-requests.ts';
import { WordDictionary, type WordsView } from './word-dictionary.ts';

/** What the engine needs. */
export interface EngineOptions {
  readonly client: Client;
  readonly names: IndexNames;
  /** A clock that only rises, in milliseconds. */
  readonly nowMs: () => number;
  /** Told where the time of each question went. */
  readonly onTiming?: (timing: QuestionTiming) => void;
  /** How long a state that was read is taken to be the newest, in milliseconds. */
  readonly stateAgeMs?: number;
  /** Listed words from which on none are kept in memory. */
  readonly mostWords?: number;
}

/** An engine in an Elasticsearch cluster. */
export interface ElasticsearchEngine extends SearchEngine {
  /** Whether the state that was read last serves the list; a newer one is asked for. */
  holds(code: ListCode): boolean;
  /** Waits until the words of the newest view are in memory, as far as they can be. */
  settled(): Promise<void>;
}

/** Servers notice a new generation within this time. */
const STATE_AGE_MS = 900;
/** From this share of the time on the state is asked for ahead, while requests still use the one at hand. */
const ASK_AHEAD = 0.3;
/** Longest time in which all questions of one snapshot are answered or fail. */
const SNAPSHOT_MS = 9_000;
/** 300 MB; beyond, every search asks the index for the words it needs. */
const MOST_WORDS = 1_000_000;
/** Parties read at once. */
const PARTIES_AT_ONCE = 500;

function readCandidate(hit: string, prepared: PreparedReader): NameCandidate {
  const [, partyId, nameIndex, quality, entryType, words = ''] =
    /^(\d+) (\d+) (\S+) (\S+) (.*)$/su.exec(hit) ?? [];
  return {
    partyId: Number(partyId),
    nameIndex: Number(nameIndex),
    quality: quality as ListedName['quality'],
    entryType: entryType as EntryType,
    name: prepared.name(words),
  };
}

function readAddressCandidate(hit: string, prepared: PreparedReader): AddressCandidate {
  const [, partyId, addressIndex, written = ''] = /^(\d+) (\d+) (.*)$/su.exec(hit) ?? [];
  return {
    partyId: Number(partyId),
    addressIndex: Number(addressIndex),
    address: prepared.address(written),
  };
}

/** What all snapshots share. */
interface Shared {
  readonly prepared: PreparedReader;
  readonly dictionary: WordDictionary;
}

/** One revision of one concrete index. */
class ElasticsearchSnapshot implements SearchSnapshot {
  readonly generations: SearchSnapshot['generations'];
  readonly #reader: IndexReader;
  readonly #shared: Shared;
  readonly #view: WordsView;

  constructor(reader: IndexReader, shared: Shared, { index, state }: ReadState) {
    this.#reader = reader;
    this.#shared = shared;
    this.#view = { index, revision: state.revision };
    this.generations = new Map(Object.entries(state.generations) as [ListCode, number][]);
  }

  async findNames(
    query: NameSearch['query'],
    threshold: number,
    filter: SearchFilter,
  ): Promise<readonly NameCandidate[]> {
    this.#assertHeld(filter);
    const words = await this.#words('word', wordKeys(query));
    const request = this.#namesRequest({ query, threshold, filter }, words);
    return request === null ? [] : this.#candidates(await this.#reader.hits('names', request));
  }

  async findNamesOfMany(searches: readonly NameSearch[]): Promise<readonly NameAnswer[]> {
    for (const { filter } of searches) this.#assertHeld(filter);
    const words = await this.#wordsOfMany(searches.map(({ query }) => wordKeys(query)));
    const requests = searches.map((search, place) => {
      const found = words[place] ?? [];
      return found instanceof EngineUnavailableError ? found : this.#namesRequest(search, found);
    });
    const asked = requests.filter(
      (request): request is HitRequest => request !== null && !(request instanceof EngineUnavailableError),
    );
    const answers = (await this.#reader.hitsOfMany('names', asked)).values();
    return requests.map((request): NameAnswer => {
      if (request instanceof EngineUnavailableError) return { failure: request };
      const hits = request === null ? [] : (answers.next().value ?? []);
      return hits instanceof EngineUnavailableError
        ? { failure: hits }
        : { candidates: this.#candidates(hits) };
    });
  }

  async findValues(keys: readonly LookupKey[], filter: SearchFilter): Promise<readonly ValueHit[]> {
    this.#assertHeld(filter);
    if (keys.length === 0) return [];
    const asked = new Set(keys);
    const hits = await this.#reader.hits('values', valuesRequest(keys, filter, this.#view.revision));
    return hits
      .map((hit) => JSON.parse(hit) as [number, LookupKey, string])
      .filter(([, key]) => asked.has(key))
      .map(([partyId, key, label]) => ({ partyId, key, label }));
  }

  async findAddresses(
    query: AddressSearch['query'],
    threshold: number,
    filter: SearchFilter,
  ): Promise<readonly AddressCandidate[]> {
    this.#assertHeld(filter);
    const words = await this.#words('addressWord', addressWordKeys(query));
    const listed = words.map((key) => this.#shared.prepared.addressWord(key));
    const request = addressesRequest({ query, threshold, filter }, listed, this.#view.revision);
    const hits = request === null ? [] : await this.#reader.hits('addresses', request);
    return hits.map((hit) => readAddressCandidate(hit, this.#shared.prepared));
  }

  async loadParties(ids: readonly number[]): Promise<ReadonlyMap<number, ListedParty>> {
    const parties = new Map<number, ListedParty>();
    const distinct = [...new Set(ids)];
    for (let from = 0; from < distinct.length; from += PARTIES_AT_ONCE) {
      const some = distinct.slice(from, from + PARTIES_AT_ONCE);
      for (const record of await this.#reader.records('parties', partiesRequest(some, this.#view.revision))) {
        const party = JSON.parse(record) as ListedParty;
        parties.set(party.id, party);
      }
    }
    return parties;
  }

  /** Keys of the listed words with one of the keys. */
  async #words(kind: WordKind, keys: readonly string[]): Promise<readonly string[]> {
    if (keys.length === 0) return [];
    const known = this.#shared.dictionary.find(kind, keys, this.#view);
    return known ?? this.#reader.hits('words', wordsRequest(kind, keys));
  }

  async #wordsOfMany(
    searches: readonly (readonly string[])[],
  ): Promise<readonly (readonly string[] | EngineUnavailableError)[]> {
    const known = searches.map((keys) => this.#shared.dictionary.find('word', keys, this.#view));
    if (known.every((words) => words !== null)) return known;
    return this.#reader.hitsOfMany(
      'words',
      searches.map((keys) => wordsRequest('word', keys)),
    );
  }

  #assertHeld({ lists }: SearchFilter): void {
    const missing = lists.filter((code) => !this.generations.has(code));
    if (missing.length > 0) throw new EngineUnavailableError(`not in the index yet: ${missing.join(', ')}`);
  }

  #namesRequest(search: NameSearch, words: readonly string[]): HitRequest | null {
    return namesRequest(
      search,
      words.map((written) => this.#shared.prepared.word(written)),
      this.#view.revision,
    );
  }

  #candidates(hits: readonly string[]): readonly NameCandidate[] {
    return hits.map((hit) => readCandidate(hit, this.#shared.prepared));
  }
}

/** Gives the newest state, asking at most once in a while however many requests want it. */
class StateFollower {
  readonly #options: EngineOptions;
  readonly #onRead: (read: ReadState) => void;
  #read: ReadState | null = null;
  #readAtMs = -Infinity;
  #asking: Promise<ReadState> | null = null;

  constructor(options: EngineOptions, onRead: (read: ReadState) => void) {
    this.#options = options;
    this.#onRead = onRead;
  }

  get latest(): ReadState | null {
    return this.#read;
  }

  newest(): Promise<ReadState> {
    const { nowMs, stateAgeMs = STATE_AGE_MS } = this.#options;
    const ageMs = nowMs() - this.#readAtMs;
    if (this.#read === null || ageMs >= stateAgeMs) return this.#askOnce();
    if (ageMs >= stateAgeMs * ASK_AHEAD) {
      // Whoever needs the answer meets its failure.
      this.#askOnce().catch(() => undefined);
    }
    return Promise.resolve(this.#read);
  }

  #askOnce(): Promise<ReadState> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  async #ask(): Promise<ReadState> {
    const { client, names, nowMs, onTiming } = this.#options;
    const startedMs = nowMs();
    const read = await readState(client, names.alias, SEARCH_TIMEOUT_MS);
    if (read === null) {
      throw new EngineUnavailableError(
        'the index of this version is not there yet: it is being built, or npm run index:rebuild builds it',
      );
    }
    this.#read = read;
    this.#readAtMs = startedMs;
    this.#onRead(read);
    onTiming?.({ question: 'state', engineMs: 0, totalMs: nowMs() - startedMs, hits: 1 });
    return read;
  }
}

/** Creates the engine; nothing is asked before the first snapshot. */
export function createElasticsearchEngine(options: EngineOptions): ElasticsearchEngine {
  const { client, mostWords = MOST_WORDS } = options;
  const dictionary = new WordDictionary({ client, mostWords });
  const shared = { prepared: createPreparedReader(), dictionary };
  const follower = new StateFollower(options, (read) => {
    dictionary.follow(read);
  });
  const readerOf = (index: string): IndexReader =>
    new IndexReader(options, index, options.nowMs() + SNAPSHOT_MS);
  return {
    async snapshot() {
      const read = await follower.newest();
      return new ElasticsearchSnapshot(readerOf(read.index), shared, read);
    },
    async health(): Promise<EngineHealth> {
      try {
        const { index, state } = await follower.newest();
        // Every part of the index has to answer.
        await readerOf(index).records('parties', partiesRequest([0], state.revision));
        const lists = Object.keys(state.generations).length;
        return { ready: true, detail: `${lists} lists in ${index}, revision ${state.revision}` };
      } catch (error) {
        if (!(error instanceof EngineUnavailableError)) throw error;
        return { ready: false, detail: error.message };
      }
    },
    holds(code) {
      follower.newest().catch(() => undefined);
      return (follower.latest?.state.generations[code] ?? 0) > 0;
    },
    async settled() {
      const read = await follower.newest();
      await dictionary.settled();
      dictionary.follow(read);
      await dictionary.settled();
    },
    close: () => client.close(),
  };
}
