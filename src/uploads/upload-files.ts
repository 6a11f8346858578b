import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FILE_TOO_LARGE, MOST_FILE_BYTES } from './reading/reading-bounds.ts';
import { UnusableFileError } from './reading/unusable-file.ts';

/** Uploaded files, each under the id of its upload. */
export interface UploadFiles {
  /** Keeps a file and returns its size. Throws `UnusableFileError` for one that is too large, which is not kept. */
  save(id: string, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  path(id: string): string;
  remove(id: string): Promise<void>;
  ids(): Promise<readonly string[]>;
  /** When a file was written; null when it is not there. */
  savedAt(id: string): Promise<Date | null>;
}

/** Keeps files in a folder that only the service can read. The names are random: nothing of what a browser says is a path. */
export function createUploadFiles(folder: string): UploadFiles {
  const path = (id: string): string => {
    if (!/^[0-9a-f]{32}$/u.test(id)) throw new RangeError('not the id of an upload');
    return join(folder, id);
  };
  const remove = (id: string): Promise<void> => rm(path(id), { force: true });
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
      try {
        await pipeline(
          counted(bytes, (count) => {
            size = count;
          }),
          createWriteStream(path(id), { mode: 0o600, flags: 'wx' }),
        );
        return size;
      } catch (error) {
        await remove(id);
        throw error;
      }
    },
    async ids() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return (await readdir(folder)).filter((name) => /^[0-9a-f]{32}$/u.test(name));
    },
  };
}

async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  tell: (size: number) => void,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > MOST_FILE_BYTES) {
      throw new UnusableFileError('too_large', FILE_TOO_LARGE);
    }
    tell(size);
    yield chunk;
  }
}
