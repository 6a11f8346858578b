import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { stableHash } from '../../scripts/bench-matching/stable-hash.ts';
import type { ListedParty } from '../../src/domain/listed-party.ts';
import { LIST_SOURCES } from '../../src/lists/registry.ts';
import { countriesOf } from '../../src/search/party-countries.ts';
import { matchesOf } from '../../src/uploads/results-table.ts';
import { openLocalEdition, readAll } from '../support/open-edition.ts';
import { madeUpParties } from '../support/parties.ts';
import { sharedPath } from '../support/shared.ts';
import { bytesOf, NEVER, startUploads, type UploadsUnderTest } from './support/upload-service.ts';

/** A fourth of the parties of the OFAC list: an engine that holds all of them takes a minute to fill. */
async function ofacParties(folder: string): Promise<readonly ListedParty[]> {
  const source = LIST_SOURCES.find(({ facts }) => facts.code === 'OFAC_SDN') ?? assert.fail();
  for (const edition of source.editions) {
    const files = openLocalEdition(edition, `${folder}/${source.folder}`);
    if (files === null) continue;
    const { records } = await readAll(edition, files);
    return records
      .map((record, place) => ({ ...record, id: place + 1 }))
      .filter(({ publisherRef }) => stableHash(publisherRef) % 4 === 0);
  }
  return assert.fail('no edition of the list');
}

const isForeign = (party: ListedParty): boolean => {
  const countries = countriesOf(party);
  return countries.length > 0 && !countries.includes('PT');
};

/** Screens the names of parties as a file with a foreign country, and each name by itself without one. */
async function compare(
  service: UploadsUnderTest,
  parties: readonly ListedParty[],
): Promise<{ readonly shown: number; readonly alike: number }> {
  const names = parties.map(({ names: [name] }) => (name?.text ?? '').replaceAll('"', ''));
  const account = await service.account();
  const text = `name,country\n${names.map((name) => `"${name}",Portugal`).join('\n')}\n`;
  const upload = await service.startFile(account, text);
  await service.runWith().run(NEVER);
  const rows = await service.allRows(upload);
  let [shown, alike] = [0, 0];
  for (const [place, party] of parties.entries()) {
    const row = rows[place] ?? assert.fail();
    if (matchesOf(row.detail).some(({ partyId }) => partyId === party.id)) shown++;
    const lists = [party.listCode];
    const { matches } = await service.screening.screenName({
      name: names[place] ?? '',
      threshold: 0.3,
      lists,
    });
    if (row.score === matches[0]?.score) alike++;
  }
  return { shown, alike };
}

describe('listed names in a file with a foreign country', () => {
  it('are all shown at the level of their names', async function () {
    this.timeout(0);
    const parties = madeUpParties(300, 3).map((party) => ({
      ...party,
      countries: [{ name: 'Iran', code: 'IR', relation: 'nationality' as const }],
    }));
    const service = await startUploads(parties);
    assert.deepEqual(await compare(service, parties.slice(0, 100)), { shown: 100, alike: 100 });
    await service.close();
  });

  it('are all shown at the level of their names: 150 persons and 150 firms of the OFAC list', async function () {
    this.timeout(0);
    const folder = sharedPath('lists');
    if (folder === null) this.skip();
    const all = await ofacParties(folder);
    const some = (type: ListedParty['entryType']): readonly ListedParty[] =>
      all
        .filter((party) => party.entryType === type && isForeign(party))
        .toSorted((a, b) => stableHash(a.publisherRef) - stableHash(b.publisherRef))
        .slice(0, 150);
    const chosen = [...some('individual'), ...some('entity')];
    assert.equal(chosen.length, 300);
    const service = await startUploads(all);
    assert.deepEqual(await compare(service, chosen), { shown: 300, alike: 300 });
    await service.close();
  });
});

describe('files as people have them', () => {
  let service: UploadsUnderTest;
  before(async () => {
    service = await startUploads();
  });
  after(() => service.close());

  for (const [file, columns, fields] of [
    ['vendors-ERP.csv', 10, 'reference name name address address country email website identifier none'],
    ['h-sap.csv', 8, 'reference name name address address address country phone'],
  ] as const) {
    it(`have their names found: ${file}`, async function () {
      const path = sharedPath(`uploads/${file}`);
      if (path === null) this.skip();
      const upload = await service.uploads.receive(
        await service.account(),
        file,
        bytesOf(await readFile(path)),
      );
      assert.equal(upload.reading.columns.length, columns);
      assert.equal(upload.reading.mapping.join(' '), fields);
    });
  }

  it('have their sheet and their row of headings found: customers.xlsx', async function () {
    const path = sharedPath('uploads/customers.xlsx');
    if (path === null) this.skip();
    const bytes = await readFile(path);
    const { reading } = await service.uploads.receive(
      await service.account(),
      'customers.xlsx',
      bytesOf(bytes),
    );
    assert.ok(reading.format.kind === 'xlsx');
    assert.equal(reading.format.sheet, 'Customers');
    assert.equal(reading.headingRow, 1);
    assert.ok(reading.mapping.includes('name'), reading.columns.join());
  });
});
