import assert from 'node:assert/strict';
import { EngineUnavailableError } from '../../src/errors.ts';
import type { BatchItem, BatchItemResult, BatchScreeningResult } from '../../src/screening/batch.ts';
import { readContacts } from '../../src/screening/contact-values.ts';
import { createScreening } from '../../src/screening/create-screening.ts';
import { nobody } from '../../src/screening/asker.ts';
import type { Searcher } from '../../src/screening/searcher.ts';
import type { Screening } from '../../src/screening/screening.ts';
import type { SearchEngine } from '../../src/search/search-engine.ts';
import { engineHolding, tampered } from '../support/embedded-engine.ts';
import { listedParty, madeUpParties } from '../support/parties.ts';

const NOW = new Date('2026-03-15T12:00:00.000Z');

const PARTIES = [
  listedParty('Qmbrel Zothvan', {
    id: 9_001,
    countries: [{ name: 'Iran', code: 'IR', relation: 'nationality' }],
    contacts: [{ type: 'email', value: 'office@zothvan.example' }],
    addresses: [
      {
        address: '27 Stromynka Ul.',
        city: 'Moscow',
        state: '',
        postalCode: '107076',
        country: 'Russia',
        countryCode: 'RU',
      },
    ],
  }),
  listedParty('Wendrik Uphasol', {
    id: 9_002,
    contacts: [
      { type: 'website', value: 'http://www.uphasol.example' },
      { type: 'phone', value: '+7 495 123-45-67' },
    ],
  }),
  ...madeUpParties(300, 11),
];

const BROKEN = new EngineUnavailableError('node 10.0.0.1 is on fire');

