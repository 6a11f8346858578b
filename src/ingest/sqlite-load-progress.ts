import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, oncePerConnection } from '../db/borrow-connection.ts';
import type { LoadProgress, LoadProgressStore } from './first-load.ts';

interface Row {
  readonly done: number;
  readonly total: number;
  readonly attempts: number;
  readonly ended_at: number | null;
  readonly reason: string | null;
  readonly is_complete: number;
}

const statements = oncePerConnection((connection: Database) => ({
  read: connection.prepare<[], Row>('select * from first_load'),
  begin: connection.prepare<[number]>(`
    insert into first_load (id, total) values (1, ?)
    on conflict (id) do update set done = 0, total = excluded.total, ended_at = null where is_complete = 0`),
  advance: connection.prepare<[number]>('update first_load set done = ? where is_complete = 0'),
  end: connection.prepare<{ at: number; reason: string | null; isComplete: number }>(`
    insert into first_load (id, attempts, ended_at, reason, is_complete) values (1, 1, @at, @reason, @isComplete)
    on conflict (id) do update set
      attempts = attempts + 1, ended_at = @at, reason = @reason, is_complete = @isComplete where is_complete = 0`),
}));

/** The progress as one row beside the lists. */
export class SqliteLoadProgress implements LoadProgressStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  async read(): Promise<LoadProgress | null> {
    const row = await this.#borrow((connection) => statements(connection).read.get());
    if (row === undefined) return null;
    return {
      done: row.done,
      total: row.total,
      attempts: row.attempts,
      endedAt: row.ended_at === null ? null : new Date(row.ended_at),
      reason: row.reason,
      isComplete: row.is_complete === 1,
    };
  }

  async begin(total: number): Promise<void> {
    await this.#borrow((connection) => statements(connection).begin.run(total));
  }

  async advance(done: number): Promise<void> {
    await this.#borrow((connection) => statements(connection).advance.run(done));
  }

  async end(at: Date, reason: string | null): Promise<void> {
    const isComplete = reason === null ? 1 : 0;
    await this.#borrow((connection) =>
      statements(connection).end.run({ at: at.getTime(), reason, isComplete }),
    );
  }

  #borrow<Result>(use: (connection: Database) => Result): Promise<Result> {
    return borrowConnection(this.#database, use);
  }
}
