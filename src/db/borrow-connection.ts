import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';

interface ConnectionPool {
  acquireConnection(): Promise<Database>;
  releaseConnection(connection: Database): Promise<void>;
}

/**
 * Runs `use` on the SQLite connection that knex holds, for the few statements of every request that must cost
 * microseconds (knex builds and prepares each statement anew). The connection is borrowed from knex's pool of one, so it
 * is never in the middle of a knex transaction, and `:memory:` databases work. `use` must be synchronous.
 */
export async function borrowConnection<T>(database: Knex, use: (connection: Database) => T): Promise<T> {
  const pool = database.client as ConnectionPool;
  const connection = await pool.acquireConnection();
  try {
    return use(connection);
  } finally {
    await pool.releaseConnection(connection);
  }
}

/** Prepares statements once per connection. */
export function oncePerConnection<T>(prepare: (connection: Database) => T): (connection: Database) => T {
  const prepared = new WeakMap<Database, T>();
  return (connection) => {
    const known = prepared.get(connection);
    if (known !== undefined) return known;
    const fresh = prepare(connection);
    prepared.set(connection, fresh);
    return fresh;
  };
}
