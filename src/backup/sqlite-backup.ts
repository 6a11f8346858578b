import { existsSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ServiceError } from '../errors.ts';
import { hashOf, MANIFEST, type BackedUpFile, type BackedUpStore, type Manifest } from './manifest.ts';
import { copyStore, openMoment, type Moment } from './sqlite-moment.ts';

/** Folders of files that cannot be made again. */
const FOLDERS = ['mail', 'uploads'] as const;
const LOCK = '.backup-lock';

/** A backup that was taken. */
export interface TakenBackup extends Manifest {
  readonly folder: string;
  /** Backups that were older than those to be kept. */
  readonly removed: readonly string[];
}

/**
 * Takes a backup of a folder of data, of one moment and while a service runs, into a folder of its own below `into`, and checks it. Keeps
 * the newest `keep` of them. Throws `ServiceError`; nothing is left then but what was there before.
 */
export async function takeBackup(
  data: string,
  into: string,
  { keep = null }: { readonly keep?: number | null } = {},
): Promise<TakenBackup> {
  const unlock = await usable(into, lock(into));
  try {
    return await usable(into, take(data, into, keep));
  } finally {
    await unlock();
  }
}

async function take(data: string, into: string, keep: number | null): Promise<TakenBackup> {
  const moment = await openMoment(data);
  const name = moment.takenAt.toISOString().replace(/[-:]/gu, '').replace('.', '');
  const draft = join(into, `.${name}.partial`);
  try {
    await mkdir(draft, { recursive: true });
    const files = await copyFolders(data, draft);
    const stores = await copyStores(moment, draft);
    const takenAt = moment.takenAt.toISOString();
    const manifest: Manifest = { format: 1, takenAt, stores, files };
    await writeSynced(join(draft, MANIFEST), JSON.stringify(manifest, null, 2));
    await rename(draft, join(into, name));
    const removed = keep === null ? [] : await removeOlder(into, keep);
    return { ...manifest, folder: join(into, name), removed };
  } finally {
    moment.close();
    await rm(draft, { recursive: true, force: true });
  }
}

async function copyStores(moment: Moment, draft: string): Promise<readonly BackedUpStore[]> {
  const stores: BackedUpStore[] = [];
  for (const store of moment.stores) {
    const path = join(draft, store.file);
    const facts = await copyStore(store, path);
    stores.push({ ...(await described(path, store.file)), ...facts });
  }
  return stores;
}

async function copyFolders(data: string, draft: string): Promise<readonly BackedUpFile[]> {
  const copied: BackedUpFile[] = [];
  for (const folder of FOLDERS) {
    const names = await readdir(join(data, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of names.filter((found) => found.isFile())) {
      const path = join(entry.parentPath, entry.name).slice(join(data, '/').length);
      await mkdir(join(draft, path, '..'), { recursive: true });
      try {
        await copyFile(join(data, path), join(draft, path));
      } catch (error) {
        // Uploads and their parts go when they are done.
        if (codeOf(error) === 'ENOENT') continue;
        throw error;
      }
      copied.push(await described(join(draft, path), path));
    }
  }
  return copied;
}

async function described(at: string, path: string): Promise<BackedUpFile> {
  return { path, bytes: statSync(at).size, sha256: await hashOf(at) };
}

async function writeSynced(path: string, text: string): Promise<void> {
  await writeFile(path, text);
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}

/** Names of the backups in a folder, oldest first. */
export async function backupsIn(into: string): Promise<readonly string[]> {
  const names = await readdir(into).catch(() => []);
  return names
    .filter((name) => /^\d{8}T\d{9}Z$/u.test(name) && existsSync(join(into, name, MANIFEST)))
    .sort();
}

async function removeOlder(into: string, keep: number): Promise<readonly string[]> {
  const old = (await backupsIn(into)).slice(0, -keep);
  for (const name of old) await rm(join(into, name), { recursive: true, force: true });
  return old;
}

/** One backup at a time; the lock of a process that ended is taken over. */
async function lock(into: string): Promise<() => Promise<void>> {
  await mkdir(into, { recursive: true });
  const path = join(into, LOCK);
  for (;;) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' });
      return () => rm(path, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const holder = Number(readFileSync(path, 'utf8'));
      if (isRunning(holder))
        throw new ServiceError('busy', `another backup into ${into} is running (process ${holder})`);
      await rm(path, { force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left there',
  EDQUOT: 'no space is left there',
  SQLITE_FULL: 'no space is left there',
  EACCES: 'no permission to write there',
  EPERM: 'no permission to write there',
  EROFS: 'it is on a read-only file system',
  ENOTDIR: 'it is a file',
  EEXIST: 'it is a file',
};

/** Says what a folder cannot take. */
async function usable<T>(into: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const problem = PROBLEMS[codeOf(error)];
    if (problem === undefined) throw error;
    throw new ServiceError('configuration', `no backup into ${into}: ${problem} (${codeOf(error)})`, {
      cause: error,
    });
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
