import { existsSync, statSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { findDamage, STORE_FILES } from '../db/check-store.ts';
import { makeFolder } from '../db/make-folder.ts';
import { ServiceError } from '../errors.ts';
import { hashOf, readManifest, type Manifest } from './manifest.ts';
import { factsOf } from './sqlite-moment.ts';
import { backupsIn } from './sqlite-backup.ts';

/** What a restore is held to. */
export interface RestoreOptions {
  /** Names of the schema's steps that this release knows, of all databases. */
  readonly knownMigrations: ReadonlySet<string>;
  /** Whether a backup of another installation may take the place of this one. */
  readonly otherInstallation: boolean;
}

/** What was put back. */
export interface Restored extends Manifest {
  /** Folder of the backup. */
  readonly from: string;
  /** Where the databases are that were there before; null for none. */
  readonly before: string | null;
}

/**
 * Puts a backup, or the newest one in a folder of backups, in the place of a folder of data. Everything is checked before anything is
 * touched; what was there is kept beside it. Throws `ServiceError` `configuration` or `busy`; nothing was changed then.
 */
export async function restoreBackup(data: string, dir: string, options: RestoreOptions): Promise<Restored> {
  const newest = (await backupsIn(dir)).at(-1);
  const from = newest === undefined ? dir : join(dir, newest);
  const manifest = readManifest(from);
  await requireWhole(from, manifest);
  requireKnown(manifest, options.knownMigrations);
  if (!options.otherInstallation) requireSameInstallation(data, manifest);
  makeFolder(data);
  requireStopped(data);
  const draft = join(data, '.restore-partial');
  try {
    await requireSpace(data, manifest);
    for (const { path } of [...manifest.stores, ...manifest.files]) {
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await copyFile(join(from, path), join(draft, path));
    }
    return { ...manifest, from, before: await moveIn(data, draft) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (error instanceof ServiceError || !/^E[A-Z]+$/u.test(code)) throw error;
    throw new ServiceError('configuration', `the backup cannot be copied into ${data} (${code})`, {
      cause: error,
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Every file is there, as long and as it was. */
async function requireWhole(from: string, { stores, files }: Manifest): Promise<void> {
  for (const { path, bytes, sha256 } of [...stores, ...files]) {
    const at = join(from, path);
    const wrong = !existsSync(at)
      ? 'is missing'
      : statSync(at).size !== bytes
        ? 'has another length: it was copied in part'
        : (await hashOf(at)) !== sha256
          ? 'is damaged: it has another hash'
          : null;
    if (wrong !== null) throw new ServiceError('configuration', `${at} ${wrong}; nothing was restored`);
  }
  if (!stores.some(({ path }) => path === 'accounts.sqlite'))
    throw new ServiceError('configuration', `${from} has no accounts.sqlite; nothing was restored`);
  for (const { path } of stores) {
    const damage = findDamage(join(from, path), 'quick');
    if (damage !== null)
      throw new ServiceError(
        'configuration',
        `${join(from, path)} is damaged (${damage}); nothing was restored`,
      );
  }
}

function requireKnown({ stores }: Manifest, known: ReadonlySet<string>): void {
  const newer = stores.flatMap(({ migrations }) => migrations).filter((name) => !known.has(name));
  if (newer.length === 0) return;
  throw new ServiceError(
    'configuration',
    `the backup is of a newer release, which knows ${newer.join(', ')}: restore it with that release; nothing was restored`,
  );
}

function requireSameInstallation(data: string, { stores }: Manifest): void {
  const path = join(data, 'accounts.sqlite');
  if (!existsSync(path) || findDamage(path, 'quick') !== null) return;
  const database = new SqliteDatabase(path, { readonly: true, timeout: 2_000 });
  const { identity } = factsOf(database);
  database.close();
  const backedUp = stores.find((store) => store.path === 'accounts.sqlite')?.identity ?? null;
  if (identity === null || backedUp === null || identity === backedUp) return;
  throw new ServiceError(
    'configuration',
    `the backup is of another installation than ${data}; give --other-installation to put it in its place; nothing was restored`,
  );
}

/** A database whose write-ahead log can be done away with is open nowhere else. */
function requireStopped(data: string): void {
  for (const file of STORE_FILES) {
    const path = join(data, file);
    if (!existsSync(path) || statSync(path).size === 0) continue;
    let isOpenElsewhere = false;
    try {
      const database = new SqliteDatabase(path, { timeout: 0 });
      try {
        database.pragma('journal_mode = delete');
      } finally {
        database.close();
      }
    } catch (error) {
      // A damaged file is what a restore is for.
      isOpenElsewhere = /locked|busy/iu.test(String(error));
    }
    if (isOpenElsewhere)
      throw new ServiceError(
        'busy',
        `${file} is open in another process: stop the service first; nothing was restored`,
      );
  }
}

async function requireSpace(data: string, { stores, files }: Manifest): Promise<void> {
  const needed = [...stores, ...files].reduce((sum, { bytes }) => sum + bytes, 0);
  const { bavail, bsize } = await statfs(data);
  if (bavail * bsize < needed)
    throw new ServiceError(
      'configuration',
      `${data} has no room for the ${needed} bytes of the backup; nothing was restored`,
    );
}

/** What was there goes aside first, so that a restore that is killed leaves a folder that does not start rather than a mixed one. */
async function moveIn(data: string, draft: string): Promise<string | null> {
  const before = join(data, `before-restore-${new Date().toISOString().replace(/[-:.]/gu, '')}`);
  const kept = STORE_FILES.flatMap((file) => [file, `${file}-wal`, `${file}-shm`]);
  let hasBefore = false;
  for (const name of [...kept, 'mail', 'uploads']) {
    if (!existsSync(join(data, name))) continue;
    await mkdir(before, { recursive: true });
    await rename(join(data, name), join(before, name));
    hasBefore = true;
  }
  // The accounts last: without them nothing starts.
  const names = [...STORE_FILES].sort(
    (a, b) => Number(a === 'accounts.sqlite') - Number(b === 'accounts.sqlite'),
  );
  for (const name of ['mail', 'uploads', ...names])
    if (existsSync(join(draft, name))) await rename(join(draft, name), join(data, name));
  return hasBefore ? basename(before) : null;
}
