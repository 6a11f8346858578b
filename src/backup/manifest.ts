import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ServiceError } from '../errors.ts';

/** A file of a backup. */
export interface BackedUpFile {
  /** From the folder of the backup. */
  readonly path: string;
  readonly bytes: number;
  /** SHA-256, hexadecimal. */
  readonly sha256: string;
}

/** A database of a backup. */
export interface BackedUpStore extends BackedUpFile {
  readonly identity: string | null;
  /** Names of the schema's steps. */
  readonly migrations: readonly string[];
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
}

/** Everything of a folder of data, or its accounts alone. */
export type BackupKind = 'everything' | 'accounts';

/** What a backup holds, written last: a folder without it is no backup. */
export interface Manifest {
  /** 2 is a copy of the accounts alone, which releases before there were any must not take for everything. */
  readonly format: 1 | 2;
  /** ISO 8601; all databases are of this moment. */
  readonly takenAt: string;
  readonly stores: readonly BackedUpStore[];
  readonly files: readonly BackedUpFile[];
}

export const MANIFEST = 'backup.json';

/** Reads what a folder says of itself. Throws `ServiceError` `configuration` for one that is no whole backup. */
export function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(join(folder, MANIFEST), 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why = code === 'ENOENT' || code === 'ENOTDIR' ? 'there is no' : `this user cannot read (${code})`;
    throw new ServiceError('configuration', `${folder} is no backup: ${why} ${MANIFEST} in it`);
  }
  try {
    const { format, ...manifest } = JSON.parse(text) as Omit<Manifest, 'format'> & {
      readonly format: number;
    };
    const listed: unknown[] = [manifest.stores, manifest.files];
    const isWhole = listed.every(
      (files) => Array.isArray(files) && (files as { path?: unknown }[]).every(({ path }) => isBelow(path)),
    );
    if (isWhole && (format === 1 || format === 2)) return { ...manifest, format };
  } catch {
    // Said below.
  }
  throw new ServiceError(
    'configuration',
    `${join(folder, MANIFEST)} cannot be read: it is damaged, or of a newer release`,
  );
}

/** Whether a path from a folder stays in it. */
const isBelow = (path: unknown): boolean =>
  typeof path === 'string' && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

/** SHA-256 of a file, hexadecimal. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** A file of a backup as its manifest has it. `at` is where it is, `path` how it is called from the folder of the backup. */
export async function describeFile(at: string, path: string): Promise<BackedUpFile> {
  return { path, bytes: statSync(at).size, sha256: await hashOf(at) };
}
