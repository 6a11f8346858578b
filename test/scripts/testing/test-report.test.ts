import assert from 'node:assert/strict';
import { closingLines, joined } from '../../../scripts/testing/test-report.ts';

describe('the report of several processes', () => {
  it('adds up what passed and names what failed and was skipped', () => {
    const report = joined([
      { passed: 2, failed: ['a'], skipped: ['b'] },
      { passed: 3, failed: [], skipped: ['c', 'd'] },
    ]);
    assert.deepEqual(closingLines(report), [
      'skipped: b',
      'skipped: c',
      'skipped: d',
      '5 passed, 1 failed, 3 skipped',
    ]);
  });

  it('says of no process that nothing passed', () => {
    assert.deepEqual(closingLines(joined([])), ['0 passed, 0 failed, 0 skipped']);
  });
});
