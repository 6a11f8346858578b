import assert from 'node:assert/strict';
import type { ListCode } from '../../../src/domain/list-code.ts';
import type { ListedParty } from '../../../src/domain/listed-party.ts';
import { EngineUnavailableError } from '../../../src/errors.ts';
import { queryValueKeys } from '../../../src/matching/identifiers/query-values.ts';
import { listedReadings } from '../../../src/matching/names/beside/typed-name.ts';
import type { WordCache } from '../../../src/matching/names/prepare-name.ts';
import type { PreparedName } from '../../../src/matching/names/prepared-name.ts';
import { scoreName } from '../../../src/matching/names/score-names.ts';
import { queryOf, scoreCandidate } from '../../../src/screening/screen-name.ts';
import type {
  NameCandidate,
  SearchEngine,
  SearchFilter,
  ValueHit,
} from '../../../src/search/search-engine.ts';
import { listedParty, madeUpParties, seededRandom } from '../../support/parties.ts';

/** An engine that a suite fills, asks and closes. */
export interface EngineUnderTest {
  readonly engine: SearchEngine;
  /** Replaces all parties of a list and waits until they are served. */
  replaceList(code: ListCode, parties: readonly ListedParty[]): Promise<void>;
  close(): Promise<void>;
}

const ALL: SearchFilter = { lists: ['OFAC_SDN', 'UN_CONSOLIDATED'] };

const KNOWN: readonly ListedParty[] = [
  listedParty('Saddam Hussein Al-Tikriti', {
    id: 90_001,
    aliases: ['Abu Ali'],
    identifications: [{ type: 'Passport', number: 'K 123-456', country: 'Iraq', note: '' }],
    countries: [{ name: 'Iraq', code: 'IQ', relation: 'nationality' }],
  }),
  listedParty('AEROCARIBBEAN AIRLINES', {
    id: 90_002,
    entryType: 'entity',
    aliases: ['AERO-CARIBBEAN'],
    countries: [{ name: 'Cuba', code: 'CU', relation: 'address' }],
    contacts: [{ type: 'website', value: 'http://www.fly-aerocaribbean.com/' }],
  }),
  listedParty('KOROLEV PROSPECT', {
    id: 90_003,
    entryType: 'vessel',
    identifications: [{ type: 'IMO number', number: 'IMO9826902', country: '', note: '' }],
  }),
  listedParty('Islamic Revolutionary Guard Corps', { id: 90_005, entryType: 'entity' }),
  listedParty('NIOC', {
    id: 90_006,
    entryType: 'entity',
    aliases: ['Wexlurn Holding (formerly Drobnik Inc.)'],
  }),
  listedParty('Zothvan Perlik Zothvan', { id: 90_007 }),
  listedParty('林鄭月娥', { id: 90_008 }),
  listedParty('Carrie LAM CHENG Yuet-ngor', { id: 90_009 }),
  listedParty('Tsang Yamkuen', { id: 90_010 }),
  listedParty('曾蔭權', { id: 90_011 }),
  listedParty('Zothvan EDDINE', { id: 90_012, entryType: 'entity' }),
  listedParty('Quorbex Verf', {
    id: 90_013,
    entryType: 'entity',
    typeIsGuessed: true,
    countries: [{ name: 'China', code: 'CN', relation: 'address' }],
    contacts: [{ type: 'email', value: 'office@quorbex.example' }],
  }),
  listedParty('Владимир Путин', { id: 90_004, aliases: ['Vladimir Vladimirovich PUTIN'] }),
];

/** Changes one letter, drops a word, swaps words, says a word again or leaves a name as it is. */
function mutated(name: string, random: () => number): string {
  const place = Math.floor(random() * name.length);
  const words = name.split(' ');
  const kind = Math.floor(random() * 6);
  if (kind === 0) return name;
  if (kind === 1) return `${name.slice(0, place)}o${name.slice(place + 1)}`;
  if (kind === 2) return name.slice(0, place) + name.slice(place + 1);
  if (kind === 3) return words.reverse().join(' ');
  if (kind === 4) return [...words, words[0]].join(' ');
  return words.slice(1).join(' ') || name;
}

