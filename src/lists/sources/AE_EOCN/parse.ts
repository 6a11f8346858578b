import { ListFormatError } from '../../../errors.ts';
import { readRows } from '../../formats/delimited-text.ts';
import { type CellValue, type Sheet, readSheets } from '../../formats/spreadsheet.ts';
import type { OpenedFile, ReadReport } from '../../list-source.ts';
import { clean } from '../../record-parts.ts';
import { type Field, fieldOfHeading } from './lookups.ts';

/** One listed party's row. */
export interface TerroristRow {
  /** Text of a field; empty for an empty cell and for `-`. */
  text(field: Field): string;
  cell(field: Field): CellValue;
}

/** Reads the workbook of five sheets. Sheets of delisted parties are counted and left out. */
export async function readWorkbook(file: OpenedFile, report: ReadReport): Promise<readonly TerroristRow[]> {
  return rowsOfSheets(await readSheets(file.bytes()), report);
}

/** Reads one sheet that was saved as delimited text. */
export async function readSheetText(file: OpenedFile, report: ReadReport): Promise<readonly TerroristRow[]> {
  const rows: (readonly string[])[] = [];
  for await (const row of readRows(file.bytes())) rows.push(row);
  const width = rows[0]?.length ?? 0;
  if (rows.some((row) => row.length !== width))
    throw new ListFormatError('the rows of the file differ in length');
  return rowsOfSheets([{ name: file.name, rows }], report);
}

/** One or two merged banner rows come before the header, which is the first row that starts with `#`. */
function rowsOfSheets(sheets: readonly Sheet[], report: ReadReport): readonly TerroristRow[] {
  const found = sheets.flatMap((sheet) => {
    const start = sheet.rows.findIndex((row) => String(row[0] ?? '').includes('#'));
    if (start < 0) {
      if (sheet.rows.some((row) => row.some((cell) => cell !== null)))
        report.unknown('sheet without header', sheet.name);
      return [];
    }
    return readSheet(sheet.rows[start] ?? [], sheet.rows.slice(start + 1), report);
  });
  if (found.length === 0) throw new ListFormatError('no sheet has a header that starts with #');
  return found;
}

function readSheet(
  headings: readonly CellValue[],
  body: readonly (readonly CellValue[])[],
  report: ReadReport,
): readonly TerroristRow[] {
  const fields = headings.map((heading) => {
    const text = clean(String(heading ?? ''));
    const field = text === '' ? undefined : fieldOfHeading(text);
    if (text !== '' && field === undefined) report.unknown(`column ${text}`, '');
    return field;
  });
  for (const needed of ['classification', 'nameArabic', 'nameLatin'] as const) {
    if (!fields.includes(needed)) throw new ListFormatError(`a sheet has no column for ${needed}`);
  }
  const rows = body.map((cells) => openRow(cells, fields)).filter((row) => !isBlank(row, fields));
  if (!fields.includes('delisting')) return rows;
  for (const row of rows) report.leftOut('delisted', row.text('nameLatin') || row.text('nameArabic'));
  return [];
}

/** Formatted rows at the end have only a row number. */
function isBlank(row: TerroristRow, fields: readonly (Field | undefined)[]): boolean {
  return fields.every((field) => field === undefined || field === 'index' || row.text(field) === '');
}

function openRow(cells: readonly CellValue[], fields: readonly (Field | undefined)[]): TerroristRow {
  const cell = (field: Field): CellValue => cells[fields.indexOf(field)] ?? null;
  const text = (field: Field): string => {
    const value = clean(String(cell(field) ?? '').replace(/[\u200b-\u200f]/gu, ''));
    return /^[-–—\s]*$/u.test(value) ? '' : value;
  };
  return { cell, text };
}
