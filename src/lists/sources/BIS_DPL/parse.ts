import { type CslRow, americanDay, ownRow } from '../../formats/consolidated-screening-list/row.ts';
import { splitFlatAddresses } from '../../formats/consolidated-screening-list/flat-addresses.ts';
import { readRecords } from '../../formats/delimited-text.ts';
import { ListFormatError } from '../../../errors.ts';
import type { OpenedFile, ReadReport } from '../../list-source.ts';
import { clean, listedAddress } from '../../record-parts.ts';

/** Rows of a file of denial orders, one per address, and the publisher's own day of the file. */
export interface DenialRows {
  readonly rows: readonly CslRow[];
  readonly lastUpdate: string | null;
}

const TEXT_COLUMNS = [
  'Name',
  'Street_Address',
  'City',
  'State',
  'Country',
  'Postal_Code',
  'Effective_Date',
  'Expiration_Date',
  'Standard_Order',
  'Last_Update',
  'Action',
  'FR_Citation',
];

/** Reads `dpl.txt`, the tab-separated file of the former site https://www.bis.doc.gov/dpl/dpl.txt. */
export async function readDenialText(file: OpenedFile, report: ReadReport): Promise<DenialRows> {
  const rows: CslRow[] = [];
  let lastUpdate: string | null = null;
  const records = readRecords(file.bytes(), {
    delimiter: '\t',
    required: TEXT_COLUMNS,
    unknownColumn: (name) => report.unknown(`column ${name}`, ''),
  });
  for await (const record of records) {
    const field = (name: string): string => clean(record[name] ?? '');
    const updated = plausibleDay(field('Last_Update'));
    if (updated !== null && (lastUpdate === null || updated > lastUpdate)) lastUpdate = updated;
    rows.push(
      ownRow('DPL', {
        name: required(field('Name')),
        addresses: textAddress(field),
        notice: field('FR_Citation'),
        startDate: americanDay(field('Effective_Date'), 'date of a denial order', report),
        endDate: americanDay(field('Expiration_Date'), 'date of a denial order', report),
        standardOrder: field('Standard_Order').toUpperCase(),
        remarks: field('Action'),
      }),
    );
  }
  return { rows, lastUpdate };
}

/** The country is left out for addresses in the United States; `PRC` stands for China. */
function textAddress(field: (name: string) => string): CslRow['addresses'] {
  const state = field('State');
  const country = field('Country');
  return listedAddress({
    lines: [field('Street_Address')],
    city: field('City'),
    state,
    postalCode: field('Postal_Code'),
    country,
    ...(country === '' && state !== '' ? { countryCode: 'US' } : {}),
  });
}

const EXPORT_COLUMNS = [
  'Name and Address',
  'Beginning Date',
  'Ending Date',
  'Type of Denial',
  'Appropriate Federal Register Citations',
];

/** A comma that ends the name: `ABEL EXAMPLE, JR., 12 OAK ST, ...`, `EXAMPLE, INC., ...`. */
const NAME_END =
  /,\s+(?!(?:jr|sr|ii|iii|iv|inc|ltd|llc|l\.l\.c|co|corp|corporation|s\.?a|s\.?l|gmbh|plc)(?![\p{L}\p{N}]))/iu;

/** Reads the file behind "Export as CSV" of the current page of the Denied Persons List. */
export async function readDenialExport(file: OpenedFile, report: ReadReport): Promise<DenialRows> {
  const rows: CslRow[] = [];
  const records = readRecords(file.bytes(), {
    required: EXPORT_COLUMNS,
    unknownColumn: (name) => report.unknown(`column ${name}`, ''),
  });
  for await (const record of records) {
    const field = (name: string): string => clean(record[name] ?? '');
    const text = required(field('Name and Address'));
    const end = NAME_END.exec(text)?.index ?? text.length;
    rows.push(
      ownRow('DPL', {
        name: required(text.slice(0, end)),
        addresses: splitFlatAddresses(text.slice(end).replace(/^,\s*/u, '')),
        notice: field('Appropriate Federal Register Citations'),
        startDate: americanDay(field('Beginning Date'), 'date of a denial order', report),
        endDate: americanDay(field('Ending Date'), 'date of a denial order', report),
        remarks: field('Type of Denial'),
      }),
    );
  }
  return { rows, lastUpdate: null };
}

function required(name: string): string {
  if (name === '') throw new ListFormatError('a denial order without a name');
  return name;
}

/** The publisher mistypes years (`3033-09-30`, `2922-09-01`). */
function plausibleDay(text: string): string | null {
  return /^20\d\d-\d\d-\d\d/u.test(text) ? text.slice(0, 10) : null;
}
