import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { checkRecords } from '../../check-records.ts';
import {
  CSL_IGNORED_FIELDS,
  cslEditions,
  newestStart,
  partiesOfRows,
} from '../../formats/consolidated-screening-list/editions.ts';
import type { CslProfile } from '../../formats/consolidated-screening-list/party.ts';
import type { ListSource, OpenedFiles, ReadReport } from '../../list-source.ts';
import { readSanctionsCsv } from './parse.ts';

const PAGE = 'https://www.state.gov/bureau-of-arms-control-and-nonproliferation/nonproliferation-sanctions';

/** Aliases are joined with commas here; `ZAMAN, Haydar` is one alias all the same. */
const profile: CslProfile = {
  listCode: 'STATE_ISN',
  aliasSeparators: { commas: true },
  program: 'Nonproliferation sanctions',
  pageUrl: PAGE,
  oneNameOneParty: true,
};

async function* readParties(files: OpenedFiles, report: ReadReport): AsyncGenerator<ListedPartyRecord> {
  const file = files.one('sanctions');
  const rows = await readSanctionsCsv(file, report);
  yield* partiesOfRows(rows, { profile, report, asOf: file.lastModified ?? newestStart(rows) });
}

/**
 * Nonproliferation sanctions. One party per name, whatever programs and notices it is listed under. The network serves the
 * Consolidated Screening List; the CSV is a layout of the former site https://mbcsanctions.t.state.gov/sanctions.csv.
 */
export const stateIsn: ListSource = {
  facts: {
    code: 'STATE_ISN',
    name: 'Nonproliferation Sanctions',
    description:
      'Parties sanctioned by the United States for the proliferation of weapons of mass destruction and missiles',
    publisher: 'Bureau of Arms Control and Nonproliferation, US Department of State',
    country: 'United States',
    kind: 'sanctions',
    core: true,
    staleAfterDays: 60,
    pageUrl: PAGE,
  },
  folder: 'STATE_ISN',
  editions: [
    {
      id: 'sanctions-csv',
      files: [
        {
          role: 'sanctions',
          format: 'csv',
          location: null,
          localNames: ['isn.csv', 'sanctions.csv'],
          optional: false,
        },
      ],
      read: (files, report) => checkRecords(readParties(files, report)),
    },
    ...cslEditions('ISN', profile),
  ],
  expectations: { minimumParties: 90 },
  ignoredFields: [...CSL_IGNORED_FIELDS, { field: 'Source List', reason: 'always ISN' }],
};
