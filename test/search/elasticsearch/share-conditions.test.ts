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
    const share = matchedShare({ matched, leftQuery, leftListed, lost: ALL, spared: ALL });
    return { matched, leftQuery, leftListed, share };
  });

  it('never cost more than the share itself, so that no name is lost', () => {
    for (const { matched, leftQuery, leftListed, share } of shares) {
      const costs = shareCosts().map(
        (cost) =>
          cost.leftQuery * leftQuery +
          cost.leftListed * leftListed +
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
            (cost.leftQuery * leftQuery +
              cost.leftListed * leftListed +
              cost.scarce * (NAME_MODEL.enoughEvidence - matched)),
      ),
    );
    assert.ok(below.length > 1_000);
    assert.ok(passing.length < below.length / 2, `${passing.length} of ${below.length}`);
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
