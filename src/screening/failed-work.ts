import { OverloadedError } from '../errors.ts';
import type { Asker } from './asker.ts';
import type { TakeTurns } from './fair-turns.ts';
import type { Searcher, SearchTask } from './searcher.ts';

/** Failed work of each client as all processes of the installation count it. */
export interface SharedFailedWork {
  /** Adds milliseconds (above 0) and answers how the client's window stands after it; null while they cannot be counted. */
  add(client: string, ms: number, windowMs: number): Promise<{ ms: number; endsInMs: number } | null>;
}

/** What failed work is measured by. */
export interface FailedWorkParts {
  /** A clock that only rises, in milliseconds. */
  readonly nowMs: () => number;
  readonly limits: { readonly ms: number; readonly windowMs: number; readonly clients: number };
  /** Null where this process counts for itself alone. */
  readonly shared: SharedFailedWork | null;
}

interface Window {
  endsAt: number;
  /** As far as this process knows. */
  ms: number;
  /** Counted here and not yet by all. */
  unshared: number;
}

/** How much failed work, which nobody pays for, each client has caused lately. */
class FailedWork {
  readonly #parts: FailedWorkParts;
  // In the order of their beginnings, which is that of their ends but for those that began in another process.
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

  /** Counts what failed; resolves when this process knows what all have counted. */
  async record({ clients }: Asker, ms: number): Promise<void> {
    const now = this.#parts.nowMs();
    const windows = clients.map((client) => [client, this.#open(client, now)] as const);
    for (const [, window] of windows) {
      window.ms += ms;
      window.unshared += ms;
    }
    await Promise.all(windows.map(([client, window]) => this.#share(client, window)));
  }

  async #share(client: string, window: Window): Promise<void> {
    const { shared, limits, nowMs } = this.#parts;
    if (shared === null) return;
    const ms = window.unshared;
    window.unshared = 0;
    const state = await shared.add(client, ms, limits.windowMs);
    if (state === null) {
      window.unshared += ms;
      return;
    }
    window.ms = Math.max(window.ms, state.ms);
    window.endsAt = nowMs() + state.endsInMs;
  }

  #open(client: string, now: number): Window {
    const { windowMs, clients } = this.#parts.limits;
    for (const [known, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < clients) break;
      this.#windows.delete(known);
    }
    const open = this.#windows.get(client);
    if (open !== undefined && open.endsAt > now) return open;
    const window = { endsAt: now + windowMs, ms: 0, unshared: 0 };
    this.#windows.delete(client);
    this.#windows.set(client, window);
    return window;
  }
}

/** Does work for an asker unless too much of what it asked for has failed; throws `OverloadedError` then. */
export type LimitFailedWork = <Result>(asker: Asker, work: () => Promise<Result>) => Promise<Result>;

/**
 * Gives failed work, which is not charged, a budget of its own for each account and network: who exceeds it is refused until it is over.
 * The shared count is asked only when work has failed, so a process knows what others counted from the first failure that it sees itself.
 */
export function createFailedWorkLimit(parts: FailedWorkParts): LimitFailedWork {
  const failed = new FailedWork(parts);
  return async (asker, work) => {
    failed.assertMayAsk(asker);
    const before = asker.share.failedMs;
    try {
      return await work();
    } finally {
      const ms = asker.share.failedMs - before;
      if (ms > 0) await failed.record(asker, ms);
    }
  };
}

/** The same searches, of which those that fail are limited. */
export function withFailedWorkLimited(searcher: Searcher, limit: LimitFailedWork): Searcher {
  return {
    search: <Task extends SearchTask>(task: Task, asker: Asker) =>
      limit(asker, () => searcher.search(task, asker)),
  };
}

/** The same turns; work that fails in them is limited, but for that of who has no share. */
export function withFailedTurnsLimited(turns: TakeTurns, limit: LimitFailedWork): TakeTurns {
  return {
    run: (asker, work) =>
      asker.hasNoShare === true ? turns.run(asker, work) : limit(asker, () => turns.run(asker, work)),
  };
}
