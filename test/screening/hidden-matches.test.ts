import assert from 'node:assert/strict';
import type { CountryUse, Match } from '../../src/domain/match.ts';
import { EngineUnavailableError } from '../../src/errors.ts';
import type { BatchItem } from '../../src/screening/batch.ts';
import { readContacts } from '../../src/screening/contact-values.ts';
import { createScreening } from '../../src/screening/create-screening.ts';
import type { Screening } from '../../src/screening/screening.ts';
import type { EmbeddedEngine } from '../../src/search/embedded/embedded-engine.ts';
import { listedAddress } from '../support/addresses.ts';
import { engineHolding, tampered } from '../support/embedded-engine.ts';
import { listedParty, madeUpParties } from '../support/parties.ts';

const tiedTo = (code: string) => [{ name: code, code, relation: 'nationality' as const }];

/** Four parties of one name: of Iran, of Cuba, of both, and of none. */
const PARTIES = [
  listedParty('Qmbrel Zothvan', {
    id: 9_001,
    countries: tiedTo('IR'),
    contacts: [{ type: 'email', value: 'office@zothvan.example' }],
    addresses: [listedAddress('27 Stromynka St.', { city: 'Tehran', country: 'Iran', countryCode: 'IR' })],
  }),
  listedParty('Qmbrel Zothvan', {
    id: 9_002,
    countries: tiedTo('CU'),
    contacts: [{ type: 'email', value: 'office@zothvan.example' }],
    addresses: [listedAddress('27 Stromynka St.', { city: 'Havana', country: 'Cuba', countryCode: 'CU' })],
  }),
  listedParty('Qmbrel Zothvan', { id: 9_003, countries: [...tiedTo('IR'), ...tiedTo('CU')] }),
  listedParty('Qmbrel Zothvan', { id: 9_004 }),
  ...madeUpParties(200, 5),
];

const CONTACTS = readContacts({ email: 'office@zothvan.example', phone: '', website: '' });

