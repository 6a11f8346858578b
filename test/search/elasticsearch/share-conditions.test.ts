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

const { weights } = NAME_MODEL;
const { joined, movedSpace } = NAME_MODEL.likeness;

/** Spared or saved as much as there is: then a share costs least. */
const ALL = Number.POSITIVE_INFINITY;

const boundsFor = (text: string, threshold: number): ReturnType<typeof nameBounds> =>
  nameBounds(createQueryName(prepareName(text, { mayHaveLegalForm: true })), threshold);

const PERSON = 'Anna Maria Petrova';
const QUERIES = [PERSON, 'Petrova', 'Anna Trading Company', 'Anna Petrova a.k.a. Maria Ivanova'];

type Case = keyof typeof SHARE_COSTS | 'told';

/** What is matched and left over of two names, and the part of both left-overs by which the words that correspond are not alike. */
interface Sums {
  readonly matched: number;
  readonly leftQuery: number;
  readonly leftListed: number;
  readonly lost: number;
}

/** The least that a share of these costs, by how the names correspond. */
function leastCost(how: Case, { matched, leftQuery, leftListed, lost }: Sums): number {
  const more = Math.max(leftQuery, leftListed);
  const { sparedByHabit, omission, omissionBetween } = NAME_MODEL;
  // All that one side has left over may be left out by habit, also what contradicts the other's.
  const spared = how === 'onePair' ? sparedByHabit * (more - lost) : ALL;
  const saved = { onePair: 0, several: (omission - omissionBetween) * more, told: ALL }[how];
  const share = matchedShare({ matched, leftQuery, leftListed, lost, spared, saved });
  return matched / share - matched;
}

describe('bounds of names in the index', () => {
  const random = seededRandom(7);
  const sums = Array.from({ length: 50_000 }, () => {
    const [leftQuery, leftListed] = [3 * random() ** 2, 3 * random() ** 2];
    const lost = random() * Math.min(leftQuery, leftListed);
    return { matched: 4 * random(), leftQuery, leftListed, lost };
  });
  /** Of one word of the query no more than its weight is matched. */
  const ofOneWord = sums.map((one) => ({ ...one, matched: (one.matched / 4) * NAME_MODEL.weights.rarest }));
  const costOf = ({ each, apart, scarce }: ShareCost, { matched, leftQuery, leftListed }: Sums): number =>
    each * (leftQuery + leftListed) +
    apart * Math.abs(leftQuery - leftListed) +
    scarce * (NAME_MODEL.enoughEvidence - matched);

  for (const how of ['onePair', 'several'] as const) {
    const cases = how === 'onePair' ? ofOneWord : sums;

    it(`never cost more than the share itself, so that no name is lost: ${how}`, () => {
      for (const one of cases) {
        const cost = leastCost(how, one);
        const least = Math.min(...SHARE_COSTS[how].map((of) => costOf(of, one)));
        assert.ok(least <= cost + 1e-9, JSON.stringify(one));
      }
    });

    it(`let few shares below the least one pass: ${how}`, () => {
      const least = leastShare(0.3);
      const isReached = (matched: number, cost: number): boolean => matched / (matched + cost) >= least;
      const below = cases.filter((one) => !isReached(one.matched, leastCost(how, one)));
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
            const [query, listed] = [0.05 + 0.95 * random(), 0.05 + 0.95 * random()];
            return { query, listed, likeness: how === 'told' ? 0.9 + 0.1 * random() : 0.3 + 0.7 * random() };
          });
          const sumOf = (of: (pair: (typeof pairs)[number]) => number): number =>
            pairs.reduce((sum, pair) => sum + of(pair), 0);
          // Beside a name told whole one side alone has more.
          const more = [2 * random() ** 3, how === 'told' ? 0 : 2 * random() ** 3] as const;
          const [moreQuery, moreListed] = random() < 0.5 ? more : [more[1], more[0]];
          const lost = sumOf(({ query, listed, likeness }) => Math.min(query, listed) * (1 - likeness));
          const matched = sumOf(({ query, listed, likeness }) => Math.min(query, listed) * likeness);
          const [leftQuery, leftListed] = [moreQuery + lost, moreListed + lost];
          if (matched / (matched + leastCost(how, { matched, leftQuery, leftListed, lost })) < least)
            continue;
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

  it('cost no more than a share of which two words of the query are one pair: "Yongc hol" / "Yong Chol"', () => {
    for (const one of sums) {
      const least = Math.min(...SHARE_COSTS.several.map((of) => costOf(of, one)));
      assert.ok(least <= leastCost('onePair', one) + 1e-9, JSON.stringify(one));
    }
  });

  it('require no more than such a pair gains by each of its words', () => {
    let reaching = 0;
    for (const threshold of [0.3, 0.5, 0.8, 0.95]) {
      const ofSeveral = boundsFor(PERSON, threshold).filter(({ leastWords = 1 }) => leastWords === 2);
      for (let round = 0; round < 20_000; round++) {
        const words = [0.05 + 0.95 * random(), 0.05 + 0.95 * random()];
        const query = words.reduce((sum, weight) => sum + weight, 0);
        const listed = 0.1 + 1.9 * random();
        const [moreQuery, moreListed] = [random() ** 3, random() ** 3];
        const matched = Math.min(query, listed) * movedSpace;
        const lost = Math.min(query, listed) - matched;
        const left = { leftQuery: moreQuery + lost, leftListed: moreListed + lost };
        if (matched / (matched + leastCost('onePair', { matched, lost, ...left })) < leastShare(threshold))
          continue;
        reaching++;
        const reached = ofSeveral.some(
          ({ gain, required }) =>
            words.reduce((sum, weight) => sum + gain(weight, 2 * weights.rarest, joined), 0) >=
            required(query + moreQuery, listed + moreListed),
        );
        assert.ok(reached, JSON.stringify({ threshold, words, listed, moreQuery, moreListed }));
      }
    }
    assert.ok(reaching > 10_000, String(reaching));
  });

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
