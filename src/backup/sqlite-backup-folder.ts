import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { isLocked } from '../db/sqlite-errors.ts';
import { ServiceError } from '../errors.ts';
import { MANIFEST, type BackupKind, type Manifest } from './manifest.ts';

/** In front of the moment in the names of folders. */
const PREFIX: Readonly<Record<BackupKind, string>> = { everything: '', accounts: 'accounts-' };
const MOMENT = /^(?<date>\d{4})(?<month>\d{2})(?<day>\d{2})T(?<h>\d{2})(?<m>\d{2})(?<s>\d{2})(?<ms>\d{3})Z$/u;

/** Names of the whole backups of a kind in a folder, oldest first. */
export async function backupsIn(into: string, kind: BackupKind): Promise<readonly string[]> {
  const names = await readdir(into).catch(() => []);
  return names
    .filter((name) => momentOf(name, kind) !== null && existsSync(join(into, name, MANIFEST)))
    .sort();
}

/** The moment that a backup's name tells; null for a name of another kind. */
export function momentOf(name: string, kind: BackupKind): Date | null {
  if (!name.startsWith(PREFIX[kind])) return null;
  const found = MOMENT.exec(name.slice(PREFIX[kind].length))?.groups;
  if (found === undefined) return null;
  const { date, month, day, h, m, s, ms } = found;
  const moment = new Date(`${date}-${month}-${day}T${h}:${m}:${s}.${ms}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** The name of a backup of a moment; names of later backups sort behind those of earlier ones, also after a clock was set back. */
export function nameOf(kind: BackupKind, moment: Date, newest: string | undefined): string {
  const last = newest === undefined ? null : momentOf(newest, kind);
  const at = last === null ? moment : new Date(Math.max(moment.getTime(), last.getTime() + 1));
  return `${PREFIX[kind]}${at.toISOString().replace(/[-:]/gu, '').replace('.', '')}`;
}

/** What is written into a folder of backups. */
export interface BackupWork<Written extends Manifest> {
  readonly kind: BackupKind;
  /** Fills a folder and says what is in it; null when nothing is to be kept. */
  readonly write: (draft: string) => Promise<Written | null>;
  /** Which of the backups are not kept any more, of all names, oldest first. */
  readonly outdated: (names: readonly string[]) => readonly string[];
}

/** A backup that was written, and which older ones went for it. */
export interface WrittenBackup<Written extends Manifest> {
  readonly folder: string;
  readonly manifest: Written;
  readonly removed: readonly string[];
}

/**
 * Writes a backup into a folder of its own below `into`, which bears its name once everything in it is on the disk: whenever the process
 * is killed, what has such a name is whole. One at a time; throws `ServiceError` `busy` while another process writes one of its kind, and
 * `configuration` for a folder that cannot be written. What killed ones have left is removed.
 */
export async function writeBackup<Written extends Manifest>(
  into: string,
  { kind, write, outdated }: BackupWork<Written>,
): Promise<WrittenBackup<Written> | null> {
  return usable(into, async () => {
    const unlock = await lockFolder(into, kind);
    try {
      await dropDrafts(into, kind);
      const draft = join(into, `.${PREFIX[kind]}${process.pid}-${Date.now()}.partial`);
      try {
        await mkdir(draft, { mode: 0o700 });
        const manifest = await write(draft);
        if (manifest === null) return null;
        await writeSynced(join(draft, MANIFEST), JSON.stringify(manifest, null, 2));
        await syncFolder(draft);
        const newest = (await backupsIn(into, kind)).at(-1);
        const folder = join(into, nameOf(kind, new Date(manifest.takenAt), newest));
        await rename(draft, folder);
        await syncFolder(into);
        const removed = outdated(await backupsIn(into, kind));
        for (const name of removed) await rm(join(into, name), { recursive: true, force: true });
        return { folder, manifest, removed };
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    } finally {
      unlock();
    }
  });
}

async function lockFolder(into: string, kind: BackupKind): Promise<() => void> {
  await mkdir(into, { recursive: true });
  const path = join(into, `.${kind}.lock`);
  // SQLite would say no more than that it cannot open it. One that is there is left closed: closing it would end locks of this process.
  if (!existsSync(path)) await writeFile(path, '');
  return lockFile(path, `another backup into ${into} is running`);
}

/**
 * A lock that ends with its process, however that ends. It is SQLite's, of an empty file: the number of a process tells nothing where each
 * container counts its own. Throws `ServiceError` `busy`.
 */
export function lockFile(path: string, whenBusy: string): () => void {
  const lock = new SqliteDatabase(path, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    throw new ServiceError('busy', whenBusy);
  }
  return () => {
    lock.close();
  };
}

/** Of processes that were killed: whoever holds the lock is the only one. */
async function dropDrafts(into: string, kind: BackupKind): Promise<void> {
  const draft = kind === 'everything' ? /^\.\d[\dTZ-]*\.partial$/u : /^\.accounts-\d[\d-]*\.partial$/u;
  for (const name of await readdir(into))
    if (draft.test(name)) await rm(join(into, name), { recursive: true, force: true });
}

async function writeSynced(path: string, text: string): Promise<void> {
  await writeFile(path, text);
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  // Some network file systems have no such thing.
  await folder.sync().catch(() => undefined);
  await folder.close();
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left there',
  EDQUOT: 'no space is left there',
  SQLITE_FULL: 'no space is left there',
  EFBIG: 'a file may not be so large there',
  SQLITE_IOERR_WRITE: 'the disk there failed, or is full',
  EACCES: 'no permission to write there',
  EPERM: 'no permission to write there',
  SQLITE_CANTOPEN: 'no permission to write there',
  SQLITE_READONLY: 'no permission to write there',
  EROFS: 'it is on a read-only file system',
  ENOTDIR: 'it is a file',
  EEXIST: 'it is a file',
};

/** Says what a folder cannot take. */
async function usable<T>(into: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const problem = PROBLEMS[code];
    if (problem === undefined) throw error;
    throw new ServiceError('configuration', `no backup into ${into}: ${problem} (${code})`, { cause: error });
  }
}
