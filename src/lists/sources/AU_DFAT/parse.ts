import { ListFormatError } from '../../../errors.ts';
import { type CellValue, readSheets } from '../../formats/spreadsheet.ts';
import type { OpenedFile, ReadReport } from '../../list-source.ts';
import { clean } from '../../record-parts.ts';
import { COLUMNS, NEWER_COLUMNS } from './lookups.ts';

/** A column of the list. */
export type Column = (typeof COLUMNS)[number] | (typeof NEWER_COLUMNS)[number];

/** One name row. */
export interface NameRow {
  /** Digits of the reference: rows `3`, `3a` and `3b2` are of party 3. */
  readonly party: string;
  /** Line breaks kept, every other white space one space; empty for an empty cell. */
  text(column: Column): string;
  cell(column: Column): CellValue;
}

/**
 * Reads the rows of the first sheet, whose name changes with every edition. Throws `ListFormatError` for a missing column,
 * a row without name or without a numbered reference.
 */
export async function readNameRows(file: OpenedFile, report: ReadReport): Promise<readonly NameRow[]> {
  const [sheet] = await readSheets(file.bytes());
  const [first = [], ...body] = sheet?.rows ?? [];
  const header = first.map((cell) => clean(String(cell ?? '')));
  const missing = COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new ListFormatError(`missing columns: ${missing.join(', ')}`);
  const known: readonly string[] = [...COLUMNS, ...NEWER_COLUMNS];
  for (const name of header) if (name !== '' && !known.includes(name)) report.unknown(`column ${name}`, '');
  return body
    .filter((row) => row.some((cell) => cell !== null && clean(String(cell)) !== ''))
    .map((row) => openRow(row, header));
}

function openRow(row: readonly CellValue[], header: readonly string[]): NameRow {
  const cell = (column: Column): CellValue => row[header.indexOf(column)] ?? null;
  const text = (column: Column): string => tidy(String(cell(column) ?? ''));
  const party = /^\d+/u.exec(text('Reference'))?.[0];
  if (party === undefined)
    throw new ListFormatError(`a row without reference: ${text('Name of Individual or Entity')}`);
  if (text('Name of Individual or Entity') === '')
    throw new ListFormatError(`row ${text('Reference')} has no name`);
  return { party, text, cell };
}

/** `NA` and `na` stand for nothing in the older layout. */
function tidy(text: string): string {
  const lines = text
    .replace(/_x000D_/giu, '\n')
    .split(/[\r\n]+/u)
    .map(clean)
    .filter((line) => line !== '');
  const joined = lines.join('\n');
  return /^n\/?a$/iu.test(joined) ? '' : joined;
}
