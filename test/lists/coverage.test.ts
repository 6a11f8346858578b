import assert from 'node:assert/strict';
import type { ListedPartyRecord } from '../../src/domain/listed-party.ts';
import { coverageOf } from '../../src/lists/coverage.ts';
import { NOTHING_RECORDED } from '../support/parties.ts';

const BARE: ListedPartyRecord = {
  ...NOTHING_RECORDED,
  listCode: 'EU_FSF',
  publisherRef: '1',
  entryType: 'entity',
  names: [{ text: 'EXAMPLE TRADING', kind: 'primary', quality: 'strong' }],
  sourceUrl: '',
};

async function* records(
  ...parties: readonly Partial<ListedPartyRecord>[]
): AsyncGenerator<ListedPartyRecord> {
  for (const party of parties) yield await Promise.resolve({ ...BARE, ...party });
}

describe('the coverage of a list', () => {
  it('counts nothing for a list without parties', async () => {
    const coverage = await coverageOf(records());
    assert.deepEqual([coverage.parties, coverage.names, coverage.having.aliases], [0, 0, 0]);
    assert.deepEqual(coverage.byType, { individual: 0, entity: 0, vessel: 0, aircraft: 0 });
  });

  it('counts parties by type, and every name', async () => {
    const second = { text: 'EXAMPLE LLC', kind: 'alias', quality: 'weak' } as const;
    const coverage = await coverageOf(records({}, { entryType: 'vessel', names: [...BARE.names, second] }));
    assert.deepEqual(coverage.byType, { individual: 0, entity: 1, vessel: 1, aircraft: 0 });
    assert.deepEqual([coverage.parties, coverage.names, coverage.having.aliases], [2, 3, 1]);
  });

  it('counts a party once for a kind of fact, however many it has', async () => {
    const wallet = { currency: 'XBT', address: 'a' };
    const { having } = await coverageOf(records({ wallets: [wallet, { ...wallet, address: 'b' }] }, {}));
    assert.equal(having.wallets, 1);
  });

  it('counts a country only when it is a known one', async () => {
    const unknown = { name: 'Atlantis', code: '', relation: 'address' } as const;
    const known = { name: 'Iran', code: 'IR', relation: 'address' } as const;
    const { having } = await coverageOf(records({ countries: [unknown] }, { countries: [unknown, known] }));
    assert.equal(having.countries, 1);
  });

  it('counts names in another script than Latin, not accents nor digits', async () => {
    const named = (text: string): Partial<ListedPartyRecord> => ({
      names: [{ text, kind: 'primary', quality: 'strong' }],
    });
    const { having } = await coverageOf(records(named('Šimić Đorđe'), named('7-11'), named('Иванов Иван')));
    assert.equal(having.nonLatinNames, 1);
  });
});
