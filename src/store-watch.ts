import { setTimeout as sleep } from 'node:timers/promises';
import { isStoreTrouble } from './errors.ts';

/** A store that is tried now and then. */
export interface WatchedStore {
  /** As operators know it, such as `accounts.sqlite`. */
  readonly name: string;
  /** Writes a little, or reads where nothing is written. Throws when that fails. */
  readonly tryIt: () => Promise<void>;
}

/** How a store was when it was tried last. */
export interface StoreState {
  readonly name: string;
  readonly ready: boolean;
  /** In words that may be public. */
  readonly detail: string;
}

/** Knows how the stores are. */
export interface StoreWatch {
  /** The last trial of each; waits for the first. */
  states(): Promise<readonly StoreState[]>;
  /** One more store. */
  add(store: WatchedStore): void;
  close(): Promise<void>;
}

/** What is watched, and how often. */
export interface StoreWatchParts {
  readonly stores: readonly WatchedStore[];
  /** Told of each change. `failure` is what was thrown; null when it is well again. */
  readonly onChange: (state: StoreState, failure: unknown) => void;
  readonly everyMs?: number;
  /** Until the next trial while a store fails. */
  readonly againMs?: number;
  /** A trial that takes longer has failed. */
  readonly limitMs?: number;
}

const EVERY_MS = 10_000;
const AGAIN_MS = 2_000;
const LIMIT_MS = 5_000;

/**
 * Tries stores in the background, whoever asks and however often: a question costs nothing, and a store that fails is known before a
 * customer meets it. One trial of a store runs at a time, also while a disk does not answer.
 */
export function createStoreWatch(parts: StoreWatchParts): StoreWatch {
  const { everyMs = EVERY_MS, againMs = AGAIN_MS, limitMs = LIMIT_MS } = parts;
  const closing = new AbortController();
  const trials = parts.stores.map((store) => new Trials(store, parts.onChange, limitMs));

  const watch = async (trial: Trials): Promise<void> => {
    while (!closing.signal.aborted) {
      const isReady = await trial.next();
      const options = { ref: false, signal: closing.signal };
      await sleep(isReady ? everyMs : againMs, undefined, options).catch(() => undefined);
    }
  };
  const watching = trials.map(watch);
  return {
    states: () => Promise.all(trials.map((trial) => trial.last())),
    add(store) {
      const trial = new Trials(store, parts.onChange, limitMs);
      trials.push(trial);
      watching.push(watch(trial));
    },
    async close() {
      closing.abort();
      await Promise.all(watching);
    },
  };
}

class Trials {
  readonly #store: WatchedStore;
  readonly #onChange: StoreWatchParts['onChange'];
  readonly #limitMs: number;
  /** The one that runs, perhaps for longer than its limit. */
  #running: Promise<unknown> | null = null;
  #last: StoreState | null = null;
  readonly #first: Promise<StoreState>;
  #tellFirst: (state: StoreState) => void = () => undefined;

  constructor(store: WatchedStore, onChange: StoreWatchParts['onChange'], limitMs: number) {
    this.#store = store;
    this.#onChange = onChange;
    this.#limitMs = limitMs;
    this.#first = new Promise((resolve) => {
      this.#tellFirst = resolve;
    });
  }

  last(): Promise<StoreState> {
    return this.#last === null ? this.#first : Promise.resolve(this.#last);
  }

  /** Whether the store is well. */
  async next(): Promise<boolean> {
    const { name } = this.#store;
    const failure = await this.#failure();
    const state = { name, ready: failure === null, detail: failure === null ? 'writable' : wordsOf(failure) };
    const before = this.#last;
    this.#last = state;
    this.#tellFirst(state);
    const wasReady = before?.ready ?? true;
    if (state.ready !== wasReady) this.#onChange(state, failure);
    return state.ready;
  }

  /** What the trial throws; null when it goes well in time. */
  async #failure(): Promise<unknown> {
    this.#running ??= this.#store
      .tryIt()
      .then(() => null)
      .catch((error: unknown) => error ?? new Error('unknown'))
      .finally(() => {
        this.#running = null;
      });
    const limit = new AbortController();
    const late = sleep(this.#limitMs, new LateError(this.#limitMs), { ref: false, signal: limit.signal });
    try {
      return await Promise.race([this.#running, late]);
    } finally {
      late.catch(() => undefined);
      limit.abort();
    }
  }
}

class LateError extends Error {
  constructor(limitMs: number) {
    super(`does not answer within ${limitMs / 1000} seconds`);
  }
}

/** What libraries throw is for the log. */
function wordsOf(failure: unknown): string {
  if (failure instanceof LateError) return failure.message;
  if (!isStoreTrouble(failure)) return 'does not answer';
  return failure.code === 'busy' ? 'locked by another process' : failure.message;
}
