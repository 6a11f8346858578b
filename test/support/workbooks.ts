import { utils, write } from '@e965/xlsx';

/** A cell that a formula gives: its value as the program that wrote the file has calculated it, or none. */
export interface FormulaCell {
  readonly f: string;
  readonly v?: string | number;
}

/** A cell: a text, a number, nothing, or what a formula gives. */
export type WorkbookCell = string | number | null | FormulaCell;

/** Bytes of an XLSX workbook with the given sheets; `merged` are ranges of every sheet, such as `A2:A4`. */
export function workbookBytes(
  sheets: Readonly<Record<string, readonly (readonly WorkbookCell[])[]>>,
  { merged = [] }: { readonly merged?: readonly string[] } = {},
): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(sheetCell)));
    if (merged.length > 0) sheet['!merges'] = merged.map((range) => utils.decode_range(range));
    utils.book_append_sheet(book, sheet, name);
  }
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}

function sheetCell(cell: WorkbookCell): unknown {
  if (cell === null || typeof cell !== 'object') return cell;
  return { ...cell, t: typeof cell.v === 'number' ? 'n' : 's' };
}
