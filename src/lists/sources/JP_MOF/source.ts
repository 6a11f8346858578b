import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { checkRecords } from '../../check-records.ts';
import type { ListSource, OpenedFile, OpenedFiles, ReadReport, SourceFile } from '../../list-source.ts';
import { firstNoticeDay } from './dates.ts';
import { toParty, toVessel } from './map.ts';
import { type FreezeEntry, readFreezeCsv, readVesselCsv, readWorkbook } from './parse.ts';

const PAGE =
  'https://www.mof.go.jp/policy/international_policy/gaitame_kawase/gaitame/economic_sanctions/list.html';

type Reader = (file: OpenedFile, report: ReadReport) => Promise<readonly FreezeEntry[]>;

async function* parties(
  files: OpenedFiles,
  report: ReadReport,
  read: Reader,
): AsyncGenerator<ListedPartyRecord> {
  const file = files.all('list').at(-1) ?? files.one('list');
  const entries = await read(file, report);
  const asOf = dayOfName(file.name) ?? file.lastModified ?? newestNotice(entries);
  if (asOf !== null) report.dataAsOf(asOf);
  for (const entry of entries) yield toParty(entry, PAGE);
  for (const vessels of files.all('vessels')) {
    for (const vessel of await readVesselCsv(vessels, report)) yield toVessel(vessel, PAGE);
  }
}

/** The date in the file's name is that of its publication. */
function dayOfName(name: string): string | null {
  const [, year, month, day] = /(\d{4})(\d\d)(\d\d)\.\w+$/u.exec(name) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
}

function newestNotice(entries: readonly FreezeEntry[]): string | null {
  const days = entries.map((entry) => firstNoticeDay(entry.texts('dates')[0] ?? ''));
  return (
    days
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null
  );
}

/** Address of the newest file with this ending: links are relative and dated, `./shisantouketsu20260715.csv`. */
export function findFreezeFile(page: string, ending: 'csv' | 'xlsx'): string | null {
  const links = [...page.matchAll(/href="([^"]*shisantouketsu(\d{8})\.(csv|xlsx))"/giu)].filter(
    ([, , , own]) => own?.toLowerCase() === ending,
  );
  const newest = links.sort(([, , a = ''], [, , b = '']) => a.localeCompare(b)).at(-1)?.[1];
  return newest === undefined ? null : new URL(newest, PAGE).href;
}

/** The vessel file is the one other CSV of the page. */
export function findVesselFile(page: string): string | null {
  const links = [...page.matchAll(/href="([^"]+\.csv)"/giu)].map(([, link = '']) => link);
  const other = links.find((link) => !/shisantouketsu\d{8}\.csv$/iu.test(link));
  return other === undefined ? null : new URL(other, PAGE).href;
}

const vesselFile: SourceFile = {
  role: 'vessels',
  format: 'csv',
  location: { kind: 'linked', pageUrl: PAGE, find: findVesselFile },
  localNames: [/^ekimukisei.*\.csv$/iu, /vessel.*\.csv$/iu],
  optional: true,
};

/** Japan's asset-freeze list. The reference is measure and notice number, the `番号` of the CSV. */
export const jpMof: ListSource = {
  facts: {
    code: 'JP_MOF',
    name: 'Japan Asset Freeze List',
    description:
      'Persons, entities and vessels under asset freezes of the Foreign Exchange and Foreign Trade Act',
    publisher: 'Ministry of Finance',
    country: 'Japan',
    kind: 'sanctions',
    core: true,
    staleAfterDays: 90,
    pageUrl: PAGE,
  },
  folder: 'JP_MOF',
  editions: [
    {
      id: 'asset-freeze-csv',
      files: [
        {
          role: 'list',
          format: 'csv',
          location: { kind: 'linked', pageUrl: PAGE, find: (page) => findFreezeFile(page, 'csv') },
          localNames: [/^shisantouketsu\d{8}\.csv$/u],
          optional: false,
        },
        vesselFile,
      ],
      read: (files, report) => checkRecords(parties(files, report, readFreezeCsv)),
    },
    {
      id: 'asset-freeze-workbook',
      files: [
        {
          role: 'list',
          format: 'xlsx',
          location: { kind: 'linked', pageUrl: PAGE, find: (page) => findFreezeFile(page, 'xlsx') },
          localNames: [/^shisantouketsu\d{8}\.xlsx?$/u],
          optional: false,
        },
      ],
      read: (files, report) => checkRecords(parties(files, report, readWorkbook)),
    },
    {
      id: 'asset-freeze-csv-excerpt',
      files: [
        { role: 'list', format: 'csv', location: null, localNames: ['jp_asset_freeze.csv'], optional: false },
        { ...vesselFile, location: null },
      ],
      read: (files, report) => checkRecords(parties(files, report, readFreezeCsv)),
    },
  ],
  expectations: { minimumParties: 2_000 },
  ignoredFields: [
    { field: '外務省告示情報', reason: 'full text of the notice, which the other columns take apart' },
    {
      field: '国籍（日本語）, 住所・所在地（日本語）',
      reason: 'only taken where the English column is empty',
    },
  ],
};
