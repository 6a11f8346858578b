import { ListFormatError } from '../../../errors.ts';
import { readRows } from '../../formats/delimited-text.ts';
import { repairControlCharacters } from '../../formats/windows-1252.ts';
import type { OpenedFile, ReadReport } from '../../list-source.ts';
import { clean } from '../../record-parts.ts';
import { COLUMNS, type Column, spanishDay } from './lookups.ts';

/** One listing of a taxpayer. */
export type TaxpayerRow = (column: Column) => string;

/** Most rows before the header; the publisher puts two, some copies none. */
const MOST_PREAMBLE_ROWS = 10;

/**
 * Reads the rows below the header, which is the row with the cell `RFC`. The file is windows-1252; in any other encoding
 * the accented headings do not match and it is refused.
 */
export async function* readTaxpayers(file: OpenedFile, report: ReadReport): AsyncGenerator<TaxpayerRow> {
  let header: readonly string[] | null = null;
  let line = 0;
  for await (const cells of readRows(file.bytes(), { encoding: 'windows-1252' })) {
    const row = cells.map((cell) => clean(repairControlCharacters(cell)));
    line++;
    if (header !== null) {
      if (row.length !== header.length)
        throw new ListFormatError(`row ${line} has ${row.length} columns: ${row[1] ?? ''}`);
      yield openRow(row, header);
    } else if (row.includes('RFC')) header = checkHeader(row, report);
    else if (line > MOST_PREAMBLE_ROWS) throw new ListFormatError('the file has no header with RFC');
    else readPreamble(row, report);
  }
  if (header === null) throw new ListFormatError('the file has no header with RFC');
}

function readPreamble(row: readonly string[], report: ReadReport): void {
  if (/^Informaci.n actualizada al/u.test(row[0] ?? '')) {
    const day = spanishDay(row[0] ?? '');
    if (day !== null) report.dataAsOf(day);
  }
}

function checkHeader(header: readonly string[], report: ReadReport): readonly string[] {
  const missing = COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new ListFormatError(`missing columns: ${missing.join(', ')}`);
  const known: readonly string[] = COLUMNS;
  for (const name of header) if (!known.includes(name)) report.unknown(`column ${name}`, '');
  return header;
}

function openRow(row: readonly string[], header: readonly string[]): TaxpayerRow {
  const value: TaxpayerRow = (column) => row[header.indexOf(column)] ?? '';
  if (value('RFC') === '') throw new ListFormatError(`row ${value('No')} has no RFC`);
  if (value('Nombre del Contribuyente') === '')
    throw new ListFormatError(`the taxpayer ${value('RFC')} has no name`);
  return value;
}
