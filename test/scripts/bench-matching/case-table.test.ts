import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { readCaseTable } from '../../../scripts/bench-matching/case-table.ts';
import { halfOf, type LabelledPair } from '../../../scripts/bench-matching/labelled-pair.ts';
import { hasLetterOrDigit } from '../../../src/matching/normalise/clean-text.ts';

const FILE = fileURLToPath(new URL('../../cases/matching/pairs.csv', import.meta.url));

describe('table of pairs judged by hand', () => {
  let pairs: readonly LabelledPair[] = [];
  before(async () => {
    pairs = await readCaseTable(FILE);
  });

  it('has 600 pairs in 30 languages at least, and as many that must not match as that must', () => {
    const same = pairs.filter(({ isSame }) => isSame).length;
    assert.ok(same >= 300, `${same} pairs of one name`);
    assert.ok(pairs.length - same >= same, `${pairs.length - same} pairs of different names`);
    assert.ok(new Set(pairs.map(({ language }) => language)).size >= 30);
  });

  it('has each pair once, in either direction, and two names in it', () => {
    const keys = pairs.map(({ a, b }) => [a, b].sort().join('|'));
    assert.equal(new Set(keys).size, keys.length);
    for (const { a, b } of pairs) {
      assert.ok(hasLetterOrDigit(a) && hasLetterOrDigit(b), `${a} / ${b}`);
      assert.notEqual(a, b);
    }
  });

  it('is halved evenly, whichever way round a pair is written', () => {
    const tune = pairs.filter((pair) => halfOf(pair) === 'tune').length;
    assert.ok(Math.abs(tune / pairs.length - 0.5) < 0.05, `${tune} of ${pairs.length}`);
    for (const { a, b } of pairs) assert.equal(halfOf({ a, b }), halfOf({ a: b, b: a }));
  });
});
