import type { Clock } from '../domain/clock.ts';
import type { RateCount, RateState, RateStore } from './rate-store.ts';

/** Counts one by one what is written together. */
export interface RateCounter {
  /** Adds a count and answers how its window stands. Throws like `RateStore.count`. */
  add(count: RateCount): Promise<RateState>;
}

/** Counts of one rule that all processes share. */
export interface SharedRate {
  readonly counter: RateCounter;
  /** Of the rule. */
  readonly kind: string;
}

/** Counts in one transaction: a few milliseconds. */
const WRITTEN_AT_ONCE = 500;

interface Waiting {
  readonly count: RateCount;
  readonly resolve: (state: RateState) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes what comes while the store is written to in the next step, so that a flood costs few transactions. */
export function createRateCounter(store: Pick<RateStore, 'count'>, clock: Clock): RateCounter {
  let waiting: Waiting[] = [];
  let isWriting = false;

  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, WRITTEN_AT_ONCE);
      waiting = waiting.slice(WRITTEN_AT_ONCE);
      await write(batch);
    }
    isWriting = false;
  };

  const write = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const states = await store.count(
        batch.map(({ count }) => count),
        clock(),
      );
      batch.forEach(({ resolve, reject }, place) => {
        const state = states[place];
        if (state === undefined) reject(new Error('a count was not stored'));
        else resolve(state);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  return {
    add: (count) =>
      new Promise((resolve, reject) => {
        waiting.push({ count, resolve, reject });
        if (!isWriting) void writeAll();
      }),
  };
}
