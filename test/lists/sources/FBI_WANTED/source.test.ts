import assert from 'node:assert/strict';
import { fbiWanted } from '../../../../src/lists/sources/FBI_WANTED/source.ts';
import { cut, itRefusesBrokenFiles } from '../../../support/broken-list-files.ts';
import { countTypes, editionOf, listFixture } from '../../../support/list-fixtures.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';

const api = editionOf(fbiWanted, 'wanted-api');
const first = listFixture('FBI_WANTED/pages/page-1.json');
const second = listFixture('FBI_WANTED/pages/page-2.json');

describe('FBI wanted list', () => {
  const read = () => readAll(api, openTexts({ pages: [first, second] }));

  it('takes nicknames in quotes as weak aliases and turns Family, Given around', async () => {
    const [party] = (await read()).records;
    assert.deepEqual(
      party?.names.map((name) => [name.text, name.quality]),
      [
        ['TESTO "TEE" EXAMPLOV', 'strong'],
        ['TESTO EXAMPLOV', 'strong'],
        ['TEE EXAMPLOV', 'strong'],
        ['Testo Examplov', 'strong'],
        ['Теста Примеров', 'strong'],
        ['Sampler', 'weak'],
      ],
    );
  });

  it('takes dates, nationalities, birth place and possible countries', async () => {
    const [party] = (await read()).records;
    assert.deepEqual(
      party?.birthDates.map((date) => date.earliest),
      ['1981-09-21', '1960-01-01'],
    );
    assert.deepEqual(
      party?.countries.map((country) => [country.code, country.relation]),
      [
        ['US', 'nationality'],
        ['RU', 'nationality'],
        ['US', 'birth'],
        ['MX', 'activity'],
      ],
    );
    assert.match(party?.remarks ?? '', /He likes boats & planes\./u);
    assert.equal(party?.listedOn, '2020-01-01');
    assert.equal(party?.entryType, 'individual');
  });

  it('leaves out victims, captured persons and sections of missing persons; takes a shifted item once', async () => {
    const { records, report } = await read();
    assert.deepEqual(
      records.map((one) => one.publisherRef),
      ['uid1', 'uid2'],
    );
    assert.equal(records[1]?.entryType, 'entity');
    assert.deepEqual([...report.leftOut.keys()], ['status captured', 'section kidnap', 'victim']);
    assert.deepEqual([...report.unknown], []);
  });

  it('reports a field and a section it does not know', async () => {
    const page = first
      .replace('"hair":', '"shoes": "red", "hair":')
      .replace('/wanted/cyber/sample', '/wanted/newest/sample');
    const { report } = await readAll(api, openTexts({ pages: [page, second] }));
    assert.deepEqual([...report.unknown.keys()], ['field shoes', 'section newest']);
  });

  it('knows the last page by the total or by its emptiness', () => {
    const location = api.files[0]?.location;
    assert.ok(location?.kind === 'paged');
    assert.equal(location.isLast(first, 1), false);
    assert.equal(location.isLast(second, 2), true);
    assert.equal(location.isLast('{"total":9,"items":[],"page":3}', 3), true);
  });

  itRefusesBrokenFiles(api, {
    'a page cut off': cut(first),
    'a list with missing pages': first,
    'an item without uid': first.replace('"uid1"', 'null').replace('"total": 5', '"total": 3'),
    'an item without title': first.replace('"SAMPLE 99 GROUP"', 'null').replace('"total": 5', '"total": 3'),
    'a renamed envelope': first.replace('"items"', '"results"'),
  });

  it('reads the 50 pages of June 2021: 1,000 items, 437 wanted', async function () {
    const folder = sharedPath('lists/FBI_WANTED');
    const files = folder === null ? null : openLocalEdition(api, folder);
    if (files === null) this.skip();
    assert.equal(files.all('pages').length, 50);
    const { records, report } = await readAll(api, files);
    assert.equal(records.length, 437);
    assert.equal(
      [...report.leftOut.values()].reduce((sum, count) => sum + count, 0),
      563,
    );
    assert.deepEqual([...report.unknown], []);
    assert.ok((countTypes(records)['individual'] ?? 0) >= 420);
    assert.ok(records.every((one) => one.birthDates.every((date) => date.earliest !== null)));
  });
});
