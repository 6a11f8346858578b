import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { isLocked, isUnavailable, translateStoreError } from './sqlite-errors.ts';
import { storeFileOf, type StoreFile } from './store-file.ts';
import { LOCK_WAIT_MS, retryWhileLocked } from './wait-for-lock.ts';

/** A connection of knex's pool, which leaves out one that bears this mark and opens another. */
type PooledConnection = Database & { __knex__disposed?: unknown };

interface ConnectionPool {
  acquireConnection(): Promise<PooledConnection>;
  releaseConnection(connection: PooledConnection): Promise<void>;
}

/** How long to wait for other writers; 0 for somebody who can do without. */
export interface BorrowOptions {
  readonly waitMs?: number;
}

/**
 * Runs `use` on the SQLite connection that knex holds, for the few statements of every request that must cost
 * microseconds (knex builds and prepares each statement anew). The connection is borrowed from knex's pool of one, so it
 * is never in the middle of a knex transaction, and `:memory:` databases work. `use` must be synchronous, and run anew when
 * the database was locked. Throws `ServiceError` `busy` when it stayed so, `store_unavailable` when it cannot be used.
 */
export async function borrowConnection<T>(
  database: Knex,
  use: (connection: Database) => T,
  { waitMs = LOCK_WAIT_MS }: BorrowOptions = {},
): Promise<T> {
  return translating(database, () =>
    retryWhileLocked(database, () => onConnection(database, use, storeFileOf(database)), waitMs),
  );
}

/**
 * Runs statements or a transaction of knex, anew when the database was locked: a transaction writes first, so that it is
 * locked out at its beginning or not at all. Throws like `borrowConnection`.
 */
export async function runStatements<T>(database: Knex, work: () => PromiseLike<T>): Promise<T> {
  return translating(database, () =>
    retryWhileLocked(database, async () => {
      const file = storeFileOf(database);
      if (file !== undefined) await onConnection(database, () => undefined, file);
      return work();
    }),
  );
}

/** Writes what may be left out, such as when a key was used last: false when the database was locked or cannot be written. */
export function writeIfPossible(write: () => unknown): boolean {
  try {
    write();
    return true;
  } catch (error) {
    if (isLocked(error) || isUnavailable(error)) return false;
    throw error;
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

async function onConnection<T>(
  database: Knex,
  use: (connection: Database) => T,
  file: StoreFile | undefined,
): Promise<T> {
  const pool = database.client as ConnectionPool;
  file?.requireThere();
  let connection = await pool.acquireConnection();
  if (file?.isReplaced(connection) === true) {
    connection = await renewed(pool, connection);
    file.isReplaced(connection);
  }
  try {
    return use(connection);
  } catch (error) {
    // A connection that was opened on a read-only disk stays so; another one finds it mended.
    if (file !== undefined && isUnavailable(error)) connection.__knex__disposed = error;
    throw error;
  } finally {
    await pool.releaseConnection(connection);
  }
}

async function renewed(pool: ConnectionPool, connection: PooledConnection): Promise<PooledConnection> {
  connection.__knex__disposed = new Error('the file was replaced');
  await pool.releaseConnection(connection);
  return pool.acquireConnection();
}

async function translating<T>(database: Knex, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translateStoreError(error, storeFileOf(database)?.name);
  }
}
