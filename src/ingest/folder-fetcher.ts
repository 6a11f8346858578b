import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ListFormatError, ServiceError } from '../errors.ts';
import type { ListSource, SourceEdition, SourceFile } from '../lists/list-source.ts';
import { editionChecksum, fileNames, openedFiles, type CheckedFile } from './fetched-files.ts';
import type { FetchedEdition, ListFetcher } from './list-fetcher.ts';
import { fileChecksum, openFile } from './open-file.ts';

/** Paths of the files of an edition, relative to the directory of all lists. */
type ChosenFiles = ReadonlyMap<SourceFile, readonly string[]>;

/**
 * Reads local copies of the lists from `directory/<folder of the source>/`: the first edition whose required files are all
 * there, each under its best accepted name, with or without `.gz`. A list none of whose folders is there is not in this
 * place. Throws `ServiceError` `fetch_failed` when the
 * directory itself is not there.
 */
export async function createFolderFetcher(directory: string, maxBytes?: number): Promise<ListFetcher> {
  const found = await stat(directory).catch(() => null);
  if (found?.isDirectory() !== true) {
    throw new ServiceError('fetch_failed', `the folder of the lists is not there: ${directory}`);
  }
  const opened = new Map<string, Promise<CheckedFile>>();

  function openOnce(path: string, name: string, file: SourceFile): Promise<CheckedFile> {
    const key = `${file.format}:${path}`;
    const known = opened.get(key) ?? openChecked(path, name, file, maxBytes);
    opened.set(key, known);
    return known;
  }

  async function openEdition(files: ChosenFiles): Promise<Map<string, CheckedFile[]>> {
    const byRole = new Map<string, CheckedFile[]>();
    for (const [file, paths] of files) {
      const role = byRole.get(file.role) ?? [];
      for (const path of paths) {
        role.push(await openOnce(join(directory, path), path.slice(path.indexOf('/') + 1), file));
      }
      byRole.set(file.role, role);
    }
    return byRole;
  }

  return {
    async fetch(source) {
      const folders = new Map<string, readonly string[]>();
      for (const folder of foldersOf(source)) {
        const names = await filesBelow(join(directory, folder));
        if (names !== null) folders.set(folder, names);
      }
      if (folders.size === 0) return null;
      const { edition, files } = chooseEdition(source, folders);
      return fetchedEdition(edition, await openEdition(files));
    },
    close: () => Promise.resolve(),
  };
}

function fetchedEdition(edition: SourceEdition, byRole: Map<string, CheckedFile[]>): FetchedEdition {
  return {
    edition,
    files: openedFiles(byRole),
    fileNames: fileNames(byRole),
    checksum: editionChecksum(byRole),
    origin: 'folder',
    warnings: [],
    discard: () => Promise.resolve(),
  };
}

async function openChecked(
  path: string,
  name: string,
  file: SourceFile,
  maxBytes: number | undefined,
): Promise<CheckedFile> {
  try {
    const opened = await openFile({ path, name, lastModified: null }, file.format, maxBytes);
    return { opened, checksum: await fileChecksum(path) };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    throw new ListFormatError(`${name}: ${error.message}`, { cause: error });
  }
}

/** Paths of all files below a folder, relative to it, with `/`; null when there is no such folder. */
async function filesBelow(folder: string): Promise<readonly string[] | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return null;
  const paths = await Promise.all(entries.map((entry) => filePath(folder, entry)));
  return paths.filter((path) => path !== null);
}

async function filePath(folder: string, entry: Dirent): Promise<string | null> {
  const path = join(entry.parentPath, entry.name);
  const isFile = entry.isSymbolicLink()
    ? ((await stat(path).catch(() => null))?.isFile() ?? false)
    : entry.isFile();
  return isFile ? relative(folder, path).replaceAll('\\', '/') : null;
}

function foldersOf(source: ListSource): ReadonlySet<string> {
  const files = source.editions.flatMap((edition) => edition.files);
  return new Set([source.folder, ...files.map((file) => file.folder ?? source.folder)]);
}

function chooseEdition(
  source: ListSource,
  folders: ReadonlyMap<string, readonly string[]>,
): { readonly edition: SourceEdition; readonly files: ChosenFiles } {
  const problems: string[] = [];
  for (const edition of source.editions) {
    const files = new Map(edition.files.map((file) => [file, findLocal(file, source.folder, folders)]));
    const missing = edition.files.filter((file) => !file.optional && files.get(file)?.length === 0);
    if (missing.length === 0) return { edition, files };
    problems.push(`${edition.id} lacks ${missing.map(describeNames).join(' and ')}`);
  }
  const place = [...folders.keys()].join(' and ');
  throw new ServiceError('fetch_failed', `no whole edition in the folder ${place}: ${problems.join('; ')}`);
}

function describeNames({ role, localNames }: SourceFile): string {
  const names = localNames.map((name) => (typeof name === 'string' ? name : String(name)));
  return `${role} (${names.slice(0, 2).join(', ')})`;
}

function findLocal(
  file: SourceFile,
  ownFolder: string,
  folders: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const folder = file.folder ?? ownFolder;
  const names = folders.get(folder) ?? [];
  return acceptedNames(file, names).map((name) => `${folder}/${name}`);
}

function acceptedNames({ localNames }: SourceFile, names: readonly string[]): readonly string[] {
  for (const accepted of localNames) {
    if (typeof accepted === 'string') {
      const found = [accepted, `${accepted}.gz`].find((name) => names.includes(name));
      if (found !== undefined) return [found];
      continue;
    }
    const matching = names.filter((name) => accepted.test(name) || accepted.test(name.replace(/\.gz$/u, '')));
    if (matching.length > 0) return matching.sort(byNumbers);
  }
  return [];
}

function byNumbers(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
