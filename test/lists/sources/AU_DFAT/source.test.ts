import assert from 'node:assert/strict';
import { auDfat } from '../../../../src/lists/sources/AU_DFAT/source.ts';
import { itRefusesBrokenFiles } from '../../../support/broken-list-files.ts';
import { countTypes, editionOf } from '../../../support/list-fixtures.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';
import { workbookBytes } from '../../../support/workbooks.ts';

const current = editionOf(auDfat, 'consolidated-list');
const older = editionOf(auDfat, 'regulation-8');

const HEADER = [
  'Reference',
  'Name of Individual or Entity',
  'Type',
  'Name Type',
  'Alias Strength',
  'Date of Birth',
  'Place of Birth',
  'Citizenship',
  'Address',
  'Additional Information',
  'Listing Information',
  'IMO Number',
  'Committees',
  'Control Date',
  'Instrument of Designation',
  'Targeted Financial Sanction',
  'Travel Ban',
  'Arms Embargo',
  'Maritime Restriction',
];
type Row = readonly (string | number | null)[];
const PERSON_TAIL = [
  'a) Lakeside, Jordan b) Plainfield, Iraq',
  'Jordan, Germany',
  'a) 12 Oak Street, Tehran 14157, Iran_x000D_\nb) Pakistan',
  'QDi.999. Passport no: A1234567 (Jordan). Email: testo@example.org',
  'Listed by UN 1267 Committee on 25 January 2001 (amended on 20 December 2005)',
  null,
  '1988 (Sample)',
  '2026-02-05',
  'Sample Regulation 2013',
  'TRUE',
  'TRUE',
  'FALSE',
  'FALSE',
];
const ROWS: readonly Row[] = [
  [3, 'Testo EXAMPLOV', 'Individual', 'Primary Name', null, 1975, ...PERSON_TAIL],
  ['3a', 'Testa Examplova', 'Individual', 'Alias', 'Weak', '1/02/1975, 03/1976 ', ...PERSON_TAIL],
  ['3b', 'тесто примеров', '', 'Original Script', null, 1975, ...PERSON_TAIL],
  [
    4,
    'SAMPLE STAR',
    'Vessel',
    'Primary Name',
    null,
    null,
    null,
    null,
    null,
    'Previous names include ASHER and BIRCH',
    null,
    9288693,
    'Autonomous (Vessels)',
    '2026-02-24',
    null,
    'FALSE',
    'FALSE',
    'FALSE',
    'TRUE',
  ],
  [
    5,
    'Sample Works',
    'Entity',
    'Alias',
    'Strong',
    null,
    null,
    null,
    'Radio st, 17, Moscow, 105005, Russia\u00a0',
    null,
    null,
    null,
    'Autonomous (Russia)',
    '2026-01-01',
    null,
    'TRUE',
    'FALSE',
    'FALSE',
    'FALSE',
  ],
];
const workbook = (rows: readonly Row[] = ROWS, header = HEADER): Uint8Array =>
  workbookBytes({ 'Any name': [header, ...rows] });

