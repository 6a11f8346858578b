import assert from 'node:assert/strict';
import { compareWithFrozen, frozenText, readFrozen } from '../../../scripts/bench-matching/frozen-scores.ts';
import type { ScoredPair } from '../../../scripts/bench-matching/labelled-pair.ts';

const pair = (a: string, isSame: boolean, score: number): ScoredPair => ({
  a,
  b: 'Vladimir Putin',
  isPerson: true,
  isSure: true,
  language: 'Russian',
  kind: 'typing slip',
  isSame,
  score,
});

describe('frozen scores', () => {
  const before = [
    pair('Vladimir Putn', true, 0.85),
    pair('Vladimir Popov', false, 0.4),
    pair('Putin', true, 0.6),
  ];

  it('hold no name, and are equal for equal models', () => {
    const text = frozenText(before);
    assert.doesNotMatch(text, /Putin|Vladimir|Popov/u);
    assert.equal(frozenText([...before].reverse()), text);
  });

  it('show which pairs moved, the farthest first, to which side, and across which level', () => {
    const now = [
      pair('Vladimir Putn', true, 0.79),
      pair('Vladimir Popov', false, 0.1),
      pair('Putin', true, 0.6),
    ];
    const { moved, unknown } = compareWithFrozen(readFrozen(frozenText(before)), now);
    assert.deepEqual(
      moved.map(({ pair: { a }, isBetter, crossed }) => [a, isBetter, crossed]),
      [
        ['Vladimir Popov', true, null],
        ['Vladimir Putn', false, 0.8],
      ],
    );
    assert.equal(unknown, 0);
  });

  it('count pairs that were not frozen', () => {
    const { moved, unknown } = compareWithFrozen(readFrozen(frozenText(before)), [
      pair('Wladimir', true, 0.5),
    ]);
    assert.deepEqual([moved.length, unknown], [0, 1]);
  });

  it('refuse what is no frozen score', () => {
    assert.throws(() => readFrozen('abc=one'), SyntaxError);
    assert.throws(() => readFrozen('{"a":1}'), SyntaxError);
  });
});
