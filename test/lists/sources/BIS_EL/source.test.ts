import assert from 'node:assert/strict';
import { bisEl } from '../../../../src/lists/sources/BIS_EL/source.ts';
import { cut, itRefusesBrokenFiles } from '../../../support/broken-list-files.ts';
import { countTypes, editionOf, listFixture, partyNamed } from '../../../support/list-fixtures.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';

const csv = editionOf(bisEl, 'screening-list-csv');
const json = editionOf(bisEl, 'screening-list-json');
const csvText = listFixture('US_CSL/consolidated.csv');
const jsonText = listFixture('US_CSL/consolidated.json');

describe('Entity List from the screening list', () => {
  describe('CSV', () => {
    const read = () => readAll(csv, openTexts({ 'screening-list': csvText }, { chunkSize: 97 }));

    it('takes only its own rows and dates the file by its newest row', async () => {
      const { records, report } = await read();
      assert.equal(records.length, 3);
      assert.deepEqual([...report.unknown], []);
      assert.equal(report.dataAsOf, '2023-07-19');
    });

    it('makes one party of rows with the same name and first notice', async () => {
      const party = partyNamed((await read()).records, 'Northern Lantern Research Institute');
      assert.equal(party.publisherRef, 'northern-lantern-research-institute/79-fr-11111');
      assert.equal(party.entryType, 'entity');
      assert.deepEqual(
        party.addresses.map((a) => [a.address, a.city, a.state, a.postalCode, a.country, a.countryCode]),
        [
          ['No. 5 Cypress Road, Haidian District', 'Beijing', '', '100094', 'China', 'CN'],
          ['7 Pine Street', 'Chengdu', 'Sichuan', '610000', 'CN', 'CN'],
          ['Flat 2, 3/F, Pier Building, 4 Wing Road', 'Kowloon', '', '', 'HK', 'HK'],
        ],
      );
    });

    it('takes the acronym in brackets and every alias, a leading "and" left out', async () => {
      const party = partyNamed((await read()).records, 'Northern Lantern Research Institute');
      assert.deepEqual(
        party.names.slice(1).map((name) => name.text),
        ['NLRI', 'Lantern Institute', 'NL Factory No. 9', 'Lantern Science Works Co., Ltd.'],
      );
    });

    it('marks a name after f.k.a. as former', async () => {
      const party = partyNamed((await read()).records, 'Oreston Shipyard, OOO');
      assert.deepEqual(party.names[1], {
        text: 'Oreston Repair Yard ZAO',
        kind: 'former',
        quality: 'strong',
      });
      assert.equal(party.addresses[0]?.state, 'Tomskaya obl.');
    });

    it('gives a piece of an address without country the country of the piece after it', async () => {
      const party = partyNamed((await read()).records, 'Testan Examplov');
      assert.equal(party.entryType, 'individual');
      assert.deepEqual(
        party.addresses.map((a) => [a.address, a.city, a.countryCode]),
        [
          ['Office 209', '', 'AE'],
          ['Tower 4, Business Bay', 'Dubai', 'AE'],
        ],
      );
    });

    it('reads a copy that repeats the header and ends in a row of another list', async () => {
      const [header = ''] = csvText.split('\n');
      const torn = `${header}\n${csvText}"11","Specially Designated Nationals (SDN) - Treasury Department","11","Individual","X","DOE`;
      const { records, report } = await readAll(csv, openTexts({ 'screening-list': torn }));
      assert.equal(records.length, 3);
      assert.deepEqual([...report.leftOut.keys()], ['row of another list, cut short at the end of the file']);
    });

    it('reports a column that its rows fill, and leaves rows of no known list out', async () => {
      const filled = csvText
        .replace('ids\n', 'ids,shoe_size\n')
        .replace('Military End User (MEU) List', 'Brand New (BNL) List')
        .replace(/"\n/gu, '",""\n')
        .replace(/^("[^"]*","Entity List .*),""$/mu, '$1,"44"');
      const { report } = await readAll(csv, openTexts({ 'screening-list': filled }));
      assert.deepEqual([...report.unknown.keys()], ['column shoe_size']);
      assert.deepEqual(
        [...report.leftOut.keys()],
        ['row of no known list: Brand New (BNL) List - Bureau of Industry and Security'],
      );
    });

    itRefusesBrokenFiles(csv, {
      'a file cut in the middle of an own row': cut(csvText, 0.35),
      'a renamed column': csvText.replace('alt_names', 'other_names'),
      'a row without name': csvText.replace('Testan Examplov', ' '),
      'a file without rows of the list': csvText.replaceAll('Entity List (EL)', 'Unverified List (UVL)'),
    });
  });

  describe('JSON', () => {
    it('takes the address as the publisher splits it', async () => {
      const files = openTexts({ 'screening-list': jsonText }, { chunkSize: 61, lastModified: '2026-09-01' });
      const { records, report } = await readAll(json, files);
      assert.deepEqual(
        records.map((one) => one.publisherRef),
        ['northern-lantern-research-institute/79-fr-11111'],
      );
      assert.equal(records[0]?.addresses[0]?.city, 'Beijing');
      assert.equal(report.dataAsOf, '2026-09-01');
      assert.deepEqual([...report.unknown], []);
    });

    it('gives both layouts the same reference', async () => {
      const fromJson = await readAll(json, openTexts({ 'screening-list': jsonText }));
      const fromCsv = await readAll(csv, openTexts({ 'screening-list': csvText }));
      assert.equal(fromJson.records[0]?.publisherRef, fromCsv.records[0]?.publisherRef);
    });

    itRefusesBrokenFiles(json, {
      'a file cut in the middle': cut(jsonText),
      'a file cut after the last record': jsonText.slice(0, jsonText.lastIndexOf(']')),
      'records under another key': jsonText.replace('"results"', '"items"'),
      'a record without source': jsonText.replace('"source": "Entity', '"origin": "Entity'),
    });
  });

  it('reads the whole copy of November 2023: 919 rows are 910 parties', async function () {
    const folder = sharedPath('lists/US_CSL');
    const files = folder === null ? null : openLocalEdition(csv, folder);
    if (files === null) this.skip();
    const { records, report } = await readAll(csv, files);
    assert.equal(records.length, 910);
    assert.deepEqual(countTypes(records), { individual: 248, entity: 662 });
    assert.deepEqual([...report.unknown], []);
    assert.equal(records.filter((one) => one.addresses.length === 0).length, 0);
    assert.ok(records.filter((one) => one.names.length > 1).length >= 425);
    assert.ok(records.every((one) => one.countries.every((country) => country.code !== '')));
  });
});