describe('Consolidated list of Australia', () => {
  const read = (bytes = workbook()) => readAll(current, openTexts({ list: bytes }));

  it('makes one party of rows with the same number, with strength and original script', async () => {
    const { records, report } = await read();
    assert.deepEqual(
      records.map((one) => [one.publisherRef, one.entryType]),
      [
        ['3', 'individual'],
        ['4', 'vessel'],
        ['5', 'entity'],
      ],
    );
    assert.deepEqual(
      records[0]?.names.map((name) => [name.text, name.kind, name.quality]),
      [
        ['Testo EXAMPLOV', 'primary', 'strong'],
        ['тесто примеров', 'alias', 'strong'],
        ['Testa Examplova', 'alias', 'weak'],
      ],
    );
    assert.deepEqual([...report.unknown], []);
    assert.equal(report.dataAsOf, '2026-02-24');
  });

  it('takes a bare number as a year and texts day first', async () => {
    const [party] = (await read()).records;
    assert.deepEqual(
      party?.birthDates.map((date) => [date.earliest, date.latest]),
      [
        ['1975-01-01', '1975-12-31'],
        ['1975-02-01', '1975-02-01'],
        ['1976-03-01', '1976-03-31'],
      ],
    );
  });

  it('splits numbered cells and reads numbers and contacts out of the text', async () => {
    const [party, , entity] = (await read()).records;
    assert.deepEqual(
      party?.addresses.map((one) => Object.values(one)),
      [
        ['12 Oak Street', 'Tehran', '', '14157', 'Iran', 'IR'],
        ['', '', '', '', 'Pakistan', 'PK'],
      ],
    );
    assert.deepEqual(party?.birthPlaces, ['Lakeside, Jordan', 'Plainfield, Iraq']);
    assert.deepEqual(
      party?.identifications.map((one) => [one.type, one.number]),
      [
        ['UN reference', 'QDi.999'],
        ['Passport', 'A1234567'],
      ],
    );
    assert.deepEqual(party?.contacts, [{ type: 'email', value: 'testo@example.org' }]);
    assert.deepEqual(
      party?.countries.filter((one) => one.relation === 'citizenship').map((one) => one.code),
      ['JO', 'DE'],
    );
    assert.equal(party?.listedOn, '2001-01-25');
    assert.match(party?.remarks ?? '', /Measures: Targeted Financial Sanction, Travel Ban$/u);
    assert.deepEqual(Object.values(entity?.addresses[0] ?? {}), [
      'Radio st, 17',
      'Moscow',
      '',
      '105005',
      'Russia',
      'RU',
    ]);
  });

  it('takes the IMO number and former names of a vessel; a party without primary name has its first', async () => {
    const [, vessel, entity] = (await read()).records;
    assert.deepEqual(vessel?.identifications[0], {
      type: 'IMO number',
      number: '9288693',
      country: '',
      note: '',
    });
    assert.deepEqual(
      vessel?.names.map((name) => [name.text, name.kind]),
      [
        ['SAMPLE STAR', 'primary'],
        ['ASHER', 'former'],
        ['BIRCH', 'former'],
      ],
    );
    assert.equal(entity?.names[0]?.kind, 'primary');
  });

  it('keeps two parties apart that a number was given to by mistake, and says so', async () => {
    const again: Row = [3, 'Other Works', 'Entity', 'Primary Name', ...Array<null>(15).fill(null)];
    const { records, report } = await read(workbook([...ROWS, again]));
    assert.equal(records.at(-1)?.publisherRef, '3/other-works');
    assert.deepEqual([...report.unknown.keys()], ['reference used for two parties']);
  });

  it('reports an unknown column, name type and type', async () => {
    const odd: Row = [9, 'Odd Works', 'Aircraft', 'Nickname', ...Array<null>(14).fill(null), 'x'];
    const { report } = await read(workbook([odd], [...HEADER, 'Shoe size']));
    assert.deepEqual([...report.unknown.keys()], ['column Shoe size', 'type Aircraft', 'name type Nickname']);
  });

  itRefusesBrokenFiles(current, {
    'a workbook cut off': workbook().subarray(0, 3000),
    'a renamed column': workbook(
      ROWS,
      HEADER.map((name) => name.replace('Citizenship', 'Nation')),
    ),
    'a row without name': workbook([[3, ' ', 'Entity', 'Primary Name']]),
    'a row without reference': workbook([['', 'Sample', 'Entity', 'Primary Name']]),
    'a workbook without rows': workbook([]),
  });

  it('reads the whole list of February 2026: 10,976 names of 3,811 parties', async function () {
    const folder = sharedPath('lists/AU_DFAT');
    const files = folder === null ? null : openLocalEdition(current, folder);
    if (files === null) this.skip();
    const { records, report } = await readAll(current, files);
    assert.deepEqual(countTypes(records), { individual: 2518, entity: 1031, vessel: 262 });
    assert.deepEqual([...report.unknown], []);
    assert.equal(report.dataAsOf, '2026-02-24');
    const imo = records.filter(
      (one) => one.entryType === 'vessel' && one.identifications[0]?.type === 'IMO number',
    );
    assert.equal(imo.length, 261);
    const unread = records.flatMap((one) => one.birthDates).filter((date) => date.earliest === null);
    assert.ok(unread.length <= 6, unread.map((date) => date.text).join(' | '));
    assert.ok(records.filter((one) => one.names.some((name) => name.quality === 'weak')).length > 100);
  });

  it('reads the whole list of November 2024: 9,553 names of 3,062 parties', async function () {
    const folder = sharedPath('lists/AU_DFAT');
    const files = folder === null ? null : openLocalEdition(older, folder);
    if (files === null) this.skip();
    const { records, report } = await readAll(older, files);
    assert.equal(records.length, 3062);
    assert.deepEqual([...report.unknown], []);
  });
});
