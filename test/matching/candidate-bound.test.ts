import assert from 'node:assert/strict';
import { candidateBound } from '../../src/matching/candidate-bound.ts';
import { matchedShare } from '../../src/matching/names/matched-share.ts';
import { NAME_MODEL } from '../../src/matching/scoring-model.ts';
import { seededRandom } from '../support/parties.ts';

const THRESHOLDS = [0.1, 0.3, 0.5, 0.8, 0.95];
const random = seededRandom(11);
const upTo = (most: number): number => random() * most;

describe('candidate bound', () => {
  it('loses no name by any of the sums that it may be told by', () => {
    for (const threshold of THRESHOLDS) {
      const bound = candidateBound(threshold);
      let reaching = 0;
      for (let round = 0; round < 4000; round++) {
        const matched = upTo(3);
        const [left, listedLeft] = random() < 0.3 ? [0, upTo(0.5)] : [upTo(2), upTo(2)];
        const [taken, listedTaken] = [matched + upTo(1), matched + upTo(1)];
        const mayBeFramed = random() < 0.5;
        const most = {
          matched,
          leftQuery: left,
          leftListed: listedLeft,
          sparedOfQuery: upTo(1),
          mayBeFramed,
        };
        if (!bound.mayReach(most)) continue;
        reaching++;
        const gain = bound.gainOfMatched(matched, taken, listedTaken);
        assert.ok(gain >= bound.required(taken + left, listedTaken + listedLeft), JSON.stringify(most));
        assert.ok(Math.max(left, listedLeft) <= bound.mostLeft(matched, mayBeFramed), JSON.stringify(most));
      }
      assert.ok(reaching > 20, `only ${reaching} of the pairs reach ${threshold}`);
    }
  });

  it('loses no name that leaves more over and has less matched', () => {
    const { sparedByHabit, exponent } = NAME_MODEL;
    for (const threshold of THRESHOLDS) {
      const bound = candidateBound(threshold);
      for (let round = 0; round < 10_000; round++) {
        const matched = upTo(1.5);
        const leastListed = upTo(0.4);
        const [left, listedLeft] = [upTo(0.3), leastListed + (random() < 0.5 ? 0 : upTo(0.3))];
        const spared = sparedByHabit * Math.max(left, listedLeft);
        const share = matchedShare({ matched, leftQuery: left, leftListed: listedLeft, spared });
        const most = {
          matched: matched + (random() < 0.5 ? 0 : upTo(0.1)),
          leftQuery: random() < 0.5 ? 0 : left,
          leftListed: leastListed,
          sparedOfQuery: Number.POSITIVE_INFINITY,
          mayBeFramed: false,
        };
        if (share ** exponent >= threshold) assert.ok(bound.mayReach(most), JSON.stringify(most));
      }
    }
  });

  it('never gains less by what is matched than by the likeness of it', () => {
    const bound = candidateBound(0.5);
    for (let round = 0; round < 1000; round++) {
      const [query, listed, likeness] = [upTo(1), upTo(1), random()];
      const byMatched = bound.gainOfMatched(Math.min(query, listed) * likeness, query, listed);
      assert.ok(byMatched >= bound.gain(query, listed, likeness) - 1e-12);
    }
  });
});
