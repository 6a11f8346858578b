import assert from 'node:assert/strict';
import { bisUvl } from '../../../../src/lists/sources/BIS_UVL/source.ts';
import { cut, itRefusesBrokenFiles } from '../../../support/broken-list-files.ts';
import { editionOf, listFixture } from '../../../support/list-fixtures.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';

const csv = editionOf(bisUvl, 'screening-list-csv');
const text = listFixture('US_CSL/consolidated.csv');

describe('Unverified List from the screening list', () => {
  it('ties an address in Hong Kong to Hong Kong and to China', async () => {
    const { records } = await readAll(csv, openTexts({ 'screening-list': text }));
    const [party] = records;
    assert.equal(party?.publisherRef, 'sample-trading-hk-ltd');
    assert.equal(party?.addresses[0]?.city, 'Hong Kong');
    assert.deepEqual(party?.countries.map((country) => country.code).sort(), ['AE', 'CN', 'HK']);
    assert.deepEqual([party?.addresses[1]?.city, party?.addresses[1]?.country], ['Dubai', 'UAE']);
    assert.equal(party?.listedOn, null);
  });

  itRefusesBrokenFiles(csv, {
    'a file cut in the middle of an own row': cut(text, 0.51),
    'a renamed column': text.replace('addresses', 'places'),
    'a row without name': text.replace('Sample Trading (HK) Ltd.', ' '),
  });

  it('reads the whole copy of November 2023: 186 parties', async function () {
    const folder = sharedPath('lists/US_CSL');
    const files = folder === null ? null : openLocalEdition(csv, folder);
    if (files === null) this.skip();
    const { records, report } = await readAll(csv, files);
    assert.equal(records.length, 186);
    assert.deepEqual([...report.unknown], []);
    assert.equal(records.filter((one) => one.addresses.length === 0).length, 0);
  });
});
