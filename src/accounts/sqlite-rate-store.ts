import { createHash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, oncePerConnection } from '../db/borrow-connection.ts';
import type { RateCount, RateState, RateStore } from './rate-store.ts';

/** Windows that are kept; those of the clients that came first go first. */
const MOST_WINDOWS = 100_000;

/** How long a count waits for other writers: requests that failed are refused in time, whatever locks the store. */
const COUNT_WAIT_MS = 100;

interface Counted {
  readonly client: Buffer;
  readonly times: number;
  readonly endsAt: number;
  readonly now: number;
}

const statements = oncePerConnection((connection: Database) => {
  const count = connection.prepare<Counted, RateState>(`
    insert into rate_windows (client, times, ends_at) values (@client, @times, @endsAt)
    on conflict (client) do update set
      times = iif(ends_at <= @now, excluded.times, times + excluded.times),
      ends_at = iif(ends_at <= @now, excluded.ends_at, ends_at)
    returning times, ends_at as endsAt`);
  const forgetFirst = connection.prepare<[number]>(
    'delete from rate_windows where id <= (select max(id) from rate_windows) - ?',
  );
  return {
    countAll: connection.transaction(
      (counts: readonly RateCount[], now: number, most: number): readonly RateState[] => {
        const states = counts.map((counted) => {
          const { times, windowMs } = counted;
          const state = count.get({ client: clientKey(counted), times, endsAt: now + windowMs, now });
          if (state === undefined) throw new Error('the window was not stored');
          return state;
        });
        forgetFirst.run(most);
        return states;
      },
    ),
    forgetEnded: connection.prepare<[number]>('delete from rate_windows where ends_at <= ?'),
  };
});

/** Windows in SQLite, exact for any number of processes on one file. */
export class SqliteRateStore implements RateStore {
  readonly #database: Knex;
  readonly #most: number;

  constructor(database: Knex, most = MOST_WINDOWS) {
    this.#database = database;
    this.#most = most;
  }

  count(counts: readonly RateCount[], now: Date): Promise<readonly RateState[]> {
    return borrowConnection(
      this.#database,
      (connection) => statements(connection).countAll.immediate(counts, now.getTime(), this.#most),
      { waitMs: COUNT_WAIT_MS },
    );
  }

  async forgetEnded(now: Date): Promise<number> {
    const forgotten = await borrowConnection(this.#database, (connection) =>
      statements(connection).forgetEnded.run(now.getTime()),
    );
    return forgotten.changes;
  }
}

/** Addresses are personal data, and any text may be tried as one: what is kept is short and says neither. */
function clientKey({ kind, client }: RateCount): Buffer {
  return createHash('sha256').update(`${kind}\n${client}`).digest().subarray(0, 16);
}