describe('screening a batch', () => {
  let engine: SearchEngine;
  before(async () => {
    engine = await engineHolding(PARTIES);
  });

  const over = (used: SearchEngine): Screening => createScreening({ engine: used, clock: () => NOW });
  const screen = (
    items: readonly BatchItem[],
    used: SearchEngine = engine,
    threshold = 0.8,
  ): Promise<BatchScreeningResult> => over(used).screenBatch({ items, threshold, lists: ['OFAC_SDN'] });
  const ids = (result: BatchItemResult | undefined): readonly number[] | string =>
    result === undefined
      ? 'no result'
      : 'error' in result.name
        ? result.name.error
        : result.name.matches.map(({ party }) => party.id);

  it('screens a value in place of a name as such, and likens it to no name', async () => {
    const texts = [
      'qmbrel.zothvan@mail.example',
      'office@zothvan.example',
      'www.uphasol.example',
      '123-45-67 495',
    ];
    const { results } = await screen(
      texts.map((name) => ({ name })),
      engine,
      0.3,
    );
    assert.deepEqual(results.map(ids), [[], [9_001], [9_002], []]);
  });

  it('finds for each item, in order, what a single screening finds', async () => {
    const names = PARTIES.slice(0, 60).map(({ names: [name] }) => name?.text ?? '');
    const { results } = await screen(
      names.map((name) => ({ name })),
      engine,
      0.3,
    );
    assert.deepEqual(
      results.map(({ query }) => query),
      names,
    );
    for (const [place, name] of names.entries()) {
      const single = await over(engine).screenName({ name, threshold: 0.3, lists: ['OFAC_SDN'] });
      const part = results[place]?.name;
      assert.ok(part !== undefined && 'matches' in part);
      assert.deepEqual(part.matches, single.matches, name);
      assert.equal(part.totalMatches, single.totalMatches);
    }
  });

  it('narrows each item by its own country', async () => {
    const { results } = await screen([
      { name: 'Qmbrel Zothvan', country: 'Iran' },
      { name: 'Qmbrel Zothvan', country: 'Cuba' },
      { name: 'Wendrik Uphasol', country: 'Cuba' },
      { name: 'Qmbrel Zothvan', country: 'nowhere known' },
    ]);
    assert.deepEqual(results.map(ids), [[9_001], [], [9_002], [9_001]]);
  });

  it('raises flags from the country and the address of each item', async () => {
    const { results } = await screen([
      { name: 'Some One', country: 'Iran' },
      { name: 'Some One' },
      { name: 'Some One', address: 'Lenina 5, Simferopol, Crimea' },
    ]);
    assert.deepEqual(
      results.map(({ jurisdictionFlags }) => jurisdictionFlags.map(({ jurisdiction }) => jurisdiction)[0]),
      ['Iran', undefined, 'Crimea, including Sevastopol'],
    );
  });

  it('searches addresses that name a street, and says so of the others', async () => {
    const items = [
      { name: 'Qmbrel Zothvan', address: '27 Stromynka Street, 107076 Moscow' },
      { name: 'Qmbrel Zothvan', address: 'Moscow' },
      { name: 'Qmbrel Zothvan', address: 'Russia', country: 'Russia' },
    ];
    assert.deepEqual(over(engine).searchesOfBatch({ items, threshold: 0.8, lists: ['OFAC_SDN'] }), {
      name: 3,
      address: 1,
      contact: 0,
    });
    const { results, searchesRun } = await screen(items);
    const [street, town, country] = results.map(({ address }) => address);
    assert.ok(street !== undefined && 'matches' in street);
    assert.deepEqual(
      street.matches.map(({ party }) => party.id),
      [9_001],
    );
    assert.equal(street.text, '27 Stromynka Street, 107076 Moscow');
    for (const part of [town, country]) assert.ok(part !== undefined && 'error' in part);
    assert.deepEqual(searchesRun, { name: 3, address: 1, contact: 0 });
  });

  it('looks contact values up beside the name and counts those that ran', async () => {
    const contacts = readContacts({ email: 'a@uphasol.example, nonsense', phone: '8 495 123 45 67' });
    const items = [{ name: 'Nobody Here', contacts }];
    assert.deepEqual(over(engine).searchesOfBatch({ items, threshold: 0.8, lists: ['OFAC_SDN'] }), {
      name: 1,
      address: 0,
      contact: 2,
    });
    const { results, searchesRun } = await screen(items);
    assert.deepEqual(results[0]?.contacts?.contacts, [
      { type: 'email', value: 'a@uphasol.example', totalMatches: 1 },
      { type: 'email', value: 'nonsense', error: 'Not a valid email address.' },
      { type: 'phone', value: '8 495 123 45 67', totalMatches: 1 },
    ]);
    assert.deepEqual(
      results[0]?.contacts?.matches.map(({ party, score }) => [party.id, score]),
      [[9_002, 0.9]],
    );
    assert.equal(results[0]?.contacts?.totalMatches, 1);
    assert.deepEqual(searchesRun, { name: 1, address: 0, contact: 2 });
  });

  const three = [{ name: 'Qmbrel Zothvan' }, { name: 'Wendrik Uphasol' }, { name: 'Qmbrel Zothvan' }];
  const failures: readonly (readonly [what: string, (working: SearchEngine) => SearchEngine])[] = [
    [
      'one search of many',
      (working) =>
        tampered(working, (snapshot) => ({
          findNamesOfMany: async (searches) => {
            const answers = await snapshot.findNamesOfMany(searches);
            return answers.map((answer, place) => (place === 1 ? { failure: BROKEN } : answer));
          },
        })),
    ],
    [
      'the loss of a party',
      (working) =>
        tampered(working, (snapshot) => ({
          loadParties: async (wanted) => snapshot.loadParties(wanted.filter((id) => id !== 9_002)),
        })),
    ],
  ];
  for (const [what, breakIt] of failures) {
    it(`leaves the other items alone when one fails by ${what}`, async () => {
      const { results, searchesRun, failures: logged } = await screen(three, breakIt(engine));
      assert.deepEqual(ids(results[0]), [9_001]);
      assert.equal(ids(results[1]), 'The search failed and was not charged; please try again.');
      assert.deepEqual(ids(results[2]), [9_001]);
      assert.equal(searchesRun.name, 2);
      assert.equal(logged.length, 1);
    });
  }

  it('fails the names of an engine that answers none, and says so of each', async () => {
    const dead = tampered(engine, () => ({ findNamesOfMany: () => Promise.reject(BROKEN) }));
    const { results, searchesRun } = await screen(three, dead);
    assert.ok(results.every(({ name }) => 'error' in name));
    assert.equal(searchesRun.name, 0);
  });

  it('fails the items for which the engine left out the answer', async () => {
    const silent = tampered(engine, (snapshot) => ({
      findNamesOfMany: async (searches) => (await snapshot.findNamesOfMany(searches)).slice(0, 1),
    }));
    const { results } = await screen(three, silent);
    assert.deepEqual(
      results.map(({ name }) => 'error' in name),
      [false, true, true],
    );
  });

  it('fails the items that match when their parties cannot be loaded', async () => {
    const items = [{ name: 'Qmbrel Zothvan' }, { name: 'Xqwv Yzzk' }, { name: 'Wendrik Uphasol' }];
    const dead = tampered(engine, () => ({ loadParties: () => Promise.reject(BROKEN) }));
    const { results, searchesRun } = await screen(items, dead);
    assert.deepEqual(
      results.map(({ name }) => 'error' in name),
      [true, false, true],
    );
    assert.equal(searchesRun.name, 1);
  });

  it('fails the contact values alone when only their search fails', async () => {
    const breaking = tampered(engine, (snapshot) => ({
      findValuesOfMany: async (searches) =>
        (await snapshot.findValuesOfMany(searches)).map((answer, place) =>
          searches[place]?.keys.includes('email:office@zothvan.example') ? { failure: BROKEN } : answer,
        ),
    }));
    const contacts = readContacts({ email: 'office@zothvan.example, x' });
    const items = [
      { name: 'Qmbrel Zothvan', contacts },
      { name: 'Qmbrel Zothvan', contacts: readContacts({ phone: '+7 495 123-45-67' }) },
    ];
    const { results, searchesRun, failures: logged } = await screen(items, breaking);
    assert.deepEqual(ids(results[0]), [9_001]);
    assert.deepEqual(
      results[0]?.contacts?.contacts.map((contact) => 'error' in contact && contact.error),
      ['The search failed and was not charged; please try again.', 'Not a valid email address.'],
    );
    assert.equal(results[1]?.contacts?.totalMatches, 1);
    assert.deepEqual(searchesRun, { name: 2, address: 0, contact: 1 });
    assert.equal(logged.length, 1);
  });

  it('fails the address alone when only its search fails', async () => {
    const breaking = tampered(engine, () => ({ findAddressesOfMany: () => Promise.reject(BROKEN) }));
    const { results, searchesRun } = await screen(
      [{ name: 'Qmbrel Zothvan', address: '27 Stromynka Street, Moscow' }],
      breaking,
    );
    assert.deepEqual(ids(results[0]), [9_001]);
    assert.ok(results[0]?.address !== undefined && 'error' in results[0].address);
    assert.deepEqual(searchesRun, { name: 1, address: 0, contact: 0 });
  });

  it('asks one snapshot everything', async () => {
    let taken = 0;
    const counting: SearchEngine = {
      ...engine,
      snapshot: () => {
        taken++;
        return engine.snapshot();
      },
    };
    await screen(
      Array.from({ length: 100 }, () => ({ name: 'Qmbrel Zothvan' })),
      counting,
    );
    assert.equal(taken, 1);
  });

  it('asks the engine for many items at once', async () => {
    const asked: string[] = [];
    const watched = tampered(engine, (snapshot) => ({
      findNames: () => assert.fail('asked for one name'),
      findValues: () => assert.fail('asked for the values of one item'),
      findAddresses: () => assert.fail('asked for one address'),
      findNamesOfMany: (searches) => {
        asked.push(`names ${searches.length}`);
        return snapshot.findNamesOfMany(searches);
      },
      findValuesOfMany: (searches) => {
        asked.push('values');
        return snapshot.findValuesOfMany(searches);
      },
      findAddressesOfMany: (searches) => {
        asked.push(`addresses ${searches.length}`);
        return snapshot.findAddressesOfMany(searches);
      },
      loadParties: (wanted) => {
        asked.push(`parties ${wanted.join(' ')}`);
        return snapshot.loadParties(wanted);
      },
    }));
    const contacts = readContacts({ phone: '+7 495 123-45-67' });
    const item = { name: 'Qmbrel Zothvan', address: '27 Stromynka Street, Moscow', contacts };
    await screen(
      Array.from({ length: 30 }, () => item),
      watched,
    );
    assert.deepEqual(asked, [
      'values',
      'names 25',
      'addresses 25',
      'names 5',
      'addresses 5',
      'parties 9001 9002',
    ]);
  });

  it('lets other work run between its items', async () => {
    let turns = 0;
    let done = false;
    const tick = (): void => {
      turns++;
      if (!done) setImmediate(tick);
    };
    setImmediate(tick);
    await screen(Array.from({ length: 100 }, () => ({ name: 'Mohammed Ali Hassan' })));
    done = true;
    assert.ok(turns >= 200, `${turns} turns`);
  });

  it('lets other work run between the items that it presents, where they have many matches', async () => {
    const party = listedParty('Qmbrel Zothvan', { id: 1 });
    const kept = Array.from({ length: 900 }, () => ({
      partyId: 1,
      score: 1,
      by: { kind: 'name', nameIndex: 0 },
    }));
    const part = { name: { kept, total: 900 }, address: null, contacts: null };
    const found = { items: Array.from({ length: 20 }, () => part), failures: [] };
    const searched = { found, loadParties: async () => new Map([[1, party]]) };
    const searcher = { search: () => Promise.resolve(searched) } as unknown as Searcher;
    let turns = 0;
    let isDone = false;
    const tick = (): void => {
      turns++;
      if (!isDone) setImmediate(tick);
    };
    setImmediate(tick);
    const items = Array.from({ length: 20 }, () => ({ name: 'Qmbrel Zothvan' }));
    const { results } = await createScreening({ searcher, clock: () => NOW }).screenBatch(
      { items, threshold: 0.8, lists: ['OFAC_SDN'] },
      nobody(),
    );
    isDone = true;
    assert.ok(turns >= 15, `${turns} turns`);
    assert.deepEqual(
      results.map((result) => ids(result).length),
      Array.from({ length: 20 }, () => 900),
    );
  });

  it('fails items by themselves whose matches no answer could hold', async () => {
    const crowd = await engineHolding(
      Array.from({ length: 3_000 }, (_, at) => listedParty('Qmbrel Zothvan', { id: at + 1 })),
    );
    const { results, searchesRun } = await screen(
      Array.from({ length: 8 }, () => ({ name: 'Qmbrel Zothvan' })),
      crowd,
    );
    assert.deepEqual(
      results.map(({ name }) => ('error' in name ? name.error.slice(0, 16) : name.totalMatches)),
      [3_000, 3_000, 3_000, 3_000, 3_000, 3_000, 'Too many matches', 'Too many matches'],
    );
    assert.equal(searchesRun.name, 6);
  });
});
