import assert from 'node:assert/strict';
import { bisEl } from '../../../../src/lists/sources/BIS_EL/source.ts';
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

  describe('when the publisher renames the source', () => {
    const cslText = listFixture('US_CSL/consolidated.csv');
    const readCsl = (written: string, edition = csl) =>
      readAll(edition, openTexts({ 'screening-list': written }));
    const renamed = (source: string): string =>
      cslText.replaceAll('Nonproliferation Sanctions (ISN)', source);

    it('reads ACN, its code of 2026, as ISN', async () => {
      const before = await readCsl(cslText);
      const { records, report } = await readCsl(renamed('Nonproliferation Sanctions (ACN)'));
      assert.deepEqual(records, before.records);
      assert.deepEqual([...report.unknown], []);
    });

    it('reads a file that holds both codes', async () => {
      const both = cslText.replace('Nonproliferation Sanctions (ISN)', 'Nonproliferation Sanctions (ACN)');
      const { records } = await readCsl(both);
      assert.deepEqual(records, (await readCsl(cslText)).records);
    });

    it('reads a code that nobody knows by its title, and reports it for this list alone', async () => {
      const odd = renamed('Nonproliferation Sanctions (XYZ)');
      const { records, report } = await readCsl(odd);
      assert.equal(records.length, (await readCsl(cslText)).records.length);
      assert.deepEqual([...report.unknown.keys()], ['source code XYZ']);
      const other = await readCsl(odd, editionOf(bisEl, 'screening-list-csv'));
      assert.deepEqual([[...other.report.unknown], [...other.report.leftOut]], [[], []]);
    });

    it('names the rows of no known list when it finds none of its own', async () => {
      await assert.rejects(readCsl(renamed('Missile Measures (MIM)')), {
        message: /no row of ISN, but rows of lists nobody knows.*Missile Measures \(MIM\)/u,
      });
      const other = await readCsl(renamed('Missile Measures (MIM)'), editionOf(bisEl, 'screening-list-csv'));
      assert.equal(other.records.length, 3);
      assert.deepEqual([...other.report.unknown], []);
    });

    it('falls alone over a row of its own with a cell too few', async () => {
      const short = cslText.replace(/^("[^"]*","Nonproliferation .*),"[^"]*"$/mu, '$1');
      assert.notEqual(short, cslText);
      const whole = `${short}${cslText.split('\n')[1] ?? ''}\n`;
      await assert.rejects(readCsl(whole), { message: /cut short/u });
      const other = await readCsl(whole, editionOf(bisEl, 'screening-list-csv'));
      assert.equal(other.records.length, 3);
    });
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
