import assert from 'node:assert/strict';
import type { KnownFacts } from '../../../src/domain/facts.ts';
import type { ListedParty } from '../../../src/domain/listed-party.ts';
import type { Match } from '../../../src/domain/match.ts';
import { createScreening } from '../../../src/screening/create-screening.ts';
import { compareFacts, scoreWithFacts, sentFacts } from '../../../src/screening/facts/compare-facts.ts';
import type { NameScreeningRequest, Screening } from '../../../src/screening/screening.ts';
import { listedParty, madeUpParties, seededRandom } from '../../support/parties.ts';
import type { EngineUnderTest } from './search-engine-contract.ts';

const COUNTRIES = [
  { name: 'Iran', code: 'IR', relation: 'nationality' },
  { name: 'Russia', code: 'RU', relation: 'citizenship' },
  { name: 'China', code: 'CN', relation: 'birth' },
] as const;

/** Made-up parties of whom the list knows something, or nothing. */
function partiesWithFacts(count: number): readonly ListedParty[] {
  const random = seededRandom(21);
  const chance = (share: number): boolean => random() < share;
  return madeUpParties(count, 7).map((party, place): ListedParty => {
    const year = String(1950 + Math.floor(random() * 40));
    const born = chance(0.5) ? `${year}-0${1 + (place % 9)}-1${place % 10}` : year;
    const whole = born.length > 4 ? born : `${year}-01-01`;
    return {
      ...party,
      birthDates: chance(0.7)
        ? [{ text: born, earliest: whole, latest: born.length > 4 ? born : `${year}-12-31` }]
        : [],
      countries: COUNTRIES.filter(() => chance(0.4)),
      identifications: chance(0.5)
        ? [{ type: 'Passport', number: `K${100_000 + place}`, country: 'Iran', note: '' }]
        : [],
      remarks: chance(0.5) ? 'Gender: M' : '',
    };
  });
}

/** Facts that fit a party in part. */
function factsNear({ birthDates, identifications }: ListedParty, random: () => number): KnownFacts {
  const chance = (): boolean => random() < 0.5;
  const day = birthDates[0]?.earliest ?? '1960-05-05';
  const number = identifications[0]?.number ?? 'Z999999';
  return {
    dateOfBirth: chance() ? day : `${1930 + Math.floor(random() * 70)}-05-17`,
    ...(chance() ? { nationality: chance() ? 'Iran' : 'Atlantis' } : {}),
    ...(chance() ? { gender: chance() ? ('male' as const) : ('female' as const) } : {}),
    ...(chance() ? { identifiers: [{ number, ...(chance() ? { type: 'tax number' } : {}) }] } : {}),
  };
}

const idsOf = (matches: readonly Match[]): readonly number[] => matches.map(({ party }) => party.id);
const sorted = (ids: readonly number[]): readonly number[] => [...ids].sort((a, b) => a - b);

