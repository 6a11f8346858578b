import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { ListedPartyRecord } from '../../../../src/domain/listed-party.ts';
import type { SourceEdition } from '../../../../src/lists/list-source.ts';
import { ofacSdn } from '../../../../src/lists/sources/OFAC_SDN/source.ts';
import { openLocalEdition, openTexts, readAll, type CollectedReport } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';

const edition = (id: string): SourceEdition => ofacSdn.editions.find((one) => one.id === id) as SourceEdition;

function countBy(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

describe('OFAC_SDN: the whole publication of 2023-12-28', () => {
  let records: ListedPartyRecord[];
  let report: CollectedReport;

  before(async function () {
    const folder = sharedPath('lists/OFAC_SDN');
    if (folder === null) return this.skip();
    assert.equal(
      openLocalEdition(edition('classic-xml'), folder),
      null,
      'a sample is not taken for the list',
    );
    const files = openLocalEdition(edition('csv-quartet'), folder);
    assert.equal(files?.one('primary').name, 'sdn.csv');
    if (files !== null) ({ records, report } = await readAll(edition('csv-quartet'), files));
  });

  it('has every party by type', () => {
    assert.equal(records.length, 13_821);
    assert.deepEqual(countBy(records.map(({ entryType }) => entryType)), {
      individual: 6_646,
      entity: 6_033,
      vessel: 764,
      aircraft: 378,
    });
  });

  it('has 17,091 strong aliases, and the 3,284 and 86 weak ones with those of the overflow', () => {
    const names = records.flatMap((record) => record.names);
    assert.deepEqual(countBy(names.map(({ kind, quality }) => `${kind} ${quality}`)), {
      'primary strong': 13_821,
      'alias strong': 16_507 + 17,
      'former strong': 567,
      'alias weak': 3_284 + 16,
      'former weak': 86,
    });
  });

  it('has all 579 wallets of 49 entries by currency', () => {
    const wallets = records.flatMap((record) => record.wallets);
    assert.equal(wallets.length, 579);
    assert.equal(records.filter((record) => record.wallets.length > 0).length, 49);
    const { XBT, ETH, USDT, LTC, BCH } = countBy(wallets.map(({ currency }) => currency));
    assert.deepEqual([XBT, ETH, USDT, LTC, BCH], [378, 147, 17, 9, 7]);
  });

  it('has dates, places, countries and contacts', () => {
    assert.equal(records.flatMap((record) => record.birthDates).length, 7_312);
    assert.deepEqual(
      records.flatMap((record) => record.birthDates).filter(({ earliest }) => earliest === null),
      [],
    );
    const relations = countBy(records.flatMap((record) => record.countries.map(({ relation }) => relation)));
    assert.equal(relations['citizenship'], 1_121);
    assert.equal(relations['nationality'], 4_623);
    const contacts = countBy(records.flatMap((record) => record.contacts.map(({ type }) => type)));
    assert.deepEqual(contacts, { website: 884, email: 291, phone: 167 });
    const imo = records
      .flatMap((record) => record.identifications)
      .filter(({ type }) => type === 'IMO number');
    assert.equal(imo.length, 766);
  });

  it('leaves nothing unread but the one remark whose end the stored copy lacks', () => {
    assert.deepEqual(
      [...report.unknown],
      [['remarks cut without continuation', { count: 1, example: '45430' }]],
    );
    assert.equal(report.leftOut.size, 0);
  });
});

describe('OFAC_SDN: extracts of the enhanced XML', () => {
  for (const [name, parties, dataAsOf, wallets, native] of [
    ['enhanced_xml.IRGC-2024-08-28.xml', 293, '2024-08-28', 7, 'لواء فاطميون'],
    ['enhanced_xml.YEMEN-2024-05-24.xml', 10, '2024-05-24', 0, 'ابو صقر زابن'],
  ] as const) {
    it(`reads ${name} completely`, async function () {
      const path = sharedPath(`lists/OFAC_SDN/${name}`);
      if (path === null) return this.skip();
      const { records, report } = await readAll(
        edition('enhanced-xml'),
        openTexts({ primary: readFileSync(path) }),
      );
      assert.equal(records.length, parties);
      assert.equal(report.dataAsOf, dataAsOf);
      assert.deepEqual([...report.unknown], []);
      assert.equal(records.flatMap((record) => record.wallets).length, wallets);
      assert.ok(records.some((record) => record.names.some(({ text }) => text === native)));
      assert.ok(records.every(({ listedOn }) => listedOn !== null));
    });
  }
});
