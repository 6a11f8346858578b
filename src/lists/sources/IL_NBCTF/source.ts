import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { checkRecords } from '../../check-records.ts';
import { readDay } from '../../dates.ts';
import type { ListSource, OpenedFiles, ReadReport, SourceFile } from '../../list-source.ts';
import { IGNORED_PROPERTIES, SITE } from './lookups.ts';
import { type Contents, contentParties } from './map-api.ts';
import { seizedParties } from './map-tables.ts';
import { designatedParties } from './map-workbooks.ts';
import { readDesignations } from './parse-workbooks.ts';
import { type Content, type ContentType, readContents } from './parse-api.ts';
import { readOrders, readSeizedRows } from './parse-tables.ts';

const PAGE_SIZE = 1000;

const TYPES: readonly ContentType[] = ['operative', 'organization', 'cryptocurrencyWallet'];

/** Files of one kind of item in one language; the Hebrew and Arabic ones only add names. */
function contentFile(type: ContentType, language: 'en' | 'he' | 'ar'): SourceFile {
  return {
    role: `${type}-${language}`,
    format: 'json',
    location: {
      kind: 'paged',
      url: (page) =>
        `${SITE}/umbraco/delivery/api/v2/content?filter=contentType:${type}&sort=createDate:asc&skip=${(page - 1) * PAGE_SIZE}&take=${PAGE_SIZE}`,
      headers: { 'Accept-Language': language },
      isLast: (body, page) => page * PAGE_SIZE >= Number(/"total"\s*:\s*(\d+)/u.exec(body)?.[1] ?? 0),
    },
    localNames: [new RegExp(`^${type}(?:-\\d+)?\\.${language}\\.json$`, 'u')],
    optional: language !== 'en',
  };
}

async function readAllContents(
  files: OpenedFiles,
  report: ReadReport,
  roles: (type: ContentType) => string,
): Promise<Contents> {
  const read = (type: ContentType, role: string): Promise<readonly Content[]> =>
    readContents(files.all(role), type, report);
  const translations: Content[] = [];
  for (const type of ['operative', 'organization'] as const) {
    for (const language of ['he', 'ar']) translations.push(...(await read(type, `${type}-${language}`)));
  }
  return {
    operatives: await read('operative', roles('operative')),
    organizations: await read('organization', roles('organization')),
    wallets: await read('cryptocurrencyWallet', roles('cryptocurrencyWallet')),
    translations,
  };
}

function newestUpdate(contents: Contents): string | null {
  const items = [...contents.operatives, ...contents.organizations, ...contents.wallets];
  return (
    items
      .map((item) => item.updated.slice(0, 10))
      .filter((day) => day !== '')
      .sort()
      .at(-1) ?? null
  );
}

async function* designations(files: OpenedFiles, report: ReadReport): AsyncGenerator<ListedPartyRecord> {
  const contents = await readAllContents(files, report, (type) => `${type}-en`);
  const asOf = newestUpdate(contents);
  if (asOf !== null) report.dataAsOf(asOf);
  yield* contentParties(contents, report);
}

/** The tables of seized wallets and whatever items of the content interface lie beside them. */
async function* seizures(files: OpenedFiles, report: ReadReport): AsyncGenerator<ListedPartyRecord> {
  const orders = [];
  for (const role of ['orders-en', 'orders-he'])
    for (const file of files.all(role)) orders.push(...(await readOrders(file)));
  const english = [];
  for (const file of files.all('wallets-en')) english.push(...(await readSeizedRows(file)));
  const hebrew = await readSeizedRows(files.one('wallets-he'));
  const days = orders.map((order) => readDay(order.updated)).filter((day) => day !== null);
  const asOf = days.sort().at(-1);
  if (asOf !== undefined) report.dataAsOf(asOf);
  yield* seizedParties(hebrew, english, orders);
  yield* contentParties(await readAllContents(files, report, (type) => type), report);
}

/** The workbooks of the former site, with the tables of seized wallets that lie beside them. */
async function* workbooks(files: OpenedFiles, report: ReadReport): AsyncGenerator<ListedPartyRecord> {
  const organizations = await readDesignations(files.one('organizations'), report);
  const individuals = await readDesignations(files.one('individuals'), report);
  const days: string[] = [];
  for (const [rows, isPerson] of [
    [organizations, false],
    [individuals, true],
  ] as const) {
    for (const party of designatedParties(rows, isPerson, report)) {
      if (party.listedOn !== null) days.push(party.listedOn);
      yield party;
    }
  }
  if (files.all('wallets-he').length > 0) yield* seizures(files, report);
  // Seizures go on while designations stand still: the older of both days is that of the whole.
  const newest = days.sort().at(-1);
  if (newest !== undefined) report.dataAsOf(newest);
}

function workbook(role: string, localName: RegExp): SourceFile {
  return { role, format: 'xlsx', location: null, localNames: [localName], optional: false };
}

function table(role: string, localNames: readonly string[], optional: boolean): SourceFile {
  return { role, format: 'csv', location: null, localNames, optional };
}

function excerpt(role: string, localName: string): SourceFile {
  return { role, format: 'json', location: null, localNames: [localName], optional: true };
}

/**
 * Terror designations and seizure orders of Israel. References are the item ids of the publisher; the workbooks of the former site
 * have its sequence numbers, and the tables none: there it is name and number of the holder, or the wallet itself.
 */
export const ilNbctf: ListSource = {
  facts: {
    code: 'IL_NBCTF',
    name: 'Israel Terror Designations and Crypto Seizure Orders',
    description:
      'Designated terrorists and organisations, and digital-currency wallets seized by order of the Minister of Defence',
    publisher: 'National Bureau for Counter Terror Financing, Ministry of Defence',
    country: 'Israel',
    kind: 'sanctions',
    core: true,
    staleAfterDays: 60,
    pageUrl: SITE,
  },
  folder: 'IL_NBCTF',
  editions: [
    {
      id: 'content-api',
      files: [
        ...TYPES.map((type) => contentFile(type, 'en')),
        ...(['he', 'ar'] as const).flatMap((language) => [
          contentFile('operative', language),
          contentFile('organization', language),
        ]),
      ],
      read: (files, report) => checkRecords(designations(files, report)),
    },
    {
      id: 'designation-workbooks',
      files: [
        workbook('organizations', /^NBCTF.*Organization.*\.xlsx?$/iu),
        workbook('individuals', /^NBCTF.*Individual.*\.xlsx?$/iu),
        table('wallets-he', ['wallets.csv'], true),
        table('orders-he', ['releases.csv'], true),
        table('wallets-en', ['en/wallets.csv'], true),
        table('orders-en', ['en/releases.csv'], true),
      ],
      read: (files, report) => checkRecords(workbooks(files, report)),
    },
    {
      id: 'seizure-tables',
      files: [
        table('wallets-he', ['wallets.csv'], false),
        table('orders-he', ['releases.csv'], true),
        table('wallets-en', ['en/wallets.csv'], true),
        table('orders-en', ['en/releases.csv'], true),
        excerpt('operative', 'il_operative.json'),
        excerpt('organization', 'il_organization.json'),
        excerpt('cryptocurrencyWallet', 'il_wallet.json'),
      ],
      read: (files, report) => checkRecords(seizures(files, report)),
    },
  ],
  whenMoved:
    'The list is moving to a search page without a content interface: save its lists (operative.en.json, organization.en.json, cryptocurrencyWallet.en.json), or the two workbooks of designations (NBCTF...XL.xlsx) with the tables of seizure orders, and load them with --from',
  expectations: { minimumParties: 500 },
  ignoredFields: IGNORED_PROPERTIES,
};
