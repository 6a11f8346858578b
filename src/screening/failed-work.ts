import { OverloadedError } from '../errors.ts';
import type { Asker } from './asker.ts';
import type { Searcher, SearchTask } from './searcher.ts';

/** What failed work is measured by. */
export interface FailedWorkParts {
  /** A clock that only rises, in milliseconds. */
  readonly nowMs: () => number;
  readonly limits: { readonly ms: number; readonly windowMs: number; readonly clients: number };
}

interface Window {
  readonly endsAt: number;
  ms: number;
}

/** How much failed work, which nobody pays for, each client has caused lately. */
class FailedWork {
  readonly #parts: FailedWorkParts;
  // In the order of their ends, because every window is as long as every other.
  readonly #windows = new Map<string, Window>();

  constructor(parts: FailedWorkParts) {
    this.#parts = parts;
  }

  /** Throws `OverloadedError` while one of the clients has caused too much. */
  assertMayAsk({ clients }: Asker): void {
    const { nowMs, limits } = this.#parts;
    const now = nowMs();
    for (const client of clients) {
      const window = this.#windows.get(client);
      if (window === undefined || window.endsAt <= now || window.ms <= limits.ms) continue;
      throw new OverloadedError(
        'too much of what you asked for failed for the work it takes; nothing was charged, please try again later',
        Math.max(1, Math.ceil((window.endsAt - now) / 1000)),
      );
    }
  }

  record({ clients }: Asker, ms: number): void {
    const now = this.#parts.nowMs();
    for (const client of clients) this.#open(client, now).ms += ms;
  }

  #open(client: string, now: number): Window {
    const { windowMs, clients } = this.#parts.limits;
    for (const [known, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < clients) break;
      this.#windows.delete(known);
    }
    const open = this.#windows.get(client);
    if (open !== undefined && open.endsAt > now) return open;
    const window = { endsAt: now + windowMs, ms: 0 };
    this.#windows.delete(client);
    this.#windows.set(client, window);
    return window;
  }
}

/**
 * Gives failed work, which is not charged, a budget of its own for each account and network: who exceeds it is refused until it is over.
 * Each process counts for itself.
 */
export function withFailedWorkLimited(searcher: Searcher, parts: FailedWorkParts): Searcher {
  const failed = new FailedWork(parts);
  return {
    async search<Task extends SearchTask>(task: Task, asker: Asker) {
      failed.assertMayAsk(asker);
      const before = asker.share.failedMs;
      try {
        return await searcher.search(task, asker);
      } finally {
        const ms = asker.share.failedMs - before;
        if (ms > 0) failed.record(asker, ms);
      }
    },
  };
}