/** What facts beside a name do to an answer, whatever engine finds it. */
export function describeFacts(name: string, create: () => Promise<EngineUnderTest>): void {
  describe(`facts beside a name: ${name}`, () => {
    const parties = partiesWithFacts(900);
    let tested: EngineUnderTest;
    let screening: Screening;

    before(async () => {
      tested = await create();
      await tested.replaceList('OFAC_SDN', parties);
      screening = createScreening({ engine: tested.engine, clock: () => new Date(0) });
    });
    after(() => tested.close());

    const screen = (request: Partial<NameScreeningRequest> & { readonly name: string }) =>
      screening.screenName({ lists: ['OFAC_SDN'], threshold: 0.3, ...request });

    const samples = (count: number): readonly (readonly [string, KnownFacts])[] => {
      const random = seededRandom(5);
      return Array.from({ length: count }, () => {
        const party = parties[Math.floor(random() * parties.length)] ?? assert.fail();
        const [first = '', ...rest] = (party.names[0]?.text ?? '').split(' ');
        const text = random() < 0.3 ? [first, ...rest.slice(0, -1)].join(' ') : [first, ...rest].join(' ');
        return [text, factsNear(party, random)];
      });
    };

    it('leave out nothing that the name alone finds, and add only who has an equal identifier', async () => {
      let [contradicted, added] = [0, 0];
      for (const [text, facts] of samples(60)) {
        const alone = await screen({ name: text });
        const beside = await screen({ name: text, facts });
        const found = new Map(alone.matches.map(({ party, score }) => [party.id, score]));
        assert.equal(beside.totalMatches, beside.matches.length);
        for (const match of beside.matches) {
          const { score, nameScore = assert.fail(), facts: compared = assert.fail() } = match;
          const expected = compareFacts(sentFacts(facts) ?? assert.fail(), match.party);
          assert.deepEqual(compared, expected);
          assert.equal(score, scoreWithFacts(nameScore, expected), text);
          if (score < nameScore) contradicted++;
          const byName = found.get(match.party.id);
          if (byName !== undefined) assert.equal(nameScore, byName, text);
          else {
            assert.deepEqual([score, match.matchedOn.kind], [1, 'identifier']);
            assert.ok(nameScore < 0.3);
            added++;
          }
          found.delete(match.party.id);
        }
        assert.deepEqual([...found.keys()], [], text);
      }
      assert.ok(contradicted > 20 && added > 0, `${contradicted} contradicted, ${added} added`);
    });

    it('find who has an equal identifier, however the name is', async () => {
      const [party = assert.fail()] = parties.filter(({ identifications }) => identifications.length > 0);
      const number = party.identifications[0]?.number ?? '';
      const identifiers = [{ number, type: 'passport', country: 'Iran' }];
      const { matches, totalMatches } = await screen({ name: 'Zzyzx Nobody', facts: { identifiers } });
      assert.deepEqual([idsOf(matches), totalMatches], [[party.id], 1]);
      assert.deepEqual(matches[0]?.matchedOn, { kind: 'identifier', label: `Passport: ${number} (Iran)` });
      const other = await screen({
        name: 'Zzyzx Nobody',
        facts: { identifiers: [{ number, type: 'tax number' }] },
      });
      assert.deepEqual(other.matches, []);
    });

    it('give with a limit the first of what they give without', async () => {
      for (const [text, facts] of samples(25)) {
        const all = await screen({ name: text, facts, threshold: 0.1 });
        for (const limit of [1, 3, 60]) {
          const some = await screen({ name: text, facts, threshold: 0.1, limit });
          assert.deepEqual(idsOf(some.matches), idsOf(all.matches).slice(0, limit), text);
          assert.equal(some.totalMatches, all.totalMatches);
        }
        const scores = all.matches.map(({ score }) => score);
        assert.deepEqual(
          scores,
          scores.toSorted((a, b) => b - a),
        );
      }
    });

    it('do in a batch what they do to one name', async () => {
      const some = samples(12);
      const items = some.map(([text, facts]) => ({ name: text, facts }));
      const { results, searchesRun } = await screening.screenBatch({
        items,
        lists: ['OFAC_SDN'],
        threshold: 0.3,
      });
      assert.deepEqual(searchesRun, { name: items.length, address: 0, contact: 0 });
      for (const [place, [text, facts]] of some.entries()) {
        const { matches } = await screen({ name: text, facts });
        const result = results[place]?.name ?? assert.fail();
        assert.ok('matches' in result);
        assert.deepEqual(result.matches, matches, text);
      }
    });

    it('tell what a country hides with the facts of it', async () => {
      const country = { country: 'Iran', countryUse: 'narrows_and_tells' } as const;
      let hiddenMatches = 0;
      for (const [text, facts] of samples(15)) {
        const all = await screen({ name: text, facts });
        const { matches, hidden = assert.fail() } = await screen({ name: text, facts, ...country });
        hiddenMatches += hidden.totalMatches;
        assert.deepEqual(sorted([...idsOf(matches), ...idsOf(hidden.matches)]), sorted(idsOf(all.matches)));
        assert.ok(hidden.matches.every(({ facts: compared }) => compared !== undefined));
      }
      assert.ok(hiddenMatches > 0);
    });

    it('order equal scores by what agrees', async () => {
      const born = (day: string) => ({ birthDates: [{ text: day, earliest: day, latest: day }] });
      const namesake = (id: number, facts: Partial<ListedParty>) =>
        listedParty('Qmbrel Zothvan', { id, listCode: 'UN_CONSOLIDATED', ...facts });
      await tested.replaceList('UN_CONSOLIDATED', [
        namesake(70_001, born('1999-09-09')),
        namesake(70_002, {}),
        namesake(70_003, { remarks: 'Gender: M' }),
        namesake(70_004, born('1961-05-12')),
        namesake(70_005, { ...born('1961-05-12'), remarks: 'Gender: M' }),
        namesake(70_006, born('1961-12-05')),
      ]);
      const facts = { dateOfBirth: '1961-05-12', gender: 'male' } as const;
      const { matches } = await screen({ name: 'Qmbrel Zothvan', facts, lists: ['UN_CONSOLIDATED'] });
      assert.deepEqual(idsOf(matches), [70_005, 70_004, 70_006, 70_003, 70_002, 70_001]);
      assert.deepEqual(
        matches.map(({ score }) => score >= 0.8),
        [true, true, true, true, true, false],
      );
    });
  });
}
