import { utils, write } from '@e965/xlsx';

/** Bytes of an XLSX workbook with the given sheets; a cell may be text, a number or empty. */
export function workbookBytes(
  sheets: Readonly<Record<string, readonly (readonly (string | number | null)[])[]>>,
): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  }
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}
