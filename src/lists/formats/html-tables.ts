import { ListFormatError } from '../../errors.ts';
import { clean } from '../record-parts.ts';
import { withHtmlPage, type HtmlPage } from './html-page.ts';

/** A cell of a table: its lines, and the addresses it links to. */
export interface HtmlCell {
  /** Text with line breaks, paragraphs and list items as line feeds; every other white space is one space. */
  readonly text: string;
  readonly links: readonly string[];
}

/** One row of a table. */
export interface HtmlRow {
  readonly cells: readonly HtmlCell[];
  /** True when every cell is a heading. */
  readonly isHeader: boolean;
}

/** One table of a page and the text that leads to it. */
export interface HtmlTable {
  readonly id: string;
  /** Text between the table before it, or the start of the page, and this one. */
  readonly leadingText: string;
  readonly rows: readonly HtmlRow[];
}

/** Most bytes of a page; the publishers' pages stay under 1 MB. */
const MAX_PAGE_BYTES = 20_000_000;

const BLOCKS = 'p, div, li, tr, h1, h2, h3, h4, h5, h6';

/**
 * Reads the tables of an HTML page. Throws `ListFormatError` when the page is empty, too large, not UTF-8, cut off before
 * `</html>` or has no table.
 */
export async function readHtmlTables(bytes: AsyncIterable<Uint8Array>): Promise<readonly HtmlTable[]> {
  return withHtmlPage(await readPage(bytes), tablesOf);
}

type Parse = (html: string) => HtmlPage;

function tablesOf($: HtmlPage, parse: Parse): readonly HtmlTable[] {
  $('script, style, noscript').remove();
  $('br').replaceWith('\n');
  $(BLOCKS).append('\n');
  const tables = $('table').toArray();
  if (tables.length === 0) throw new ListFormatError('the page has no table');
  const leading = leadingTexts($, parse, tables.length);
  return tables.map((table, index) => ({
    id: $(table).attr('id') ?? '',
    leadingText: leading[index] ?? '',
    rows: $(table)
      .find('tr')
      .toArray()
      .map((row) => readRow($, row)),
  }));
}

async function readPage(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > MAX_PAGE_BYTES) throw new ListFormatError('the page is too large');
    chunks.push(chunk);
  }
  if (size === 0) throw new ListFormatError('the file is empty');
  let page: string;
  try {
    page = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    throw new ListFormatError('the page is not UTF-8', { cause: error });
  }
  if (!/<\/html\s*>\s*$/iu.test(page)) throw new ListFormatError('the page is cut off or is no HTML page');
  return page;
}

type Node = Parameters<HtmlPage>[0];

function readRow($: HtmlPage, row: Node): HtmlRow {
  const cells = $(row).children('td, th').toArray();
  return {
    isHeader: cells.length > 0 && cells.every((cell) => $(cell).is('th')),
    cells: cells.map((cell) => ({
      text: linesOf($(cell).text()),
      links: $(cell)
        .find('a[href]')
        .toArray()
        .map((link) => $(link).attr('href') ?? ''),
    })),
  };
}

function linesOf(text: string): string {
  return text
    .split('\n')
    .map(clean)
    .filter((line) => line !== '')
    .join('\n');
}

/** The texts before each table: the page's text with every table replaced by a mark. */
function leadingTexts($: HtmlPage, parse: Parse, count: number): readonly string[] {
  const copy = parse($.html());
  copy('table').replaceWith('\u0001');
  return copy('body').text().split('\u0001').slice(0, count).map(clean);
}
