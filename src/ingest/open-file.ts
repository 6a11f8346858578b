import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ListFormatError, ServiceError } from '../errors.ts';
import type { FileFormat, OpenedFile } from '../lists/list-source.ts';
import { checkFormat, FORMAT_SAMPLE_BYTES } from './file-format.ts';

/** A file on disk and what is known of it. */
export interface FileOnDisk {
  readonly path: string;
  /** Name shown to people and readers. */
  readonly name: string;
  /** Day of the HTTP `Last-Modified` header, ISO; null when unknown. */
  readonly lastModified: string | null;
}

/** Most bytes of one file after unpacking; the largest file of a publisher is about 120 MB. */
export const MAX_UNPACKED_BYTES = 1_000_000_000;

/**
 * Opens a file for readers. Gzip is recognised by its first bytes and read through; a file that unpacks to more than
 * `maxBytes` is refused on the way. Throws `ListFormatError` when the first bytes are not of the format.
 */
export async function openFile(
  file: FileOnDisk,
  format: FileFormat,
  maxBytes = MAX_UNPACKED_BYTES,
): Promise<OpenedFile> {
  const packed = await isGzip(file.path);
  const opened: OpenedFile = {
    name: file.name,
    lastModified: file.lastModified,
    bytes: () => readBytes(file, packed, maxBytes),
  };
  checkFormat(await readStart(opened), format);
  return opened;
}

/** SHA-256 of a file as it lies on disk, hexadecimal. */
export async function fileChecksum(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

async function isGzip(path: string): Promise<boolean> {
  const handle = await open(path).catch((error: unknown) => {
    throw new ServiceError('fetch_failed', `cannot read the file: ${errorCode(error)}`, { cause: error });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

async function readStart(file: OpenedFile): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of file.bytes()) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= FORMAT_SAMPLE_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, FORMAT_SAMPLE_BYTES);
}

async function* readBytes(file: FileOnDisk, packed: boolean, maxBytes: number): AsyncGenerator<Uint8Array> {
  const stream = openStream(file.path, packed);
  let size = 0;
  try {
    for await (const chunk of stream) {
      const bytes = chunk as Uint8Array;
      size += bytes.length;
      if (size > maxBytes) throw new ListFormatError(`${file.name} unpacks to more than ${maxBytes} bytes`);
      yield bytes;
    }
  } catch (error) {
    if (!packed || !errorCode(error).startsWith('Z_')) throw error;
    throw new ListFormatError(`${file.name} is not a whole gzip file`, { cause: error });
  } finally {
    stream.destroy();
  }
}

function openStream(path: string, packed: boolean): Readable {
  const file = createReadStream(path);
  if (!packed) return file;
  const unpacked = createGunzip();
  // `pipeline` hands an error of the file on to the reader and closes the file when the reader stops early.
  pipeline(file, unpacked, () => undefined);
  return unpacked;
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
