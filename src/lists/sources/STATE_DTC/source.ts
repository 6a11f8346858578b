import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { checkRecords } from '../../check-records.ts';
import {
  CSL_IGNORED_FIELDS,
  cslEditions,
  newestStart,
  partiesOfRows,
} from '../../formats/consolidated-screening-list/editions.ts';
import type { CslProfile } from '../../formats/consolidated-screening-list/party.ts';
import type { CslRow } from '../../formats/consolidated-screening-list/row.ts';
import type {
  FileFormat,
  ListSource,
  OpenedFiles,
  ReadReport,
  SourceEdition,
  SourceFile,
} from '../../list-source.ts';
import { readNamesWithAliases, readSplitNames, readSpreadsheet } from './parse.ts';

const PAGE =
  'https://www.pmddtc.state.gov/ddtc_public/ddtc_public?id=ddtc_kb_article_page&sys_id=c22d1833dbb8d300d0a370131f9619f0';

const profile: CslProfile = {
  listCode: 'STATE_DTC',
  aliasSeparators: { commas: false },
  mostlyPeople: true,
  program: 'Statutory debarment (AECA, 22 CFR 127.7)',
  pageUrl: PAGE,
  oneNameOneParty: true,
};

async function* readParties(
  files: OpenedFiles,
  report: ReadReport,
  read: (files: OpenedFiles, report: ReadReport) => Promise<readonly CslRow[]>,
): AsyncGenerator<ListedPartyRecord> {
  const rows = await read(files, report);
  const main = files.one('statutory');
  const [, month, day, year] = /_(\d\d)(\d\d)(\d{4})\.csv$/u.exec(main.name) ?? [];
  const named = year === undefined ? null : `${year}-${month}-${day}`;
  yield* partiesOfRows(rows, { profile, report, asOf: named ?? main.lastModified ?? newestStart(rows) });
}

function localFile(
  role: string,
  format: FileFormat,
  localNames: SourceFile['localNames'],
  optional = false,
): SourceFile {
  return { role, format, location: null, localNames, optional };
}

/** The site gives its attachments a new address with every edition, from a page made by script: local copies. */
const spreadsheets: SourceEdition = {
  id: 'debarred-parties-spreadsheets',
  files: [
    localFile('statutory', 'xlsx', [
      'Statutorily Debarred Parties.xlsx',
      /^(?:aeca_)?statutor\w*[ _-]debarred.*\.xlsx$/iu,
    ]),
    localFile(
      'administrative',
      'xlsx',
      ['Administratively Debarred Parties.xlsx', /^administrative\w*[ _-]debarred.*\.xlsx$/iu],
      true,
    ),
  ],
  read: (files, report) =>
    checkRecords(
      readParties(files, report, async () => {
        const rows = [...(await readSpreadsheet(files.one('statutory'), 'statutory', report))];
        for (const file of files.all('administrative'))
          rows.push(...(await readSpreadsheet(file, 'administrative', report)));
        return rows;
      }),
    ),
};

/**
 * Parties debarred under the Arms Export Control Act. The reference is derived from the name: a party debarred by several
 * notices is one party. The network serves the Consolidated Screening List.
 */
export const stateDtc: ListSource = {
  facts: {
    code: 'STATE_DTC',
    name: 'AECA Debarred List',
    description: 'Parties debarred from the export of defence articles under the Arms Export Control Act',
    publisher: 'Directorate of Defense Trade Controls, US Department of State',
    country: 'United States',
    kind: 'export_control',
    core: true,
    staleAfterDays: 365,
    pageUrl: PAGE,
  },
  folder: 'STATE_DTC',
  editions: [
    spreadsheets,
    {
      id: 'names-with-aliases-csv',
      files: [
        localFile('statutory', 'csv', [
          'itar_debarred_party_list.csv',
          'itar_debarred_party_list_01242018.csv',
        ]),
      ],
      read: (files, report) =>
        checkRecords(readParties(files, report, () => readNamesWithAliases(files.one('statutory'), report))),
    },
    {
      id: 'split-names-csv',
      files: [localFile('statutory', 'csv', ['itar_debarred_party_list_07142014.csv'])],
      read: (files, report) =>
        checkRecords(readParties(files, report, () => readSplitNames(files.one('statutory'), report))),
    },
    ...cslEditions('DTC', profile),
  ],
  expectations: { minimumParties: 350 },
  ignoredFields: [
    ...CSL_IGNORED_FIELDS,
    {
      field: 'Debarred Party Surname/Corporate Name, Debarred Party Given Names',
      reason: 'parts of the full name',
    },
    { field: 'Eff. Date', reason: 'day of the conviction; the notice date is the day of listing' },
    { field: 'Charging Letter, Debarment Order', reason: 'links to documents' },
  ],
};
