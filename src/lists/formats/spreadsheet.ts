import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import { ListFormatError } from '../../errors.ts';
import { checkZip } from './zip-limits.ts';

/** Value of a cell: text, number, a date as ISO `yyyy-mm-dd` (with `Thh:mm:ss` when it has a time), null when empty. */
export type CellValue = string | number | null;

/** One sheet of a workbook: every row from the first, empty rows as empty arrays. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly CellValue[])[];
}

const ZIP_LIMITS = { maxEntries: 2_000, maxTotalBytes: 200_000_000, maxRatio: 120 };

/** Most packed bytes of a workbook; the largest that a publisher serves is 2.2 MB. */
const MAX_FILE_BYTES = 50_000_000;

/** An Excel cell holds at most 32,767 characters; ODS cells have no limit of their own. */
const MAX_CELL_CHARACTERS = 100_000;

const MAX_ROWS = 200_000;
const MAX_COLUMNS = 500;

/**
 * Reads the sheets of an XLSX, XLS or ODS workbook. The file is accepted only by its magic bytes, and a zip only
 * after its sizes were checked, because SheetJS takes any bytes for text and unpacks any bomb. Throws `ListFormatError`
 * for anything else, for a broken workbook and for cells, rows or columns beyond every limit.
 */
export async function readSheets(bytes: AsyncIterable<Uint8Array>): Promise<readonly Sheet[]> {
  const file = await collect(bytes);
  const container = await checkContainer(file);
  const workbook = await openWorkbook(file);
  const dates: DateReading = {
    epoch: workbook.Workbook?.WBProps?.date1904 === true ? 'mac1904' : 'windows',
    unnamedFormatIsDate: container === 'xlsx',
  };
  return workbook.SheetNames.map((name) => ({ name, rows: readRows(workbook.Sheets[name], dates) }));
}

interface DateReading {
  readonly epoch: keyof typeof DAYS_TO_1970;
  /**
   * In XLSX the only number formats that SheetJS has no name for are the built-in ones 27 to 36 and 50 to 58, which
   * East Asian Excel uses for dates (the Japanese list is full of them).
   */
  readonly unnamedFormatIsDate: boolean;
}

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > MAX_FILE_BYTES) throw new ListFormatError('the spreadsheet is too large');
    chunks.push(chunk);
  }
  if (size === 0) throw new ListFormatError('the file is empty');
  return Buffer.concat(chunks);
}

async function checkContainer(file: Buffer): Promise<'xls' | 'xlsx' | 'ods'> {
  if (file.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1') return 'xls';
  if (file.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004')
    throw new ListFormatError('the file is not a spreadsheet: neither a zip nor an OLE file');
  const entries = await checkZip(file, ZIP_LIMITS);
  if (entries.includes('xl/workbook.xml')) return 'xlsx';
  if (entries.includes('content.xml')) return 'ods';
  throw new ListFormatError('the zip file is not a spreadsheet');
}

async function openWorkbook(file: Buffer): Promise<WorkBook> {
  // A server knows every list, and reads none: the parser is loaded with the first workbook.
  const { read } = await import('@e965/xlsx');
  try {
    return read(file, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellDates: false,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      sheetRows: MAX_ROWS + 1,
    });
  } catch (error) {
    throw new ListFormatError('the spreadsheet is broken', { cause: error });
  }
}

function readRows(sheet: WorkSheet | undefined, dates: DateReading): (readonly CellValue[])[] {
  const cells = (sheet?.['!data'] ?? []) as readonly (readonly (CellObject | undefined)[] | undefined)[];
  if (cells.length > MAX_ROWS) throw new ListFormatError(`the spreadsheet has more than ${MAX_ROWS} rows`);
  return Array.from(cells, (row = []) => {
    if (row.length > MAX_COLUMNS)
      throw new ListFormatError(`the spreadsheet has more than ${MAX_COLUMNS} columns`);
    return Array.from(row, (cell) => cellValue(cell, dates));
  });
}

function cellValue(cell: CellObject | undefined, dates: DateReading): CellValue {
  if (cell?.v === undefined || cell.t === 'z') return null;
  if (cell.t === 'e') return '#ERROR';
  if (typeof cell.v === 'number') return isDate(cell, cell.v, dates) ? isoDate(cell.v, dates) : cell.v;
  const text = cell.v instanceof Date ? cell.v.toISOString() : String(cell.v);
  if (text.length > MAX_CELL_CHARACTERS) throw new ListFormatError('a cell of the spreadsheet is too large');
  return text;
}

/** Serial number of 31 December 2199: a larger number under an unnamed format is no date. */
const LAST_SERIAL = 109_574;

function isDate(cell: CellObject, value: number, dates: DateReading): boolean {
  if (cell.z !== undefined) return isDateFormat(cell.z);
  return dates.unnamedFormatIsDate && value >= 1 && value <= LAST_SERIAL;
}

/** True for a number format with a day, month or year; quoted text, escapes, colours and `[Red]` do not count. */
function isDateFormat(format: CellObject['z']): boolean {
  if (typeof format !== 'string' || format === 'General') return false;
  const codes = format.replace(/"[^"]*"|\\.|_.|\[[^\]]*\]/gu, '');
  return /[dy]/iu.test(codes) || /m.*[/.-]|[/.-].*m/iu.test(codes);
}

/** Days between the spreadsheet epochs and 1 January 1970. */
const DAYS_TO_1970 = { windows: 25_569, mac1904: 24_107 };

function isoDate(serial: number, dates: DateReading): CellValue {
  const days = serial - DAYS_TO_1970[dates.epoch];
  const date = new Date(Math.round(days * 86_400) * 1000);
  if (Number.isNaN(date.getTime())) return serial;
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day}T${time.slice(0, 8)}`;
}
