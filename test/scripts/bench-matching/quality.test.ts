import assert from 'node:assert/strict';
import type { ScoredPair } from '../../../scripts/bench-matching/labelled-pair.ts';
import { qualityBy, qualityOf, qualityTable } from '../../../scripts/bench-matching/quality.ts';

const pair = (isSame: boolean, score: number, kind = 'any'): ScoredPair => ({
  a: 'a',
  b: 'b',
  isPerson: true,
  isSure: true,
  language: 'English',
  kind,
  isSame,
  score,
});

describe('quality of scores', () => {
  const pairs = [pair(true, 0.9), pair(true, 0.6), pair(true, 0.2), pair(false, 0.7), pair(false, 0.1)];

  it('counts what is found, missed and raised at 0.5 and 0.8', () => {
    const { same, different, medium, high } = qualityOf(pairs);
    assert.deepEqual([same, different], [3, 2]);
    assert.ok(Math.abs(medium.precision - 2 / 3) < 1e-9);
    assert.ok(Math.abs(medium.recall - 2 / 3) < 1e-9);
    assert.deepEqual([high.precision, high.f1], [1, 0.5]);
  });

  it('takes the area under the curve as the share of ordered pairs of pairs, ties half', () => {
    assert.ok(Math.abs(qualityOf(pairs).auc - 4 / 6) < 1e-9);
    assert.equal(qualityOf([pair(true, 0.5), pair(false, 0.5)]).auc, 0.5);
  });

  it('finds the threshold at which F1 is best', () => {
    const { best } = qualityOf([pair(true, 0.9), pair(true, 0.4), pair(false, 0.3)]);
    assert.equal(best.f1, 1);
    assert.ok(best.threshold > 0.3 && best.threshold <= 0.4);
  });

  it('says nothing of a measure that lacks its pairs', () => {
    const { auc, medium } = qualityOf([pair(false, 0.1)]);
    assert.ok(Number.isNaN(auc) && Number.isNaN(medium.recall));
    const table = qualityTable(new Map([['none', qualityOf([pair(false, 0.1)])]]));
    assert.match(table[1] ?? '', / -$/u);
  });

  it('groups by kind in the order of the pairs', () => {
    const groups = qualityBy(
      [pair(true, 1, 'slip'), pair(true, 1, 'order'), pair(false, 0, 'slip')],
      ({ kind }) => kind,
    );
    assert.deepEqual([...groups.keys()], ['slip', 'order']);
    assert.equal(groups.get('slip')?.different, 1);
  });
});
