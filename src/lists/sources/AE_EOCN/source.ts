import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { checkRecords } from '../../check-records.ts';
import type { ListSource, OpenedFile, OpenedFiles, ReadReport } from '../../list-source.ts';
import { toParty } from './map.ts';
import { type TerroristRow, readSheetText, readWorkbook } from './parse.ts';

const PAGE = 'https://www.uaeiec.gov.ae/en-us/un-page';

async function* parties(
  files: OpenedFiles,
  report: ReadReport,
  read: (file: OpenedFile, report: ReadReport) => Promise<readonly TerroristRow[]>,
): AsyncGenerator<ListedPartyRecord> {
  const file = files.one('list');
  const seen = new Set<string>();
  const rows = await read(file, report);
  if (file.lastModified !== null) report.dataAsOf(file.lastModified);
  for (const row of rows) {
    const party = toParty(row, PAGE, report);
    if (seen.has(party.publisherRef)) report.leftOut('listed twice', party.publisherRef);
    else yield party;
    seen.add(party.publisherRef);
  }
}

/**
 * Address of the workbook: in the block headed "Local Terrorist List", the link beside the Excel icon. The same page serves
 * the United Nations lists and PDF files through the same endpoint.
 */
export function findWorkbook(page: string): string | null {
  const start = page.search(/Local\s+Terrorist\s+List/iu);
  if (start < 0) return null;
  for (const match of page
    .slice(start)
    .matchAll(/<a\b[^>]*href="([^"]*DownloadFile\?FileID=[^"]+)"[^>]*>.*?<\/a>/gisu)) {
    if (/excel|xlsx?/iu.test(match[0])) return new URL((match[1] ?? '').replace(/&amp;/gu, '&'), PAGE).href;
  }
  return null;
}

/** Local Terrorist List of the United Arab Emirates. The publisher gives no numbers, no listing days and no date. */
export const aeEocn: ListSource = {
  facts: {
    code: 'AE_EOCN',
    name: 'UAE Local Terrorist List',
    description: 'Persons, organisations and entities designated by the Cabinet of the United Arab Emirates',
    publisher: 'Executive Office for Control and Non-Proliferation',
    country: 'United Arab Emirates',
    kind: 'sanctions',
    core: true,
    staleAfterDays: 270,
    pageUrl: PAGE,
  },
  folder: 'AE_EOCN',
  editions: [
    {
      id: 'workbook',
      files: [
        {
          role: 'list',
          format: 'xls',
          location: { kind: 'linked', pageUrl: PAGE, find: findWorkbook },
          localNames: ['local-terrorist-list.xls', 'local-terrorist-list.xlsx', /\.xlsx?$/iu],
          optional: false,
        },
      ],
      read: (files, report) => checkRecords(parties(files, report, readWorkbook)),
    },
    {
      id: 'sheet-as-text',
      files: [
        {
          role: 'list',
          format: 'csv',
          location: null,
          localNames: ['ae_individuals_sample.csv'],
          optional: false,
        },
      ],
      read: (files, report) => checkRecords(parties(files, report, readSheetText)),
    },
  ],
  whenMoved:
    'The list is moving and may be served as a PDF alone, which is not read: take the Excel file of the Local Terrorist List from the page of the list, or ask the office for it, and load it with --from',
  expectations: { minimumParties: 200 },
  ignoredFields: [
    { field: '#', reason: 'a row number that changes' },
    { field: 'اسم العائلة', reason: 'family name, a part of the full name' },
    { field: 'قرار الإدراج', reason: 'only on the sheets of delisted parties' },
  ],
};
