import assert from 'node:assert/strict';
import type { ListedAddress, ListedParty } from '../../../src/domain/listed-party.ts';
import { EngineUnavailableError } from '../../../src/errors.ts';
import {
  prepareListedAddress,
  type PreparedAddress,
} from '../../../src/matching/addresses/prepare-address.ts';
import { createQueryAddress } from '../../../src/matching/addresses/query-address.ts';
import { scoreAddress } from '../../../src/matching/addresses/score-addresses.ts';
import type { AddressCandidate, SearchEngine, SearchFilter } from '../../../src/search/search-engine.ts';
import { listedAddress, partiesWithAddresses } from '../../support/addresses.ts';
import { listedParty, seededRandom } from '../../support/parties.ts';
import type { EngineUnderTest } from './search-engine-contract.ts';

const ALL: SearchFilter = { lists: ['OFAC_SDN', 'UN_CONSOLIDATED'] };

const KNOWN: readonly ListedParty[] = [
  listedParty('Qmbrel', {
    id: 90_001,
    entryType: 'entity',
    addresses: [
      listedAddress('', { city: 'Tehran', country: 'Iran', countryCode: 'IR' }),
      listedAddress('No. 44, East Atefi St., Africa Blvd.', {
        city: 'Tehran',
        country: 'Iran',
        countryCode: 'IR',
      }),
      listedAddress('PO Box 91735-866', { city: 'Mashhad', country: 'Iran', countryCode: 'IR' }),
    ],
  }),
  listedParty('Zothvan', {
    id: 90_002,
    addresses: [
      listedAddress('ul. Krzhizhanovskogo, d. 13/2', {
        city: 'Moscow',
        postalCode: '117218',
        country: 'Russia',
        countryCode: 'RU',
      }),
      listedAddress('13 Krzhizhanovskogo Street, Minsk'),
    ],
  }),
];

function textOf({ address, city, state, postalCode, country }: ListedAddress): string {
  return [address, city, state, postalCode, country].filter((part) => part !== '').join(', ');
}

/** Changes one letter, drops or swaps parts, or leaves an address as it is. */
function mutated(text: string, random: () => number): string {
  const place = Math.floor(random() * text.length);
  const parts = text.split(', ');
  const kind = Math.floor(random() * 6);
  if (kind === 0) return `${text.slice(0, place)}o${text.slice(place + 1)}`;
  if (kind === 1) return text.slice(0, place) + text.slice(place + 1);
  if (kind === 2) return parts.reverse().join(', ');
  if (kind === 3) return parts.slice(0, -1).join(', ') || text;
  if (kind === 4) return text.replace(/ /u, '');
  return text;
}

interface Recorded {
  readonly id: number;
  readonly index: number;
  readonly address: PreparedAddress;
}

const keyOf = ({ id, index }: { readonly id: number; readonly index: number }): string => `${id}.${index}`;

