import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { digestOfSources } from '../../src/source-version.ts';
import { DigestsOfImports } from './digest-of-imports.ts';

/** Where tables lie that sources read by other ways than an import. */
const TABLES = ['src', 'knowledge', 'test/cases'] as const;

/**
 * A function that gives the digest of all that a script's outcome is made of, by content: the script and what it imports,
 * all tables of the package, the packages, and the folders it reads. Paths are from `root`; a folder may lie outside of it.
 */
export function digestsOfScripts(root: string): (script: string, folders: readonly string[]) => string {
  const imports = new DigestsOfImports(root);
  const tables = TABLES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.tsx?$/u.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  const ofFolders = new Map<string, string>();
  const digestOf = (folder: string): string => {
    const digest =
      ofFolders.get(folder) ?? digestOfSources(resolve(root, dirname(folder)), [basename(folder)]);
    ofFolders.set(folder, digest);
    return digest;
  };
  return (script, folders) => [imports.digest([script, ...tables]), ...folders.map(digestOf)].join(' ');
}
