import { ListFormatError } from '../../../errors.ts';
import { readDay } from '../../dates.ts';
import { readRows } from '../../formats/delimited-text.ts';
import { readSheets } from '../../formats/spreadsheet.ts';
import type { ReadReport } from '../../list-source.ts';
import { clean, uniqueBy, uniqueTexts } from '../../record-parts.ts';
import type { Designation, DesignationNumber } from './designation.ts';
import { readTags, splitNumbered, type OfsiTags } from './ofsi-tags.ts';

const REQUIRED = [
  ...['Name 6', 'Name 1', 'Name 2', 'Name 3', 'Name 4', 'Name 5', 'Title', 'Name Non-Latin Script', 'DOB'],
  ...['Town of Birth', 'Country of Birth', 'Nationality', 'Passport Number', 'Passport Details'],
  ...[
    'National Identification Number',
    'Position',
    'Address 1',
    'Address 2',
    'Address 3',
    'Address 4',
    'Address 5',
  ],
  ...[
    'Address 6',
    'Post/Zip Code',
    'Country',
    'Other Information',
    'Group Type',
    'Alias Type',
    'Alias Quality',
  ],
  ...['Regime', 'Listed On', 'Last Updated', 'Group ID'],
];
const OPTIONAL = [
  ...['Non-Latin Script Type', 'Non-Latin Script Language', 'National Identification Details', 'NI Details'],
  'UK Sanctions List Date Designated',
];

type Row = (column: string) => string;

/** The rows of ConList.csv. Below the first line all have the header's length: a shorter one is a file cut short. */
export async function* csvRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  let line = 0;
  let columns = 0;
  for await (const row of readRows(bytes)) {
    line++;
    if (line === 2) columns = row.length;
    if (line > 2 && row.length !== columns)
      throw new ListFormatError(`row ${line} has ${row.length} columns, expected ${columns}`);
    yield row;
  }
}

/** The rows of ConList.xlsx, one sheet, as text. */
export async function* xlsxRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const [sheet] = await readSheets(bytes);
  for (const row of sheet?.rows ?? []) yield row.map((cell) => (cell === null ? '' : String(cell)));
}

/**
 * Yields the designations of OFSI's consolidated list, closed in January 2026, from its rows: line 1 is
 * `Last Updated,10/04/2025`, line 2 the header, then a row per name, birth date and address of a `Group ID`.
 */
export async function* parseOfsi(
  rows: AsyncIterable<readonly string[]>,
  report: ReadReport,
): AsyncGenerator<Designation> {
  const groups = new Map<string, Row[]>();
  let header: readonly string[] | null = null;
  let dated = false;
  for await (const cells of rows) {
    if (!dated) {
      report.dataAsOf(updatedOn(cells));
      dated = true;
    } else if (header === null) {
      header = checkHeader(cells, report);
    } else {
      const columns = header;
      const row: Row = (column) => clean(cells[columns.indexOf(column)] ?? '');
      if (row('Group ID') === '') throw new ListFormatError('a row without Group ID');
      const group = groups.get(row('Group ID'));
      if (group === undefined) groups.set(row('Group ID'), [row]);
      else group.push(row);
    }
  }
  if (header === null) throw new ListFormatError('the file ends before its header');
  const taken = new Set<string>();
  for (const [groupId, group] of groups) {
    const designation = readGroup(groupId, group, report);
    const reference = taken.has(designation.reference) ? `OFSI-${groupId}` : designation.reference;
    taken.add(reference);
    yield { ...designation, reference };
  }
}

function updatedOn(cells: readonly string[]): string {
  const day = /^\uFEFF?Last Updated$/u.test(cells[0] ?? '') ? readDay(cells[1] ?? '') : null;
  if (day === null) throw new ListFormatError('the file does not start with "Last Updated,dd/mm/yyyy"');
  return day;
}

function checkHeader(cells: readonly string[], report: ReadReport): readonly string[] {
  const header = cells.map((cell) => cell.trim());
  const missing = REQUIRED.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new ListFormatError(`missing columns: ${missing.join(', ')}`);
  for (const column of header) {
    if (![...REQUIRED, ...OPTIONAL].includes(column)) report.unknown('column', column);
  }
  return header;
}

