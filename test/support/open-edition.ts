import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { ListedPartyRecord } from '../../src/domain/listed-party.ts';
import { ListFormatError } from '../../src/errors.ts';
import type {
  OpenedFile,
  OpenedFiles,
  ReadReport,
  SourceEdition,
  SourceFile,
} from '../../src/lists/list-source.ts';

/** What a reader reported while it read a file. */
export interface CollectedReport {
  dataAsOf: string | null;
  declaredCount: number | null;
  /** Times each unknown element, column or code was met, with the first example of each. */
  readonly unknown: Map<string, { count: number; example: string }>;
  /** Records left out, per reason. */
  readonly leftOut: Map<string, number>;
}

/** A report sink that keeps everything a reader says. */
export function collectReport(): { collected: CollectedReport; report: ReadReport } {
  const collected: CollectedReport = {
    dataAsOf: null,
    declaredCount: null,
    unknown: new Map(),
    leftOut: new Map(),
  };
  const report: ReadReport = {
    dataAsOf: (date) => {
      collected.dataAsOf = date;
    },
    declaredCount: (count) => {
      collected.declaredCount = count;
    },
    unknown: (what, example) => {
      const seen = collected.unknown.get(what);
      if (seen) seen.count++;
      else collected.unknown.set(what, { count: 1, example });
    },
    leftOut: (reason) => {
      collected.leftOut.set(reason, (collected.leftOut.get(reason) ?? 0) + 1);
    },
  };
  return { collected, report };
}

async function* readBytes(path: string): AsyncGenerator<Uint8Array> {
  const file = createReadStream(path);
  const bytes = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  for await (const chunk of bytes) yield chunk as Uint8Array;
}

function openPath(path: string): OpenedFile {
  return { name: basename(path, '.gz'), bytes: () => readBytes(path), lastModified: null };
}

function byNumbers(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** Local files of one role: the first accepted name that is there, or every file a RegExp takes. */
function findLocal(file: SourceFile, folder: string): readonly string[] {
  for (const name of file.localNames) {
    if (typeof name === 'string') {
      const found = [name, `${name}.gz`].find((candidate) => existsSync(join(folder, candidate)));
      if (found !== undefined) return [join(folder, found)];
      continue;
    }
    const matching = filesBelow(folder).filter(
      (candidate) => name.test(candidate) || name.test(candidate.replace(/\.gz$/u, '')),
    );
    if (matching.length > 0) return matching.sort(byNumbers).map((candidate) => join(folder, candidate));
  }
  return [];
}

/** Files of a folder, as paths relative to it; sub-folders such as `pages/` included. */
function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return entries.filter((entry) => statSync(join(folder, entry)).isFile());
}

function openedFiles(byRole: ReadonlyMap<string, readonly OpenedFile[]>): OpenedFiles {
  return {
    one: (role) => {
      const file = byRole.get(role)?.[0];
      if (file === undefined) throw new ListFormatError(`the file ${role} is missing`);
      return file;
    },
    all: (role) => byRole.get(role) ?? [],
  };
}

/** Opens the files of an edition in a local folder by its local names; null when a required one is not there. */
export function openLocalEdition(edition: SourceEdition, folder: string): OpenedFiles | null {
  const byRole = new Map<string, readonly OpenedFile[]>();
  for (const file of edition.files) {
    const paths = findLocal(file, folder);
    if (paths.length === 0 && !file.optional) return null;
    byRole.set(file.role, paths.map(openPath));
  }
  return openedFiles(byRole);
}

/** Opens files given as text or bytes, by role; each is served in chunks of `chunkSize` bytes (64 kB). */
export function openTexts(
  texts: Readonly<Record<string, string | Uint8Array | readonly (string | Uint8Array)[]>>,
  options: { readonly chunkSize?: number; readonly lastModified?: string } = {},
): OpenedFiles {
  const chunkSize = options.chunkSize ?? 65_536;
  const open = (role: string, content: string | Uint8Array): OpenedFile => ({
    name: role,
    lastModified: options.lastModified ?? null,
    async *bytes() {
      const all = Buffer.from(content);
      for (let start = 0; start < all.length; start += chunkSize) {
        yield await Promise.resolve(all.subarray(start, start + chunkSize));
      }
    },
  });
  const byRole = new Map<string, readonly OpenedFile[]>();
  for (const [role, content] of Object.entries(texts)) {
    const contents = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
    byRole.set(
      role,
      contents.map((one) => open(role, one)),
    );
  }
  return openedFiles(byRole);
}

/** Reads a whole edition and what its reader reported. Throws what the reader throws. */
export async function readAll(
  edition: SourceEdition,
  files: OpenedFiles,
): Promise<{ records: ListedPartyRecord[]; report: CollectedReport }> {
  const { collected, report } = collectReport();
  const records: ListedPartyRecord[] = [];
  for await (const record of edition.read(files, report)) records.push(record);
  return { records, report: collected };
}
