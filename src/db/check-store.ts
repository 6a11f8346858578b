import { existsSync, statSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { sqliteCode } from './sqlite-errors.ts';

/** Databases that a folder of data may have. */
export const STORE_FILES = [
  'accounts.sqlite',
  'lists.sqlite',
  'screenings.sqlite',
  'uploads.sqlite',
  'jobs.sqlite',
] as const;
export type StoreFileName = (typeof STORE_FILES)[number];

/** `quick` leaves out whether indexes agree with their tables. */
export type CheckKind = 'quick' | 'whole';

/** What is wrong with a database file, in a few words; null for nothing, and for a file that is not there or empty. */
export function findDamage(path: string, kind: CheckKind): string | null {
  if (!existsSync(path) || statSync(path).size === 0) return null;
  let database: SqliteDatabase.Database | null = null;
  try {
    database = new SqliteDatabase(path, { readonly: true, timeout: 5_000 });
    const pragma = kind === 'quick' ? 'quick_check(1)' : 'integrity_check(1)';
    const said = String(database.pragma(pragma, { simple: true }));
    return said === 'ok' ? null : oneLine(said);
  } catch (error) {
    const code = sqliteCode(error);
    // Locked is no damage, and what cannot be opened is told by whoever opens it.
    if (code === null || code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_CANTOPEN')) return null;
    return error instanceof Error ? oneLine(error.message) : 'it cannot be read';
  } finally {
    database?.close();
  }
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim().slice(0, 200);

/** What to do about a damaged database, in one line. */
export function remedyOf(file: string, problem: string): string {
  if (file === 'jobs.sqlite')
    return `${file} is damaged (${problem}): delete it, with its -wal and -shm, while the service is stopped; it is made again; see docs/operations.md`;
  return `${file} is damaged (${problem}): put it back from a backup with npm run restore while the service is stopped; see docs/operations.md`;
}
