import { open, utimes } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { findDamage } from '../db/check-store.ts';
import { sqliteCode, translateStoreError } from '../db/sqlite-errors.ts';
import { ServiceError } from '../errors.ts';
import { backupsIn, momentOf, writeBackup } from './sqlite-backup-folder.ts';
import { describeFile, MANIFEST, type Manifest } from './manifest.ts';
import { copyPages, settleCopy } from './sqlite-moment.ts';

const ACCOUNTS = 'accounts.sqlite';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of the last hour, whatever the clock does. */
const MOST_OF_AN_HOUR = 120;

/** Where copies of the accounts are kept, and how long. */
export interface AccountCopies {
  /** Folder of data that has the accounts. */
  readonly data: string;
  readonly into: string;
  /** Days of which one copy each is kept. */
  readonly days: number;
  /** Nothing is copied when the newest copy, which another process may have taken, is younger. */
  readonly leastAgeMs: number;
}

/** What copying came to; `unchanged` since the newest copy, or `recent`: it is young. */
export type CopyOutcome =
  | { readonly kind: 'copied'; readonly folder: string; readonly bytes: number }
  | { readonly kind: 'unchanged' | 'recent' };

/**
 * Copies the accounts of a folder, as of one moment and while they are in use, into a folder of its own, checks the copy, and removes
 * copies that are not kept any more. One that is equal to the newest is not kept: that one is noted as good until now. Throws
 * `ServiceError`; the copies that were there are left as they are then.
 */
export async function copyAccounts({ data, into, days, leastAgeMs }: AccountCopies): Promise<CopyOutcome> {
  const newest = (await backupsIn(into, 'accounts')).at(-1);
  const newestManifest = newest === undefined ? null : join(into, newest, MANIFEST);
  if (newestManifest !== null && ageOf(newestManifest) < leastAgeMs) return { kind: 'recent' };
  const written = await writeBackup(into, {
    kind: 'accounts',
    write: async (draft) => {
      const manifest = await copied(data, draft);
      if (newest === undefined || newestManifest === null) return manifest;
      if (!(await isSameDatabase(join(draft, ACCOUNTS), join(into, newest, ACCOUNTS)))) return manifest;
      await utimes(newestManifest, new Date(), new Date());
      return null;
    },
    outdated: (names) => outdatedCopies(names, days),
  });
  if (written === null) return { kind: 'unchanged' };
  const [store] = written.manifest.stores;
  return { kind: 'copied', folder: written.folder, bytes: store?.bytes ?? 0 };
}

const ageOf = (path: string): number => {
  const ageMs = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  // Of the future: the clock was set back.
  return ageMs < 0 ? Number.POSITIVE_INFINITY : ageMs;
};

async function copied(data: string, draft: string): Promise<Manifest> {
  const path = join(data, ACCOUNTS);
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0)
    throw new ServiceError('store_unavailable', `${ACCOUNTS} is missing or empty, and not copied`);
  const to = join(draft, ACCOUNTS);
  const takenAt = await copyMoment(path, to);
  const damage = findDamage(to, 'quick');
  if (damage !== null)
    throw new ServiceError('store_unavailable', `${ACCOUNTS} is damaged (${damage}), and not copied`);
  const facts = settleCopy(to);
  const store = { ...(await describeFile(to, ACCOUNTS)), ...facts };
  return { format: 2, takenAt: takenAt.toISOString(), stores: [store], files: [] };
}

/** Copies a database as of one moment, and says which. */
async function copyMoment(path: string, to: string): Promise<Date> {
  let database: SqliteDatabase.Database | null = null;
  try {
    database = new SqliteDatabase(path, { readonly: true, timeout: 5_000 });
    // A view that does not change, however many pages are written meanwhile.
    database.exec('begin');
    database.prepare('select count(*) from sqlite_schema').get();
    const takenAt = new Date();
    await copyPages(database, to);
    return takenAt;
  } catch (error) {
    throw isFull(error) ? error : translateStoreError(error, ACCOUNTS);
  } finally {
    database?.close();
  }
}

/** The copy's disk, which whoever writes backups tells of. */
const isFull = (error: unknown): boolean => /^SQLITE_(?:FULL|IOERR_WRITE)/u.test(sqliteCode(error) ?? '');

/**
 * Bytes of a database's head that every write changes: its change counter, the number that trials of the store write, and for which change
 * the version is valid. https://www.sqlite.org/fileformat.html section 1.3
 */
const COUNTERS = [24, 60, 92] as const;
const PIECE = 1 << 20;

/** Whether two databases hold the same, but for the counters in their heads. */
async function isSameDatabase(one: string, other: string): Promise<boolean> {
  const size = statSync(one, { throwIfNoEntry: false })?.size;
  if (size === undefined || size !== statSync(other, { throwIfNoEntry: false })?.size) return false;
  const files = [await open(one), await open(other)] as const;
  try {
    const pieces = [Buffer.alloc(PIECE), Buffer.alloc(PIECE)] as const;
    for (let at = 0; at < size; at += PIECE) {
      for (const [place, file] of files.entries()) await file.read(pieces[place] ?? pieces[0], 0, PIECE, at);
      if (at === 0) for (const piece of pieces) for (const from of COUNTERS) piece.fill(0, from, from + 4);
      const length = Math.min(PIECE, size - at);
      if (!pieces[0].subarray(0, length).equals(pieces[1].subarray(0, length))) return false;
    }
    return true;
  } finally {
    for (const file of files) await file.close();
  }
}

/** Copies that go: all of the last hour before the newest stay, then the last of each hour for a day and of each day for `days`. */
export function outdatedCopies(names: readonly string[], days: number): readonly string[] {
  const times = names.map((name) => momentOf(name, 'accounts')?.getTime() ?? 0);
  const newest = times.at(-1) ?? 0;
  const kept = new Set<string>();
  const taken = new Set<string>();
  for (let place = names.length - 1; place >= 0; place--) {
    const [name = '', time = 0] = [names[place], times[place]];
    const age = newest - time;
    const isRecent = age < HOUR_MS && names.length - place <= MOST_OF_AN_HOUR;
    const hour = `hour ${Math.floor(time / HOUR_MS)}`;
    const day = `day ${Math.floor(time / DAY_MS)}`;
    const stands = isRecent || (age < DAY_MS && !taken.has(hour)) || (age < days * DAY_MS && !taken.has(day));
    if (stands) kept.add(name);
    taken.add(hour).add(day);
  }
  return names.filter((name) => !kept.has(name));
}
