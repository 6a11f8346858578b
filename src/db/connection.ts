import { dirname } from 'node:path';
import knex, { type Knex } from 'knex';
import { runStatements } from './borrow-connection.ts';
import { makeFolder } from './make-folder.ts';

/** One schema step. Steps run in the order of their names and are never edited after a release. */
export interface Migration {
  readonly name: string;
  readonly up: (knex: Knex) => Promise<void>;
}

interface RawConnection {
  pragma(statement: string): unknown;
}

/** What differs between databases. */
export interface DatabaseOptions {
  /** `full` where what is committed must outlast a power failure at once. */
  readonly synchronous?: 'normal' | 'full';
}

/**
 * Opens an SQLite database (`:memory:` or a file, whose folder is made) with write-ahead log and foreign keys. SQLite itself waits
 * for no other writer, since everything in the process would wait with it: `borrowConnection` and `runStatements` try again.
 */
export function openDatabase(filename: string, { synchronous = 'normal' }: DatabaseOptions = {}): Knex {
  if (filename !== ':memory:') makeFolder(dirname(filename));
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
        connection.pragma(`synchronous = ${synchronous}`);
        connection.pragma('foreign_keys = ON');
        // Last: a new file is brought to its write-ahead log by one process at a time.
        connection.pragma('busy_timeout = 0');
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
  await runStatements(database, () =>
    database.raw(
      `create table if not exists ${MIGRATIONS_TABLE} (name text primary key, run_at text not null)`,
    ),
  );
  await runStatements(database, () => migrateAll(database, migrations));
}

function migrateAll(database: Knex, migrations: readonly Migration[]): Promise<void> {
  return database.transaction(async (transaction) => {
    // A write comes first, so that another process locks this one out here and not at a later write.
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
