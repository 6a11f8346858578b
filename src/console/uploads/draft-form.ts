import { isListCode, type ListCode } from '../../domain/list-code.ts';
import { ENTRY_TYPES } from '../../domain/listed-party.ts';
import { isColumnField, type ColumnField } from '../../uploads/columns/column-fields.ts';
import type { Upload, UploadOptions } from '../../uploads/upload.ts';
import type { DraftChange } from '../../uploads/uploads.ts';

/** Separators of a text file as the form sends them. */
export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', bar: '|', none: null } as const;

/** Encodings of a text file as the form sends them. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;

/** How a draft shall be read and screened, from the fields of its form; what is not one of the choices stays as it was. */
export function draftChange(form: URLSearchParams, { reading, options }: Upload): DraftChange {
  return {
    format: formatOf(form, reading.format),
    hasHeadings: form.get('headings') === 'on',
    mapping: reading.mapping.map((known, column) => columnField(form.get(`column-${column}`), known)),
    options: optionsOf(form, options),
  };
}

function columnField(sent: string | null, known: ColumnField): ColumnField {
  return sent !== null && isColumnField(sent) ? sent : known;
}

function formatOf(form: URLSearchParams, known: Upload['reading']['format']): Upload['reading']['format'] {
  if (known.kind === 'xlsx') {
    const sheet = form.get('sheet') ?? '';
    return known.sheets.includes(sheet) ? { ...known, sheet } : known;
  }
  const separator = form.get('separator') ?? '';
  const encoding = ENCODINGS.find((one) => one === form.get('encoding')) ?? known.encoding;
  const delimiter = isSeparator(separator) ? SEPARATORS[separator] : known.delimiter;
  return { kind: 'text', encoding, delimiter };
}

function isSeparator(text: string): text is keyof typeof SEPARATORS {
  return Object.hasOwn(SEPARATORS, text);
}

function optionsOf(form: URLSearchParams, known: UploadOptions): UploadOptions {
  return {
    threshold: thresholdOf(form.get('threshold') ?? '', known.threshold),
    entryType: ENTRY_TYPES.find((type) => type === form.get('type')) ?? null,
    lists: listsOf(form.getAll('lists')),
  };
}

function thresholdOf(sent: string, known: number): number {
  const threshold = Number(sent);
  return sent.trim() === '' || !(threshold >= 0 && threshold <= 1) ? known : threshold;
}

/** None chosen means every core list. */
function listsOf(sent: readonly string[]): readonly ListCode[] | null {
  const lists = [...new Set(sent.filter(isListCode))];
  return lists.length === 0 ? null : lists;
}
