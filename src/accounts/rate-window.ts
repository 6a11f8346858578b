import type { Clock } from '../domain/clock.ts';
import { isStoreTrouble } from '../errors.ts';
import type { SharedRate } from './rate-counter.ts';
import type { RateState } from './rate-store.ts';

/** How often each client did one thing lately. */
export interface RateWindow {
  /** Counts one more. Null while the client may go on; otherwise the whole seconds (at least 1) it has to wait. */
  record(client: string): Promise<number | null>;
}

/** Bounds of a rule. */
export interface RateLimits {
  /** How often a client may do it in a window. */
  readonly times: number;
  readonly windowMs: number;
  /** Clients that are remembered; the ones that began first are forgotten first. */
  readonly clients: number;
}

interface Window {
  endsAt: number;
  /** As far as this process knows. */
  times: number;
  /** Counted here and not yet in the store. */
  unwritten: number;
}

/**
 * Counts by client in windows that start with the first time; memory is bounded. The count is the one that all processes share, or this
 * process's own where nothing is shared or the store cannot be written. A client that is known to be over its limit costs no write.
 */
export function createRateWindow(
  clock: Clock,
  limits: RateLimits,
  shared: SharedRate | null = null,
): RateWindow {
  const windows = createWindows(limits);

  const countShared = async (client: string, window: Window): Promise<RateState> => {
    const own = { times: window.times, endsAt: window.endsAt };
    if (shared === null || window.times > limits.times) return own;
    const times = 1 + window.unwritten;
    window.unwritten = 0;
    try {
      const { kind } = shared;
      const state = await shared.counter.add({ kind, client, times, windowMs: limits.windowMs });
      window.times = Math.max(window.times, state.times);
      window.endsAt = state.endsAt;
      return state;
    } catch (error) {
      if (!isStoreTrouble(error)) throw error;
      window.unwritten += times;
      return own;
    }
  };

  return {
    async record(client) {
      const now = clock().getTime();
      const window = windows.of(client, now);
      window.times++;
      const { times, endsAt } = await countShared(client, window);
      if (times <= limits.times) return null;
      return Math.max(1, Math.ceil((endsAt - now) / 1000));
    },
  };
}

interface Windows {
  /** The window of a client that has not ended, or a new one. */
  of(client: string, now: number): Window;
}

function createWindows({ windowMs, clients }: RateLimits): Windows {
  // In the order of their beginnings, which is that of their ends but for those that began in another process.
  const windows = new Map<string, Window>();

  const open = (client: string, now: number): Window => {
    for (const [known, { endsAt }] of windows) {
      if (endsAt > now && windows.size < clients) break;
      windows.delete(known);
    }
    const window = { endsAt: now + windowMs, times: 0, unwritten: 0 };
    windows.set(client, window);
    return window;
  };

  return {
    of(client, now) {
      const known = windows.get(client);
      if (known !== undefined && known.endsAt > now) return known;
      windows.delete(client);
      return open(client, now);
    },
  };
}
