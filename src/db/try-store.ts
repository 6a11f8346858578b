import type { Knex } from 'knex';
import { ServiceError } from '../errors.ts';
import { borrowConnection } from './borrow-connection.ts';

/** How long a trial waits for other writers; requests wait longer, so that one that is tried in vain is not a moment's lock. */
const TRIAL_WAIT_MS = 2_000;

/** The number in the head of a database file that SQLite leaves to its user. */
const LARGEST_NUMBER = 2 ** 31;

/** Writes a few bytes into a database as any statement would. Throws like `borrowConnection`. */
export function tryWritingStore(database: Knex, moment = Date.now()): Promise<void> {
  return borrowConnection(
    database,
    (connection) => {
      connection.pragma(`user_version = ${Math.floor(moment / 1000) % LARGEST_NUMBER}`);
    },
    { waitMs: TRIAL_WAIT_MS },
  );
}

/** Reads a little of a database. Throws like `borrowConnection`. */
export function tryReadingStore(database: Knex): Promise<void> {
  return borrowConnection(
    database,
    (connection) => {
      connection.pragma('user_version');
    },
    { waitMs: TRIAL_WAIT_MS },
  );
}

/** Writes a few bytes, or reads while others write: updates of lists do so for seconds, and readers go on. */
export async function tryBesideLongWrites(database: Knex): Promise<void> {
  try {
    await tryWritingStore(database);
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'busy')) throw error;
    await tryReadingStore(database);
  }
}
