import { totalSearches, type BatchItem } from '../screening/batch.ts';
import type { Screening } from '../screening/screening.ts';
import { recogniseColumns, hasHeadings } from './columns/recognise-columns.ts';
import type { FileRow, ReadRow } from './reading/file-row.ts';
import { detectFormat, readTable, type TableFormat } from './reading/table-file.ts';
import { UnusableFileError } from './reading/unusable-file.ts';
import { readRowItem } from './row-item.ts';
import type { UploadCost, UploadReading } from './upload.ts';

/** Rows that columns are recognised from. */
const SAMPLE_ROWS = 200;

/** Rows whose cost is worked out in one stretch; other requests are answered in between. */
const ROWS_AT_ONCE = 20;

/** How a person wants a file to be read, where what was found out is wrong. */
export interface ReadingWishes {
  readonly format?: TableFormat;
  readonly hasHeadings?: boolean;
}

/** Finds out how a file is read: its format, whether it has headings, what its columns are. Throws `UnusableFileError`. */
export async function inspectFile(path: string, wishes: ReadingWishes = {}): Promise<UploadReading> {
  const format = wishes.format ?? (await detectFormat(path));
  const sample = await sampleRows(path, format);
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

async function sampleRows(path: string, format: TableFormat): Promise<readonly ReadRow[]> {
  const rows: ReadRow[] = [];
  for await (const row of readTable(path, format)) {
    if ('cells' in row) rows.push(row);
    if (rows.length === SAMPLE_ROWS) break;
  }
  return rows;
}

/** The rows of a file without its headings, which are the first row that can be read. Throws `UnusableFileError`. */
export async function* readDataRows(
  path: string,
  { format, hasHeadings: headed }: Pick<UploadReading, 'format' | 'hasHeadings'>,
): AsyncGenerator<FileRow> {
  let headings = headed;
  for await (const row of readTable(path, format)) {
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
  const rows: FileRow[] = [];
  for await (const row of readDataRows(path, reading)) {
    rows.push(row);
    if (rows.length >= count) break;
  }
  return rows;
}

/**
 * What screening a file would come to, by the rules that charge a batch. Reads the whole file, in turns. Throws
 * `UnusableFileError` for a file without rows, and for one with more than `mostRows`.
 */
export async function measureCost(
  path: string,
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
  for await (const row of readDataRows(path, reading)) {
    rows++;
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
  const [has, most] = [rows, mostRows].map((count) => count.toLocaleString('en'));
  return new UnusableFileError(
    'too_many_rows',
    `The file has ${has} rows; your plan screens ${most} rows a file. Split the file, or choose a larger plan.`,
  );
}
