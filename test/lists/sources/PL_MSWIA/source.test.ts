import assert from 'node:assert/strict';
import { utils, write } from '@e965/xlsx';
import type { ListedPartyRecord } from '../../../../src/domain/listed-party.ts';
import type { SourceEdition } from '../../../../src/lists/list-source.ts';
import { findWorkbook, plMswia } from '../../../../src/lists/sources/PL_MSWIA/source.ts';
import { assertRefused, listFixture, refusesBrokenFiles } from '../../../support/broken-files.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';

function edition(id: string): SourceEdition {
  const found = plMswia.editions.find((one) => one.id === id);
  assert.ok(found, id);
  return found;
}

const page = listFixture('PL_MSWIA/lista.html');
const text = listFixture('PL_MSWIA/lista.json');

/** The fixture as a workbook with real dates, as the ministry publishes it. */
function workbook(json: string): Buffer {
  const sheets = JSON.parse(json) as Record<string, (string | null)[][]>;
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const cells = rows.map((row) =>
      row.map((cell) =>
        /^\d{4}-\d\d-\d\d$/u.test(cell ?? '') ? { t: 'n', v: serial(cell ?? ''), z: 'dd.mm.yyyy' } : cell,
      ),
    );
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells), name);
  }
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

const serial = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;

describe('PL_MSWIA, the workbook', () => {
  let parties: Map<string, ListedPartyRecord>;
  const party = (ref: string): ListedPartyRecord => {
    const found = parties.get(ref);
    assert.ok(found, `${ref} in ${[...parties.keys()].join(' ')}`);
    return found;
  };
  const names = (ref: string): string[] => party(ref).names.map((name) => `${name.kind} ${name.text}`);

  before(async () => {
    const files = openTexts({ list: workbook(text) }, { lastModified: '2026-02-21' });
    const { records, report } = await readAll(edition('xlsx'), files);
    parties = new Map(records.map((record) => [record.publisherRef, record]));
    assert.deepEqual([...report.unknown], []);
    assert.equal(report.dataAsOf, '2026-02-21');
    assert.deepEqual([...report.leftOut], [['removed from the list', 2]]);
  });

  it('makes references of table and name, and tells rows of one name apart by their day', () => {
    assert.deepEqual(
      [...parties.keys()],
      [
        'osoby/kaspersky-jewgienij',
        'osoby/kantor-wiaczesław-mosze',
        'osoby/sznejder-siergiej-iwanowicz',
        'osoby/liashchuk-uladzimir',
        'osoby/semenyuk-anna',
        'osoby/galumov-erast',
        'podmioty/phosagro-polska-sp-z-o-o',
        'podmioty/boerner-service-sp-z-o-o',
        'podmioty/gazprom-export-llc',
        'podmioty/negrinio-limited',
        'podmioty/fgup-goszagransobtvennost',
        'podmioty/firn-eu-sp-z-o-o',
        'podmioty/firn-eu-sp-z-o-o/2025-11-28',
      ],
    );
  });

  it('puts the surname last and reads variants in brackets, a missing quote notwithstanding', () => {
    assert.deepEqual(names('osoby/kantor-wiaczesław-mosze'), ['primary Wiaczesław Mosze KANTOR']);
    assert.deepEqual(names('osoby/sznejder-siergiej-iwanowicz'), [
      'primary Siergiej Iwanowicz SZNEJDER',
      'alias Сергей Иванович Шнайдер',
      'alias Сергій Іванович Шнайдер',
    ]);
    assert.deepEqual(names('osoby/liashchuk-uladzimir'), [
      'primary Uladzimir LIASHCHUK',
      'alias Władimir LESZCZUK',
      'alias Владимир ЛЕЩУК',
      'alias Vladimir Evgenyevich LESHCHUK',
    ]);
  });

  it('tells current, former and other names of entities apart', () => {
    assert.deepEqual(names('podmioty/phosagro-polska-sp-z-o-o'), [
      'primary PhosAgro POLSKA Sp. z o.o.',
      'alias PureFert Polska Sp. z o.o.',
    ]);
    assert.deepEqual(names('podmioty/boerner-service-sp-z-o-o'), [
      'primary BOERNER SERVICE Sp. z o.o.',
      'former TECHNONICOL Sp. z o.o.',
    ]);
    assert.deepEqual(names('podmioty/gazprom-export-llc'), [
      'primary Gazprom Export LLC',
      'alias OOO Gazprom Export',
    ]);
    assert.deepEqual(names('podmioty/fgup-goszagransobtvennost'), [
      'primary FGUP Goszagransobtvennost',
      'alias Federalne Państwowe Unitarne Przedsiębiorstwo',
      'alias ФГУП Госзагрансобственность',
      'alias Федеральное Предприятие',
    ]);
  });

  it('reads births with Polish month names, dots, or the year alone', () => {
    assert.deepEqual(party('osoby/kantor-wiaczesław-mosze').birthDates, [
      { text: '8 września 1953', earliest: '1953-09-08', latest: '1953-09-08' },
    ]);
    assert.equal(party('osoby/semenyuk-anna').birthDates[0]?.earliest, '1977-01-22');
    assert.equal(party('osoby/galumov-erast').birthDates[0]?.latest, '1966-12-31');
    assert.deepEqual(party('osoby/liashchuk-uladzimir').birthPlaces, [
      'Łuniniec (Luniniec), Republika Białorusi',
    ]);
  });

  it('reads citizenships in the genitive or as adjectives', () => {
    const relations = (ref: string): string[] =>
      party(ref).countries.map((one) => `${one.relation} ${one.code}`);
    assert.deepEqual(relations('osoby/kantor-wiaczesław-mosze'), ['citizenship RU']);
    assert.deepEqual(relations('osoby/liashchuk-uladzimir').slice(0, 2), [
      'citizenship BY',
      'citizenship RU',
    ]);
    assert.deepEqual(relations('podmioty/phosagro-polska-sp-z-o-o'), ['registration PL']);
  });

  it('finds numbers in the identification column', () => {
    const numbers = (ref: string): string[] =>
      party(ref).identifications.map((one) => `${one.type} ${one.number}`);
    assert.deepEqual(numbers('osoby/kantor-wiaczesław-mosze'), ['PESEL 53090812345']);
    assert.deepEqual(numbers('osoby/sznejder-siergiej-iwanowicz'), ['Tax number 246403033635']);
    assert.deepEqual(numbers('podmioty/phosagro-polska-sp-z-o-o'), ['KRS 0000605260', 'NIP 7010555476']);
    assert.deepEqual(numbers('podmioty/boerner-service-sp-z-o-o'), ['KRS 0000746020', 'REGON 060741528']);
    assert.deepEqual(numbers('podmioty/gazprom-export-llc'), ['INN 7705251863', 'OGRN 1027700231987']);
    assert.deepEqual(numbers('podmioty/negrinio-limited'), ['D-U-N-S number 53-631-6914']);
    assert.deepEqual(numbers('podmioty/fgup-goszagransobtvennost'), ['Registration number 193648909']);
  });

  it('splits Polish postal codes off and finds the country in any place', () => {
    const addresses = (ref: string): string[] =>
      party(ref).addresses.map((one) => [one.address, one.postalCode, one.city, one.countryCode].join(' | '));
    assert.deepEqual(addresses('podmioty/boerner-service-sp-z-o-o'), [
      'ul. Saperów 18/A4B | 53-151 | Wrocław | ',
      'ul. Skarbowców nr 23A lok. B3/317 | 53-025 | Wrocław | ',
    ]);
    assert.deepEqual(addresses('podmioty/gazprom-export-llc'), [
      'Plac Ostrowskiego 2A, 191023 Sankt-Petersburg |  |  | RU',
    ]);
    assert.deepEqual(addresses('podmioty/negrinio-limited'), ['Kastoros 2, Nikozja | 1087 |  | CY']);
    assert.deepEqual(addresses('podmioty/fgup-goszagransobtvennost'), [
      '220137, Mińsk, ul. Naklonnaya 28 |  |  | BY',
    ]);
  });

  it('gives the same records from the web page', async () => {
    const { records, report } = await readAll(edition('html'), openTexts({ list: page }, { chunkSize: 509 }));
    assert.deepEqual([...report.unknown], []);
    assert.deepEqual(records.map(withoutSpaces), [...parties.values()].map(withoutSpaces));
  });

  it('finds the workbook on the page whatever its uuid', () => {
    assert.equal(findWorkbook(page), 'https://www.gov.pl/attachment/0a1b2c3d-0000-4000-8000-00000000abcd');
    assert.equal(findWorkbook(page.replace('xlsx', 'pdf')), null);
  });

  it('reports columns, sheets and rows it does not know', async () => {
    const sheets = JSON.parse(text) as Record<string, (string | null)[][]>;
    sheets['osoby']?.[0]?.push('Uwagi');
    sheets['osoby']?.push(['NOWAK Jan', 'urodzony', 'x', 'y', null, null]);
    const odd = JSON.stringify({ ...sheets, statki: [['Nazwa']] });
    const { report } = await readAll(edition('xlsx'), openTexts({ list: workbook(odd) }));
    assert.deepEqual([...report.unknown.keys()].sort(), [
      'osoby column',
      'osoby row without day of listing',
      'sheet',
    ]);
  });

  describe('broken files', () => {
    refusesBrokenFiles(edition('html'), page);
    it('refuses text in place of a workbook', () =>
      assertRefused(edition('xlsx'), page, /not a spreadsheet/u));
    it('refuses an empty file', () => assertRefused(edition('xlsx'), '', /empty/u));
    it('refuses a workbook cut off in the middle', () => {
      const whole = workbook(text);
      return assertRefused(edition('xlsx'), whole.subarray(0, whole.length >> 1));
    });
    it('refuses a workbook without one of the sheets', () =>
      assertRefused(edition('xlsx'), workbook(text.replace('"podmioty"', '"firmy"')), /no sheet podmioty/u));
    it('refuses a renamed column', () =>
      assertRefused(
        edition('xlsx'),
        workbook(text.replaceAll('Data umieszczenia na liście', 'Data wpisu')),
        /missing column Data umieszczenia/u,
      ));
    it('refuses a party without a name', () =>
      assertRefused(
        edition('xlsx'),
        workbook(text.replace('NEGRINIO LIMITED\\n(obecnie: PureFert Holding Limited)', '')),
        /has no name/u,
      ));
  });
});

/** Pages and workbooks differ in white space only. */
function withoutSpaces(record: ListedPartyRecord): unknown {
  return JSON.parse(JSON.stringify(record).replace(/(?:\\n|\s)+/gu, ' ')) as unknown;
}

describe('PL_MSWIA, the whole file', () => {
  const folder = sharedPath('lists/PL_MSWIA');

  it('holds 437 persons and 122 entities, of which 2 and 10 are removed, nothing unknown', async function () {
    if (folder === null) return this.skip();
    const files = openLocalEdition(edition('xlsx'), folder);
    assert.ok(files);
    const { records, report } = await readAll(edition('xlsx'), files);
    const count = (type: string): number => records.filter((one) => one.entryType === type).length;
    assert.deepEqual([count('individual'), count('entity')], [437 - 2, 122 - 10]);
    assert.deepEqual([...report.leftOut], [['removed from the list', 12]]);
    assert.deepEqual([...report.unknown], []);
    assert.ok(records.every((one) => one.listedOn !== null));
    assert.equal(records.filter((one) => one.birthDates.some((date) => date.earliest !== null)).length, 434);
  });
});
