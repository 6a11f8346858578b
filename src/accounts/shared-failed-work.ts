import type { Clock } from '../domain/clock.ts';
import { isStoreTrouble } from '../errors.ts';
import type { SharedFailedWork } from '../screening/failed-work.ts';
import type { RateCounter } from './rate-counter.ts';

/** Failed work among the counts that all processes share; a trouble of the store leaves each process to its own count. */
export function createSharedFailedWork(counter: RateCounter, clock: Clock): SharedFailedWork {
  return {
    async add(client, ms, windowMs) {
      try {
        // Counts are whole; what takes less than a millisecond counts as one.
        const times = Math.ceil(ms);
        const state = await counter.add({ kind: 'failed work', client, times, windowMs });
        return { ms: state.times, endsInMs: state.endsAt - clock().getTime() };
      } catch (error) {
        if (!isStoreTrouble(error)) throw error;
        return null;
      }
    },
  };
}
