import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { SourceEdition } from '../../../../src/lists/list-source.ts';
import { ofacNonsdn } from '../../../../src/lists/sources/OFAC_NONSDN/source.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';

const edition = (id: string): SourceEdition =>
  ofacNonsdn.editions.find((one) => one.id === id) as SourceEdition;

async function readFolder(id: string, folder: string) {
  const files = openLocalEdition(edition(id), folder);
  if (files === null) throw new Error(`no files of ${id}`);
  return { name: files.one('primary').name, ...(await readAll(edition(id), files)) };
}

describe('OFAC_NONSDN: whole files', () => {
  let folder: string;

  before(function () {
    const found = sharedPath('lists/OFAC_NONSDN');
    if (found === null) return this.skip();
    folder = found;
  });

  it('reads the classic XML of 2024 with its 1,126 aliases and 14 further issuer names', async () => {
    const { name, records, report } = await readFolder('classic-xml', folder);
    assert.equal(name, 'CONSOLIDATED.XML');
    assert.equal(records.length, 443);
    assert.equal(report.declaredCount, 443);
    assert.equal(report.dataAsOf, '2024-05-06');
    assert.deepEqual([...report.unknown], []);
    const aliases = records.flatMap(({ names }) => names.slice(1));
    assert.equal(aliases.filter(({ quality }) => quality === 'weak').length, 66);
    assert.equal(aliases.filter(({ quality }) => quality === 'strong').length, 1_060 + 14);
    assert.equal(records.filter(({ entryType }) => entryType === 'individual').length, 79);
    assert.equal(records.filter(({ programs }) => programs.includes('NS-PLC')).length, 78);
    assert.ok(records.filter(({ listedOn }) => listedOn !== null).length >= 440);
  });

  it('reads the classic XML of 2018 in the old namespace, vessels included', async () => {
    const primary = readFileSync(`${folder}/consolidated.2018-04-06.xml`);
    const { records, report } = await readAll(edition('classic-xml'), openTexts({ primary }));
    assert.equal(records.length, 639);
    assert.equal(report.declaredCount, 639);
    assert.deepEqual([...report.unknown], []);
    const imo = records
      .flatMap((record) => record.identifications)
      .filter(({ type }) => type === 'IMO number');
    assert.equal(imo.length, 74);
  });

  it('reads the CSV quartet of 2025', async () => {
    const { records, report } = await readFolder('csv-quartet', folder);
    assert.equal(records.length, 442);
    assert.deepEqual([...report.unknown], []);
  });

  it('reads the advanced XML of 2020 by itself', async () => {
    const { records, report } = await readFolder('advanced-xml', folder);
    assert.equal(records.length, 375);
    assert.equal(report.dataAsOf, '2020-03-17');
    assert.deepEqual([...report.unknown], []);
    assert.ok(records.every(({ listedOn, programs }) => listedOn !== null && programs.length > 0));
  });
});
