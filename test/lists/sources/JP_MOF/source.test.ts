import assert from 'node:assert/strict';
import { findFreezeFile, findVesselFile, jpMof } from '../../../../src/lists/sources/JP_MOF/source.ts';
import { CSV_COLUMNS } from '../../../../src/lists/sources/JP_MOF/lookups.ts';
import { itRefusesBrokenFiles } from '../../../support/broken-list-files.ts';
import { countTypes, editionOf } from '../../../support/list-fixtures.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';
import { workbookBytes } from '../../../support/workbooks.ts';

const workbook = editionOf(jpMof, 'asset-freeze-workbook');
const csv = editionOf(jpMof, 'asset-freeze-csv');
const excerpt = editionOf(jpMof, 'asset-freeze-csv-excerpt');

const TALIBAN = [
  '告示日付',
  '告示番号',
  '日本語表記',
  '英語表記',
  '別名・別称',
  '旧称',
  '確定に十分でない別名',
  '生年月日',
  '国籍',
  '旅券番号',
  '住所・所在地',
  '国連参照番号',
  'その他の情報',
];
const ORGS = ['告示日付', '告示番号', '日本語表記', '英語表記', '別称・旧称', '所在地'];
type Row = readonly (string | number | null)[];
const PERSON: Row = [
  '2001.9.22\n2008.6.25改訂',
  '*2',
  'テスト・レイ',
  'TESTO REI(original script: تستو)',
  '（a）テストー・レイ（Testoh Rei）\n（b）レイ、テスト\n(a) Testou Rei (b) Rei, Testo',
  '不明',
  'ニックネーム',
  13_633,
  '不明',
  'アフガニスタン旅券 P04581926（2024年8月7日に発行）',
  '(a)アフガニスタンカンダハール (b)12 Oak Street, Kabul, Afghanistan',
  'TAi.999',
  '暗号資産アドレス：0x0000000000000000000000000000000000000001；\n性別：男性',
];
const SHEETS = {
  一覧: [['このファイルは'], [2, 'タリバーン関係者等']],
  '2.タリバーン関係者等': [
    ['資産凍結等の措置の対象'],
    TALIBAN,
    PERSON,
    ['2011.11.18削除', 134],
    [
      '2003.9.11',
      '9(*99)',
      'テスト団',
      'TEST GROUP',
      null,
      null,
      null,
      '1955年から1958年の間',
      null,
      null,
      null,
      'TAe.998',
      null,
    ],
    [null, null, null, null, null, null, null, null, null, null, null, null, '続き'],
  ],
  '8.【解除】リベリア': [['解除']],
  '14.北朝鮮(決議1718号等；団体)': [
    ['題'],
    ['注'],
    ORGS,
    [
      '2009.5.22',
      '3',
      'サンプル・コーポレーション',
      'Sample General Corporation(SGC)',
      '（別称）サンプル・コーポ\nSample Corp\n（旧称）オールド・サンプル\nOld Sample Works',
      '北朝鮮平壌特別市普通江区域',
    ],
  ],
};

