import assert from 'node:assert/strict';
import { matchedShare } from '../../../src/matching/names/matched-share.ts';
import { NAME_MODEL } from '../../../src/matching/scoring-model.ts';
import { leastShare, nameBounds, shareCosts } from '../../../src/search/elasticsearch/share-conditions.ts';
import { seededRandom } from '../../support/parties.ts';

/** Lost or spared as much as there is: then a share costs least. */
const ALL = Number.POSITIVE_INFINITY;

describe('bounds of names in the index', () => {
  const random = seededRandom(7);
  const shares = Array.from({ length: 50_000 }, () => {
    const [matched, leftQuery, leftListed] = [4 * random(), 3 * random() ** 2, 3 * random() ** 2];
    const share = matchedShare({ matched, leftQuery, leftListed, lost: ALL, spared: ALL, saved: ALL });
    return { matched, leftQuery, leftListed, share };
  });

  it('never cost more than the share itself, so that no name is lost', () => {
    for (const { matched, leftQuery, leftListed, share } of shares) {
      const costs = shareCosts().map(
        (cost) =>
          cost.each * (leftQuery + leftListed) +
          cost.apart * Math.abs(leftQuery - leftListed) +
          cost.scarce * (NAME_MODEL.enoughEvidence - matched),
      );
      const cost = matched / share - matched;
      assert.ok(Math.min(...costs) <= cost + 1e-9, JSON.stringify({ matched, leftQuery, leftListed }));
    }
  });

  it('let few shares below the least one pass', () => {
    const least = leastShare(0.3);
    const below = shares.filter(({ share }) => share < least);
    const passing = below.filter(({ matched, leftQuery, leftListed }) =>
      shareCosts().some(
        (cost) =>
          (1 - least) * matched >=
          least *
            (cost.each * (leftQuery + leftListed) +
              cost.apart * Math.abs(leftQuery - leftListed) +
              cost.scarce * (NAME_MODEL.enoughEvidence - matched)),
      ),
    );
    assert.ok(below.length > 1_000);
    assert.ok(passing.length < below.length / 2, `${passing.length} of ${below.length}`);
  });

  it('require of names no more than the words of a sufficient share gain', () => {
    for (const threshold of [0.3, 0.5, 0.8]) {
      const least = leastShare(threshold);
      for (let round = 0; round < 20_000; round++) {
        const pairs = Array.from({ length: 1 + Math.floor(3 * random()) }, () => {
          const [query, listed] = [0.05 + random(), 0.05 + random()];
          return { query, listed, likeness: 0.3 + 0.7 * random() };
        });
        const sumOf = (of: (pair: (typeof pairs)[number]) => number): number =>
          pairs.reduce((sum, pair) => sum + of(pair), 0);
        const [moreQuery, moreListed] = [2 * random() ** 3, 2 * random() ** 3];
        const lost = sumOf(({ query, listed, likeness }) => Math.min(query, listed) * (1 - likeness));
        const share = matchedShare({
          matched: sumOf(({ query, listed, likeness }) => Math.min(query, listed) * likeness),
          leftQuery: moreQuery + lost,
          leftListed: moreListed + lost,
          lost: ALL,
          spared: ALL,
        });
        if (share < least) continue;
        const totals = [
          sumOf((pair) => pair.query) + moreQuery,
          sumOf((pair) => pair.listed) + moreListed,
        ] as const;
        const reached = nameBounds(threshold).some(
          (bound) =>
            sumOf(({ query, listed, likeness }) => bound.gain(query, listed, likeness)) >=
            bound.required(...totals),
        );
        assert.ok(reached, JSON.stringify({ threshold, pairs, moreQuery, moreListed }));
      }
    }
  });

  it('rise along a line on either side of the weight of the query', () => {
    for (const bound of nameBounds(0.3)) {
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
    for (const bound of nameBounds(0.3)) {
      const [none, same, twice] = [0, 2, 4].map((total) => bound.required(2, total));
      assert.ok((twice ?? 0) - (same ?? 0) <= (same ?? 0) - (none ?? 0) + 1e-9);
    }
  });

  it('require no more of a whole name than it gains', () => {
    for (const threshold of [0, 0.3, 0.5, 0.8, 1]) {
      for (const bound of nameBounds(threshold)) {
        assert.ok(bound.gain(1, 1, 1) + bound.gain(0.5, 0.5, 1) >= bound.required(1.5, 1.5));
        assert.ok(bound.gain(0.5, 1, 0.5) > 0);
      }
    }
  });
});
