import { ListFormatError } from '../../../errors.ts';
import { type CslRow, americanDay, ownRow } from '../../formats/consolidated-screening-list/row.ts';
import { readRecords } from '../../formats/delimited-text.ts';
import { type CellValue, readSheets } from '../../formats/spreadsheet.ts';
import type { OpenedFile, ReadReport } from '../../list-source.ts';
import { clean } from '../../record-parts.ts';

const DATE = 'date of a debarment notice';

/** The statutory list as CSV, header `Debarred Party Full Name and Alias` (2018). */
export async function readNamesWithAliases(file: OpenedFile, report: ReadReport): Promise<readonly CslRow[]> {
  const rows: CslRow[] = [];
  const records = readRecords(file.bytes(), {
    required: ['Debarred Party Full Name and Alias', 'Date of Birth', 'Notice', 'Notice Date'],
    optional: ['Corrected Notice', 'Corrected Notice Date'],
    unknownColumn: (name) => report.unknown(`column ${name}`, ''),
  });
  for await (const record of records) {
    const field = (name: string): string => clean(record[name] ?? '');
    rows.push(
      ownRow('DTC', {
        name: required(field('Debarred Party Full Name and Alias')),
        datesOfBirth: oneText(field('Date of Birth')),
        notice: notices(field('Notice'), field('Corrected Notice'), field('Corrected Notice Date')),
        startDate: americanDay(field('Notice Date'), DATE, report),
      }),
    );
  }
  return rows;
}

/** The list with split names, aliases of their own and administrative debarments (2014). */
export async function readSplitNames(file: OpenedFile, report: ReadReport): Promise<readonly CslRow[]> {
  const rows: CslRow[] = [];
  const records = readRecords(file.bytes(), {
    required: [
      'Corp',
      'Debarred Party Full Name',
      'Alias',
      'Type',
      'Date of Birth - PUBLIC RELEASE',
      'Notice Date',
      'Notice',
    ],
    optional: [
      'Debarred Party Surname/Corporate Name',
      'Debarred Party Given Names',
      'Eff. Date',
      'Corrected Notice',
      'Corrected Notice Date',
    ],
    unknownColumn: (name) => report.unknown(`column ${name}`, ''),
  });
  for await (const record of records) {
    const field = (name: string): string => clean(record[name] ?? '');
    const given = field('Debarred Party Given Names');
    rows.push(
      ownRow('DTC', {
        name: required(field('Debarred Party Full Name')),
        altNames: oneText(field('Alias')),
        organisation: field('Corp') === 'x' || given === '',
        programs: [`${field('Type')} debarment (AECA, 22 CFR 127.7)`],
        datesOfBirth: oneText(field('Date of Birth - PUBLIC RELEASE').replace(/^x\/x\//iu, '')),
        notice: notices(field('Notice'), field('Corrected Notice'), field('Corrected Notice Date')),
        startDate: americanDay(field('Notice Date'), DATE, report),
      }),
    );
  }
  return rows;
}

/** Heading of a column, without case, and the fields of a row it fills. */
const SHEETS = {
  statutory: { name: 'party name', date: 'notice date', kind: 'Statutory' },
  administrative: { name: 'name', date: 'date', kind: 'Administrative' },
} as const;

const SHEET_COLUMNS = new Set([
  'party name',
  'name',
  'date of birth',
  'federal register notice',
  'notice date',
  'date',
  'corrected notice',
  'corrected notice date',
  'charging letter',
  'debarment order',
]);

/** The current spreadsheets of statutorily and administratively debarred parties. */
export async function readSpreadsheet(
  file: OpenedFile,
  kind: keyof typeof SHEETS,
  report: ReadReport,
): Promise<readonly CslRow[]> {
  const layout = SHEETS[kind];
  const [sheet] = await readSheets(file.bytes());
  const table = sheet?.rows ?? [];
  const start = table.findIndex((row) => row.some((cell) => heading(cell) === layout.name));
  const header = (table[start] ?? []).map(heading);
  for (const needed of [layout.name, layout.date, 'federal register notice']) {
    if (!header.includes(needed)) throw new ListFormatError(`missing columns: ${needed}`);
  }
  for (const name of header)
    if (name !== '' && !SHEET_COLUMNS.has(name)) report.unknown(`column ${name}`, '');
  return table.slice(start + 1).flatMap((cells) => {
    const field = (name: string): string => clean(String(cells[header.indexOf(name)] ?? ''));
    if (cells.every((cell) => cell === null || clean(String(cell)) === '')) return [];
    const date = field(layout.date).slice(0, 10);
    return [
      ownRow('DTC', {
        name: required(field(layout.name)),
        datesOfBirth: oneText(field('date of birth')),
        programs: [`${layout.kind} debarment (AECA, 22 CFR 127.7)`],
        notice: notices(field('federal register notice'), field('corrected notice'), ''),
        startDate: /^\d{4}-\d\d-\d\d$/u.test(date) ? date : americanDay(date, DATE, report),
      }),
    ];
  });
}

const heading = (cell: CellValue): string => clean(String(cell ?? '')).toLowerCase();

const oneText = (text: string): readonly string[] => (text === '' ? [] : [text]);

function notices(notice: string, corrected: string, correctedOn: string): string {
  if (corrected === '') return notice;
  return `${notice}, corrected by ${corrected}${correctedOn === '' ? '' : ` (${correctedOn})`}`;
}

function required(name: string): string {
  if (name === '') throw new ListFormatError('a debarred party without a name');
  return name;
}
