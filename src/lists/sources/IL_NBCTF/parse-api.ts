import { ListFormatError } from '../../../errors.ts';
import { readJsonRecords } from '../../formats/json-records.ts';
import type { OpenedFile, ReadReport } from '../../list-source.ts';
import { clean } from '../../record-parts.ts';
import { IGNORED_PROPERTIES, READ_PROPERTIES } from './lookups.ts';

/** Kinds of items that are read. */
export type ContentType = 'operative' | 'organization' | 'cryptocurrencyWallet';

/** An item of the content interface, or a block of one. */
export interface Content {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly updated: string;
  text(property: string): string;
  texts(property: string): readonly string[];
  /** Blocks of a list; references of a list of items have an id and a name. */
  blocks(property: string): readonly Content[];
  is(property: string): boolean;
}

const KNOWN = new Set([...READ_PROPERTIES, ...IGNORED_PROPERTIES.map(({ field }) => field)]);

/** Reads the pages of one kind. Throws `ListFormatError` for another kind of item, one without id or name, and an error answer. */
export async function readContents(
  files: readonly OpenedFile[],
  type: ContentType,
  report: ReadReport,
): Promise<readonly Content[]> {
  const items = new Map<string, Content>();
  for (const file of files) {
    for await (const record of readJsonRecords(file.bytes(), 'items')) {
      const item = openContent(record, record['properties']);
      if (record['contentType'] !== type) throw new ListFormatError(`an item is no ${type}: ${item.name}`);
      if (item.id === '' || item.name === '')
        throw new ListFormatError(`an item without id or name: ${item.id}`);
      reportUnknown(record['properties'], type, report);
      items.set(item.id, item);
    }
  }
  return [...items.values()];
}

function reportUnknown(properties: unknown, type: ContentType, report: ReadReport): void {
  for (const [key, value] of Object.entries(asFields(properties))) {
    if (value !== null && !KNOWN.has(key))
      report.unknown(`${type}.${key}`, JSON.stringify(value).slice(0, 80));
  }
}

type Fields = Readonly<Record<string, unknown>>;

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function openContent(record: Fields, properties: unknown): Content {
  const fields = asFields(properties);
  const list = (property: string): readonly unknown[] => {
    const value = fields[property];
    return Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
  };
  return {
    id: asText(record['id']),
    name: asText(record['name']),
    path: asText(asFields(record['route'])['path']),
    updated: asText(record['updateDate']),
    text: (property) => asText(fields[property]),
    texts: (property) =>
      list(property)
        .map(asText)
        .filter((text) => text !== ''),
    blocks: (property) =>
      list(property).map((block) => openContent(asFields(block), asFields(block)['properties'])),
    is: (property) => fields[property] === true,
  };
}

/** Texts may be HTML; `Unknown` and `אנונימי` stand for nothing. */
function asText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  const plain = clean(
    value
      .replace(/<\/p>|<br\s*\/?>/giu, ' ')
      .replace(/<[^>]*>/gu, '')
      .replace(/&nbsp;/gu, ' ')
      .replace(/&quot;/gu, '"')
      .replace(/&amp;/gu, '&'),
  );
  return /^(?:unknown|אנונימי|غير معروف|n\/?a|-+)$/iu.test(plain) ? '' : plain;
}
