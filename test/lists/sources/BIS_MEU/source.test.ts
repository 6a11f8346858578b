import assert from 'node:assert/strict';
import { bisMeu } from '../../../../src/lists/sources/BIS_MEU/source.ts';
import { cut, itRefusesBrokenFiles } from '../../../support/broken-list-files.ts';
import { countTypes, editionOf, listFixture } from '../../../support/list-fixtures.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';

const csv = editionOf(bisMeu, 'screening-list-csv');
const text = listFixture('US_CSL/consolidated.csv');

describe('Military End User List from the screening list', () => {
  it('repairs windows-1252 bytes that were taken for Unicode', async () => {
    const { records } = await readAll(csv, openTexts({ 'screening-list': text }));
    assert.deepEqual(
      records[0]?.names.map((name) => name.text),
      ['Ya’an Example Engine Factory', '7777 Factory'],
    );
    assert.equal(records[0]?.listedOn, '2020-12-23');
    assert.match(records[0]?.remarks ?? '', /License policy: See 744\.21/u);
  });

  itRefusesBrokenFiles(csv, {
    'a file cut in the middle of an own row': cut(text, 0.43),
    'a renamed column': text.replace('federal_register_notice', 'notice'),
    'a row without name': text.replace('Ya\u0092an Example Engine Factory', ''),
  });

  it('reads the whole copy of November 2023: 71 parties', async function () {
    const folder = sharedPath('lists/US_CSL');
    const files = folder === null ? null : openLocalEdition(csv, folder);
    if (files === null) this.skip();
    const { records, report } = await readAll(csv, files);
    assert.deepEqual(countTypes(records), { entity: 71 });
    assert.deepEqual([...report.unknown], []);
    assert.ok(
      records.every(
        (one) => one.addresses[0]?.countryCode === 'CN' || one.addresses[0]?.countryCode === 'RU',
      ),
    );
  });
});
