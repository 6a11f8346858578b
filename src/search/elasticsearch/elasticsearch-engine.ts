import type { Client } from '@elastic/elasticsearch';
import type { ListCode } from '../../domain/list-code.ts';
import { EngineUnavailableError } from '../../errors.ts';
import type { PartyStore } from '../../ingest/party-store.ts';
import type { EngineHealth, SearchEngine } from '../search-engine.ts';
import { PATIENCE_OF_SERVICE, type Patience } from './client.ts';
import { ElasticsearchSnapshot } from './elasticsearch-snapshot.ts';
import type { IndexNames } from './index-names.ts';
import { mayAnswer } from './index-fit.ts';
import { IndexReader, type QuestionTiming } from './index-reader.ts';
import { readState, type ReadState } from './index-state.ts';
import { createPreparedReader } from './prepared-form.ts';
import { partiesRequest } from './search-requests.ts';
import { WordDictionary } from './word-dictionary.ts';

/** What the engine needs. */
export interface EngineOptions {
  readonly client: Client;
  readonly names: IndexNames;
  /** What the index must have been made of. */
  readonly store: Pick<PartyStore, 'editions'>;
  /** A clock that only rises, in milliseconds. */
  readonly nowMs: () => number;
  /** Told where the time of each question went. */
  readonly onTiming?: (timing: QuestionTiming) => void;
  /** How long a state that was read is taken to be the newest, in milliseconds. */
  readonly stateAgeMs?: number;
  /** Listed words from which on none are kept in memory. */
  readonly mostWords?: number;
  /** The service's by default. */
  readonly patience?: Patience;
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
/** 800 MB; beyond, every search asks the index for the words it needs. */
const MOST_WORDS = 2_000_000;

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
    const { client, names, store, nowMs, onTiming, patience = PATIENCE_OF_SERVICE } = this.#options;
    const startedMs = nowMs();
    const read = await readState(client, names.alias, patience.answerMs);
    if (read === null) {
      throw new EngineUnavailableError(
        'the index of this version is not there yet: it is being built, or npm run index:rebuild builds it',
      );
    }
    if (!mayAnswer(read.state, await store.editions())) {
      throw new EngineUnavailableError(
        'the index was made of other lists than the store holds: it is being built anew, or npm run index:rebuild builds it',
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
  const { client, mostWords = MOST_WORDS, patience = PATIENCE_OF_SERVICE } = options;
  const prepared = createPreparedReader();
  const dictionary = new WordDictionary({ client, prepared, mostWords });
  const shared = { prepared, dictionary };
  const follower = new StateFollower(options, (read) => {
    dictionary.follow(read);
  });
  const readerOf = (index: string): IndexReader =>
    new IndexReader({ ...options, patience }, index, options.nowMs() + patience.snapshotMs);
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
