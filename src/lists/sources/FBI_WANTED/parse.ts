import { ListFormatError } from '../../../errors.ts';
import type { OpenedFile, ReadReport } from '../../list-source.ts';
import { clean } from '../../record-parts.ts';
import { IGNORED_FIELDS, READ_FIELDS } from './lookups.ts';

/** An item of the API; absent fields are empty. */
export interface WantedItem {
  text(field: string): string;
  texts(field: string): readonly string[];
}

/** Least share of the declared total that must be there; the list shifts while it is paged. */
const LEAST_SHARE = 0.9;

/** Most bytes of a page; the largest has 300 kB. */
const MAX_PAGE_BYTES = 20_000_000;

const KNOWN_FIELDS = new Set([...READ_FIELDS, ...IGNORED_FIELDS.map(({ field }) => field)]);

/**
 * Reads the pages of https://api.fbi.gov/wanted/v1/list. An item that comes on two pages is taken once. Throws
 * `ListFormatError` for a page that is not of this API, an item without uid or title, and when pages are missing.
 */
export async function readItems(
  pages: readonly OpenedFile[],
  report: ReadReport,
): Promise<readonly WantedItem[]> {
  const items = new Map<string, WantedItem>();
  let total = 0;
  for (const page of pages) {
    const envelope = parsePage(await readText(page));
    total = Math.max(total, envelope.total);
    for (const fields of envelope.items) {
      const item = openItem(fields);
      if (item.text('uid') === '' || item.text('title') === '')
        throw new ListFormatError('an item without uid or title');
      if (items.has(item.text('uid'))) continue;
      for (const field of Object.keys(fields)) {
        if (!KNOWN_FIELDS.has(field)) report.unknown(`field ${field}`, item.text(field).slice(0, 80));
      }
      items.set(item.text('uid'), item);
    }
  }
  if (items.size === 0 || items.size < total * LEAST_SHARE) {
    throw new ListFormatError(`${items.size} of ${total} items: pages are missing`);
  }
  return [...items.values()];
}

async function readText(file: OpenedFile): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of file.bytes()) {
    size += chunk.length;
    if (size > MAX_PAGE_BYTES) throw new ListFormatError('a page is too large');
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    throw new ListFormatError('a page is not UTF-8', { cause: error });
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** The total and the items of one page. Throws `ListFormatError` when the text is no page of the API. */
export function parsePage(text: string): { readonly total: number; readonly items: readonly Fields[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ListFormatError('a page is not JSON or is cut short', { cause: error });
  }
  if (!isFields(value) || typeof value['total'] !== 'number' || !Array.isArray(value['items'])) {
    throw new ListFormatError('a page has no total and items');
  }
  const items: readonly unknown[] = value['items'];
  if (!items.every(isFields)) throw new ListFormatError('a page has items that are no objects');
  return { total: value['total'], items };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function openItem(fields: Fields): WantedItem {
  return {
    text: (field) => asText(fields[field]),
    texts: (field) => {
      const value = fields[field];
      const values: readonly unknown[] = Array.isArray(value) ? value : [value];
      return values.map(asText).filter((text) => text !== '');
    },
  };
}

/** Texts may be HTML; tags and entities are taken out. */
function asText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  const plain = value
    .replace(/<br\s*\/?>|<\/p>|<\/li>/giu, ' ')
    .replace(/<[^>]*>/gu, '')
    .replace(/&nbsp;/gu, ' ')
    .replace(/&quot;/gu, '"')
    .replace(/&#0?39;|&apos;|&rsquo;/gu, "'")
    .replace(/&lt;/gu, '<')
    .replace(/&gt;/gu, '>')
    .replace(/&amp;/gu, '&');
  return clean(plain);
}
