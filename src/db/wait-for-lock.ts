import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { currentScope, type RequestScope } from '../request-scope.ts';
import { isLocked } from './sqlite-errors.ts';

/** How long something waits for other connections to give a database free; a request all in all, however often it writes. */
export const LOCK_WAIT_MS = 5_000;

/** Beyond so many in one process nobody else begins to wait for a database: memory, and the time to let them all through, are bounded. */
const MOST_WAITING = 1_000;

const FIRST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 25;

interface Waiting {
  readonly endsAt: number;
  /** Tries once more; true when that settled it, for better or worse. */
  readonly tryAgain: () => Promise<boolean>;
  readonly giveUp: () => void;
}

/**
 * Runs `attempt`, and again while another connection holds the lock it needs, after short pauses in which this process does
 * everything else: SQLite's own wait would stop all of it. Those who wait are served in their order. Throws what `attempt`
 * throws, `SQLITE_BUSY` once the wait is over. `attempt` has no effect when it throws that.
 */
export async function retryWhileLocked<T>(
  database: Knex,
  attempt: () => Promise<T>,
  waitMs = LOCK_WAIT_MS,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!isLocked(error)) throw error;
    const scope = currentScope();
    const leftMs = Math.min(waitMs, leftFor(scope));
    const queue = queueOf(database);
    if (leftMs <= 0 || queue.length >= MOST_WAITING) throw error;
    const beganAt = performance.now();
    try {
      return await queue.wait(attempt, beganAt + leftMs);
    } finally {
      if (scope !== undefined) waitedMs.set(scope, waitedOf(scope) + performance.now() - beganAt);
    }
  }
}

const waitedMs = new WeakMap<RequestScope, number>();

function waitedOf(scope: RequestScope): number {
  return waitedMs.get(scope) ?? 0;
}

function leftFor(scope: RequestScope | undefined): number {
  return scope === undefined ? LOCK_WAIT_MS : LOCK_WAIT_MS - waitedOf(scope);
}

/** Those who wait for one database. The first of them tries; the others cost nothing. */
class LockQueue {
  #waiting: Waiting[] = [];
  #isServing = false;

  get length(): number {
    return this.#waiting.length;
  }

  wait<T>(attempt: () => Promise<T>, endsAt: number): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let locked: unknown = null;
      const tryAgain = async (): Promise<boolean> => {
        try {
          resolve(await attempt());
        } catch (error) {
          locked = error;
          if (isLocked(error)) return false;
          reject(asError(error));
        }
        return true;
      };
      const giveUp = (): void => {
        reject(asError(locked ?? stillLocked()));
      };
      this.#waiting.push({ endsAt, tryAgain, giveUp });
      if (!this.#isServing) void this.#serve();
    });
  }

  async #serve(): Promise<void> {
    this.#isServing = true;
    let pauseMs = FIRST_PAUSE_MS;
    for (let first = this.#first(); first !== undefined; first = this.#first()) {
      if (await first.tryAgain()) {
        this.#waiting = this.#waiting.filter((waiting) => waiting !== first);
        pauseMs = FIRST_PAUSE_MS;
        // Many who are let through at once leave turns to everything else.
        await setImmediate();
      } else {
        // Two processes that wait for each other's writes do not keep step.
        await sleep(pauseMs * (0.5 + Math.random() / 2));
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      }
    }
    this.#isServing = false;
  }

  /** The first of those whose time is not over; the others give up. */
  #first(): Waiting | undefined {
    const now = performance.now();
    const over = this.#waiting.filter(({ endsAt }) => endsAt <= now);
    if (over.length > 0) this.#waiting = this.#waiting.filter(({ endsAt }) => endsAt > now);
    for (const { giveUp } of over) giveUp();
    return this.#waiting[0];
  }
}

const queues = new WeakMap<object, LockQueue>();

function queueOf({ client }: Knex): LockQueue {
  const key = client as object;
  const known = queues.get(key);
  if (known !== undefined) return known;
  const fresh = new LockQueue();
  queues.set(key, fresh);
  return fresh;
}

/** For those who gave up before their first turn. */
function stillLocked(): Error {
  return Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
