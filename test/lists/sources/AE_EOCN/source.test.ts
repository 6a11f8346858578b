import assert from 'node:assert/strict';
import { aeEocn, findWorkbook } from '../../../../src/lists/sources/AE_EOCN/source.ts';
import { itRefusesBrokenFiles } from '../../../support/broken-list-files.ts';
import { editionOf, listFixture } from '../../../support/list-fixtures.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';
import { workbookBytes } from '../../../support/workbooks.ts';

const text = editionOf(aeEocn, 'sheet-as-text');
const workbook = editionOf(aeEocn, 'workbook');
const csv = listFixture('AE_EOCN/individuals.csv');

const [HEADER = [], ...PEOPLE] = csv
  .trim()
  .split('\n')
  .map((line) => line.split(','));
const ENTITY_HEADER = [
  '#',
  'التصنيف',
  'الاسم الكامل\n (باللغة العربية)',
  'الاسم الكامل (بالحروف اللاتينية)',
  'الاسم',
  'رقم الرخصة',
  'انتهاء الترخيص',
  'المقر',
  'ملاحظات',
  'معلومات أخرى',
];
const ENTITY = [
  1,
  'كيان إرهابي',
  'شركة المثال',
  'SAMPLE TRADING COMPANY',
  'شركة المثال',
  'رقم التسجيل (00001) رقم الرخصة (0000000002)',
  '2020-01-01',
  'ليبيا',
  '-',
  'قرار',
];
const SHEETS = {
  الأفراد: [['قائمة الإرهاب المحلية'], ['2026'], HEADER, ...PEOPLE],
  الكيانات: [['قائمة'], ENTITY_HEADER, ENTITY],
  التنظيمات: [
    ['قائمة'],
    ENTITY_HEADER,
    ENTITY,
    [2, 'تنظيم إرهابي', 'سفينة المثال', 'SAMPLE BOAT', '-', '-', '-', '-', 'سفينة', '-'],
  ],
  'رفع الإدراج - كيانات': [
    [...ENTITY_HEADER.slice(0, 9), 'قرار الإدراج', 'قرار رفع الإدراج'],
    [1, 'كيان إرهابي', 'شركة قديمة', 'OLD COMPANY', '-', '-', '-', '-', '-', 'x', 'y'],
  ],
};

describe('UAE local terrorist list', () => {
  it('takes the Latin name first, the Arabic one and the kunya as a weak one', async () => {
    const { records, report } = await readAll(text, openTexts({ list: csv }));
    assert.deepEqual(
      records[0]?.names.map((name) => [name.text, name.quality]),
      [
        ['NAMUDHAJ AL-MITHAL', 'strong'],
        ['نموذج المثال', 'strong'],
        ['أبونموذج', 'weak'],
      ],
    );
    assert.equal(records.length, 2);
    assert.deepEqual([...report.unknown], []);
  });

  it('reads a year that a spreadsheet turned into a day of 1905, and Arabic months', async () => {
    const { records } = await readAll(text, openTexts({ list: csv }));
    assert.deepEqual(records[0]?.birthDates, [
      { text: '1975', earliest: '1975-01-01', latest: '1975-12-31' },
    ]);
    assert.deepEqual(records[1]?.birthDates, [
      { text: '21 فبراير 1987م', earliest: '1987-02-21', latest: '1987-02-21' },
    ]);
  });

  it('takes every number of a cell with its own label, and countries in Arabic', async () => {
    const { records } = await readAll(text, openTexts({ list: csv }));
    assert.deepEqual(
      records[0]?.identifications.map((one) => [one.type, one.number]),
      [
        ['Passport', 'RL0000001'],
        ['National identification number', '000000000002'],
      ],
    );
    assert.deepEqual(
      records[0]?.countries.map((one) => [one.code, one.relation]),
      [
        ['SA', 'nationality'],
        ['KW', 'nationality'],
        ['TR', 'address'],
        ['LY', 'birth'],
      ],
    );
  });

  it('reads the five sheets below their banners; delisted and repeated parties are left out', async () => {
    const { records, report } = await readAll(workbook, openTexts({ list: workbookBytes(SHEETS) }));
    assert.deepEqual(
      records.map((one) => [one.names[0]?.text, one.entryType]),
      [
        ['NAMUDHAJ AL-MITHAL', 'individual'],
        ['TAJRIBA AL-MITHAL', 'individual'],
        ['SAMPLE TRADING COMPANY', 'entity'],
        ['SAMPLE BOAT', 'vessel'],
      ],
    );
    assert.deepEqual([...report.leftOut].sort(), [
      ['delisted', 1],
      ['listed twice', 1],
    ]);
    assert.deepEqual(
      records[2]?.identifications.map((one) => [one.type, one.number]),
      [
        ['Registration number', '00001'],
        ['Licence', '0000000002'],
      ],
    );
    assert.deepEqual([...report.unknown], []);
  });

  it('finds the workbook beside the Excel icon of the local list, not the PDF or the UN list', () => {
    const page =
      '<h3>UN List</h3><a href="/API/Upload/DownloadFile?FileID=un"><img src="excel.png"></a>' +
      '<h3>Local Terrorist List</h3><a href="/API/Upload/DownloadFile?FileID=pdf"><img src="pdf.png"></a>' +
      '<a class="x" href="/API/Upload/DownloadFile?FileID=good"><img src="icon-excel.svg"></a>';
    assert.equal(findWorkbook(page), 'https://www.uaeiec.gov.ae/API/Upload/DownloadFile?FileID=good');
    assert.equal(findWorkbook('<h3>UN List</h3>'), null);
  });

  itRefusesBrokenFiles(text, {
    'a file cut in the middle of a row': csv.slice(0, csv.indexOf('21 ')),
    'a renamed column': csv.replace('التصنيف', 'الصنف'),
    'a party without name': csv
      .replace('تجربة المثال,TAJRIBA AL-MITHAL', '-,-')
      .replace(',تجربة المثال,', ',-,'),
  });

  itRefusesBrokenFiles(workbook, {
    'a workbook cut off': workbookBytes(SHEETS).subarray(0, 4000),
    'a workbook without header': workbookBytes({ A: [['x', 'y']] }),
    'a PDF file': '%PDF-1.7\n%âãÏÓ\n',
  });

  it('reads the 11 rows there are of the list', async function () {
    const folder = sharedPath('lists/AE_EOCN');
    const files = folder === null ? null : openLocalEdition(text, folder);
    if (files === null) this.skip();
    const { records, report } = await readAll(text, files);
    assert.equal(records.length, 11);
    assert.deepEqual([...report.unknown], []);
    assert.equal(records.filter((one) => one.identifications.length > 0).length, 8);
    assert.ok(records.every((one) => one.countries.every((country) => country.code !== '')));
  });
});
