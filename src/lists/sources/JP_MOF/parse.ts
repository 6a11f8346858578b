import type { EntryType } from '../../../domain/listed-party.ts';
import { ListFormatError } from '../../../errors.ts';
import { readRecords } from '../../formats/delimited-text.ts';
import { type CellValue, type Sheet, readSheets } from '../../formats/spreadsheet.ts';
import type { OpenedFile, ReadReport } from '../../list-source.ts';
import { clean } from '../../record-parts.ts';
import { CSV_COLUMNS, CSV_TYPES, type Field, fieldOfHeading, typeOfMeasure } from './lookups.ts';

/** One party as a sheet or the CSV records it. */
export interface FreezeEntry {
  /** `002-000166`: measure and number of the notice; the CSV's own number. */
  readonly reference: string;
  readonly measure: string;
  /** Null where neither the record nor its measure tells. */
  readonly entryType: EntryType | null;
  /** Values of a field, with their line breaks; none for an empty cell and for `不明` (unknown). */
  texts(field: Field): readonly string[];
  cell(field: Field): CellValue;
  readonly nationalities: readonly string[];
  /** Countries and places of the CSV's address columns, `place, country`. */
  readonly addresses: readonly string[];
}

/** Reads the workbook: an index, then one sheet per measure; lifted measures have no table. */
export async function readWorkbook(file: OpenedFile, report: ReadReport): Promise<readonly FreezeEntry[]> {
  const sheets = await readSheets(file.bytes());
  const entries = sheets.flatMap((sheet) => readMeasure(sheet, report));
  if (entries.length === 0) throw new ListFormatError('no sheet of the workbook is a measure');
  return entries;
}

function readMeasure(sheet: Sheet, report: ReadReport): readonly FreezeEntry[] {
  const [, number = '', title = ''] = /^\s*(\d+)\s*[.．]\s*(.+)$/u.exec(sheet.name) ?? [];
  if (number === '' || title.includes('【解除】')) return [];
  const start = sheet.rows.findIndex((row) => headingOf(row[0]) === '告示日付');
  if (start < 0) throw new ListFormatError(`the sheet ${sheet.name} has no header that starts with 告示日付`);
  const fields = (sheet.rows[start] ?? []).map((cell) => {
    const heading = headingOf(cell);
    const field = heading === '' ? undefined : fieldOfHeading(heading);
    if (heading !== '' && field === undefined) report.unknown(`column ${heading}`, sheet.name);
    return field;
  });
  for (const needed of ['number', 'nameJa', 'nameEn'] as const) {
    if (!fields.includes(needed))
      throw new ListFormatError(`the sheet ${sheet.name} has no column for ${needed}`);
  }
  const measure = { number, title: clean(title), fields };
  return sheet.rows.slice(start + 1).flatMap((cells) => readSheetRow(cells, measure, report));
}

const headingOf = (cell: CellValue | undefined): string => String(cell ?? '').replace(/\s+/gu, '');

interface Measure {
  readonly number: string;
  readonly title: string;
  readonly fields: readonly (Field | undefined)[];
}

/** Deleted parties keep date and number; a long narrative may go on in rows that have neither. */
function readSheetRow(
  cells: readonly CellValue[],
  measure: Measure,
  report: ReadReport,
): readonly FreezeEntry[] {
  const texts = (field: Field): readonly string[] =>
    measure.fields.flatMap((own, index) => (own === field ? known(String(cells[index] ?? '')) : []));
  const cell = (field: Field): CellValue => cells[measure.fields.indexOf(field)] ?? null;
  const named = texts('nameEn').length > 0 || texts('nameJa').length > 0;
  const number = numberOf(texts('number')[0] ?? '');
  const dates = texts('dates')[0] ?? '';
  if (number === '') {
    if (named || dates !== '') throw new ListFormatError(`a row of ${measure.title} has no number`);
    return [];
  }
  const reference = `${measure.number.padStart(3, '0')}-${number.padStart(6, '0')}`;
  if (!named) {
    if (dates === '') throw new ListFormatError(`the party ${reference} has no name`);
    report.leftOut(dates.includes('削除') ? 'deleted' : 'date and number only', reference);
    return [];
  }
  return [
    {
      reference,
      measure: measure.title,
      entryType: typeOfMeasure(measure.title),
      texts,
      cell,
      nationalities: texts('nationality'),
      addresses: [],
    },
  ];
}

