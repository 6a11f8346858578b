import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import knex, { type Knex } from 'knex';

/** One schema step. Steps run in the order of their names and are never edited after a release. */
export interface Migration {
  readonly name: string;
  readonly up: (knex: Knex) => Promise<void>;
}

interface RawConnection {
  pragma(statement: string): unknown;
}

/**
 * Opens an SQLite database (`:memory:` or a file, whose folder is made) with write-ahead log, foreign keys and a wait
 * of five seconds for other writers.
 */
export function openDatabase(filename: string): Knex {
  if (filename !== ':memory:') mkdirSync(dirname(filename), { recursive: true });
  return knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    // A failure to connect is thrown; knex would also print it, with its stack, amid the output of a command.
    log: { warn: () => undefined },
    pool: {
      min: 1,
      max: 1,
      afterCreate: (
        connection: RawConnection,
        done: (error: Error | null, connection: RawConnection) => void,
      ) => {
        connection.pragma('journal_mode = WAL');
        connection.pragma('synchronous = NORMAL');
        connection.pragma('foreign_keys = ON');
        connection.pragma('busy_timeout = 5000');
        done(null, connection);
      },
    },
  });
}

const MIGRATIONS_TABLE = 'schema_migrations';

/**
 * Runs the migrations that the database has not seen, all or none. Safe to call from several processes at once, and
 * after one was killed on the way: knex's own runner lets the second process fail on the tables the first is making, and
 * a killed one leaves its lock behind for good.
 */
export async function migrate(database: Knex, migrations: readonly Migration[]): Promise<void> {
  await database.raw(
    `create table if not exists ${MIGRATIONS_TABLE} (name text primary key, run_at text not null)`,
  );
  await database.transaction(async (transaction) => {
    // A write comes first, so that SQLite waits here for another process instead of failing at a later write.
    await transaction(MIGRATIONS_TABLE).whereRaw('false').del();
    const done = new Set(await transaction(MIGRATIONS_TABLE).pluck<string[]>('name'));
    const pending = migrations
      .filter(({ name }) => !done.has(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name, up } of pending) {
      await up(transaction);
      await transaction(MIGRATIONS_TABLE).insert({ name, run_at: transaction.raw("datetime('now')") });
    }
  });
}
