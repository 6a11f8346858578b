import { ServiceError } from '../errors.ts';

/** What keeps a database from being read or written until somebody mends it, by SQLite's primary result code. */
const UNAVAILABLE: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'the disk is full',
  SQLITE_IOERR: 'the disk failed to read or write',
  SQLITE_READONLY: 'the file or its disk is read-only',
  SQLITE_CANTOPEN: 'the file cannot be opened',
  SQLITE_PERM: 'the file may not be opened',
  SQLITE_CORRUPT: 'the file is damaged',
  SQLITE_NOTADB: 'the file is not a database',
};

/** SQLite's result code of an error, such as `SQLITE_BUSY`; null for any other error. */
export function sqliteCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' && error.code.startsWith('SQLITE_') ? error.code : null;
}

/** Whether another connection holds what a statement needs, so that it may succeed in a moment. */
export function isLocked(error: unknown): boolean {
  const code = primaryCode(error);
  return code === 'SQLITE_BUSY' || code === 'SQLITE_LOCKED';
}

/** Whether the database, or the disk below it, cannot be used until somebody mends it. */
export function isUnavailable(error: unknown): boolean {
  return unavailability(error) !== null;
}

/**
 * Turns a database that stayed locked into `ServiceError` `busy`, and one that cannot be read or written into
 * `store_unavailable`, which says why; every other error is returned as it is. `store` names the database in messages.
 */
export function translateStoreError(error: unknown, store = 'the database'): unknown {
  if (isLocked(error)) return new ServiceError('busy', `${store} is busy, try again`, { cause: error });
  const problem = unavailability(error);
  if (problem === null) return error;
  const message = `${store} cannot be used: ${problem} (${sqliteCode(error) ?? 'unknown'})`;
  return new ServiceError('store_unavailable', message, { cause: error });
}

function unavailability(error: unknown): string | null {
  return UNAVAILABLE[primaryCode(error) ?? ''] ?? null;
}

/** `SQLITE_BUSY` of `SQLITE_BUSY_SNAPSHOT`. */
function primaryCode(error: unknown): string | null {
  return sqliteCode(error)?.split('_', 2).join('_') ?? null;
}
