import { ListFormatError } from '../../../errors.ts';
import { readDay } from '../../dates.ts';
import { readRows } from '../../formats/delimited-text.ts';
import type { ReadReport } from '../../list-source.ts';
import { uniqueBy, uniqueTexts } from '../../record-parts.ts';
import type { Designation } from './designation.ts';

/** The 58 columns of UK-Sanctions-List.csv, in the publisher's words. */
const CSV_COLUMNS = [
  ...[
    'Last Updated',
    'Unique ID',
    'OFSI Group ID',
    'UN Reference Number',
    'Name 6',
    'Name 1',
    'Name 2',
    'Name 3',
  ],
  ...[
    'Name 4',
    'Name 5',
    'Name type',
    'Alias strength',
    'Title',
    'Name non-latin script',
    'Non-latin script type',
  ],
  ...[
    'Non-latin script language',
    'Regime Name',
    'Designation Type',
    'Designation source',
    'Sanctions Imposed',
  ],
  ...['Other Information', 'UK Statement of Reasons', 'Address Line 1', 'Address Line 2', 'Address Line 3'],
  ...[
    'Address Line 4',
    'Address Line 5',
    'Address Line 6',
    'Address Postal Code',
    'Address Country',
    'Phone number',
  ],
  ...[
    'Website',
    'Email address',
    'Date Designated',
    'D.O.B',
    'Nationality(/ies)',
    'National Identifier number',
  ],
  ...[
    'National Identifier additional information',
    'Passport number',
    'Passport additional information',
    'Position',
  ],
  ...['Gender', 'Town of birth', 'Country of birth', 'Type of entity', 'Subsidiaries', 'Parent company'],
  ...[
    'Business registration number (s)',
    'IMO number',
    'Current owner/operator (s)',
    'Previous owner/operator (s)',
  ],
  ...['Current believed flag of ship', 'Previous flags', 'Type of ship', 'Tonnage of ship', 'Length of ship'],
  ...['Year Built', 'Hull identification number (HIN)'],
];

type Row = (column: string) => string;

/**
 * Yields the designations of UK-Sanctions-List.csv. Line 1 is `Report Date: 08-Oct-2026`, line 2 the header; each party has
 * a row per combination of its names, birth dates, addresses and numbers, so rows are grouped by `Unique ID`.
 */
export async function* parseCsv(
  bytes: AsyncIterable<Uint8Array>,
  report: ReadReport,
): AsyncGenerator<Designation> {
  const groups = new Map<string, Row[]>();
  let header: readonly string[] | null = null;
  let dated = false;
  for await (const cells of readRows(bytes)) {
    if (!dated) {
      report.dataAsOf(reportDay(cells[0] ?? ''));
      dated = true;
    } else if (header === null) {
      header = checkHeader(cells, report);
    } else {
      if (cells.length !== header.length) throw new ListFormatError(`a row has ${cells.length} columns`);
      const columns = header;
      const row: Row = (column) => (cells[columns.indexOf(column)] ?? '').trim();
      const group = groups.get(row('Unique ID'));
      if (group === undefined) groups.set(row('Unique ID'), [row]);
      else group.push(row);
    }
  }
  if (header === null) throw new ListFormatError('the file ends before its header');
  for (const [reference, rows] of groups) yield readGroup(reference, rows);
}

function reportDay(line: string): string {
  const text = /^\uFEFF?Report Date:\s*(\S+)/u.exec(line)?.[1];
  const day = text === undefined ? null : readDay(text.replaceAll('-', ' '));
  if (day === null) throw new ListFormatError('the file does not start with "Report Date: dd-mmm-yyyy"');
  return day;
}

function checkHeader(cells: readonly string[], report: ReadReport): readonly string[] {
  const header = cells.map((cell) => cell.trim());
  const missing = CSV_COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new ListFormatError(`missing columns: ${missing.join(', ')}`);
  for (const column of header) if (!CSV_COLUMNS.includes(column)) report.unknown('column', column);
  return header;
}

const column = (rows: readonly Row[], name: string): readonly string[] =>
  uniqueTexts(rows.map((row) => row(name)));

/** The different combinations of several columns. */
function sets<T>(rows: readonly Row[], read: (row: Row) => T): readonly T[] {
  return uniqueBy(rows.map(read), (one) => JSON.stringify(one));
}

const facts = (rows: readonly Row[], names: Readonly<Record<string, string>>): Designation['facts'] =>
  Object.entries(names).flatMap(([name, label]) =>
    column(rows, name).map((value): readonly [string, string] => [label, value]),
  );

function readGroup(reference: string, rows: readonly Row[]): Designation {
  return {
    reference,
    kind: column(rows, 'Designation Type')[0] ?? '',
    names: sets(rows, (row) => ({
      text: [1, 2, 3, 4, 5, 6].map((part) => row(`Name ${part}`)).join(' '),
      type: row('Name type'),
      strength: row('Alias strength'),
    })),
    nonLatinNames: column(rows, 'Name non-latin script'),
    addresses: sets(rows, (row) => ({
      lines: [1, 2, 3, 4, 5, 6].map((line) => row(`Address Line ${line}`)),
      postalCode: row('Address Postal Code'),
      country: row('Address Country'),
    })),
    birthDates: column(rows, 'D.O.B'),
    birthPlaces: sets(rows, (row) => ({ town: row('Town of birth'), country: row('Country of birth') })),
    nationalities: column(rows, 'Nationality(/ies)'),
    passports: sets(rows, (row) => ({
      number: row('Passport number'),
      information: row('Passport additional information'),
    })),
    nationalIdentifiers: sets(rows, (row) => ({
      number: row('National Identifier number'),
      information: row('National Identifier additional information'),
    })),
    registrationNumbers: column(rows, 'Business registration number (s)'),
    imoNumbers: column(rows, 'IMO number'),
    hullNumbers: column(rows, 'Hull identification number (HIN)'),
    flags: column(rows, 'Current believed flag of ship'),
    phones: column(rows, 'Phone number'),
    emails: column(rows, 'Email address'),
    websites: column(rows, 'Website'),
    regimes: column(rows, 'Regime Name'),
    designatedOn: column(rows, 'Date Designated')[0] ?? '',
    otherInformation: column(rows, 'Other Information'),
    facts: facts(rows, {
      'UK Statement of Reasons': 'UK statement of reasons',
      'Sanctions Imposed': 'Sanctions imposed',
      'Designation source': 'Designation source',
      Title: 'Title',
      Position: 'Position',
      Gender: 'Gender',
      'Type of entity': 'Type of entity',
      'Parent company': 'Parent company',
      Subsidiaries: 'Subsidiary',
      'Current owner/operator (s)': 'Current owner/operator',
      'Previous owner/operator (s)': 'Previous owner/operator',
      'Previous flags': 'Previous flag',
      'Type of ship': 'Type of ship',
      'Tonnage of ship': 'Tonnage',
      'Length of ship': 'Length',
      'Year Built': 'Year built',
      'UN Reference Number': 'UN reference',
      'OFSI Group ID': 'OFSI group ID',
    }),
  };
}
