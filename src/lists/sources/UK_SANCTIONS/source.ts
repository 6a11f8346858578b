import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { checkRecords } from '../../check-records.ts';
import type { ListSource, OpenedFiles, ReadReport, SourceEdition, SourceFile } from '../../list-source.ts';
import type { Designation } from './designation.ts';
import { mapDesignation, UK_LIST_PAGE } from './map.ts';
import { parseCsv } from './parse-csv.ts';
import { csvRows, parseOfsi, xlsxRows } from './parse-ofsi.ts';
import { parseXml } from './parse-xml.ts';

const DOCS = 'https://sanctionslist.fcdo.gov.uk/docs';

type Parse = (bytes: AsyncIterable<Uint8Array>, report: ReadReport) => AsyncIterable<Designation>;

async function* read(
  parse: Parse,
  files: OpenedFiles,
  report: ReadReport,
): AsyncGenerator<ListedPartyRecord> {
  for await (const designation of parse(files.one('list').bytes(), report)) {
    yield mapDesignation(designation, report.unknown);
  }
}

function edition(id: string, file: Omit<SourceFile, 'role' | 'optional'>, parse: Parse): SourceEdition {
  return {
    id,
    files: [{ role: 'list', optional: false, ...file }],
    read: (files, report) => checkRecords(read(parse, files, report)),
  };
}

/** The UK Sanctions List of the Foreign, Commonwealth and Development Office. */
export const ukSanctions: ListSource = {
  facts: {
    code: 'UK_SANCTIONS',
    name: 'UK Sanctions List',
    description:
      'Individuals, entities and ships designated under the UK Sanctions and Anti-Money Laundering Act 2018.',
    publisher: 'Foreign, Commonwealth and Development Office',
    country: 'United Kingdom',
    kind: 'sanctions',
    core: true,
    staleAfterDays: 45,
    pageUrl: UK_LIST_PAGE,
  },
  folder: 'UK_SANCTIONS',
  editions: [
    edition(
      'xml',
      {
        format: 'xml',
        location: { kind: 'direct', url: `${DOCS}/UK-Sanctions-List.xml` },
        localNames: ['UK-Sanctions-List.xml', 'UK-Sanctions-List.RECONSTRUCTED.xml'],
      },
      parseXml,
    ),
    edition(
      'csv',
      {
        format: 'csv',
        location: { kind: 'direct', url: `${DOCS}/UK-Sanctions-List.csv` },
        localNames: ['UK-Sanctions-List.csv'],
      },
      parseCsv,
    ),
    edition(
      'ofsi-csv',
      { format: 'csv', location: null, localNames: ['ConList.csv', 'ConList.converted.csv'] },
      (bytes, report) => parseOfsi(csvRows(bytes), report),
    ),
    edition(
      'ofsi-xlsx',
      // The second name is one under which copies of ConList.xlsx circulate.
      { format: 'xlsx', location: null, localNames: ['ConList.xlsx', 'UK_Sanctions_List.xlsx'] },
      (bytes, report) => parseOfsi(xlsxRows(bytes), report),
    ),
  ],
  expectations: { minimumParties: 4500 },
  ignoredFields: [
    { field: 'LastUpdated', reason: 'day of the last edit; the store records its own changes' },
    {
      field: 'SanctionsImposedIndicators',
      reason: 'the same measures as SanctionsImposed, as true or false',
    },
    {
      field: 'NonLatinScriptType, NonLatinScriptLanguage',
      reason: 'seldom given; the script shows in the text',
    },
  ],
};