describe('Japanese asset-freeze list', () => {
  describe('workbook', () => {
    const read = (sheets: Parameters<typeof workbookBytes>[0] = SHEETS) =>
      readAll(workbook, openTexts({ list: workbookBytes(sheets) }));

    it('takes names in both writings, numbered or with labels, with original script and quality', async () => {
      const { records, report } = await read();
      assert.deepEqual(
        records[0]?.names.map((name) => `${name.kind} ${name.quality} ${name.text}`),
        [
          'primary strong TESTO REI',
          'alias strong テスト・レイ',
          'alias strong تستو',
          'alias strong テストー・レイ',
          'alias strong Testoh Rei',
          'alias strong レイ、テスト',
          'alias strong Testou Rei',
          'alias strong Rei, Testo',
          'alias weak ニックネーム',
        ],
      );
      assert.deepEqual(
        records[2]?.names.map((name) => [name.text, name.kind]),
        [
          ['Sample General Corporation', 'primary'],
          ['サンプル・コーポレーション', 'alias'],
          ['SGC', 'alias'],
          ['サンプル・コーポ', 'alias'],
          ['Sample Corp', 'alias'],
          ['オールド・サンプル', 'former'],
          ['Old Sample Works', 'former'],
        ],
      );
      assert.deepEqual([...report.unknown], []);
    });

    it('takes no data of a document and no wording around a name for a name', async () => {
      const aliases = [
        'テストー・レイ (Testoh Rei)(旅券番号:B0515260',
        'リビア旅券番号:215215',
        '発行日:2014年5月4日',
        '有効期限:2024年5月3日',
        '在ロンドン総領事館により2012年1月31日に発行',
        '1953年1月1日生まれ オマーン国旅券番号:03825239',
        'listed as. In Arabic: تستوه',
        'the following three aliases',
      ].join('\n');
      const row = [...PERSON.slice(0, 4), aliases, ...PERSON.slice(5)];
      const { records } = await read({ '2.タリバーン関係者等': [['資産凍結等の措置の対象'], TALIBAN, row] });
      const texts = records[0]?.names.filter(({ quality }) => quality === 'strong').map(({ text }) => text);
      assert.deepEqual(texts, ['TESTO REI', 'テスト・レイ', 'تستو', 'テストー・レイ', 'Testoh Rei', 'تستوه']);
    });

    it('takes measure and number as reference; deleted rows, lifted sheets and narratives are no parties', async () => {
      const { records, report } = await read();
      assert.deepEqual(
        records.map((one) => [one.publisherRef, one.entryType]),
        [
          ['002-000002', 'individual'],
          ['002-000009', 'entity'],
          ['014-000003', 'entity'],
        ],
      );
      assert.deepEqual([...report.leftOut], [['deleted', 1]]);
      assert.equal(records[0]?.listedOn, '2001-09-22');
    });

    it('takes a bare number as a day serial and reads Japanese spans', async () => {
      const { records } = await read();
      assert.deepEqual(records[0]?.birthDates, [
        { text: '1937-04-28', earliest: '1937-04-28', latest: '1937-04-28' },
      ]);
      assert.deepEqual(records[1]?.birthDates, [
        { text: '1955年から1958年の間', earliest: '1955-01-01', latest: '1958-12-31' },
      ]);
    });

    it('reads passport, wallet, and addresses in both writings', async () => {
      const { records } = await read();
      assert.deepEqual(
        records[0]?.identifications.map((one) => [one.type, one.number, one.country]),
        [
          ['Passport', 'P04581926', 'アフガニスタン'],
          ['UN reference', 'TAi.999', ''],
        ],
      );
      assert.equal(records[0]?.wallets[0]?.address, '0x0000000000000000000000000000000000000001');
      assert.deepEqual(
        records[0]?.addresses.map((one) => [one.address, one.city, one.countryCode]),
        [
          ['カンダハール', '', 'AF'],
          ['12 Oak Street', 'Kabul', 'AF'],
        ],
      );
      assert.deepEqual(
        records[2]?.addresses.map((one) => [one.address, one.country]),
        [['平壌特別市普通江区域', '北朝鮮']],
      );
    });

    itRefusesBrokenFiles(workbook, {
      'a workbook cut off': workbookBytes(SHEETS).subarray(0, 5000),
      'a sheet without header': workbookBytes({ '2.タリバーン関係者等': [['x']] }),
      'a renamed column': workbookBytes({
        '2.タリバーン': [TALIBAN.map((name) => name.replace('英語表記', '名称')), PERSON],
      }),
      'a duplicate reference': workbookBytes({ '2.タリバーン': [TALIBAN, PERSON, PERSON] }),
      'a row without date and name': workbookBytes({ '2.タリバーン': [TALIBAN, [null, 7]] }),
    });

    it('reads the whole workbook of March 2026: 2,862 parties and 598 deleted rows', async function () {
      const folder = sharedPath('lists/JP_MOF');
      const files = folder === null ? null : openLocalEdition(workbook, folder);
      if (files === null) this.skip();
      const { records, report } = await readAll(workbook, files);
      assert.equal(records.length, 2862);
      assert.equal(report.leftOut.get('deleted'), 598);
      assert.equal(report.dataAsOf, '2026-03-05');
      assert.deepEqual([...report.unknown], []);
      assert.deepEqual(countTypes(records), { individual: 2013, entity: 849 });
      assert.equal(records.filter((one) => one.wallets.length > 0).length, 3);
      const unread = records.flatMap((one) => one.birthDates).filter((date) => date.earliest === null);
      assert.ok(unread.length <= 12, unread.map((date) => date.text).join(' | '));
    });
  });

  describe('CSV', () => {
    const columns = Object.keys(CSV_COLUMNS);
    const row = (values: Readonly<Record<string, string>>): string =>
      columns.map((column) => `"${values[column] ?? ''}"`).join(',');
    const party = {
      区分: '2',
      番号: '002-000002',
      告示日付: '2001.9.22 2008.6.25改訂',
      告示番号: '2',
      '個人・団体': '個人',
      '氏名（日本語）': 'テスト・レイ',
      '氏名（英語）': 'TESTO REI',
      '別名・別称（英語）': 'Testoh Rei; Testou Rei',
      '旧称（英語）': 'Old Rei',
      '確定に十分でない別名（英語）': 'Rei',
      生年月日: '1952/10/7',
      '国籍（日本語）': 'アフガニスタン',
      '国籍（英語）': 'Afghanistan',
      '住所・所在地（国）（英語）': 'Afghanistan; Pakistan',
      '住所・所在地（都市その他の情報）（英語）': 'Kabul,; 5 Elm Road, Quetta',
      国連参照番号: 'TAi.999',
      その他の情報: '(original script: تستو)',
    };
    const text = `\uFEFF${columns.join(',')}\n${row(party)}\n`;

    it('has the reference of the workbook, pairs countries with places and keeps qualities', async () => {
      const { records, report } = await readAll(csv, openTexts({ list: text }));
      const [person] = records;
      assert.equal(person?.publisherRef, '002-000002');
      assert.deepEqual(
        person?.addresses.map((one) => [one.address, one.city, one.country]),
        [
          ['', 'Kabul', 'Afghanistan'],
          ['5 Elm Road', 'Quetta', 'Pakistan'],
        ],
      );
      assert.deepEqual(
        person?.names.map((name) => `${name.kind} ${name.quality} ${name.text}`),
        [
          'primary strong TESTO REI',
          'alias strong テスト・レイ',
          'alias strong Testoh Rei',
          'alias strong Testou Rei',
          'alias strong تستو',
          'former strong Old Rei',
          'alias weak Rei',
        ],
      );
      assert.deepEqual(
        person?.birthDates.map((date) => date.earliest),
        ['1952-10-07'],
      );
      assert.deepEqual([...report.unknown], []);
    });

    itRefusesBrokenFiles(csv, {
      'a file cut off': text.slice(0, -40),
      'a renamed column': text.replace('個人・団体', '種別'),
      'a party without name': `${columns.join(',')}\n${row({ ...party, '氏名（日本語）': '', '氏名（英語）': '' })}\n`,
      'a duplicate reference': `${text}${row(party)}\n`,
    });

    it('finds the newest file and the vessel file among the links of the page', () => {
      const page =
        '<a href="./shisantouketsu20250101.csv">a</a><a href="./shisantouketsu20260715.csv">b</a><a href="senpaku.csv">c</a>';
      assert.match(findFreezeFile(page, 'csv') ?? '', /economic_sanctions\/shisantouketsu20260715\.csv$/u);
      assert.equal(findFreezeFile(page, 'xlsx'), null);
      assert.match(findVesselFile(page) ?? '', /economic_sanctions\/senpaku\.csv$/u);
    });

    it('reads the excerpts there are: three parties and three vessels', async function () {
      const folder = sharedPath('lists/JP_MOF');
      const files = folder === null ? null : openLocalEdition(excerpt, folder);
      if (files === null) this.skip();
      const { records, report } = await readAll(excerpt, files);
      assert.deepEqual(countTypes(records), { individual: 2, entity: 1, vessel: 3 });
      assert.deepEqual([...report.unknown], []);
      assert.equal(records.find((one) => one.entryType === 'vessel')?.identifications[0]?.number, '9179842');
    });
  });
});
