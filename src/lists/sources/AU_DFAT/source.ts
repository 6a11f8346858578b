import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { checkRecords } from '../../check-records.ts';
import { derivedReference } from '../../derived-reference.ts';
import type {
  ListSource,
  OpenedFiles,
  PublisherLocation,
  ReadReport,
  SourceEdition,
} from '../../list-source.ts';
import { toParty } from './map.ts';
import { type NameRow, readNameRows } from './parse.ts';

const PAGE = 'https://www.dfat.gov.au/international-relations/security/sanctions/consolidated-list';
const FILE = 'https://www.dfat.gov.au/sites/default/files/Australian_Sanctions_Consolidated_List.xlsx';

/** Rows by party: a number that is used again further down for another primary name is another party. */
function byParty(rows: readonly NameRow[], report: ReadReport): ReadonlyMap<string, readonly NameRow[]> {
  const parties = new Map<string, NameRow[]>();
  let current = '';
  let key = '';
  for (const row of rows) {
    if (row.party !== current) key = startBlock(row, parties, report);
    current = row.party;
    const known = parties.get(key);
    if (known === undefined) parties.set(key, [row]);
    else known.push(row);
  }
  return parties;
}

function startBlock(
  row: NameRow,
  parties: ReadonlyMap<string, readonly NameRow[]>,
  report: ReadReport,
): string {
  const name = (one: NameRow): string => derivedReference(one.text('Name of Individual or Entity'));
  const isPrimary = (one: NameRow): boolean => /^primary name$/iu.test(one.text('Name Type'));
  const earlier = parties.get(row.party)?.find(isPrimary);
  if (earlier === undefined || !isPrimary(row) || name(earlier) === name(row)) return row.party;
  report.unknown('reference used for two parties', row.text('Reference'));
  return `${row.party}/${name(row)}`;
}

async function* parties(files: OpenedFiles, report: ReadReport): AsyncGenerator<ListedPartyRecord> {
  const file = files.one('list');
  const rows = await readNameRows(file, report);
  const changes = rows
    .map((row) => row.text('Control Date').slice(0, 10))
    .filter((day) => /^20\d\d-\d\d-\d\d$/u.test(day));
  const asOf = file.lastModified ?? changes.sort().at(-1);
  if (asOf !== undefined) report.dataAsOf(asOf);
  for (const [reference, group] of byParty(rows, report)) yield toParty(reference, group, PAGE, report);
}

function edition(
  id: string,
  location: PublisherLocation | null,
  localNames: readonly string[],
): SourceEdition {
  return {
    id,
    files: [{ role: 'list', format: 'xlsx', location, localNames, optional: false }],
    read: (files, report) => checkRecords(parties(files, report)),
  };
}

/** Consolidated list of Australia; rows `3`, `3a` and `3b` are the names of party 3. */
export const auDfat: ListSource = {
  facts: {
    code: 'AU_DFAT',
    name: 'DFAT Consolidated List',
    description: 'Persons, entities and vessels under Australian autonomous and United Nations sanctions',
    publisher: 'Department of Foreign Affairs and Trade',
    country: 'Australia',
    kind: 'sanctions',
    core: true,
    staleAfterDays: 60,
    pageUrl: PAGE,
  },
  folder: 'AU_DFAT',
  editions: [
    edition('consolidated-list', { kind: 'direct', url: FILE }, [
      'Australian_Sanctions_Consolidated_List.xlsx',
    ]),
    edition('regulation-8', null, ['regulation8_consolidated.xlsx', 'regulation8_consolidated.xls']),
  ],
  expectations: { minimumParties: 2_500 },
  ignoredFields: [
    { field: 'Control Date', reason: 'day of the last change of a row; the newest one dates the file' },
  ],
};