describe('what a country does to the matches', () => {
  let engine: EmbeddedEngine;
  let screening: Screening;
  before(async () => {
    engine = await engineHolding(PARTIES);
    screening = createScreening({ engine, clock: () => new Date(0) });
  });

  const ids = (matches: readonly Match[] | undefined): readonly number[] | undefined =>
    matches?.map(({ party }) => party.id);
  const asked = (country: string | undefined, countryUse?: CountryUse) => ({
    threshold: 0.8,
    lists: ['OFAC_SDN'] as const,
    ...(country === undefined ? {} : { country }),
    ...(countryUse === undefined ? {} : { countryUse }),
  });
  const screenOne = async (item: BatchItem, countryUse: CountryUse, used = screening) => {
    const { results } = await used.screenBatch({ ...asked(undefined, countryUse), items: [item] });
    const [result] = results;
    assert.ok(result !== undefined);
    return result;
  };

  for (const [country, countryUse, kept, hidden] of [
    ['Cuba', undefined, [9_002, 9_003, 9_004], undefined],
    ['Cuba', 'narrows', [9_002, 9_003, 9_004], undefined],
    ['Cuba', 'narrows_and_tells', [9_002, 9_003, 9_004], [9_001]],
    ['France', 'narrows_and_tells', [9_004], [9_001, 9_002, 9_003]],
    ['Cuba', 'stands_beside', [9_001, 9_002, 9_003, 9_004], undefined],
    ['Irann', 'narrows_and_tells', [9_001, 9_002, 9_003, 9_004], undefined],
    [undefined, 'narrows_and_tells', [9_001, 9_002, 9_003, 9_004], undefined],
  ] as const) {
    it(`of a name: ${country ?? 'none'}, ${countryUse ?? 'nothing said'}`, async () => {
      const found = await screening.screenName({ ...asked(country, countryUse), name: 'Qmbrel Zothvan' });
      assert.deepEqual(ids(found.matches), kept);
      assert.equal(found.totalMatches, kept.length);
      assert.deepEqual(ids(found.hidden?.matches), hidden);
      assert.equal(found.hidden?.totalMatches, hidden?.length);

      const item = { name: 'Qmbrel Zothvan', ...(country === undefined ? {} : { country }) };
      const { name } = await screenOne(item, countryUse ?? 'narrows');
      assert.ok('matches' in name);
      assert.deepEqual(ids(name.matches), kept);
      assert.deepEqual(ids(name.hidden?.matches), hidden);
      assert.equal(name.hidden?.totalMatches, hidden?.length);
    });
  }

  it('raises the flags of a country that hides nothing', async () => {
    const found = await screening.screenName({ ...asked('Iran', 'stands_beside'), name: 'Qmbrel Zothvan' });
    assert.equal(found.jurisdictionFlags[0]?.jurisdiction, 'Iran');
  });

  it('counts what it hid before the cut, and cuts both alike', async () => {
    const found = await screening.screenName({
      ...asked('France', 'narrows_and_tells'),
      name: 'Qmbrel Zothvan',
      limit: 1,
      explain: true,
    });
    assert.deepEqual([ids(found.matches), found.totalMatches], [[9_004], 1]);
    assert.deepEqual([ids(found.hidden?.matches), found.hidden?.totalMatches], [[9_001], 3]);
    assert.ok((found.hidden?.matches[0]?.explanation?.correspondences.length ?? 0) > 0);
  });

  it('tells what it hid of contact values, alone and in a batch', async () => {
    const order = { ...asked('Cuba', 'narrows_and_tells'), name: 'Someone Else', contacts: CONTACTS };
    const single = await screening.screenName(order);
    const batch = await screenOne(
      { name: 'Someone Else', country: 'Cuba', contacts: CONTACTS },
      'narrows_and_tells',
    );
    for (const contacts of [single.contacts, batch.contacts]) {
      assert.deepEqual([ids(contacts?.matches), ids(contacts?.hidden?.matches)], [[9_002], [9_001]]);
      assert.deepEqual([contacts?.totalMatches, contacts?.hidden?.totalMatches], [1, 1]);
    }
  });

  it('tells what it hid of addresses, each by its own country', async () => {
    const address = '27 Stromynka Street';
    const single = await screening.screenAddress({ ...asked('Cuba', 'narrows_and_tells'), address });
    assert.deepEqual([ids(single.matches), ids(single.hidden?.matches)], [[9_002], [9_001]]);
    const batch = await screenOne({ name: 'Someone Else', country: 'Cuba', address }, 'narrows_and_tells');
    assert.ok(batch.address !== undefined && 'matches' in batch.address);
    assert.deepEqual([ids(batch.address.matches), ids(batch.address.hidden?.matches)], [[9_002], [9_001]]);
  });

  it('charges an item once, whether it tells what is hidden or not', async () => {
    const items = [{ name: 'Qmbrel Zothvan', country: 'Cuba', contacts: CONTACTS }];
    const request = { ...asked(undefined, 'narrows_and_tells'), items };
    const { searchesRun } = await screening.screenBatch(request);
    assert.deepEqual(searchesRun, { name: 1, address: 0, contact: 1 });
    assert.deepEqual(searchesRun, screening.searchesOfBatch(request));
  });

  it('fails a part of which it cannot say what was hidden', async () => {
    const broken = createScreening({
      clock: () => new Date(0),
      engine: tampered(engine, (snapshot) => ({
        findNamesOfMany: async (searches, pace) =>
          (await snapshot.findNamesOfMany(searches, pace)).map((answer, place) =>
            searches[place]?.filter.countryCodes === undefined
              ? { failure: new EngineUnavailableError('no more') }
              : answer,
          ),
      })),
    });
    const found = await screenOne({ name: 'Qmbrel Zothvan', country: 'Cuba' }, 'narrows_and_tells', broken);
    assert.ok('error' in found.name);
  });
});
