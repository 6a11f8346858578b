import assert from 'node:assert/strict';
import { sortedLines } from '../../../../src/matching/names/words/sorted-lines.ts';

describe('sorted lines', () => {
  const keys = ['a', 'ab', 'abc', 'b', 'ba', 'zz', 'Ω', '普京', '金'];
  const table = sortedLines(keys.map((key, index) => `${key} ${index} x`).join('\n'));

  it('find what stands after each key', () => {
    for (const [index, key] of keys.entries()) assert.equal(table.find(key), `${index} x`, key);
  });

  it('find nothing for a key between, before or after theirs', () => {
    for (const key of ['', 'A', 'aa', 'abcd', 'c', 'zzz', '普', '金正'])
      assert.equal(table.find(key), null, key);
    assert.equal(sortedLines('').find('a'), null);
  });
});
