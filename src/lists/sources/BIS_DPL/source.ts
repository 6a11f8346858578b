import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { checkRecords } from '../../check-records.ts';
import {
  CSL_IGNORED_FIELDS,
  cslEditions,
  newestStart,
  partiesOfRows,
} from '../../formats/consolidated-screening-list/editions.ts';
import type { CslProfile } from '../../formats/consolidated-screening-list/party.ts';
import type { ListSource, OpenedFile, OpenedFiles, ReadReport, SourceEdition } from '../../list-source.ts';
import { type DenialRows, readDenialExport, readDenialText } from './parse.ts';

const PAGE = 'https://www.bis.gov/licensing/end-user-guidance/denied-persons-list-dpl';

const profile: CslProfile = {
  listCode: 'BIS_DPL',
  aliasSeparators: { commas: false },
  mostlyPeople: true,
  program: 'Denied Persons List (15 CFR 766.25)',
  pageUrl: PAGE,
};

type Reader = (file: OpenedFile, report: ReadReport) => Promise<DenialRows>;

async function* readOrders(
  files: OpenedFiles,
  report: ReadReport,
  read: Reader,
): AsyncGenerator<ListedPartyRecord> {
  const file = files.all('orders').at(-1) ?? files.one('orders');
  const { rows, lastUpdate } = await read(file, report);
  yield* partiesOfRows(rows, { profile, report, asOf: lastUpdate ?? file.lastModified ?? newestStart(rows) });
}

/** The page offers its export through a button only, and `dpl.txt` is a thing of the former site: local copies. */
function localEdition(
  id: string,
  format: 'csv' | 'text',
  localNames: readonly (string | RegExp)[],
  read: Reader,
): SourceEdition {
  return {
    id,
    files: [{ role: 'orders', format, location: null, localNames, optional: false }],
    read: (files, report) => checkRecords(readOrders(files, report, read)),
  };
}

/**
 * Denied Persons List. One party per name and first Federal Register citation: renewals of an order change its dates and
 * add citations, and each further address is a row of its own. The network serves the Consolidated Screening List.
 */
export const bisDpl: ListSource = {
  facts: {
    code: 'BIS_DPL',
    name: 'BIS Denied Persons List',
    description: 'People and companies that a United States order denies all export privileges',
    publisher: 'Bureau of Industry and Security, US Department of Commerce',
    country: 'United States',
    kind: 'export_control',
    core: true,
    staleAfterDays: 60,
    pageUrl: PAGE,
  },
  folder: 'BIS_DPL',
  editions: [
    localEdition(
      'denied-persons-export',
      'csv',
      ['Denied Persons List.csv', 'denied-persons-list.csv'],
      readDenialExport,
    ),
    localEdition('denied-persons-text', 'text', ['dpl.txt', /^dpl\..+\.txt$/u], readDenialText),
    ...cslEditions('DPL', profile),
  ],
  expectations: { minimumParties: 350 },
  ignoredFields: [
    ...CSL_IGNORED_FIELDS,
    {
      field: 'Last_Update',
      reason: 'day of the last edit of a row; the newest plausible one dates the file',
    },
  ],
};
