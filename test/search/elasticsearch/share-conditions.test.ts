import assert from 'node:assert/strict';
import { matchedShare } from '../../../src/matching/names/matched-share.ts';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { NAME_MODEL } from '../../../src/matching/scoring-model.ts';
import {
  leastShare,
  nameBounds,
  SHARE_COSTS,
  type ShareCost,
} from '../../../src/search/elasticsearch/share-conditions.ts';
import { seededRandom } from '../../support/parties.ts';

/** Lost or spared as much as there is: then a share costs least. */
const ALL = Number.POSITIVE_INFINITY;

const boundsFor = (text: string, threshold: number): ReturnType<typeof nameBounds> =>
  nameBounds(createQueryName(prepareName(text, { mayHaveLegalForm: true })), threshold);

const PERSON = 'Anna Maria Petrova';
const QUERIES = [PERSON, 'Petrova', 'Anna Trading Company', 'Anna Petrova a.k.a. Maria Ivanova'];

type Case = keyof typeof SHARE_COSTS | 'told';

/** The least that a share costs of which so much is matched and left over, by how the names correspond. */
function leastCost(how: Case, matched: number, leftQuery: number, leftListed: number): number {
  const more = Math.max(leftQuery, leftListed);
  const omitted = more - Math.min(leftQuery, leftListed);
  const { sparedByHabit, omission, omissionBetween } = NAME_MODEL;
  const spared = how === 'onePair' ? sparedByHabit * omitted : ALL;
  const saved = { onePair: 0, several: (omission - omissionBetween) * more, told: ALL }[how];
  const share = matchedShare({ matched, leftQuery, leftListed, lost: ALL, spared, saved });
  return matched / share - matched;
}

describe('bounds of names in the index', () => {
  const random = seededRandom(7);
  const cases = Array.from({ length: 50_000 }, () => ({
    matched: 4 * random(),
    leftQuery: 3 * random() ** 2,
    leftListed: 3 * random() ** 2,
  }));
  const costOf = (
    { each, apart, scarce }: ShareCost,
    { matched, leftQuery, leftListed }: (typeof cases)[number],
  ): number =>
    each * (leftQuery + leftListed) +
    apart * Math.abs(leftQuery - leftListed) +
    scarce * (NAME_MODEL.enoughEvidence - matched);

  for (const how of ['onePair', 'several'] as const) {
    it(`never cost more than the share itself, so that no name is lost: ${how}`, () => {
      for (const one of cases) {
        const cost = leastCost(how, one.matched, one.leftQuery, one.leftListed);
        const least = Math.min(...SHARE_COSTS[how].map((of) => costOf(of, one)));
        assert.ok(least <= cost + 1e-9, JSON.stringify(one));
      }
    });

    it(`let few shares below the least one pass: ${how}`, () => {
      const least = leastShare(0.3);
      const isReached = (matched: number, cost: number): boolean => matched / (matched + cost) >= least;
      const below = cases.filter(
        ({ matched, leftQuery, leftListed }) =>
          !isReached(matched, leastCost(how, matched, leftQuery, leftListed)),
      );
      const passing = below.filter((one) =>
        SHARE_COSTS[how].some((cost) => isReached(one.matched, costOf(cost, one))),
      );
      assert.ok(below.length > 1_000);
      assert.ok(passing.length < below.length / 2, `${passing.length} of ${below.length}`);
    });
  }

  for (const how of ['onePair', 'several', 'told'] as const) {
    it(`require of names no more than the words of a sufficient share gain: ${how}`, () => {
      let reaching = 0;
      for (const threshold of [0.3, 0.5, 0.8]) {
        const least = leastShare(threshold);
        const bounds = boundsFor(PERSON, threshold);
        for (let round = 0; round < 20_000; round++) {
          const pairs = Array.from({ length: how === 'onePair' ? 1 : 2 + Math.floor(2 * random()) }, () => {
            const [query, listed] = [0.05 + random(), 0.05 + random()];
            return { query, listed, likeness: how === 'told' ? 0.9 + 0.1 * random() : 0.3 + 0.7 * random() };
          });
          const sumOf = (of: (pair: (typeof pairs)[number]) => number): number =>
            pairs.reduce((sum, pair) => sum + of(pair), 0);
          // Beside a name told whole one side alone has more.
          const more = [2 * random() ** 3, how === 'told' ? 0 : 2 * random() ** 3] as const;
          const [moreQuery, moreListed] = random() < 0.5 ? more : [more[1], more[0]];
          const lost = sumOf(({ query, listed, likeness }) => Math.min(query, listed) * (1 - likeness));
          const matched = sumOf(({ query, listed, likeness }) => Math.min(query, listed) * likeness);
          const left = [moreQuery + lost, moreListed + lost] as const;
          if (matched / (matched + leastCost(how, matched, ...left)) < least) continue;
          reaching++;
          const totals = [
            sumOf((pair) => pair.query) + moreQuery,
            sumOf((pair) => pair.listed) + moreListed,
          ] as const;
          const reached = bounds.some(
            ({ mayCorrespond = () => true, leastWords = 1, gain, required }) =>
              leastWords <= pairs.length &&
              pairs.every(({ query, listed, likeness }) => mayCorrespond(query, listed, likeness)) &&
              sumOf(({ query, listed, likeness }) => gain(query, listed, likeness)) >= required(...totals),
          );
          assert.ok(reached, JSON.stringify({ threshold, pairs, moreQuery, moreListed }));
        }
      }
      assert.ok(reaching > 3_000, String(reaching));
    });
  }

  it('rise along a line on either side of the weight of the query', () => {
    for (const bound of QUERIES.flatMap((text) => boundsFor(text, 0.3))) {
      for (const [from, to] of [
        [0, 2],
        [2, 16],
      ] as const) {
        const [a, b] = [bound.required(2, from), bound.required(2, to)];
        assert.ok(a <= b);
        assert.ok(Math.abs(bound.required(2, (from + to) / 2) - (a + b) / 2) < 1e-9);
      }
    }
  });

  it('rise no more above the weight of the query than below', () => {
    for (const bound of QUERIES.flatMap((text) => boundsFor(text, 0.3))) {
      const [none, same, twice] = [0, 2, 4].map((total) => bound.required(2, total));
      assert.ok((twice ?? 0) - (same ?? 0) <= (same ?? 0) - (none ?? 0) + 1e-9);
    }
  });

  it('require no more of a whole name than it gains', () => {
    for (const threshold of [0, 0.3, 0.5, 0.8, 1]) {
      for (const bound of QUERIES.flatMap((text) => boundsFor(text, threshold))) {
        assert.ok(bound.gain(1, 1, 1) + bound.gain(0.5, 0.5, 1) >= bound.required(1.5, 1.5));
        assert.ok(bound.gain(0.5, 1, 0.9) > 0);
      }
    }
  });

  it('ask for every telling word of a query that a row may tell whole, and for two words at least', () => {
    const placesOf = (text: string): readonly (readonly number[])[] =>
      boundsFor(text, 0.3).flatMap(({ places }) => (places === undefined ? [] : [[...places]]));
    assert.deepEqual(placesOf('Anna bint Petrova'), [[0, 2]]);
    assert.deepEqual(placesOf('Anna Petrova a.k.a. Maria Ivanova'), []);
    assert.deepEqual(
      boundsFor('Petrova', 0.3).map(({ leastWords }) => leastWords),
      [undefined, undefined],
    );
  });
});
