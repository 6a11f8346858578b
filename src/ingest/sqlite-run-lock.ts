import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, oncePerConnection } from '../db/borrow-connection.ts';
import type { Clock } from '../domain/clock.ts';
import { ServiceError } from '../errors.ts';
import type { HeldLock, LockHolder, RunLock } from './run-lock.ts';

const NAME = 'update-lists';
const LEASE_MS = 60_000;
const RENEW_MS = 15_000;
const ASK_AGAIN_MS = 500;

interface Lease {
  readonly owner: string;
  readonly pid: number;
  readonly host: string;
  readonly leaseEndsAt: number;
}

const statements = oncePerConnection((connection: Database) => {
  const holder = connection.prepare<[string], Lease>(
    'select owner, pid, host, lease_ends_at as leaseEndsAt from run_locks where name = ?',
  );
  const take = connection.prepare<Lease & { readonly name: string }>(`
    insert into run_locks (name, owner, pid, host, lease_ends_at) values (@name, @owner, @pid, @host, @leaseEndsAt)
    on conflict (name) do update set
      owner = excluded.owner, pid = excluded.pid, host = excluded.host, lease_ends_at = excluded.lease_ends_at`);
  return {
    holder,
    /** Takes the lock and returns null, or returns the lease that still holds it. */
    take: connection.transaction((lease: Lease, isDead: (held: Lease) => boolean): Lease | null => {
      const held = holder.get(NAME);
      if (held !== undefined && !isDead(held)) return held;
      take.run({ name: NAME, ...lease });
      return null;
    }),
    renew: connection.prepare<[number, string, string]>(
      'update run_locks set lease_ends_at = ? where name = ? and owner = ?',
    ),
    release: connection.prepare<[string, string]>('delete from run_locks where name = ? and owner = ?'),
  };
});

/** The lock as a row of the store of record, with a lease that its holder renews. */
export class SqliteRunLock implements RunLock {
  readonly #database: Knex;
  readonly #clock: Clock;

  constructor(database: Knex, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async acquire(options: {
    readonly waitMs: number;
    readonly onWait: (holder: LockHolder) => void;
  }): Promise<HeldLock> {
    const owner = randomUUID();
    let waitedMs = 0;
    for (;;) {
      const holder = await this.#take(owner);
      if (holder === null) return this.#hold(owner);
      if (waitedMs === 0) options.onWait(holder);
      if (waitedMs >= options.waitMs) {
        throw new ServiceError(
          'busy',
          `another update of the lists is running (process ${holder.pid} on ${holder.host})`,
        );
      }
      await sleep(ASK_AGAIN_MS);
      waitedMs += ASK_AGAIN_MS;
    }
  }

  async isHeld(): Promise<boolean> {
    const now = this.#clock().getTime();
    const held = await borrowConnection(this.#database, (connection) =>
      statements(connection).holder.get(NAME),
    );
    return held !== undefined && !isDead(held, now);
  }

  #take(owner: string): Promise<Lease | null> {
    const now = this.#clock().getTime();
    const lease = { owner, pid: process.pid, host: hostname(), leaseEndsAt: now + LEASE_MS };
    return borrowConnection(this.#database, (connection) =>
      statements(connection).take.immediate(lease, (held) => isDead(held, now)),
    );
  }

  #hold(owner: string): HeldLock {
    const renewal = setInterval(() => {
      // A failed renewal is made up for by the next one; the lease outlives four of them.
      this.#renew(owner).catch(() => undefined);
    }, RENEW_MS);
    renewal.unref();
    return {
      release: async () => {
        clearInterval(renewal);
        await borrowConnection(this.#database, (connection) =>
          statements(connection).release.run(NAME, owner),
        );
      },
    };
  }

  async #renew(owner: string): Promise<void> {
    const leaseEndsAt = this.#clock().getTime() + LEASE_MS;
    await borrowConnection(this.#database, (connection) =>
      statements(connection).renew.run(leaseEndsAt, NAME, owner),
    );
  }
}

function isDead(held: Lease, now: number): boolean {
  if (held.leaseEndsAt <= now) return true;
  return held.host === hostname() && !isRunning(held.pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