/** Every listed name, prepared once: scoring one by one needs no index. */
type PreparedParties = readonly {
  readonly id: number;
  readonly names: readonly { readonly prepared: PreparedName; readonly quality: 'strong' | 'weak' }[];
}[];

function prepareAll(parties: readonly ListedParty[]): PreparedParties {
  const cache: WordCache = new Map();
  return parties.map(({ id, names, entryType }) => ({
    id,
    names: names.flatMap(({ text, quality }) =>
      listedReadings(text, { mayHaveLegalForm: entryType !== 'individual', cache }).map((prepared) => ({
        prepared,
        quality,
      })),
    ),
  }));
}

/** What scoring every party gives: the ids at or above the threshold. */
function scoredOneByOne(parties: PreparedParties, text: string, threshold: number): ReadonlySet<number> {
  const query = queryOf(text);
  const reached = parties.filter(({ names }) =>
    names.some(({ prepared, quality }) => scoreName(query, prepared, quality) >= threshold),
  );
  return new Set(reached.map(({ id }) => id));
}

async function found(
  engine: SearchEngine,
  text: string,
  threshold: number,
  filter: SearchFilter = ALL,
): Promise<ReadonlySet<number>> {
  const query = queryOf(text);
  const candidates = await (await engine.snapshot()).findNames(query, threshold, filter);
  const accepted = candidates.filter((candidate) => scoreCandidate(query, candidate) >= threshold);
  return new Set(accepted.map(({ partyId }) => partyId));
}

