import type { Clock } from '../domain/clock.ts';

/** How often each client did one thing lately. */
export interface RateWindow {
  /** Counts one more. Null while the client may go on; otherwise the whole seconds (at least 1) it has to wait. */
  record(client: string): number | null;
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
  readonly endsAt: number;
  times: number;
}

/**
 * Counts by client in windows that start with the first time. One process counts for itself; memory is bounded.
 */
export function createRateWindow(clock: Clock, limits: RateLimits): RateWindow {
  // In the order of their ends, because every window is as long as every other.
  const windows = new Map<string, Window>();

  const open = (client: string, now: number): Window => {
    for (const [known, { endsAt }] of windows) {
      if (endsAt > now && windows.size < limits.clients) break;
      windows.delete(known);
    }
    const window = { endsAt: now + limits.windowMs, times: 0 };
    windows.set(client, window);
    return window;
  };

  return {
    record(client) {
      const now = clock().getTime();
      const known = windows.get(client);
      if (known !== undefined && known.endsAt <= now) windows.delete(client);
      const window = known !== undefined && known.endsAt > now ? known : open(client, now);
      window.times++;
      if (window.times <= limits.times) return null;
      return Math.max(1, Math.ceil((window.endsAt - now) / 1000));
    },
  };
}
