import assert from 'node:assert/strict';
import { bisDpl } from '../../../../src/lists/sources/BIS_DPL/source.ts';
import { cut, itRefusesBrokenFiles } from '../../../support/broken-list-files.ts';
import { countTypes, editionOf, listFixture, partyNamed } from '../../../support/list-fixtures.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';

const text = editionOf(bisDpl, 'denied-persons-text');
const exported = editionOf(bisDpl, 'denied-persons-export');
const csl = editionOf(bisDpl, 'screening-list-csv');
const rows = listFixture('BIS_DPL/dpl.txt');
const page = listFixture('BIS_DPL/denied-persons-list.csv');
const screening = listFixture('US_CSL/consolidated.csv');

describe('Denied Persons List', () => {
  describe('dpl.txt', () => {
    const read = () => readAll(text, openTexts({ orders: rows }));

    it('takes the alias out of the name and an inmate for an individual', async () => {
      const party = partyNamed((await read()).records, 'SUNO EXAMPLE');
      assert.equal(party.names[1]?.text, 'FRANK EXAMPLE');
      assert.equal(party.entryType, 'individual');
      assert.deepEqual([party.addresses[0]?.country, party.addresses[0]?.countryCode], ['', 'US']);
      assert.equal(party.listedOn, '2022-03-30');
    });

    it('makes one party of rows with one address each, whatever was added to the citation', async () => {
      const party = partyNamed((await read()).records, 'SAMPLE AIRLINES');
      assert.equal(party.names[1]?.text, 'S9 AIRLINES');
      assert.deepEqual(
        party.addresses.map((address) => address.city),
        ['DUBAI', 'MOSCOW'],
      );
      assert.equal(party.publisherRef, 'sample-airlines/80-fr-30435');
    });

    it('leaves expired orders out, measured by the newest plausible update of the file', async () => {
      const { records, report } = await read();
      assert.equal(records.length, 2);
      assert.equal(report.dataAsOf, '2023-11-28');
      assert.deepEqual([...report.leftOut], [['expired', 1]]);
    });

    itRefusesBrokenFiles(text, {
      'a file cut in the middle of a field': cut(rows, 0.7),
      'a renamed column': rows.replace('Street_Address', 'Street'),
      'a row without name': rows.replace(' SUNO EXAMPLE A/K/A FRANK EXAMPLE', ''),
    });

    it('reads the whole file of November 2023: 665 rows are 546 parties', async function () {
      const folder = sharedPath('lists/BIS_DPL');
      const files = folder === null ? null : openLocalEdition(text, folder);
      if (files === null) this.skip();
      const { records, report } = await readAll(text, files);
      assert.equal(files.all('orders')[0]?.name, 'dpl.txt');
      assert.equal(report.dataAsOf, '2023-11-28');
      assert.equal(records.length, 546);
      assert.deepEqual([...report.unknown], []);
      assert.equal(records.reduce((sum, one) => sum + one.addresses.length, 0) > 600, true);
      assert.ok((countTypes(records)['individual'] ?? 0) > 400);
    });
  });

  describe('export of the page', () => {
    it('splits name and address at the comma that ends the name', async () => {
      const { records } = await readAll(exported, openTexts({ orders: page }));
      assert.deepEqual(
        records.map((one) => one.names[0]?.text),
        ['JANE PLACEHOLDER, JR.', 'SAMPLE PARTS, INC.'],
      );
      assert.deepEqual(Object.values(records[1]?.addresses[0] ?? {}), [
        '9 ELM ROAD',
        'LONDON',
        '',
        'E14 9SH',
        'GB',
        'GB',
      ]);
    });

    itRefusesBrokenFiles(exported, {
      'a renamed column': page.replace('Beginning Date', 'From'),
      'a row without name': page.replace('"SAMPLE PARTS, INC., 9 ELM ROAD, LONDON, E14 9SH, GB"', ''),
      'a file cut in the middle of a field': cut(page, 0.55),
    });
  });

  describe('Consolidated Screening List', () => {
    it('leaves out what had ended on the day of the file', async () => {
      const { records, report } = await readAll(csl, openTexts({ 'screening-list': screening }));
      assert.deepEqual(
        records.map((one) => one.names[0]?.text),
        ['JANE PLACEHOLDER, JR.'],
      );
      assert.deepEqual([...report.leftOut], [['expired', 1]]);
      assert.deepEqual(
        records[0]?.countries.map((country) => country.code),
        ['US'],
      );
    });

    it('reads the whole copy of November 2023: 577 rows are the 546 parties of dpl.txt', async function () {
      const folder = sharedPath('lists/US_CSL');
      const files = folder === null ? null : openLocalEdition(csl, folder);
      if (files === null) this.skip();
      const { records, report } = await readAll(csl, files);
      assert.equal(records.length, 546);
      assert.deepEqual([...report.unknown], []);
    });
  });
});