/** The rules that every search engine keeps. */
export function describeSearchEngine(name: string, create: () => Promise<EngineUnderTest>): void {
  describe(`search engine: ${name}`, () => {
    const parties = [...madeUpParties(1200, 7), ...KNOWN];
    const prepared = prepareAll(parties);
    let tested: EngineUnderTest;

    before(async () => {
      tested = await create();
      await tested.replaceList('OFAC_SDN', parties);
      await tested.replaceList('UN_CONSOLIDATED', []);
    });
    after(async () => {
      await tested.close();
    });

    for (const threshold of [0.3, 0.5, 0.8]) {
      it(`finds at ${threshold} exactly what scoring every party finds`, async () => {
        const random = seededRandom(threshold * 100);
        for (let count = 0; count < 120; count++) {
          const party = parties[Math.floor(random() * parties.length)];
          const text = mutated(party?.names[0]?.text ?? '', random);
          const expected = scoredOneByOne(prepared, text, threshold);
          assert.deepEqual(
            [...(await found(tested.engine, text, threshold))].sort(),
            [...expected].sort(),
            text,
          );
        }
      });
    }

    it('knows nothing of a candidate that is not so', async () => {
      const random = seededRandom(11);
      const snapshot = await tested.engine.snapshot();
      for (let count = 0; count < 120; count++) {
        const party = parties[Math.floor(random() * parties.length)];
        const words = (party?.names[0]?.text ?? '').split(' ');
        const initials = words.map((word) => word.charAt(0)).join('');
        const text = [words.join(''), [words.join(''), 'Trading'].join(' '), initials, words.join(' ')][
          count % 4
        ];
        const query = queryOf(text ?? '');
        for (const candidate of await snapshot.findNames(query, 0.3, ALL)) {
          const { name, quality } = candidate;
          assert.equal(
            scoreCandidate(query, candidate),
            scoreName(queryOf(text ?? ''), name, quality),
            `${text}: ${name.words.map((word) => word.text).join(' ')}`,
          );
        }
      }
    });

    it('returns every party with a correspondence at threshold 0', async () => {
      const text = 'Vladimir Karimi Trading';
      const expected = scoredOneByOne(prepared, text, 0.0001);
      const all = await found(tested.engine, text, 0.0001);
      assert.deepEqual([...all].sort(), [...expected].sort());
      const query = queryOf(text);
      const candidates = await (await tested.engine.snapshot()).findNames(query, 0, ALL);
      const ids = new Set(candidates.map(({ partyId }) => partyId));
      for (const id of expected) assert.ok(ids.has(id));
    });

    it('searches only the lists of the filter', async () => {
      const other = listedParty('Saddam Hussein Al-Tikriti', { id: 95_001, listCode: 'UN_CONSOLIDATED' });
      await tested.replaceList('UN_CONSOLIDATED', [other]);
      const only = await found(tested.engine, 'Saddam Hussein al Tikriti', 0.8, {
        lists: ['UN_CONSOLIDATED'],
      });
      assert.deepEqual([...only], [95_001]);
    });

    it('refuses to answer for a list that it does not hold', async () => {
      const snapshot = await tested.engine.snapshot();
      const filter: SearchFilter = { lists: ['OFAC_SDN', 'EU_FSF'] };
      await assert.rejects(snapshot.findNames(queryOf('Ali'), 0.3, filter), EngineUnavailableError);
      await assert.rejects(snapshot.findValues(queryValueKeys('K123456'), filter), EngineUnavailableError);
    });

    it('keeps to the entry type asked for', async () => {
      const vessels = await found(tested.engine, 'Korolev Prospect', 0.8, { ...ALL, entryType: 'vessel' });
      assert.deepEqual([...vessels], [90_003]);
      const entities = await found(tested.engine, 'Korolev Prospect', 0.8, { ...ALL, entryType: 'entity' });
      assert.equal(entities.size, 0);
    });

    it('finds a party whose type is a guess as individual and as entity, and as nothing else', async () => {
      for (const [entryType, count] of [
        ['individual', 1],
        ['entity', 1],
        ['vessel', 0],
        ['aircraft', 0],
      ] as const) {
        const filter = { ...ALL, entryType };
        assert.equal((await found(tested.engine, 'Quorbex Verf', 0.8, filter)).size, count, entryType);
        const values = await (
          await tested.engine.snapshot()
        ).findValues(['email:office@quorbex.example'], filter);
        assert.equal(values.length, count, entryType);
      }
    });

    it('keeps parties tied to any of several countries asked for', async () => {
      const hongKong = { ...ALL, countryCodes: ['HK', 'CN'] };
      assert.ok((await found(tested.engine, 'Quorbex Verf', 0.8, hongKong)).has(90_013));
      const alone = { ...ALL, countryCodes: ['HK'] };
      assert.equal((await found(tested.engine, 'Quorbex Verf', 0.8, alone)).has(90_013), false);
    });

    it('keeps parties tied to the country asked for or to none', async () => {
      const cuba = { ...ALL, countryCodes: ['CU'] };
      assert.ok((await found(tested.engine, 'Aerocaribbean Airlines', 0.8, cuba)).has(90_002));
      assert.ok((await found(tested.engine, 'Korolev Prospect', 0.8, cuba)).has(90_003));
      assert.equal((await found(tested.engine, 'Saddam Hussein Tikriti', 0.8, cuba)).has(90_001), false);
    });

    it('finds a name typed in another script', async () => {
      assert.ok((await found(tested.engine, 'Vladimir Putin', 0.8)).has(90_004));
      assert.ok((await found(tested.engine, 'صدام حسين التكريتي', 0.8)).has(90_001));
    });

    it('finds a name in characters by how Hong Kong spells it, and the other way round', async () => {
      for (const [text, ids] of [
        ['Lam Cheng Yuet Ngo', [90_008, 90_009]],
        ['Carrie Lam Cheng Yuet-ngor', [90_008, 90_009]],
        ['林鄭月娥', [90_008, 90_009]],
        ['Donald Tsang Yam-kuen', [90_011]],
        ['曾蔭權', [90_010, 90_011]],
      ] as const) {
        for (const threshold of [0.3, 0.5]) {
          const expected = [...scoredOneByOne(prepared, text, threshold)].sort();
          assert.deepEqual([...(await found(tested.engine, text, threshold))].sort(), expected, text);
          for (const id of ids) assert.ok(expected.includes(id), `${text}: ${id}`);
        }
      }
    });

    it('finds a full name by its acronym, and the other way round', async () => {
      for (const [text, id] of [
        ['IRGC', 90_005],
        ['National Iranian Oil Company', 90_006],
      ] as const) {
        assert.deepEqual([...(await found(tested.engine, text, 0.8))], [id], text);
        assert.deepEqual([...scoredOneByOne(prepared, text, 0.8)], [id], text);
      }
    });

    it('finds a word by neighbours that are its other romanisation written apart', async () => {
      const answered = [...(await found(tested.engine, 'Zothvan Dine', 0.5))].sort();
      assert.ok(answered.includes(90_012));
      assert.deepEqual(answered, [...scoredOneByOne(prepared, 'Zothvan Dine', 0.5)].sort());
    });

    it('finds each of several names in one text', async () => {
      for (const text of ['Drobnik Inc.', 'Wexlurn Holding', 'Uphasol Ltd (now known as Drobnik Inc.)']) {
        for (const threshold of [0.3, 0.5, 0.8]) {
          const expected = [...scoredOneByOne(prepared, text, threshold)].sort();
          assert.ok(expected.includes(90_006), text);
          assert.deepEqual([...(await found(tested.engine, text, threshold))].sort(), expected, text);
        }
      }
    });

    it('finds a name in which a word stands twice by that word alone', async () => {
      for (const text of ['Zothvan Hemra Zothvan', 'Zothvan Hemra Zothvan Jan Ahmad']) {
        for (const threshold of [0.3, 0.35, 0.4, 0.45, 0.5]) {
          const expected = [...scoredOneByOne(prepared, text, threshold)].sort();
          assert.deepEqual([...(await found(tested.engine, text, threshold))].sort(), expected, text);
        }
        assert.ok(scoredOneByOne(prepared, text, 0.3).has(90_007), text);
        assert.ok(!scoredOneByOne(prepared, text.replace('Zothvan ', ''), 0.3).has(90_007), text);
      }
    });

    it('finds identifiers and contact values however they are written', async () => {
      const snapshot = await tested.engine.snapshot();
      const cases: readonly [string, number, string][] = [
        ['Passport K123456', 90_001, 'Passport: K 123-456 (Iraq)'],
        ['k-123 456', 90_001, 'Passport: K 123-456 (Iraq)'],
        ['IMO 9826902', 90_003, 'IMO number: IMO9826902'],
        ['www.fly-aerocaribbean.com', 90_002, 'Website: http://www.fly-aerocaribbean.com/'],
      ];
      for (const [text, id, label] of cases) {
        const hits = await snapshot.findValues(queryValueKeys(text), ALL);
        assert.ok(
          hits.some((hit) => hit.partyId === id && hit.label === label),
          text,
        );
      }
      assert.deepEqual(await snapshot.findValues(queryValueKeys('Korolev Prospect'), ALL), []);
    });

    it('answers many look-ups of values at once as it answers each', async () => {
      const snapshot = await tested.engine.snapshot();
      const texts = ['K123456', 'Korolev Prospect', 'IMO 9826902', 'www.fly-aerocaribbean.com', 'K123456'];
      const searches = texts.map((text, place) => ({
        keys: queryValueKeys(text),
        filter: place === 4 ? { ...ALL, countryCodes: ['CU'] } : ALL,
      }));
      const answers = await snapshot.findValuesOfMany(searches);
      const idsOf = (hits: readonly ValueHit[]): readonly number[] => hits.map(({ partyId }) => partyId);
      assert.deepEqual(
        answers.map((answer) => ('hits' in answer ? idsOf(answer.hits) : answer.failure.message)),
        // A website is found as itself and as the domain of its host.
        [[90_001], [], [90_003], [90_002, 90_002], []],
      );
      for (const [place, { keys, filter }] of searches.entries()) {
        assert.deepEqual(answers[place], { hits: await snapshot.findValues(keys, filter) });
      }
      assert.deepEqual(await snapshot.findValuesOfMany([]), []);
      const unheld = [{ keys: queryValueKeys('K123456'), filter: { lists: ['EU_FSF'] } }] as const;
      await assert.rejects(snapshot.findValuesOfMany(unheld), EngineUnavailableError);
    });

    it('loads parties as they were stored and leaves unknown ids out', async () => {
      const snapshot = await tested.engine.snapshot();
      const loaded = await snapshot.loadParties([90_003, 90_001, 12_345_678]);
      assert.deepEqual([...loaded.keys()].sort(), [90_001, 90_003]);
      assert.deepEqual(loaded.get(90_001), KNOWN[0]);
    });

    it('answers every question of one snapshot from one generation', async () => {
      await tested.replaceList('UN_CONSOLIDATED', [
        listedParty('Qmbrel Zothvan', { id: 96_001, listCode: 'UN_CONSOLIDATED' }),
      ]);
      const query = queryOf('Qmbrel Zothvan');
      const before = await tested.engine.snapshot();
      await tested.replaceList('UN_CONSOLIDATED', [
        listedParty('Wendrik Uphasol', { id: 96_002, listCode: 'UN_CONSOLIDATED' }),
      ]);
      const [old] = await before.findNames(query, 0.8, ALL);
      assert.equal(old?.partyId, 96_001);
      assert.ok((await before.loadParties([96_001])).has(96_001));
      const now = await tested.engine.snapshot();
      assert.deepEqual(await now.findNames(query, 0.8, ALL), []);
      assert.ok((await found(tested.engine, 'Wendrik Uphasol', 0.8)).has(96_002));
    });

    it('answers many searches at once as it answers each', async () => {
      const snapshot = await tested.engine.snapshot();
      const searches = parties.slice(0, 130).map(({ names }, index) => ({
        query: queryOf(names[0]?.text ?? ''),
        threshold: index % 2 === 0 ? 0.3 : 0.8,
        filter: ALL,
      }));
      const odd = { query: queryOf('😀 x'), threshold: 0.3, filter: ALL };
      const answers = await snapshot.findNamesOfMany([...searches, odd]);
      assert.equal(answers.length, searches.length + 1);
      const ids = (names: readonly NameCandidate[]): string[] =>
        names.map(({ partyId, nameIndex }) => `${partyId}.${nameIndex}`).sort();
      for (const [place, { query, threshold, filter }] of searches.entries()) {
        const answer = answers[place];
        assert.ok(answer !== undefined && 'candidates' in answer);
        // A snapshot is for one request: an engine may end one that is kept for long.
        const single = await (await tested.engine.snapshot()).findNames(query, threshold, filter);
        assert.deepEqual(ids([...answer.candidates]), ids(single));
      }
      assert.deepEqual(await snapshot.findNamesOfMany([]), []);
    });

    it('answers queries of odd text within its rules', async () => {
      const snapshot = await tested.engine.snapshot();
      const odd = [
        'a',
        '1',
        'Ω',
        '😀 x',
        'x'.repeat(500),
        'de la '.repeat(80),
        'Z̸̛̥a̷l̴g̶o̵',
        '"; DROP TABLE',
        '* OR 1=1',
      ];
      for (const text of odd) {
        const names = await snapshot.findNames(queryOf(text), 0.3, ALL);
        assert.ok(Array.isArray(names), text);
      }
    });
  });
}
