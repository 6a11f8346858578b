import { resolveCountry } from '../../countries/countries.ts';
import { isListCode, type ListCode } from '../../domain/list-code.ts';
import { ENTRY_TYPES } from '../../domain/listed-party.ts';
import { isColumnField, type ColumnField } from '../../uploads/columns/column-fields.ts';
import type { Headings } from '../../uploads/columns/find-headings.ts';
import { headingsOf } from '../../uploads/inspect-file.ts';
import { TEXT_ENCODINGS } from '../../uploads/reading/text-encoding.ts';
import type { Upload, UploadOptions, UploadReading } from '../../uploads/upload.ts';
import type { Confirmed, DraftChange } from '../../uploads/drafts.ts';

/** Separators of a text file as the form sends them. */
export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', bar: '|', none: null } as const;

/** Texts of countries that are read of one form. */
const MOST_COUNTRY_TEXTS = 100;

/** How a draft shall be read and screened, from the fields of its form; what is not one of the choices stays as it was. */
export function draftChange(form: URLSearchParams, { reading, options }: Upload): DraftChange {
  return {
    format: formatOf(form, reading.format),
    headings: headingsChosen(form.get('headings') ?? '', headingsOf(reading)),
    mapping: reading.mapping.map((known, column) => columnField(form.get(`column-${column}`), known)),
    countries: countriesOf(form, reading.countries ?? {}),
    options: optionsOf(form, options),
  };
}

/** What the form confirms of the draft that it shows. */
export function confirmedBy(form: URLSearchParams): Confirmed {
  return { searches: Number(form.get('confirmed') ?? Number.NaN), answers: form.get('answers') ?? '' };
}

function columnField(sent: string | null, known: ColumnField): ColumnField {
  return sent !== null && isColumnField(sent) ? sent : known;
}

function headingsChosen(sent: string, known: Headings | null): Headings | null {
  if (sent === 'none') return null;
  const [, row, rows] = /^(\d{1,2}):([12])$/u.exec(sent) ?? [];
  return row === undefined || rows === undefined ? known : { row: Number(row), rows: Number(rows) };
}

/** What texts of countries mean. An empty field takes back what was said; one that names no country changes nothing. */
function countriesOf(
  form: URLSearchParams,
  known: NonNullable<UploadReading['countries']>,
): NonNullable<UploadReading['countries']> {
  const countries = new Map(Object.entries(known));
  for (let place = 0; place < MOST_COUNTRY_TEXTS; place++) {
    const text = form.get(`country-text-${place}`);
    if (text === null) break;
    const typed = (form.get(`country-${place}`) ?? '').trim();
    const code = typed === '' ? null : resolveCountry(typed);
    if (typed === '') countries.delete(text);
    else if (code !== null) countries.set(text, code);
  }
  return Object.fromEntries(countries);
}

function formatOf(form: URLSearchParams, known: Upload['reading']['format']): Upload['reading']['format'] {
  if (known.kind === 'xlsx') {
    const sheet = form.get('sheet') ?? '';
    return known.sheets.includes(sheet) ? { ...known, sheet } : known;
  }
  const separator = form.get('separator') ?? '';
  const [encoding = known.encoding] = TEXT_ENCODINGS.find(([one]) => one === form.get('encoding')) ?? [];
  const delimiter = isSeparator(separator) ? SEPARATORS[separator] : known.delimiter;
  const isSame = encoding === known.encoding;
  return isSame ? { ...known, delimiter } : { kind: 'text', encoding, delimiter };
}

function isSeparator(text: string): text is keyof typeof SEPARATORS {
  return Object.hasOwn(SEPARATORS, text);
}

function optionsOf(form: URLSearchParams, known: UploadOptions): UploadOptions {
  return {
    threshold: thresholdOf(form.get('threshold') ?? '', known.threshold),
    entryType: ENTRY_TYPES.find((type) => type === form.get('type')) ?? null,
    lists: listsOf(form.getAll('lists')),
    narrowByCountry: form.get('narrow') === 'on',
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