const column = (rows: readonly Row[], name: string): readonly string[] =>
  uniqueTexts(rows.flatMap((row) => splitNumbered(row(name))));

function sets<T>(rows: readonly Row[], read: (row: Row) => readonly T[]): readonly T[] {
  return uniqueBy(rows.flatMap(read), (one) => JSON.stringify(one));
}

/** `(1) 06FBO2262 (2) SA0020249` beside `(1) CAR diplomatic passport … (2) Congo service passport …`. */
function numbered(number: string, information: string): readonly DesignationNumber[] {
  const numbers = splitNumbered(number);
  const notes = splitNumbered(information);
  return numbers.map((one, index) => ({
    number: one,
    information: numbers.length === notes.length ? (notes[index] ?? '') : information,
  }));
}

const paired = (first: readonly string[], second: readonly string[]): Designation['birthPlaces'] =>
  Array.from({ length: Math.max(first.length, second.length) }, (_, index) => ({
    town: (first[index] ?? '').replace(/^-$/u, ''),
    country: (second[index] ?? '').replace(/^-$/u, ''),
  }));

function readGroup(groupId: string, rows: readonly Row[], report: ReadReport): Designation {
  const tags = uniqueTexts(rows.map((row) => row('Other Information'))).map((text) => readTags(text));
  const tagged = (name: keyof OfsiTags): readonly string[] => uniqueTexts(tags.flatMap((one) => one[name]));
  const [reference] = tagged('UK Sanctions List Ref').flatMap(
    (text) => text.match(/\b[A-Z]{3}\d{4}\b/gu) ?? [],
  );
  const designatedOn = column(rows, 'UK Sanctions List Date Designated');
  const kinds = column(rows, 'Group Type');
  if (kinds.length > 1) report.unknown('several Group Types in one group', groupId);
  return {
    reference: reference ?? `OFSI-${groupId}`,
    kind: kinds[0] ?? '',
    names: sets(rows, (row) => [
      {
        text: [1, 2, 3, 4, 5, 6].map((part) => row(`Name ${part}`)).join(' '),
        type: row('Alias Type'),
        strength: row('Alias Quality'),
      },
    ]),
    nonLatinNames: column(rows, 'Name Non-Latin Script'),
    addresses: sets(rows, (row) => [
      {
        lines: [1, 2, 3, 4, 5, 6].map((line) => row(`Address ${line}`)),
        postalCode: row('Post/Zip Code'),
        country: row('Country'),
      },
    ]),
    birthDates: column(rows, 'DOB'),
    birthPlaces: sets(rows, (row) =>
      paired(splitNumbered(row('Town of Birth')), splitNumbered(row('Country of Birth'))),
    ),
    nationalities: column(rows, 'Nationality'),
    passports: sets(rows, (row) => numbered(row('Passport Number'), row('Passport Details'))),
    nationalIdentifiers: sets(rows, (row) => {
      const details = [row('National Identification Details'), row('NI Details')].join(' ').trim();
      return numbered(row('National Identification Number'), details);
    }),
    registrationNumbers: tagged('Business Reg No'),
    imoNumbers: tagged('IMO number'),
    hullNumbers: [],
    flags: tagged('Flag of ship'),
    phones: [...tagged('Phone number'), ...tagged('Fax')],
    emails: tagged('Email address'),
    websites: tagged('Website'),
    regimes: column(rows, 'Regime'),
    designatedOn: designatedOn[0] ?? column(rows, 'Listed On')[0] ?? '',
    otherInformation: tagged('text'),
    facts: [
      ...column(rows, 'Title').map((value): readonly [string, string] => ['Title', value]),
      ...column(rows, 'Position').map((value): readonly [string, string] => ['Position', value]),
      ...FACT_TAGS.flatMap((name) => tagged(name).map((value): readonly [string, string] => [name, value])),
      ['OFSI group ID', groupId],
    ],
  };
}

const FACT_TAGS = [
  'UK Statement of Reasons',
  'UN Ref',
  'Gender',
  'Type of entity',
  'Parent company',
  'Subsidiaries',
  'Current owners',
  'Previous owners',
  'Previous flags',
  'Type of ship',
  'Tonnage of ship',
  'Length of ship',
  'Year built',
] as const;
