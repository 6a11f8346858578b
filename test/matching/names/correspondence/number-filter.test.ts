import assert from 'node:assert/strict';
import { NumberFilter } from '../../../../src/matching/names/correspondence/number-filter.ts';

describe('filter of numbers', () => {
  it('has every number that was added, and few others', () => {
    const filter = new NumberFilter();
    const added = Array.from({ length: 100 }, (_, index) => Math.imul(index, 7_919) | 0);
    for (const number of [...added, -1, 0, 0x3ffffff]) filter.add(number);
    for (const number of [...added, -1, 0, 0x3ffffff]) assert.ok(filter.mayHave(number), `${number}`);
    const others = Array.from({ length: 10_000 }, (_, index) => 1_000_003 + 13 * index);
    const taken = others.filter((number) => !added.includes(number) && filter.mayHave(number));
    assert.ok(taken.length < 0.1 * others.length, `${taken.length} of ${others.length} are taken for added`);
  });

  it('has nothing before a number is added', () => {
    const filter = new NumberFilter();
    for (const number of [0, -1, 31, 32, 2_147_483_647]) assert.equal(filter.mayHave(number), false);
  });
});
