/** What a cell of a table may hold; null is an empty cell. */
export type CsvCell = string | number | null;

/**
 * Where a spreadsheet takes what follows for a formula, by signs of both widths and also after blanks and quotes that it
 * drops: at the start of a text, and behind a semicolon, a tab or a line break in it. Where semicolons part columns, a
 * spreadsheet does not know our quotes, which begin in the middle of what it takes for a column.
 */
const FORMULA = /(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@\uff0b\uff0d\uff1d\uff20])/gu;
/** What some spreadsheets drop at the start of a text, to run what is behind it. */
const DROPPED = /^(?=[\t\r\n])/u;

/** Phone numbers and plain numbers, several in one cell too: a spreadsheet works out no more than a number of them. */
const NUMBERS = /^[+-]?[\d\s()./-]*\d[\d\s()./-]*(?:[;,]\s*\+?[\d\s()./-]*\d[\d\s()./-]*)*$/u;

const NEEDS_QUOTES = /[",;|\r\n\t]|^\s|\s$/u;

/** What parts the cells of a line. */
export type CsvSeparator = ',' | ';' | '\t' | '|';

/**
 * One line of a CSV file (RFC 4180) with its line break. What a spreadsheet would run as a formula gets an apostrophe in
 * front, which spreadsheets take off as "this is text" (OWASP, CSV injection); numbers and phone numbers stay as they are.
 */
export function csvLine(cells: readonly CsvCell[], separator: CsvSeparator = ','): string {
  return `${cells.map(cellText).join(separator)}\r\n`;
}

/** What a file starts with so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  // A null character would end the text for some programs.
  const text = cell.replaceAll('\u0000', '');
  const safe = NUMBERS.test(text) ? text : text.replace(FORMULA, "$1'").replace(DROPPED, "'");
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
