import assert from 'node:assert/strict';
import { InvalidInputError } from '../../src/errors.ts';
import { createScreening } from '../../src/screening/create-screening.ts';
import type { Screening } from '../../src/screening/screening.ts';
import { listedAddress } from '../support/addresses.ts';
import { engineWith } from '../support/engines.ts';
import { listedParty } from '../support/parties.ts';

const OPTIONS = { lists: ['OFAC_SDN'], threshold: 0.3 } as const;

const PARTIES = [
  listedParty('Qmbrel Trading', {
    id: 1,
    entryType: 'entity',
    addresses: [
      listedAddress('Mira St. 5', { city: 'Minsk', country: 'Belarus', countryCode: 'BY' }),
      listedAddress('ul. Krzhizhanovskogo, d. 13/2', {
        city: 'Moscow',
        postalCode: '117218',
        country: 'Russia',
        countryCode: 'RU',
      }),
    ],
  }),
  listedParty('Zothvan', {
    id: 2,
    addresses: [
      listedAddress('13 Krzhizhanovskogo Street'),
      listedAddress('', { city: 'Havana', country: 'Cuba', countryCode: 'CU' }),
    ],
  }),
];

describe('screenAddress', () => {
  let screening: Screening;
  before(async () => {
    const engine = await engineWith({ OFAC_SDN: PARTIES });
    screening = createScreening({ engine, clock: () => new Date(0) });
  });
  const screen = (address: string, more: Partial<Parameters<Screening['screenAddress']>[0]> = {}) =>
    screening.screenAddress({ ...OPTIONS, address, ...more });

  it('finds the best recorded address of each party, highest score first', async () => {
    const found = await screen('Krzhizhanovskogo 13/2, Moscow 117218');
    assert.deepEqual(
      found.matches.map(({ party }) => party.id),
      [1, 2],
    );
    const [best] = found.matches;
    assert.deepEqual(best?.matchedOn, { kind: 'address', address: PARTIES[0]?.addresses[1] });
    assert.equal(best.score, 1);
    assert.equal(best.explanation, undefined);
    assert.equal(found.query, 'Krzhizhanovskogo 13/2, Moscow 117218');
    assert.deepEqual(found.screenedAt, new Date(0));
  });

  it('says why a match scores what it scores where that is asked for', async () => {
    const { matches } = await screen('Krzhizhanovskogo 13/2, Moscow 117218', { explain: true });
    assert.ok((matches[0]?.explanation?.correspondences.length ?? 0) > 0);
  });

  it('refuses a city, region, country or postal code alone, and text without any word', async () => {
    for (const address of ['Berlin', 'Tehran, Iran', 'Moscow 125190', 'Crimea', '😀', ' ']) {
      await assert.rejects(screen(address), (error: unknown) => {
        assert.ok(error instanceof InvalidInputError);
        assert.match(error.message, /^address: /u);
        return true;
      });
    }
  });

  it('narrows each listed address by country, and keeps those without one', async () => {
    const ids = async (country: string): Promise<readonly number[]> =>
      (await screen('Krzhizhanovskogo 13/2', { country })).matches.map(({ party }) => party.id);
    assert.deepEqual(await ids('Russia'), [1, 2]);
    assert.deepEqual(await ids('Belarus'), [2]);
    assert.deepEqual(await ids('no such country'), [1, 2]);
  });

  it('counts every match though the limit cuts them', async () => {
    const found = await screen('Krzhizhanovskogo 13/2', { limit: 1 });
    assert.equal(found.matches.length, 1);
    assert.equal(found.totalMatches, 2);
  });

  it('keeps to the threshold and the entry type', async () => {
    assert.equal((await screen('Krzhizhanovskogo 99', { threshold: 0.8 })).totalMatches, 0);
    const found = await screen('Krzhizhanovskogo 13', { entryType: 'individual' });
    assert.deepEqual(
      found.matches.map(({ party }) => party.id),
      [2],
    );
  });

  it('flags what address and country point to, without adding a match', async () => {
    const found = await screen('Calle 23, La Habana, Cuba');
    assert.ok(found.jurisdictionFlags.some(({ jurisdiction }) => jurisdiction === 'Cuba'));
    assert.equal(found.totalMatches, 0);
    const named = await screening.screenName({ ...OPTIONS, name: 'Nobody Here', country: 'Iran' });
    assert.ok(named.jurisdictionFlags.some(({ jurisdiction }) => jurisdiction === 'Iran'));
  });
});
