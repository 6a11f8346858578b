import assert from 'node:assert/strict';
import { closingLines, joined, slowestLines } from '../../../scripts/testing/test-report.ts';

describe('the report of several processes', () => {
  it('adds up what passed and names what failed and was skipped', () => {
    const report = joined([
      { passed: 2, failed: ['a'], skipped: ['b'], files: [{ file: 'b.test.ts', ms: 1_234 }] },
      {
        passed: 3,
        failed: [],
        skipped: ['c', 'd'],
        files: [
          { file: 'c.test.ts', ms: 50 },
          { file: 'd.test.ts', ms: 2_000 },
        ],
      },
    ]);
    assert.deepEqual(closingLines(report), [
      'skipped: b',
      'skipped: c',
      'skipped: d',
      '5 passed, 1 failed, 3 skipped',
    ]);
    assert.deepEqual(slowestLines(report, 2), ['    2.0 s  d.test.ts', '    1.2 s  b.test.ts']);
  });

  it('says of no process that nothing passed', () => {
    assert.deepEqual(closingLines(joined([])), ['0 passed, 0 failed, 0 skipped']);
  });
});