/** The rules for addresses that every search engine keeps. */
export function describeAddressSearch(name: string, create: () => Promise<EngineUnderTest>): void {
  describe(`search engine: ${name}, addresses`, () => {
    const parties = [...partiesWithAddresses(1200, 5, 1), ...KNOWN];
    const recorded: readonly Recorded[] = parties.flatMap(({ id, addresses }) =>
      addresses.map((address, index) => ({ id, index, address: prepareListedAddress(address) })),
    );
    const texts = parties.flatMap(({ addresses }) => addresses.map(textOf)).filter((text) => text !== '');
    let tested: EngineUnderTest;

    before(async () => {
      tested = await create();
      await tested.replaceList('OFAC_SDN', parties);
      await tested.replaceList('UN_CONSOLIDATED', []);
    });
    after(async () => {
      await tested.close();
    });

    const found = async (
      engine: SearchEngine,
      text: string,
      threshold: number,
      filter: SearchFilter = ALL,
    ): Promise<readonly string[]> => {
      const query = createQueryAddress(text);
      const candidates = await (await engine.snapshot()).findAddresses(query, threshold, filter);
      return candidates

        .filter(({ address }) => scoreAddress(query, address, threshold) >= threshold)
        .map(({ partyId, addressIndex }) => keyOf({ id: partyId, index: addressIndex }))
        .sort();
    };

    for (const threshold of [0.1, 0.3, 0.5, 0.8, 0.95]) {
      it(`finds at ${threshold} exactly what scoring every recorded address finds`, async () => {
        const random = seededRandom(threshold * 100);
        for (let count = 0; count < 80; count++) {
          const text = mutated(texts[Math.floor(random() * texts.length)] ?? '', random);
          const query = createQueryAddress(text);
          const expected = recorded
            .filter(({ address }) => scoreAddress(query, address) >= threshold)
            .map(keyOf);
          assert.deepEqual(await found(tested.engine, text, threshold), expected.sort(), text);
        }
      });
    }

    it('returns every address with a correspondence at threshold 0', async () => {
      const query = createQueryAddress('5 Lenina Street, Moscow');
      const candidates = await (await tested.engine.snapshot()).findAddresses(query, 0, ALL);
      const ids = new Set(
        candidates.map(({ partyId, addressIndex }) => keyOf({ id: partyId, index: addressIndex })),
      );
      for (const row of recorded)
        if (scoreAddress(query, row.address) > 0) assert.ok(ids.has(keyOf(row)), keyOf(row));
    });

    it('scores a candidate as the address it was made of', async () => {
      const query = createQueryAddress('Krzhizhanovskogo 13/2, Moscow 117218');
      for (const { partyId, addressIndex, address } of await (
        await tested.engine.snapshot()
      ).findAddresses(query, 0.5, ALL)) {
        const own = recorded.find(({ id, index }) => id === partyId && index === addressIndex);
        assert.ok(own);
        assert.equal(scoreAddress(query, address), scoreAddress(query, own.address));
      }
    });

    it('finds a street, a box and a street in another script', async () => {
      assert.deepEqual(await found(tested.engine, '44 East Atefi Street, Africa Boulevard, Tehran', 0.8), [
        '90001.1',
      ]);
      assert.deepEqual(await found(tested.engine, 'P.O. Box 91735 866, Mashhad', 0.8), ['90001.2']);
      const moscow = await found(tested.engine, 'улица Кржижановского, 13/2, Москва', 0.8);
      assert.ok(moscow.includes('90002.0'));
    });

    it('matches nothing by town or country alone', async () => {
      for (const text of ['Tehran, Iran', 'Moscow', 'Russia', 'Hong Kong, China']) {
        assert.deepEqual(await found(tested.engine, text, 0.01), [], text);
      }
    });

    it('keeps addresses in the country asked for and those without one', async () => {
      const text = '13/2 Krzhizhanovskogo Street';
      const inRussia = await found(tested.engine, text, 0.5, { ...ALL, countryCodes: ['RU'] });
      assert.deepEqual(inRussia, ['90002.0', '90002.1']);
      const inIran = await found(tested.engine, text, 0.5, { ...ALL, countryCodes: ['IR'] });
      assert.deepEqual(inIran, ['90002.1']);
    });

    it('keeps to the entry type asked for', async () => {
      const text = '44 East Atefi Street, Tehran';
      assert.equal((await found(tested.engine, text, 0.5, { ...ALL, entryType: 'entity' })).length, 1);
      assert.deepEqual(await found(tested.engine, text, 0.5, { ...ALL, entryType: 'vessel' }), []);
    });

    it('searches only the lists of the filter and refuses one it does not hold', async () => {
      assert.deepEqual(
        await found(tested.engine, '44 East Atefi Street', 0.5, { lists: ['UN_CONSOLIDATED'] }),
        [],
      );
      const snapshot = await tested.engine.snapshot();
      const query = createQueryAddress('5 Lenina Street');
      await assert.rejects(snapshot.findAddresses(query, 0.3, { lists: ['EU_FSF'] }), EngineUnavailableError);
    });

    it('answers many searches at once as it answers each', async () => {
      const snapshot = await tested.engine.snapshot();
      const searches = texts.slice(0, 110).map((text, place) => ({
        query: createQueryAddress(text),
        threshold: place % 2 === 0 ? 0.3 : 0.8,
        filter: place % 5 === 0 ? { ...ALL, countryCodes: ['RU'] } : ALL,
      }));
      const town = { query: createQueryAddress('Tehran, Iran'), threshold: 0.3, filter: ALL };
      const answers = await snapshot.findAddressesOfMany([...searches, town]);
      assert.equal(answers.length, searches.length + 1);
      const keys = (candidates: readonly AddressCandidate[]): readonly string[] =>
        candidates.map(({ partyId, addressIndex }) => keyOf({ id: partyId, index: addressIndex })).sort();
      for (const [place, { query, threshold, filter }] of searches.entries()) {
        const answer = answers[place];
        assert.ok(answer !== undefined && 'candidates' in answer);
        // A snapshot is for one request: an engine may end one that is kept for long.
        const single = await (await tested.engine.snapshot()).findAddresses(query, threshold, filter);
        assert.deepEqual(keys([...answer.candidates]), keys(single));
      }
      assert.deepEqual(await snapshot.findAddressesOfMany([]), []);
    });

    it('answers odd texts within its rules', async () => {
      const snapshot = await tested.engine.snapshot();
      for (const text of [
        'a',
        '1',
        '',
        'Ω',
        '😀 5',
        'x'.repeat(500),
        '5 '.repeat(200),
        '"; DROP',
        'Z̸̛̥a̷l̴g̶o̵ 5',
        '|||,,,',
        '北 5 号',
      ]) {
        assert.ok(Array.isArray(await snapshot.findAddresses(createQueryAddress(text), 0.3, ALL)), text);
      }
    });
  });
}
