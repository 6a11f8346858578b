import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { checkRecords } from '../../check-records.ts';
import type { ListSource, OpenedFiles, ReadReport } from '../../list-source.ts';
import { mapRow, PL_LIST_PAGE, rowReferences } from './map.ts';
import { parsePage, parseWorkbook } from './parse.ts';
import type { PolishRow } from './rows.ts';

type Parse = (bytes: AsyncIterable<Uint8Array>, report: ReadReport) => Promise<readonly PolishRow[]>;

async function* read(
  parse: Parse,
  files: OpenedFiles,
  report: ReadReport,
): AsyncGenerator<ListedPartyRecord> {
  const file = files.one('list');
  const rows = await parse(file.bytes(), report);
  if (file.lastModified !== null) report.dataAsOf(file.lastModified);
  const references = rowReferences(rows);
  for (const [index, row] of rows.entries()) {
    const reference = references[index] ?? '';
    if (row.removedOn === '') yield mapRow(row, reference);
    else report.leftOut('removed from the list', reference);
  }
}

/** The workbook's address has a new uuid with every issue; the page links it by its file name or type. */
export function findWorkbook(page: string): string | null {
  const links = page.matchAll(/<a\s[^>]*href="([^"]*\/attachment\/[0-9a-f-]{36})"[^>]*>(.*?)<\/a>/gisu);
  for (const [whole, address = ''] of links) {
    if (/xlsx|excel/iu.test(whole)) return new URL(address, PL_LIST_PAGE).href;
  }
  return null;
}

/** The sanctions list of the Polish Minister of the Interior and Administration. */
export const plMswia: ListSource = {
  facts: {
    code: 'PL_MSWIA',
    name: 'Polish National Sanctions List',
    description:
      'Persons and entities listed by the Minister of the Interior under the Act of 13 April 2022.',
    publisher: 'Ministry of the Interior and Administration',
    country: 'Poland',
    kind: 'sanctions',
    core: true,
    staleAfterDays: 120,
    pageUrl: PL_LIST_PAGE,
  },
  folder: 'PL_MSWIA',
  editions: [
    {
      id: 'xlsx',
      files: [
        {
          role: 'list',
          format: 'xlsx',
          location: { kind: 'linked', pageUrl: PL_LIST_PAGE, find: findWorkbook },
          localNames: ['current.xlsx', 'lista.xlsx'],
          optional: false,
        },
      ],
      read: (files, report) => checkRecords(read(parseWorkbook, files, report)),
    },
    {
      id: 'html',
      files: [
        {
          role: 'list',
          format: 'html',
          location: { kind: 'direct', url: PL_LIST_PAGE },
          localNames: ['lista.html', 'current.html'],
          optional: false,
        },
      ],
      read: (files, report) => checkRecords(read(parsePage, files, report)),
    },
  ],
  expectations: { minimumParties: 400 },
  ignoredFields: [
    { field: 'footnotes [1] to [8]', reason: 'explain legal terms of the tables, no parties' },
    { field: 'table of page versions', reason: 'version number of the web page, on the page only' },
  ],
};