/** `*999`, `9(*99)`, `99(#99)`: marks of overlap with other lists stand around the number. */
function numberOf(text: string): string {
  return /\d+/u.exec(text.normalize('NFKC').replace(/\([^()]*\)/gu, ''))?.[0] ?? '';
}

function known(text: string): readonly string[] {
  const lines = text
    .split(/\r?\n/u)
    .map((line) => line.replace(/[\t\u00a0\u3000 ]+/gu, ' ').trim())
    .filter((line) => line !== '');
  const joined = lines.join('\n');
  return joined === '' || /^(?:不明|なし|無し|-+|―|－|n\/?a)$/iu.test(joined) ? [] : [joined];
}

/** Reads the CSV that replaces the workbook since 2026. */
export async function readFreezeCsv(file: OpenedFile, report: ReadReport): Promise<readonly FreezeEntry[]> {
  const entries: FreezeEntry[] = [];
  const records = readRecords(file.bytes(), {
    required: Object.keys(CSV_COLUMNS),
    unknownColumn: (name) => report.unknown(`column ${name}`, ''),
  });
  for await (const record of records) {
    const texts = (field: Field): readonly string[] =>
      Object.entries(CSV_COLUMNS).flatMap(([column, own]) =>
        own === field ? known(record[column] ?? '') : [],
      );
    const reference = (record['番号'] ?? '').trim();
    if (reference === '') throw new ListFormatError('a party without 番号');
    if (texts('nameJa').length + texts('nameEn').length === 0)
      throw new ListFormatError(`the party ${reference} has no name`);
    const kind = (record['個人・団体'] ?? '').trim();
    if (CSV_TYPES[kind] === undefined) report.unknown(`個人・団体 ${kind}`, reference);
    const place = (language: string): readonly string[] =>
      pairs(
        record[`住所・所在地（都市その他の情報）（${language}）`] ?? '',
        record[`住所・所在地（国）（${language}）`] ?? '',
      );
    const english = place('英語');
    const nationality = known(record['国籍（英語）'] ?? '');
    entries.push({
      reference,
      measure: `Measure ${(record['区分'] ?? '').trim()}`,
      entryType: CSV_TYPES[kind] ?? null,
      texts,
      cell: (field) => texts(field)[0] ?? null,
      nationalities: nationality.length > 0 ? nationality : known(record['国籍（日本語）'] ?? ''),
      addresses: english.length > 0 ? english : place('日本語'),
    });
  }
  return entries;
}

/** Places and countries are parallel lists. */
function pairs(places: string, countries: string): readonly string[] {
  const split = (text: string): readonly string[] =>
    text.split(/[;；]/u).map((part) => clean(part).replace(/,$/u, ''));
  const [placeList, countryList] = [split(places), split(countries)];
  const count = Math.max(placeList.length, countryList.length);
  return Array.from({ length: count }, (_, index) =>
    [placeList[index] ?? '', countryList[index] ?? ''].filter((part) => part !== '').join(', '),
  ).filter((text) => text !== '');
}

/** One vessel of the vessel CSV, which gives an IMO number and no name. */
export interface VesselEntry {
  readonly reference: string;
  readonly imo: string;
  readonly dates: string;
}

/** Reads the vessel CSV. */
export async function readVesselCsv(file: OpenedFile, report: ReadReport): Promise<readonly VesselEntry[]> {
  const vessels: VesselEntry[] = [];
  const records = readRecords(file.bytes(), {
    required: ['区分', '番号', '告示日付', '告示番号', 'IMO番号'],
    unknownColumn: (name) => report.unknown(`column ${name}`, ''),
  });
  for await (const record of records) {
    const imo = /\d{7}/u.exec(record['IMO番号'] ?? '')?.[0];
    const reference = clean(record['番号'] ?? '');
    if (imo === undefined || reference === '')
      throw new ListFormatError(`a vessel without IMO number: ${reference}`);
    vessels.push({ reference: `vessel-${reference}`, imo, dates: clean(record['告示日付'] ?? '') });
  }
  return vessels;
}
