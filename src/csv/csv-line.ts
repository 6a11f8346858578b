/** What a cell of a table may hold; null is an empty cell. */
export type CsvCell = string | number | null;

/** Signs by which a spreadsheet takes a text for a formula, in both widths and also after blanks that it drops. */
const FORMULA = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/u;

const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/u;

/**
 * One line of a CSV file (RFC 4180) with its line break. A text that a spreadsheet would run as a formula gets an
 * apostrophe in front, which spreadsheets take off as "this is text" (OWASP, CSV injection); numbers stay numbers.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

/** What a file starts with so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  // A null character would end the text for some programs.
  const text = cell.replaceAll('\u0000', '');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
