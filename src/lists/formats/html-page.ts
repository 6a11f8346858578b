import type { CheerioAPI } from 'cheerio';
import { ListFormatError } from '../../errors.ts';

/** A parsed page. */
export type HtmlPage = CheerioAPI;

/** Deepest nesting of a page; the publishers' pages stay under 60. Parsing deeper ones takes time by the square of the depth. */
const MAX_DEPTH = 250;

/** Most tables of a page; the publishers' pages have fewer than ten. */
const MAX_TABLES = 500;

/** Elements that hold nothing, or that the next one of their kind closes. */
const NEVER_NESTED: ReadonlySet<string> = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'],
  ...[
    'p',
    'li',
    'dt',
    'dd',
    'option',
    'tr',
    'td',
    'th',
    'thead',
    'tbody',
    'tfoot',
    'colgroup',
    'html',
    'body',
  ],
]);

/**
 * Parses an HTML page for `work`, which may parse parts of it again. Rejects with `ListFormatError` for a page that is nested too deeply or has too many tables, before
 * it takes the time and the stack that such a page would, and for what slips through.
 */
export async function withHtmlPage<T>(
  text: string,
  work: (page: HtmlPage, parse: (html: string) => HtmlPage) => T,
): Promise<T> {
  checkDepth(text);
  // A server knows every list, and reads none: the parser is loaded with the first page.
  const { load } = await import('cheerio');
  try {
    const page = load(text);
    if (page('table').length > MAX_TABLES) throw new ListFormatError('the page has too many tables');
    return work(page, load);
  } catch (error) {
    // The parser and its selectors go down by recursion.
    if (error instanceof RangeError)
      throw new ListFormatError('the page is nested too deeply', { cause: error });
    throw error;
  }
}

function checkDepth(text: string): void {
  const open: string[] = [];
  for (const [, closing = '', tag = '', rest = ''] of text.matchAll(/<(\/?)([a-z][a-z0-9]*)([^<>]*)/giu)) {
    const name = tag.toLowerCase();
    if (NEVER_NESTED.has(name)) continue;
    if (closing !== '') {
      const at = open.lastIndexOf(name);
      if (at !== -1) open.length = at;
    } else if (!(rest.endsWith('/') && open.includes('svg'))) open.push(name);
    if (open.length > MAX_DEPTH) throw new ListFormatError('the page is nested too deeply');
  }
}
