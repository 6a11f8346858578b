import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders here whose code and tables decide what is made of a list and kept: parties, segments, indexes. */
export const DERIVING_FOLDERS = ['countries', 'domain', 'lists', 'matching', 'search'] as const;
export type DerivingFolder = (typeof DERIVING_FOLDERS)[number];

/** What `scripts/build` has reckoned; not there where the sources themselves run. */
declare const BUILT_SOURCE_VERSIONS: Readonly<Record<DerivingFolder, string>> | undefined;

const HERE = fileURLToPath(new URL('./', import.meta.url));

/**
 * SHA-256 of the names and contents of the files at or below paths, in hexadecimal. When a file was written says nothing:
 * a checkout, a copy and an image of one source agree.
 */
export function digestOfSources(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of paths.flatMap((path) => filesAt(root, path))) {
    const contents = readFileSync(join(root, name));
    hash.update(`${name}\n${contents.length}\n`).update(contents);
  }
  return hash.digest('hex');
}

function filesAt(root: string, path: string): readonly string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
    .sort();
}

/** What `sourceVersion` is made of. */
export const versionsOfFolders = (): Readonly<Record<DerivingFolder, string>> => {
  const versions = DERIVING_FOLDERS.map((folder) => [folder, digestOfSources(HERE, [folder])] as const);
  return Object.fromEntries(versions) as Record<DerivingFolder, string>;
};

let versions: Readonly<Record<DerivingFolder, string>> | null = null;

/**
 * Twelve hexadecimal digits that differ when any file of the folders does, and are the same for the sources and for what
 * was built from them: what was derived by other rules is derived anew.
 */
export function sourceVersion(folders: readonly DerivingFolder[]): string {
  versions ??= typeof BUILT_SOURCE_VERSIONS === 'undefined' ? versionsOfFolders() : BUILT_SOURCE_VERSIONS;
  const hash = createHash('sha256');
  for (const folder of folders) hash.update(versions[folder]);
  return hash.digest('hex').slice(0, 12);
}
