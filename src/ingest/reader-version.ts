import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * A short text that changes whenever a file below the folders does, a few hundred files at most: the version of the
 * readers. Unchanged list files are read again once it differs, so that a corrected reader takes effect with the next
 * run.
 */
export async function readerVersion(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const named = paths.map((path) => [relative(folder, path), path] as const);
    for (const [name, path] of named.sort(([a], [b]) => (a < b ? -1 : 1))) {
      hash.update(`${name}\n`).update(await readFile(path));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
