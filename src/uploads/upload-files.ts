import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FILE_TOO_LARGE, MOST_FILE_BYTES } from './reading/reading-bounds.ts';
import { UnusableFileError } from './reading/unusable-file.ts';

/** Uploaded files, each under the id of its upload. */
export interface UploadFiles {
  /** Keeps a file and returns its size. Throws `UnusableFileError` for one that is too large, which is not kept. */
  save(id: string, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  path(id: string): string;
  /** Throws `UnusableFileError` `broken` for a file that is not as it was when it was kept. */
  requireSound(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  ids(): Promise<readonly string[]>;
  /** When a file was written; null when it is not there. */
  savedAt(id: string): Promise<Date | null>;
}

/** What was a name in the file may be another one now, and nobody would see it. */
const DAMAGED = 'The uploaded file was damaged where it is kept. Please upload it again.';

/**
 * Keeps files in a folder that only the service can read, each with its SHA-256 in a file beside it. The names are random: nothing of what
 * a browser says is a path.
 */
export function createUploadFiles(folder: string): UploadFiles {
  const path = (id: string): string => {
    if (!/^[0-9a-f]{32}$/u.test(id)) throw new RangeError('not the id of an upload');
    return join(folder, id);
  };
  const sumPath = (id: string): string => `${path(id)}.sha256`;
  const remove = async (id: string): Promise<void> => {
    await rm(path(id), { force: true });
    await rm(sumPath(id), { force: true });
  };
  return {
    path,
    remove,
    savedAt: (id) =>
      stat(path(id)).then(
        ({ mtime }) => mtime,
        () => null,
      ),
    async save(id, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      let size = 0;
      const hash = createHash('sha256');
      try {
        await pipeline(
          counted(bytes, hash, (count) => {
            size = count;
          }),
          createWriteStream(path(id), { mode: 0o600, flags: 'wx' }),
        );
        await writeFile(sumPath(id), hash.digest('hex'), { mode: 0o600 });
        return size;
      } catch (error) {
        await remove(id);
        throw error;
      }
    },
    async requireSound(id) {
      // Of a file of an earlier release there is none.
      const sum = await readFile(sumPath(id), 'utf8').catch(() => null);
      if (sum === null) return;
      const hash = createHash('sha256');
      for await (const chunk of createReadStream(path(id))) hash.update(chunk as Buffer);
      if (hash.digest('hex') !== sum) throw new UnusableFileError('broken', DAMAGED);
    },
    async ids() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return (await readdir(folder)).filter((name) => /^[0-9a-f]{32}$/u.test(name));
    },
  };
}

async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  hash: Hash,
  tell: (size: number) => void,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > MOST_FILE_BYTES) {
      throw new UnusableFileError('too_large', FILE_TOO_LARGE);
    }
    tell(size);
    hash.update(chunk);
    yield chunk;
  }
}
