import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { SPREADSHEET } from './reading-bounds.ts';
import { megabytes, ReadingBudget, tooMuch } from './reading-budget.ts';
import { UnusableFileError } from './unusable-file.ts';

/** A part that is to be read. */
export interface WorkbookPart {
  readonly name: string;
  /** Throws `UnusableFileError` for a part that is not there or cannot be unpacked, and beyond what may be unpacked. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** What this reading of the workbook may cost. */
  readonly budget: ReadingBudget;
}

/** An open XLSX file: its parts by name. */
export interface WorkbookZip {
  readonly budget: ReadingBudget;
  has(part: string): boolean;
  /** Bytes that a part unpacks to; 0 for one that is not there. */
  sizeOf(part: string): number;
  /** A part as a stream, of at most so many bytes. */
  read(part: string, mostBytes?: number): WorkbookPart;
  close(): void;
}

/**
 * Opens an XLSX file without reading it into memory. The sizes that its directory states are held against limits first; yauzl
 * fails a part that unpacks to another size than was stated. Throws `UnusableFileError`.
 */
export async function openWorkbookZip(path: string): Promise<WorkbookZip> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(broken);
  const budget = new ReadingBudget();
  try {
    const parts = await readDirectory(zip);
    return {
      budget,
      has: (part) => parts.has(part),
      sizeOf: (part) => parts.get(part)?.uncompressedSize ?? 0,
      read: (name, mostBytes = SPREADSHEET.readBytes) => ({
        name,
        budget,
        bytes: readPart(zip, parts.get(name), { budget, mostBytes }),
      }),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readDirectory(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > SPREADSHEET.parts)
    throw tooMuch(`holds more than ${SPREADSHEET.parts.toLocaleString('en')} files`);
  const parts = new Map<string, Entry>();
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize;
      checkEntry(entry, total);
      // One reader would take the first and another the last.
      if (parts.has(entry.fileName)) throw brokenFile();
      parts.set(entry.fileName, entry);
    }
  } catch (error) {
    return broken(error);
  }
  return parts;
}

function checkEntry(entry: Entry, total: number): void {
  const { fileNameLength, extraFieldLength, fileCommentLength } = entry;
  if (fileNameLength + extraFieldLength + fileCommentLength > SPREADSHEET.partNameBytes)
    throw tooMuch(
      `holds a file with a name of more than ${SPREADSHEET.partNameBytes.toLocaleString('en')} bytes`,
    );
  if (total > SPREADSHEET.statedBytes)
    throw tooMuch(`unpacks to more than ${megabytes(SPREADSHEET.statedBytes)}`);
  const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
  if (entry.uncompressedSize > SPREADSHEET.ratioFloorBytes && ratio > SPREADSHEET.ratio)
    throw tooMuch(`unpacks to more than ${SPREADSHEET.ratio} times its size`);
}

async function* readPart(
  zip: ZipFile,
  entry: Entry | undefined,
  { budget, mostBytes }: { readonly budget: ReadingBudget; readonly mostBytes: number },
): AsyncGenerator<Uint8Array> {
  if (entry === undefined)
    throw new UnusableFileError('broken', 'The spreadsheet is broken: a part is missing.');
  if (entry.uncompressedSize > mostBytes)
    throw tooMuch(`has a part ${entry.fileName} of more than ${megabytes(mostBytes)}`);
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      budget.unpack((chunk as Uint8Array).length);
      yield chunk as Uint8Array;
    }
  } catch (error) {
    broken(error);
  }
}

function brokenFile(cause?: unknown): UnusableFileError {
  return new UnusableFileError('broken', 'The spreadsheet is broken or cut off. Save it anew, or as CSV.', {
    cause,
  });
}

function broken(error: unknown): never {
  throw error instanceof UnusableFileError ? error : brokenFile(error);
}
