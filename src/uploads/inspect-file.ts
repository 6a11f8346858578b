import { totalSearches, type BatchItem } from '../screening/batch.ts';
import type { Screening } from '../screening/screening.ts';
import { recogniseColumns, hasHeadings } from './columns/recognise-columns.ts';
import type { FileRow, ReadRow } from './reading/file-row.ts';
import { MOST_ROWS } from './reading/reading-bounds.ts';
import { openTable, type TableFile, type TableFormat } from './reading/table-file.ts';
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
  readonly hasHeadings?: boolean;
}

/** Finds out how a file is read: its format, whether it has headings, what its columns are. Throws `UnusableFileError`. */
export async function inspectFile(file: TableFile, wishes: ReadingWishes = {}): Promise<UploadReading> {
  const format = wishes.format ?? (await file.detect());
  const sample = await sampleRows(file, format);
  const [first] = sample;
  if (first === undefined) throw noRows();
  const headed = wishes.hasHeadings ?? hasHeadings(first.cells);
  const rows = sample.slice(headed ? 1 : 0).map(({ cells }) => cells);
  const columns = first.cells.map((cell, place) => {
    const heading = headed ? cell.trim().replace(/\s+/gu, ' ').slice(0, 100) : '';
    return heading === '' ? `Column ${place + 1}` : heading;
  });
  const mapping = recogniseColumns(headed ? first.cells : null, rows).slice(0, columns.length);
  return { format, hasHeadings: headed, columns, mapping };
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

/** The rows of a file without its headings, which are the first row that can be read. Throws `UnusableFileError`. */
export async function* readDataRows(
  file: TableFile,
  { format, hasHeadings: headed }: Pick<UploadReading, 'format' | 'hasHeadings'>,
): AsyncGenerator<FileRow> {
  let headings = headed;
  for await (const row of file.rows(format)) {
    if (headings && 'cells' in row) headings = false;
    else yield row;
  }
}

/** The first rows of data, as they are read. */
export async function previewRows(
  path: string,
  reading: UploadReading,
  count: number,
): Promise<readonly FileRow[]> {
  const file = openTable(path);
  try {
    const rows: FileRow[] = [];
    for await (const row of readDataRows(file, reading)) {
      rows.push(row);
      if (rows.length >= count) break;
    }
    return rows;
  } finally {
    file.close();
  }
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
    else items.push(asked.item);
    if (rows % ROWS_AT_ONCE === 0) await addUp();
  }
  await addUp();
  if (rows === 0) throw noRows();
  if (rows > mostRows) throw tooManyRows(rows, mostRows);
  return { rows, unusable, searches };
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
