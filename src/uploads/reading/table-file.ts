import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { readDelimitedRows, type Delimiter } from './delimited-rows.ts';
import { detectEncoding } from './detect-encoding.ts';
import type { FileRow } from './file-row.ts';
import { foreignLines } from './foreign-lines.ts';
import { guessDelimiter } from './guess-delimiter.ts';
import { SPREADSHEET_ROOM, type LeaveRoom, type TakeRoom } from './reading-room.ts';
import { memoryOfTexts } from './shared-texts.ts';
import { readSheetRows, readTexts, type OpenWorkbook } from './sheet-rows.ts';
import { decodeText, type TextReading } from './text-encoding.ts';
import { UnusableFileError } from './unusable-file.ts';
import { openWorkbook } from './workbook.ts';

/** How a table is written in its file. */
export type TableFormat =
  | ({ readonly kind: 'text'; readonly delimiter: Delimiter } & TextReading)
  | { readonly kind: 'xlsx'; readonly sheets: readonly string[]; readonly sheet: string };

/** Files that people take for a table, by their first bytes. */
const OTHER_FILES: readonly (readonly [start: string, what: string])[] = [
  ['d0cf11e0a1b11ae1', 'an old Excel file (.xls)'],
  ['25504446', 'a PDF'],
  ['1f8b', 'a packed file (gzip)'],
  ['89504e47', 'an image'],
  ['ffd8ff', 'an image'],
];
const ZIP_START = '504b0304';

/** Text that the delimiter is guessed from, in characters. */
const SAMPLE_CHARACTERS = 64_000;

/** A file that a table is read from, as often as needed; whoever opened it closes it. */
export interface TableFile {
  /** Finds out how the table is written: XLSX by its first bytes, anything else as text. Throws `UnusableFileError`. */
  detect(): Promise<TableFormat>;
  /** Reads the rows as a stream, the row of headings included. Throws `UnusableFileError`. */
  rows(format: TableFormat): AsyncGenerator<FileRow>;
  /** The first lines of a text that are no UTF-8, as bytes; none of a spreadsheet. */
  foreignLines(most: number): Promise<readonly Uint8Array[]>;
  close(): void;
}

/**
 * Opens a file. What the cells of a spreadsheet share is read once, and all that is read of it has one budget; before it is read,
 * room is taken for it, which `close` gives back.
 */
export function openTable(path: string, takeRoom: TakeRoom = SPREADSHEET_ROOM.wait): TableFile {
  let opened: Promise<HeldWorkbook> | null = null;
  const workbook = (): Promise<HeldWorkbook> => (opened ??= openTexts(path, takeRoom));
  return {
    detect: async () => ((await isZip(path)) ? detectSheet(await workbook()) : detectText(path)),
    async *rows(format) {
      if (format.kind === 'xlsx') yield* readSheetRows(await workbook(), format.sheet);
      else yield* readDelimitedRows(decodeText(bytesOf(path), format), format.delimiter);
    },
    foreignLines: async (most) => ((await isZip(path)) ? [] : foreignLines(bytesOf(path), most)),
    close() {
      opened?.then(
        ({ zip, leaveRoom }) => {
          zip.close();
          leaveRoom();
        },
        // Closed itself, and whoever read it knows.
        () => undefined,
      );
    },
  };
}

interface HeldWorkbook extends OpenWorkbook {
  readonly leaveRoom: LeaveRoom;
}

async function openTexts(path: string, takeRoom: TakeRoom): Promise<HeldWorkbook> {
  const workbook = await openWorkbook(path);
  const { zip, sharedStringsPart } = workbook;
  let leaveRoom: LeaveRoom | null = null;
  try {
    leaveRoom = await takeRoom(sharedStringsPart === null ? 0 : memoryOfTexts(zip.sizeOf(sharedStringsPart)));
    return { ...(await readTexts(workbook)), leaveRoom };
  } catch (error) {
    zip.close();
    leaveRoom?.();
    throw error;
  }
}

/** Throws `UnusableFileError` for an empty file, and for other files that people take for a table. */
async function isZip(path: string): Promise<boolean> {
  const start = await firstBytes(path);
  if (start === '') throw new UnusableFileError('empty', 'The file is empty.');
  const other = OTHER_FILES.find(([bytes]) => start.startsWith(bytes));
  if (other !== undefined) {
    throw new UnusableFileError('unsupported', `This is ${other[1]}. Save the table as XLSX or CSV.`);
  }
  return start.startsWith(ZIP_START);
}

async function detectText(path: string): Promise<TableFormat> {
  const reading = await detectEncoding(bytesOf(path));
  return { kind: 'text', ...reading, delimiter: await guessDelimiter(await sampleOf(path, reading)) };
}

function bytesOf(path: string): AsyncIterable<Uint8Array> {
  return createReadStream(path) as AsyncIterable<Uint8Array>;
}

async function firstBytes(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead).toString('hex');
  } finally {
    await file.close();
  }
}

async function sampleOf(path: string, reading: TextReading): Promise<string> {
  let sample = '';
  for await (const text of decodeText(bytesOf(path), reading)) {
    sample += text;
    if (sample.length < SAMPLE_CHARACTERS) continue;
    // The last line is cut off.
    return sample.slice(0, Math.max(sample.lastIndexOf('\n'), sample.lastIndexOf('\r'), 0));
  }
  return sample;
}

/** Rows of all sheets that are counted, and of each at least. */
const COUNTED_ROWS = 20_000;
const LEAST_COUNTED = 200;

/** The sheet with most rows, as far as they are counted; of equals the first. */
async function detectSheet(workbook: OpenWorkbook): Promise<TableFormat> {
  const names = workbook.sheets.map(({ name }) => name);
  const most = Math.max(LEAST_COUNTED, Math.floor(COUNTED_ROWS / names.length));
  let best = { sheet: '', rows: 0 };
  for (const sheet of names) {
    const rows = await countRows(workbook, sheet, names.length === 1 ? 1 : most);
    if (rows > best.rows) best = { sheet, rows };
  }
  if (best.rows === 0) throw new UnusableFileError('no_rows', 'The spreadsheet has no rows.');
  return { kind: 'xlsx', sheets: names, sheet: best.sheet };
}

async function countRows(workbook: OpenWorkbook, sheet: string, most: number): Promise<number> {
  let rows = 0;
  for await (const _ of readSheetRows(workbook, sheet)) if (++rows >= most) break;
  return rows;
}
