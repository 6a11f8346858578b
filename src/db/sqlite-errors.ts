import { ServiceError } from '../errors.ts';

/** SQLite's result code of an error, such as `SQLITE_BUSY`; null for any other error. */
export function sqliteCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' && error.code.startsWith('SQLITE_') ? error.code : null;
}

/** Turns a database that stayed locked into `ServiceError` `busy`; every other error is returned as it is. */
export function translateBusy(error: unknown): unknown {
  const code = sqliteCode(error);
  const busy = code !== null && (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED'));
  return busy ? new ServiceError('busy', 'the database is busy, try again', { cause: error }) : error;
}
