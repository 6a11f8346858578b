import assert from 'node:assert/strict';
import { judge, type ReadResult } from '../../src/ingest/acceptance.ts';

const GOOD: ReadResult = {
  parties: 100,
  previous: 100,
  declared: null,
  leftOut: 0,
  unknown: [],
  minimum: 50,
  origin: 'network',
  paged: false,
};
const UNKNOWN = [{ what: 'row/colour', count: 2, example: 'red' }];

type Case = readonly [rule: string, result: Partial<ReadResult>, refusals: number, warnings: number];

const CASES: readonly Case[] = [
  ['accepts a list as it was', {}, 0, 0],
  ['accepts a first load', { previous: 0 }, 0, 0],
  ['accepts growth of any size', { parties: 10_000 }, 0, 0],
  ['accepts 20 % fewer', { parties: 80 }, 0, 0],
  ['refuses 21 % fewer', { parties: 79 }, 1, 0],
  ['refuses fewer than the minimum from the network', { previous: 0, parties: 49 }, 1, 0],
  ['warns of fewer than the minimum from a folder', { previous: 0, parties: 49, origin: 'folder' }, 0, 1],
  ['refuses shrinkage from a folder', { parties: 60, origin: 'folder' }, 1, 0],
  ['accepts the declared count', { declared: 100 }, 0, 0],
  ['counts what was left out towards the declared count', { declared: 107, leftOut: 7 }, 0, 0],
  ['refuses one record fewer than declared', { declared: 101 }, 1, 0],
  ['refuses one record more than declared', { declared: 99 }, 1, 0],
  ['allows a register to move by 1 % while its pages are read', { declared: 101, paged: true }, 0, 0],
  ['refuses half a register', { declared: 200, paged: true }, 1, 0],
  ['accepts unknown parts', { unknown: UNKNOWN }, 0, 0],
  ['refuses no party at all', { parties: 0, previous: 0 }, 1, 0],
  ['names every reason', { parties: 40, declared: 41 }, 3, 0],
];

describe('whether a list may be served', () => {
  for (const [rule, result, refusals, warnings] of CASES) {
    it(rule, () => {
      const verdict = judge({ ...GOOD, ...result }, { force: false, strict: false });
      assert.deepEqual([verdict.refusals.length, verdict.warnings.length], [refusals, warnings]);
    });
  }

  it('turns refusals into warnings when forced, but for a list without parties', () => {
    const forced = { force: true, strict: false };
    const { refusals, warnings } = judge({ ...GOOD, parties: 40, declared: 41 }, forced);
    assert.deepEqual([refusals.length, warnings.length], [0, 3]);
    assert.equal(judge({ ...GOOD, parties: 0 }, forced).refusals.length, 1);
  });

  it('refuses unknown parts when strict, also when forced', () => {
    const verdict = judge({ ...GOOD, unknown: UNKNOWN }, { force: true, strict: true });
    assert.deepEqual(verdict.refusals, ['unknown row/colour (2 times, such as "red")']);
  });
});
