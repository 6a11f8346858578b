import { totalSearches, type BatchItem } from '../screening/batch.ts';
import type { Screening } from '../screening/screening.ts';
import { findHeadings, joinedHeadings, type Headings } from './columns/find-headings.ts';
import { recogniseColumns } from './columns/recognise-columns.ts';
import { createFileRemarks } from './file-remarks.ts';
import type { FileRow, ReadRow } from './reading/file-row.ts';
import { MOST_ROWS } from './reading/reading-bounds.ts';
import { openTable, type TableFile, type TableFormat } from './reading/table-file.ts';
import { decodeBytes, TEXT_ENCODINGS, type TextEncoding } from './reading/text-encoding.ts';
import { UnusableFileError } from './reading/unusable-file.ts';
import { readRowItem } from './row-item.ts';
import type { UploadCost, UploadReading } from './upload.ts';

/** Rows that columns are recognised from. */
const SAMPLE_ROWS = 200;
const SAMPLE_CHARACTERS = 1_000_000;

/** Rows whose cost is worked out in one stretch; other requests are answered in between. */
const ROWS_AT_ONCE = 20;

/** How a person wants a file to be read, where what was found out is wrong. */
export interface ReadingWishes {
  readonly format?: TableFormat;
  /** Null for none. */
  readonly headings?: Headings | null;
}

/** Finds out how a file is read: its format, where its headings are, what its columns are. Throws `UnusableFileError`. */
export async function inspectFile(file: TableFile, wishes: ReadingWishes = {}): Promise<UploadReading> {
  const format = wishes.format ?? (await file.detect());
  const sample = (await sampleRows(file, format)).map(({ cells }) => cells);
  const [first] = sample;
  if (first === undefined) throw noRows();
  const headings = wishes.headings === undefined ? findHeadings(sample) : wishes.headings;
  const rows = headings === null ? sample : sample.slice(headings.row + headings.rows);
  const texts = headings === null ? null : joinedHeadings(sample, headings);
  const columns = (texts ?? first).map((cell, place) => {
    const heading = texts === null ? '' : cell.trim().replace(/\s+/gu, ' ').slice(0, 100);
    return heading === '' ? `Column ${place + 1}` : heading;
  });
  const recognised = recogniseColumns(texts, rows);
  return {
    format,
    hasHeadings: headings !== null,
    ...(headings === null ? {} : { headingRow: headings.row, headingRows: headings.rows }),
    columns,
    mapping: recognised.mapping.slice(0, columns.length),
    origins: recognised.origins.slice(0, columns.length),
    looks: recognised.looks.slice(0, columns.length),
  };
}

/** Where the headings of a file stand as it is read; null for none. */
export function headingsOf({
  hasHeadings,
  headingRow = 0,
  headingRows = 1,
}: Pick<UploadReading, 'hasHeadings' | 'headingRow' | 'headingRows'>): Headings | null {
  return hasHeadings ? { row: headingRow, rows: headingRows } : null;
}

async function sampleRows(file: TableFile, format: TableFormat): Promise<readonly ReadRow[]> {
  const rows: ReadRow[] = [];
  let characters = 0;
  for await (const row of file.rows(format)) {
    if (!('cells' in row)) continue;
    rows.push(row);
    for (const cell of row.cells) characters += cell.length;
    if (rows.length === SAMPLE_ROWS || characters > SAMPLE_CHARACTERS) break;
  }
  return rows;
}

/** The rows of a file below its headings, counted among the rows that can be read. Throws `UnusableFileError`. */
export async function* readDataRows(
  file: TableFile,
  reading: Pick<UploadReading, 'format' | 'hasHeadings' | 'headingRow' | 'headingRows'>,
): AsyncGenerator<FileRow> {
  const headings = headingsOf(reading);
  let above = headings === null ? 0 : headings.row + headings.rows;
  for await (const row of file.rows(reading.format)) {
    if (above > 0 && 'cells' in row) above--;
    else yield row;
  }
}

