import assert from 'node:assert/strict';
import { stateIsn } from '../../../../src/lists/sources/STATE_ISN/source.ts';
import { itRefusesBrokenFiles } from '../../../support/broken-list-files.ts';
import { editionOf, listFixture, partyNamed } from '../../../support/list-fixtures.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';

const own = editionOf(stateIsn, 'sanctions-csv');
const csl = editionOf(stateIsn, 'screening-list-csv');
const json = editionOf(stateIsn, 'screening-list-json');
const text = listFixture('STATE_ISN/isn.csv');

describe('Nonproliferation sanctions', () => {
  it('makes one party of a row per program and mends the mistyped program', async () => {
    const { records, report } = await readAll(own, openTexts({ sanctions: text }));
    const party = partyNamed(records, 'Sample Rocket Works');
    assert.deepEqual(party.programs, ['E.O. 13382', 'INKSNA']);
    assert.deepEqual(
      party.names.slice(1).map((name) => [name.text, name.kind]),
      [
        ['SRW', 'alias'],
        ['Sample Works Co., Ltd.', 'alias'],
        ['Old Rocket Plant', 'former'],
      ],
    );
    assert.equal(party.listedOn, '2009-01-09');
    assert.deepEqual([...report.unknown], []);
  });

  it('reads aliases in square brackets, family names first and mistyped countries', async () => {
    const { records } = await readAll(own, openTexts({ sanctions: text }));
    const party = partyNamed(records, 'Testo Examplov');
    assert.deepEqual(
      party.names.map((name) => name.text),
      ['Testo Examplov', 'Tes Examplov', 'Testo EXAMPLOV'],
    );
    assert.deepEqual(party.countries, [{ name: 'Hong Kong', code: 'HK', relation: 'residence' }]);
  });

  it('leaves lapsed rows out where the layout has the column', async () => {
    const lapsed = text
      .replace('Web Link', 'Web Link,Date Lifted/Waived/Expired')
      .replace(/sample\.htm$/gmu, 'sample.htm,')
      .replace(/1\/12\/2009,,$/mu, '1/12/2009,,,3/4/2010');
    const { records, report } = await readAll(own, openTexts({ sanctions: lapsed }));
    assert.equal(records.length, 1);
    assert.deepEqual([...report.leftOut], [['lifted, waived or expired', 1]]);
  });

  it('reads scope clauses as remarks and a bracketed nationality from the screening list', async () => {
    const { records } = await readAll(
      csl,
      openTexts({ 'screening-list': listFixture('US_CSL/consolidated.csv') }),
    );
    assert.match(
      partyNamed(records, 'Sample Rocket Works').remarks,
      /and any successor, sub-unit, or subsidiary thereof/u,
    );
    const person = records.find((one) => one.entryType === 'individual');
    assert.equal(person?.names[0]?.text, 'Example Testova');
    assert.deepEqual(
      person?.countries.map((country) => [country.code, country.relation]),
      [['CN', 'nationality']],
    );
    assert.deepEqual(person?.programs, ['E.O. 13382', 'Export-Import Bank Act']);
  });

  it('takes the country that only JSON has', async () => {
    const { records } = await readAll(
      json,
      openTexts({ 'screening-list': listFixture('US_CSL/consolidated.json') }),
    );
    assert.equal(records[0]?.countries[0]?.code, 'TH');
    assert.equal(records[0]?.names[1]?.text, 'Super "Sample" {Trade}');
  });

  itRefusesBrokenFiles(own, {
    'a file cut in the middle of a row': text.slice(0, -30),
    'a renamed column': text.replace('Effective Date', 'Day'),
    'a row without name': text.replace('Testo Examplov [also known as: Tes Examplov]', ''),
  });

  it('reads the whole file of 2016: 213 rows, 178 names, 177 parties', async function () {
    const folder = sharedPath('lists/STATE_ISN');
    const files = folder === null ? null : openLocalEdition(own, folder);
    if (files === null) this.skip();
    const { records, report } = await readAll(own, files);
    // `Belvneshpromservice (BVPS)` and `(BVPT)` are one party.
    assert.equal(records.length, 177);
    assert.deepEqual([...report.unknown], []);
    assert.ok(records.every((one) => one.countries[0]?.code !== '' && one.listedOn !== null));
  });

  it('reads the rows of the screening list: 144 rows are 141 parties', async function () {
    const folder = sharedPath('lists/US_CSL');
    const files = folder === null ? null : openLocalEdition(csl, folder);
    if (files === null) this.skip();
    assert.equal((await readAll(csl, files)).records.length, 141);
  });
});
