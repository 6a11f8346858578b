import assert from 'node:assert/strict';
import { utils, write } from '@e965/xlsx';
import { stateDtc } from '../../../../src/lists/sources/STATE_DTC/source.ts';
import { cut, itRefusesBrokenFiles } from '../../../support/broken-list-files.ts';
import { countTypes, editionOf, listFixture, partyNamed } from '../../../support/list-fixtures.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';

const aliased = editionOf(stateDtc, 'names-with-aliases-csv');
const split = editionOf(stateDtc, 'split-names-csv');
const sheets = editionOf(stateDtc, 'debarred-parties-spreadsheets');
const csl = editionOf(stateDtc, 'screening-list-csv');
const text = listFixture('STATE_DTC/names-with-aliases.csv');
const splitText = listFixture('STATE_DTC/split-names.csv');

function workbook(rows: readonly (readonly string[])[]): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Sheet1');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}

describe('AECA debarred list', () => {
  it('turns Last, First into natural order and takes the aliases out of the brackets', async () => {
    const { records } = await readAll(aliased, openTexts({ statutory: text }));
    const person = partyNamed(records, 'Jane Q. Placeholder');
    assert.deepEqual(
      person.names.slice(1).map((name) => name.text),
      ['Janie Placeholder', 'Jane Holder'],
    );
    assert.equal(person.entryType, 'individual');
    assert.deepEqual(person.birthDates[0], {
      text: 'June, 1970',
      earliest: '1970-06-01',
      latest: '1970-06-30',
    });
    assert.equal(partyNamed(records, 'George Frank Sampleton Jr.').listedOn, '1988-07-18');
  });

  it('leaves the comma of a company name alone and makes one party of its two notices', async () => {
    const { records } = await readAll(aliased, openTexts({ statutory: text }));
    const company = partyNamed(records, 'Sample Trading Co., Inc.');
    assert.equal(company.entryType, 'entity');
    assert.deepEqual(
      company.names.slice(1).map((name) => name.text),
      ['SATCO, Inc.'],
    );
    assert.match(company.remarks, /58 FR 50382.*59 FR 5664/u);
    assert.equal(records.length, 3);
  });

  it('reads the layout of 2014 with aliases, companies and administrative debarments', async () => {
    const { records, report } = await readAll(split, openTexts({ statutory: splitText }));
    assert.deepEqual(
      records.map((one) => [one.names[0]?.text, one.entryType]),
      [
        ['Jane Placeholder', 'individual'],
        ['Elan Sample, S.A.', 'entity'],
      ],
    );
    assert.equal(records[0]?.birthDates[0]?.earliest, '1942-01-01');
    assert.deepEqual(records[1]?.programs, ['Administrative debarment (AECA, 22 CFR 127.7)']);
    assert.deepEqual([...report.unknown], []);
  });

  it('reads the current spreadsheets, both kinds', async () => {
    const statutory = workbook([
      [
        'Party Name',
        'Date of Birth',
        'Federal Register Notice',
        'Notice Date',
        'Corrected Notice',
        'Corrected Notice Date',
      ],
      ['Placeholder, Jane', 'June, 1970', '83 FR 18112', '4/25/2018', '', ''],
    ]);
    const administrative = workbook([
      ['Name', 'Date', 'Federal Register Notice', 'Charging Letter', 'Debarment Order'],
      ['Sample Night Vision, S.A.', '7/24/2012', '77 FR 43414', 'PDF', 'PDF'],
    ]);
    const { records, report } = await readAll(sheets, openTexts({ statutory, administrative }));
    assert.deepEqual(
      records.map((one) => one.names[0]?.text),
      ['Jane Placeholder', 'Sample Night Vision, S.A.'],
    );
    assert.deepEqual([...report.unknown], []);
  });

  itRefusesBrokenFiles(aliased, {
    'a file cut in the middle of a row': cut(text, 0.57),
    'a renamed column': text.replace('Notice Date', 'Day'),
    'a row without name': `${text},,53 FR 27097,7/18/1988,,\n`,
  });

  itRefusesBrokenFiles(sheets, {
    'a workbook with a renamed column': workbook([
      ['Party', 'Notice Date'],
      ['X', '1/1/2000'],
    ]),
    'a workbook with a row without name': workbook([
      ['Party Name', 'Federal Register Notice', 'Notice Date'],
      ['', '1 FR 1', '1/1/2000'],
    ]),
  });

  it('reads the whole files of 2018 and 2014: 515 and 525 rows are 511 and 521 parties', async function () {
    const folder = sharedPath('lists/STATE_DTC');
    if (folder === null) this.skip();
    const files = openLocalEdition(aliased, folder);
    const older = openLocalEdition(split, folder);
    if (files === null || older === null) this.skip();
    const { records, report } = await readAll(aliased, files);
    assert.equal(records.length, 511);
    assert.equal(report.dataAsOf, '2018-01-24');
    assert.equal(records.filter((one) => one.birthDates.length > 0).length, 234);
    assert.equal(records.filter((one) => one.names.length > 1).length, 62);
    assert.deepEqual([...report.unknown], []);
    const earlier = await readAll(split, older);
    assert.equal(earlier.records.length, 521);
    assert.deepEqual(countTypes(earlier.records), { individual: 474, entity: 47 });
    assert.deepEqual([...earlier.report.unknown], []);
  });

  it('reads the rows of the screening list: 142 rows are 139 parties', async function () {
    const folder = sharedPath('lists/US_CSL');
    const files = folder === null ? null : openLocalEdition(csl, folder);
    if (files === null) this.skip();
    assert.equal((await readAll(csl, files)).records.length, 139);
  });
});