/** What the page of a draft shows of its file. */
export interface FilePreview {
  /** The first rows of the file, in which the headings are chosen. */
  readonly top: readonly ReadRow[];
  /** The first rows of data. */
  readonly rows: readonly FileRow[];
  /** What the first letters that are no UTF-8 say in each encoding; none where the file has no such letters. */
  readonly letters: readonly { readonly encoding: TextEncoding; readonly text: string }[];
}

/** Rows in which headings can be chosen. */
const TOP_ROWS = 20;

/** The first rows of a file, and the first of its data. Throws `UnusableFileError`. */
export async function previewFile(path: string, reading: UploadReading, count: number): Promise<FilePreview> {
  const file = openTable(path);
  try {
    const headings = headingsOf(reading);
    let above = headings === null ? 0 : headings.row + headings.rows;
    const top: ReadRow[] = [];
    const rows: FileRow[] = [];
    for await (const row of file.rows(reading.format)) {
      if ('cells' in row && top.length < TOP_ROWS) top.push(row);
      if (above > 0 && 'cells' in row) above--;
      else if (rows.length < count) rows.push(row);
      if (rows.length >= count && top.length >= TOP_ROWS) break;
    }
    return { top, rows, letters: await lettersOf(file, reading.format) };
  } finally {
    file.close();
  }
}

/** Lines whose letters are shown in each encoding. */
const LETTER_LINES = 2;

async function lettersOf(file: TableFile, format: TableFormat): Promise<FilePreview['letters']> {
  if (format.kind !== 'text' || format.encoding.startsWith('utf-16')) return [];
  const lines = await file.foreignLines(LETTER_LINES);
  if (lines.length === 0) return [];
  return TEXT_ENCODINGS.filter(([encoding]) => !encoding.startsWith('utf-')).map(([encoding]) => ({
    encoding,
    text: lines.map((line) => decodeBytes(line, encoding).trim()).join(' … '),
  }));
}

/**
 * What screening a file would come to, by the rules that charge a batch. Reads the file to the last row that any plan has, in turns. Throws
 * `UnusableFileError` for a file without rows, and for one with more than `mostRows`.
 */
export async function measureCost(
  file: TableFile,
  reading: UploadReading,
  {
    screening,
    mostRows,
  }: { readonly screening: Pick<Screening, 'searchesOfBatch'>; readonly mostRows: number },
): Promise<UploadCost> {
  let [rows, unusable, searches] = [0, 0, 0];
  const remarks = createFileRemarks();
  let items: BatchItem[] = [];
  const addUp = async (): Promise<void> => {
    searches += totalSearches(screening.searchesOfBatch({ items, threshold: 0, lists: [] }));
    items = [];
    await new Promise((resolve) => setImmediate(resolve));
  };
  for await (const row of readDataRows(file, reading)) {
    rows++;
    if (rows > MOST_ROWS) break;
    if (rows > mostRows) continue;
    const asked = readRowItem(row, reading);
    if ('problem' in asked) unusable++;
    else {
      items.push(...asked.items);
      remarks.see(asked);
    }
    if (rows % ROWS_AT_ONCE === 0) await addUp();
  }
  await addUp();
  if (rows === 0) throw noRows();
  if (rows > mostRows) throw tooManyRows(rows, mostRows);
  const seen = remarks.all();
  return { rows, unusable, searches, ...(seen === null ? {} : { remarks: seen }) };
}

function noRows(): UnusableFileError {
  return new UnusableFileError('no_rows', 'The file has no rows to screen.');
}

function tooManyRows(rows: number, mostRows: number): UnusableFileError {
  const [counted, most] = [Math.min(rows, MOST_ROWS), mostRows].map((count) => count.toLocaleString('en'));
  const has = rows > MOST_ROWS ? `more than ${counted}` : counted;
  return new UnusableFileError(
    'too_many_rows',
    `The file has ${has} rows; your plan screens ${most} rows a file. Split the file, or choose a larger plan.`,
  );
}
