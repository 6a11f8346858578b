import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { checkRecords } from '../../check-records.ts';
import type { ListSource, OpenedFiles, ReadReport } from '../../list-source.ts';
import { toParties } from './map.ts';
import { type EntityRow, readEntityPage, readNoticeNames } from './parse.ts';

const PAGE = 'https://www.dhs.gov/uflpa-entity-list';

function* parties(
  files: OpenedFiles,
  report: ReadReport,
  rows: readonly EntityRow[],
): Generator<ListedPartyRecord> {
  const [page] = files.all('entities');
  const newest = rows
    .map((row) => row.listedOn)
    .sort()
    .at(-1);
  const asOf = page?.lastModified ?? newest;
  if (asOf !== undefined) report.dataAsOf(asOf);
  yield* toParties(rows, PAGE);
}

async function* readPage(files: OpenedFiles, report: ReadReport): AsyncGenerator<ListedPartyRecord> {
  yield* parties(files, report, await readEntityPage(files.one('entities'), report));
}

async function* readExcerpts(files: OpenedFiles, report: ReadReport): AsyncGenerator<ListedPartyRecord> {
  const rows: EntityRow[] = [];
  for (const file of files.all('notices')) rows.push(...(await readNoticeNames(file, report)));
  for (const file of files.all('entities')) rows.push(...(await readEntityPage(file, report)));
  yield* parties(files, report, rows);
}

/**
 * Entity list of the Uyghur Forced Labor Prevention Act. The reference is derived from the name; an entity under two clauses
 * is one party.
 */
export const dhsUflpa: ListSource = {
  facts: {
    code: 'DHS_UFLPA',
    name: 'UFLPA Entity List',
    description:
      'Entities whose goods are presumed to be made with forced labour in Xinjiang and may not enter the United States',
    publisher: 'Forced Labor Enforcement Task Force, US Department of Homeland Security',
    country: 'United States',
    kind: 'forced_labor',
    core: true,
    staleAfterDays: 365,
    pageUrl: PAGE,
  },
  folder: 'DHS_UFLPA',
  editions: [
    {
      id: 'entity-page',
      files: [
        {
          role: 'entities',
          format: 'html',
          location: { kind: 'direct', url: PAGE },
          localNames: ['uflpa-entity-list.html'],
          optional: false,
        },
      ],
      read: (files, report) => checkRecords(readPage(files, report)),
    },
    {
      id: 'notice-and-page-excerpts',
      files: [
        {
          role: 'notices',
          format: 'text',
          location: null,
          localNames: [/^additions-.*\.tsv$/u],
          optional: false,
        },
        {
          role: 'entities',
          format: 'html',
          location: null,
          localNames: [/^uflpa-entity-list\..+\.html$/u],
          optional: true,
        },
      ],
      read: (files, report) => checkRecords(readExcerpts(files, report)),
    },
  ],
  expectations: { minimumParties: 100 },
  ignoredFields: [],
};
