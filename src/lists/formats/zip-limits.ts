import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { ListFormatError } from '../../errors.ts';

/** What a zip file may unpack to before it counts as an attack. */
export interface ZipLimits {
  readonly maxEntries: number;
  /** Unpacked bytes of all entries together. */
  readonly maxTotalBytes: number;
  /** Unpacked bytes per packed byte of one entry, looked at from one megabyte unpacked. */
  readonly maxRatio: number;
}

/** Entries below this many bytes may have any ratio: an empty style sheet packs very well. */
const RATIO_FLOOR_BYTES = 1_000_000;

/**
 * Checks a zip file against `limits` and returns the names of its entries. The directory's sizes are compared first,
 * then every entry is unpacked and thrown away in chunks, because a directory can lie. Throws `ListFormatError`.
 */
export async function checkZip(bytes: Uint8Array, limits: ZipLimits): Promise<readonly string[]> {
  const zip = await openZip(bytes);
  try {
    const entries = await readDirectory(zip, limits);
    for (const entry of entries) await checkEntry(zip, entry);
    return entries.map((entry) => entry.fileName);
  } finally {
    zip.close();
  }
}

async function openZip(bytes: Uint8Array): Promise<ZipFile> {
  try {
    return await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
      autoClose: false,
    });
  } catch (error) {
    throw new ListFormatError('the zip directory is broken or cut off', { cause: error });
  }
}

async function readDirectory(zip: ZipFile, limits: ZipLimits): Promise<readonly Entry[]> {
  if (zip.entryCount > limits.maxEntries)
    throw new ListFormatError(`the zip file has ${zip.entryCount} entries, at most ${limits.maxEntries}`);
  const entries: Entry[] = [];
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize;
      checkSizes(entry, total, limits);
      entries.push(entry);
    }
  } catch (error) {
    if (error instanceof ListFormatError) throw error;
    throw new ListFormatError('the zip directory is broken or cut off', { cause: error });
  }
  return entries;
}

function checkSizes(entry: Entry, total: number, limits: ZipLimits): void {
  if (total > limits.maxTotalBytes)
    throw new ListFormatError(`the zip file unpacks to more than ${limits.maxTotalBytes} bytes`);
  const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
  if (entry.uncompressedSize > RATIO_FLOOR_BYTES && ratio > limits.maxRatio)
    throw new ListFormatError(`zip entry ${entry.fileName} is packed ${Math.round(ratio)} times, a zip bomb`);
}

/** yauzl itself fails an entry that unpacks to another size than the directory says. */
async function checkEntry(zip: ZipFile, entry: Entry): Promise<void> {
  if (entry.fileName.endsWith('/')) return;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    stream.resume();
    await new Promise<void>((resolve, reject) => {
      stream.on('end', resolve);
      stream.on('error', reject);
    });
  } catch (error) {
    throw new ListFormatError(`zip entry ${entry.fileName} is broken`, { cause: error });
  }
}
