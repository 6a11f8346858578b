import { existsSync, rmSync, statSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { findDamage, STORE_FILES } from '../db/check-store.ts';
import { makeFolder } from '../db/make-folder.ts';
import { ServiceError } from '../errors.ts';
import { backupsIn, lockFile, momentOf } from './sqlite-backup-folder.ts';
import {
  hashOf,
  MANIFEST,
  readManifest,
  type BackedUpFile,
  type BackupKind,
  type Manifest,
} from './manifest.ts';
import { factsOf } from './sqlite-moment.ts';

/** What a restore is held to. */
export interface RestoreOptions {
  /** Names of the schema's steps that this release knows, of all databases. */
  readonly knownMigrations: ReadonlySet<string>;
  /** Whether a backup of another installation may take the place of this one. */
  readonly otherInstallation: boolean;
  /** Of a folder of backups, the newest that was taken by then; the newest of all when it is not given. */
  readonly at?: Date | null;
  /** Changes a backup of everything while it is in a folder of its own, before anything takes its place. */
  readonly prepare: (draft: string) => Promise<void>;
}

/** What was put back. */
export interface Restored extends Manifest {
  readonly kind: BackupKind;
  /** Folder of the backup. */
  readonly from: string;
  /** Where the databases are that were there before; null for none. */
  readonly before: string | null;
  /** When the databases that were there were written last, which is lost from `takenAt` on; null for none. */
  readonly lostUntil: string | null;
}

/**
 * Puts a backup, or one of a folder of backups, in the place of a folder of data; a copy of the accounts in the place of the accounts
 * alone. Everything is checked before anything is touched; what was there is kept beside it. Throws `ServiceError` `configuration` or
 * `busy`; nothing was changed then.
 */
export async function restoreBackup(data: string, dir: string, options: RestoreOptions): Promise<Restored> {
  const from = await chosen(dir, options.at ?? null);
  const manifest = readManifest(from);
  await requireWhole(from, manifest);
  requireKnown(manifest, options.knownMigrations);
  if (!options.otherInstallation) requireSameInstallation(data, manifest);
  const replaced = replacedBy(manifest);
  const draft = join(data, '.restore-partial');
  const unlock = writing(data, () => {
    makeFolder(data);
    return lockFile(join(data, '.restore.lock'), `another restore of ${data} is running`);
  });
  try {
    const lostUntil = lastWrite(data, replaced);
    requireStopped(data);
    await rm(draft, { recursive: true, force: true });
    await requireSpace(data, manifest);
    for (const { path } of [...manifest.stores, ...manifest.files]) {
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await copyFile(join(from, path), join(draft, path));
    }
    const kind = manifest.format === 2 ? 'accounts' : 'everything';
    if (kind === 'everything') await options.prepare(draft);
    return { ...manifest, kind, from, lostUntil, before: await moveIn(data, draft, replaced) };
  } catch (error) {
    throw unwritable(data, error);
  } finally {
    await rm(draft, { recursive: true, force: true });
    unlock();
    rmSync(join(data, '.restore.lock'), { force: true });
  }
}

function writing<T>(data: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw unwritable(data, error);
  }
}

/** What the system says of a folder of data, in words; any other error as it is. */
function unwritable(data: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof ServiceError || !/^(?:E[A-Z]+|SQLITE_(?:CANTOPEN|READONLY|FULL))/u.test(code))
    return error;
  return new ServiceError('configuration', `the backup cannot be copied into ${data} (${code})`, {
    cause: error,
  });
}

/** The backup that is meant: a folder that is one, or one of those in it. */
async function chosen(dir: string, at: Date | null): Promise<string> {
  if (existsSync(join(dir, MANIFEST))) return dir;
  const kinds = ['everything', 'accounts'] as const;
  const found: { readonly kind: BackupKind; readonly names: readonly string[] }[] = [];
  for (const kind of kinds) found.push({ kind, names: await backupsIn(dir, kind) });
  const [one, ...more] = found.filter(({ names }) => names.length > 0);
  // Said of the folder when it is read.
  if (one === undefined) return dir;
  if (more.length > 0)
    throw new ServiceError(
      'configuration',
      `${dir} has backups of everything and copies of the accounts: name one of them, such as ${join(dir, one.names.at(-1) ?? '')}`,
    );
  const { kind, names } = one;
  const name = at === null ? names.at(-1) : names.findLast((each) => (momentOf(each, kind) ?? at) <= at);
  if (name === undefined)
    throw new ServiceError(
      'configuration',
      `${dir} has no backup from before ${at?.toISOString() ?? ''}: the oldest is ${names[0] ?? ''}`,
    );
  return join(dir, name);
}

/** Databases and folders whose place a backup takes. */
function replacedBy({ format, files }: Manifest): readonly string[] {
  if (format === 2) return ['accounts.sqlite'];
  // One of an earlier release has no segments; those that are there are checked when they are read.
  const hasSegments = files.some(({ path }) => path.startsWith('segments/'));
  return [...STORE_FILES, 'mail', 'uploads', ...(hasSegments ? ['segments'] : [])];
}

function lastWrite(data: string, replaced: readonly string[]): string | null {
  const paths = replaced
    .filter((name) => name.endsWith('.sqlite'))
    .flatMap((name) => [join(data, name), join(data, `${name}-wal`)]);
  const times = paths.flatMap((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}

/** How a file of a backup differs from what its manifest says; null for not at all. */
async function differenceOf(
  at: string,
  { bytes, sha256 }: Pick<BackedUpFile, 'bytes' | 'sha256'>,
): Promise<string | null> {
  if (!existsSync(at)) return 'is missing';
  if (statSync(at).size !== bytes) return 'has another length: it was copied in part';
  const found = await hashOf(at).catch((error: unknown) => error);
  if (typeof found !== 'string') return `cannot be read (${String(found)})`;
  return found === sha256 ? null : 'is damaged: it has another hash';
}

/** Every file is there, as long and as it was. */
async function requireWhole(from: string, { stores, files }: Manifest): Promise<void> {
  for (const { path, bytes, sha256 } of [...stores, ...files]) {
    const at = join(from, path);
    const wrong = await differenceOf(at, { bytes, sha256 });
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
async function moveIn(data: string, draft: string, replaced: readonly string[]): Promise<string | null> {
  const before = join(data, `before-restore-${new Date().toISOString().replace(/[-:.]/gu, '')}`);
  const kept = replaced.flatMap((name) =>
    name.endsWith('.sqlite') ? [name, `${name}-wal`, `${name}-shm`] : [name],
  );
  let hasBefore = false;
  for (const name of kept) {
    if (!existsSync(join(data, name))) continue;
    // They can be made again.
    if (name === 'segments') {
      await rm(join(data, name), { recursive: true });
      continue;
    }
    await mkdir(before, { recursive: true });
    await rename(join(data, name), join(before, name));
    hasBefore = true;
  }
  // The accounts last: without them nothing starts.
  const names = [...replaced].sort(
    (a, b) => Number(a === 'accounts.sqlite') - Number(b === 'accounts.sqlite'),
  );
  for (const name of names)
    if (existsSync(join(draft, name))) await rename(join(draft, name), join(data, name));
  return hasBefore ? basename(before) : null;
}
