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

/** Runs the migrations that the database has not seen. Safe to call from several processes at once. */
export async function migrate(database: Knex, migrations: readonly Migration[]): Promise<void> {
  await database.migrate.latest({
    migrationSource: {
      getMigrations: async () => migrations.map(({ name }) => name),
      getMigrationName: (name: string) => name,
      getMigration: async (name: string) => {
        const migration = migrations.find((candidate) => candidate.name === name);
        if (migration === undefined) throw new Error(`unknown migration ${name}`);
        return { up: migration.up, down: async () => {} };
      },
    },
  });
}
