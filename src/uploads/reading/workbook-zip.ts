import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { UnusableFileError } from './unusable-file.ts';

/** An open XLSX file: its parts by name. */
export interface WorkbookZip {
  has(part: string): boolean;
  /** The bytes of a part as a stream. Throws `UnusableFileError` for a part that is not there or cannot be unpacked. */
  read(part: string): AsyncIterable<Uint8Array>;
  close(): void;
}

/** What a workbook may unpack to before it counts as an attack; 100,000 rows of ten cells are about 60 MB. */
const MOST_PARTS = 2_000;
const MOST_UNPACKED_BYTES = 300_000_000;
/** Unpacked bytes per packed byte of one part, looked at from ten megabytes unpacked. */
const MOST_RATIO = 200;
const RATIO_FLOOR_BYTES = 10_000_000;

/**
 * Opens an XLSX file without reading it into memory. The sizes that its directory states are held against limits first; yauzl
 * fails a part that unpacks to another size than was stated. Throws `UnusableFileError`.
 */
export async function openWorkbookZip(path: string): Promise<WorkbookZip> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(broken);
  try {
    const parts = await readDirectory(zip);
    return {
      has: (part) => parts.has(part),
      read: (part) => readPart(zip, parts.get(part)),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readDirectory(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > MOST_PARTS) throw tooLarge();
  const parts = new Map<string, Entry>();
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize;
      const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
      if (total > MOST_UNPACKED_BYTES) throw tooLarge();
      if (entry.uncompressedSize > RATIO_FLOOR_BYTES && ratio > MOST_RATIO) throw tooLarge();
      parts.set(entry.fileName, entry);
    }
  } catch (error) {
    return broken(error);
  }
  return parts;
}

async function* readPart(zip: ZipFile, entry: Entry | undefined): AsyncGenerator<Uint8Array> {
  if (entry === undefined)
    throw new UnusableFileError('broken', 'The spreadsheet is broken: a part is missing.');
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) yield chunk as Uint8Array;
  } catch (error) {
    broken(error);
  }
}

function tooLarge(): UnusableFileError {
  return new UnusableFileError(
    'too_large',
    'The spreadsheet unpacks to more than can be read. Save the sheet as CSV.',
  );
}

function broken(error: unknown): never {
  if (error instanceof UnusableFileError) throw error;
  throw new UnusableFileError('broken', 'The spreadsheet is broken or cut off. Save it anew, or as CSV.', {
    cause: error,
  });
}
