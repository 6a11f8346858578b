import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBackup } from './sqlite-backup-folder.ts';
import { describeFile, type BackedUpFile, type BackedUpStore, type Manifest } from './manifest.ts';
import { copyStore, openMoment, type Moment } from './sqlite-moment.ts';

/** Folders of files; segments can be made again, which takes longer than copying them. */
const FOLDERS = ['mail', 'uploads', 'segments'] as const;
/** Names of files that are being written. */
const UNFINISHED = /\.(?:draft|part)$/u;

/** A backup that was taken. */
export interface TakenBackup extends Manifest {
  readonly folder: string;
  /** Backups that were older than those to be kept. */
  readonly removed: readonly string[];
}

/** How a backup is taken. */
export interface BackupOptions {
  /** Backups that stay, this one included; null for all. */
  readonly keep?: number | null;
  /** Told once nobody waits for the backup any more. */
  readonly onView?: () => void;
}

/**
 * Takes a backup of a folder of data, of one moment and while a service runs, into a folder of its own below `into`, and checks it. Keeps
 * the newest `keep` of them. Throws `ServiceError`; nothing is left then but what was there before.
 */
export async function takeBackup(
  data: string,
  into: string,
  { keep = null, onView = () => undefined }: BackupOptions = {},
): Promise<TakenBackup> {
  const written = await writeBackup(into, {
    kind: 'everything',
    write: (draft) => take(data, draft, onView),
    outdated: (names) => (keep === null ? [] : names.slice(0, -keep)),
  });
  if (written === null) throw new Error('a backup of everything is always kept');
  const { manifest, folder, removed } = written;
  return { ...manifest, folder, removed };
}

async function take(data: string, draft: string, onView: () => void): Promise<Manifest> {
  const moment = await openMoment(data);
  try {
    onView();
    const files = await copyFolders(data, draft);
    const stores = await copyStores(moment, draft);
    return { format: 1, takenAt: moment.takenAt.toISOString(), stores, files };
  } finally {
    moment.close();
  }
}

async function copyStores(moment: Moment, draft: string): Promise<readonly BackedUpStore[]> {
  const stores: BackedUpStore[] = [];
  for (const store of moment.stores) {
    const path = join(draft, store.file);
    const facts = await copyStore(store, path);
    stores.push({ ...(await describeFile(path, store.file)), ...facts });
  }
  return stores;
}

async function copyFolders(data: string, draft: string): Promise<readonly BackedUpFile[]> {
  const copied: BackedUpFile[] = [];
  for (const folder of FOLDERS) {
    const names = await readdir(join(data, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of names.filter((found) => found.isFile() && !UNFINISHED.test(found.name))) {
      const path = join(entry.parentPath, entry.name).slice(join(data, '/').length);
      await mkdir(join(draft, path, '..'), { recursive: true });
      try {
        await copyFile(join(data, path), join(draft, path));
      } catch (error) {
        // Uploads and their parts go when they are done, segments when there are newer ones.
        if (codeOf(error) === 'ENOENT') continue;
        throw error;
      }
      copied.push(await describeFile(join(draft, path), path));
    }
  }
  return copied;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
