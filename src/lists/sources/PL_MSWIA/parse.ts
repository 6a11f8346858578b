import { ListFormatError } from '../../../errors.ts';
import { withHtmlPage, type HtmlPage } from '../../formats/html-page.ts';
import { readSheets } from '../../formats/spreadsheet.ts';
import type { ReadReport } from '../../list-source.ts';
import type { PolishTable } from './lookups.ts';
import { isHeader, readTable, type PolishRow } from './rows.ts';

const TABLES: readonly PolishTable[] = ['osoby', 'podmioty'];

/** Reads the sheets `osoby` and `podmioty` of the workbook; other sheets are reported. */
export async function parseWorkbook(
  bytes: AsyncIterable<Uint8Array>,
  report: ReadReport,
): Promise<readonly PolishRow[]> {
  const sheets = await readSheets(bytes);
  for (const { name } of sheets) {
    if (!(TABLES as readonly string[]).includes(name.trim().toLowerCase())) report.unknown('sheet', name);
  }
  return TABLES.flatMap((table) => {
    const sheet = sheets.find((one) => one.name.trim().toLowerCase() === table);
    if (sheet === undefined) throw new ListFormatError(`the workbook has no sheet ${table}`);
    const cells = sheet.rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
    return readTable(table, cells, report);
  });
}

/** Most bytes of the page, which is about 2 MB. */
const MAX_PAGE_BYTES = 30_000_000;

/**
 * Reads the two tables of the web page. Their header cells are ordinary cells, and the table of entities is nested in
 * another table, so tables are known by their first row, and only tables without a table inside count.
 */
export async function parsePage(
  bytes: AsyncIterable<Uint8Array>,
  report: ReadReport,
): Promise<readonly PolishRow[]> {
  return withHtmlPage(await readText(bytes), (page) => tableRows(page, report));
}

function tableRows(page: HtmlPage, report: ReadReport): readonly PolishRow[] {
  const tables = page('table')
    .toArray()
    .filter((table) => page(table).find('table').length === 0)
    .map((table) =>
      page(table)
        .find('tr')
        .toArray()
        .map((row) => rowTexts(page, row)),
    )
    .filter((rows) => isHeader(rows[0] ?? []));
  if (tables.length !== TABLES.length)
    throw new ListFormatError(`the page has ${tables.length} tables of persons and entities, expected 2`);
  return tables.flatMap((rows) =>
    readTable(rows[0]?.[0]?.startsWith('Nazwisko') === true ? 'osoby' : 'podmioty', rows, report),
  );
}

type PageNode = Parameters<HtmlPage>[0];

function rowTexts(page: HtmlPage, row: PageNode): readonly string[] {
  return page(row)
    .children('td, th')
    .toArray()
    .map((cell) => {
      const copy = page(cell).clone();
      // `.text()` would glue the lines of a cell together.
      copy.find('br').replaceWith('\n');
      copy.find('p, div, li').append('\n');
      return copy.text().trim();
    });
}

async function readText(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parts: string[] = [];
  let size = 0;
  try {
    for await (const chunk of bytes) {
      size += chunk.length;
      if (size > MAX_PAGE_BYTES) throw new ListFormatError('the page is too large');
      parts.push(decoder.decode(chunk, { stream: true }));
    }
    parts.push(decoder.decode());
  } catch (error) {
    if (error instanceof TypeError) throw new ListFormatError('the page is not UTF-8', { cause: error });
    throw error;
  }
  if (size === 0) throw new ListFormatError('the file is empty');
  const text = parts.join('');
  if (!/<\/html>\s*$/iu.test(text)) throw new ListFormatError('the page is cut short');
  return text;
}
