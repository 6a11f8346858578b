import { readFile } from 'node:fs/promises';
import { createFolderFetcher } from '../../src/ingest/folder-fetcher.ts';
import { ServiceError } from '../../src/errors.ts';
import type { FileFormat, ListSource, OpenedFile, SourceEdition } from '../../src/lists/list-source.ts';
import { readRows } from '../../src/lists/formats/delimited-text.ts';
import { readSheets } from '../../src/lists/formats/spreadsheet.ts';
import { LIST_SOURCES } from '../../src/lists/registry.ts';
import { sheetXml } from './workbook.ts';

/** A whole edition that its reader accepts. */
export interface Seed {
  readonly name: string;
  readonly source: ListSource;
  readonly edition: SourceEdition;
  /** Contents by role; of a spreadsheet the XML of its first sheet. */
  readonly files: ReadonlyMap<string, readonly Buffer[]>;
}

type FixtureFiles = Readonly<Record<string, string>>;

/** The committed fixtures, by list, edition and role; `.csv` for a spreadsheet becomes its sheet. */
const FIXTURES: readonly (readonly [code: string, edition: string, files: FixtureFiles])[] = [
  ['AE_EOCN', 'sheet-as-text', { list: 'AE_EOCN/individuals.csv' }],
  ['BIS_DPL', 'denied-persons-export', { orders: 'BIS_DPL/denied-persons-list.csv' }],
  ['BIS_DPL', 'denied-persons-text', { orders: 'BIS_DPL/dpl.txt' }],
  ['BIS_EL', 'screening-list-json', { 'screening-list': 'US_CSL/consolidated.json' }],
  ['BIS_EL', 'screening-list-csv', { 'screening-list': 'US_CSL/consolidated.csv' }],
  ['CANADA_SEMA', 'consolidated-xml', { list: 'CANADA_SEMA/sema-lmes.xml' }],
  ['DHS_UFLPA', 'entity-page', { entities: 'DHS_UFLPA/uflpa-entity-list.html' }],
  ['EU_FSF', 'xml-1.1', { list: 'EU_FSF/xmlFullSanctionsList_1_1.xml' }],
  ['FBI_WANTED', 'wanted-api', { pages: 'FBI_WANTED/pages/page-1.json' }],
  ['FINCEN_311', 'measures-page', { measures: 'FINCEN_311/special-measures.html' }],
  ['FR_GELS', 'json', { list: 'FR_GELS/registre.json' }],
  [
    'IL_NBCTF',
    'content-api',
    {
      'operative-en': 'IL_NBCTF/operative.json',
      'operative-he': 'IL_NBCTF/operative-he.json',
      'organization-en': 'IL_NBCTF/organization.json',
      'cryptocurrencyWallet-en': 'IL_NBCTF/wallet.json',
    },
  ],
  [
    'IL_NBCTF',
    'seizure-tables',
    {
      'wallets-he': 'IL_NBCTF/wallets.csv',
      'wallets-en': 'IL_NBCTF/wallets-en.csv',
      'orders-en': 'IL_NBCTF/releases-en.csv',
    },
  ],
  ['MX_SAT_69B', 'complete-list-csv', { list: 'MX_SAT_69B/list.csv' }],
  ['PL_MSWIA', 'html', { list: 'PL_MSWIA/lista.html' }],
  ['STATE_DTC', 'names-with-aliases-csv', { statutory: 'STATE_DTC/names-with-aliases.csv' }],
  ['STATE_DTC', 'split-names-csv', { statutory: 'STATE_DTC/split-names.csv' }],
  ['STATE_ISN', 'sanctions-csv', { sanctions: 'STATE_ISN/isn.csv' }],
  ['SWISS_SECO', 'xml', { list: 'SWISS_SECO/consolidated-list.xml' }],
  ['UK_SANCTIONS', 'xml', { list: 'UK_SANCTIONS/UK-Sanctions-List.xml' }],
  ['UK_SANCTIONS', 'csv', { list: 'UK_SANCTIONS/UK-Sanctions-List.csv' }],
  ['UK_SANCTIONS', 'ofsi-csv', { list: 'UK_SANCTIONS/ConList.csv' }],
  ['UK_SANCTIONS', 'ofsi-xlsx', { list: 'UK_SANCTIONS/ConList.csv' }],
  ['UN_CONSOLIDATED', 'consolidated-xml', { list: 'UN_CONSOLIDATED/consolidated.xml' }],
];

/** Real files beyond this many bytes are left out: a fuzzer wants many small inputs. */
const MOST_BYTES = 400_000;
const SHEET_ROWS = 40;

/** True for the formats that are packed. */
export function isSpreadsheet(format: FileFormat): boolean {
  return format === 'xlsx' || format === 'xls' || format === 'ods';
}

/** The seeds of the committed fixtures in `folder`. */
export async function fixtureSeeds(folder: string): Promise<readonly Seed[]> {
  const seeds: Seed[] = [];
  for (const [code, id, paths] of FIXTURES) {
    const source = LIST_SOURCES.find(({ facts }) => facts.code === code);
    const edition = source?.editions.find((one) => one.id === id);
    if (source === undefined || edition === undefined) throw new Error(`no edition ${code} ${id}`);
    const files = new Map<string, readonly Buffer[]>();
    for (const [role, path] of Object.entries(paths)) {
      const content = await readFile(`${folder}/${path}`);
      files.set(role, [isSpreadsheet(formatOf(edition, role)) ? await sheetOfText(content) : content]);
    }
    seeds.push({ name: `${code} ${id} (fixture)`, source, edition, files });
  }
  return seeds;
}

/** The seeds of publishers' files in a folder of local copies: every edition that is there and small. */
export async function folderSeeds(folder: string): Promise<readonly Seed[]> {
  const fetcher = await createFolderFetcher(folder);
  const seeds: Seed[] = [];
  for (const source of LIST_SOURCES) {
    for (const edition of source.editions) {
      const fetched = await fetcher.fetch({ ...source, editions: [edition] }).catch(absent);
      if (fetched === null) continue;
      const files = new Map<string, readonly Buffer[]>();
      for (const { role, format } of edition.files) {
        const opened = await Promise.all(
          fetched.files
            .all(role)
            .slice(0, 2)
            .map((file) => contents(file, format)),
        );
        if (opened.length > 0) files.set(role, opened);
      }
      const size = [...files.values()].flat().reduce((sum, { length }) => sum + length, 0);
      if (size <= MOST_BYTES)
        seeds.push({ name: `${source.facts.code} ${edition.id}`, source, edition, files });
    }
  }
  await fetcher.close();
  return seeds;
}

/** The format of a role's file. */
export function formatOf(edition: SourceEdition, role: string): FileFormat {
  return edition.files.find((file) => file.role === role)?.format ?? 'text';
}

function absent(error: unknown): null {
  if (error instanceof ServiceError) return null;
  throw error;
}

async function contents(file: OpenedFile, format: FileFormat): Promise<Buffer> {
  if (isSpreadsheet(format)) {
    const [sheet] = await readSheets(file.bytes());
    return Buffer.from(sheetXml((sheet?.rows ?? []).slice(0, SHEET_ROWS)));
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of file.bytes()) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MOST_BYTES) break;
  }
  return Buffer.concat(chunks);
}

async function sheetOfText(content: Buffer): Promise<Buffer> {
  const rows: (readonly string[])[] = [];
  for await (const row of readRows(streamOf(content))) rows.push(row);
  return Buffer.from(sheetXml(rows));
}

/** The bytes as a stream of one piece. */
export async function* streamOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(content);
}
