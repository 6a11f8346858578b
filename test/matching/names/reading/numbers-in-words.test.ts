import assert from 'node:assert/strict';
import { score } from '../score-pair.ts';

const SAME: readonly (readonly [string, string])[] = [
  ['MT Adrian Darya One', 'ADRIAN DARYA 1'],
  ['Sparta Second', 'SPARTA II'],
  ['Military Unit Four Hundred', 'Military Unit 400'],
  ['School One Hundred and Fifty', 'School 150'],
  ['Second Academy of Natural Sciences', '2nd Academy of Natural Sciences'],
  ['First Bank of Nigeria', 'First Bank Nigeria Ltd'],
  ['One Belt Trading', 'One Belt Trading LLC'],
  ['126-ya otdelnaya brigada beregovoy oborony', '126th Separate Coastal Defence Brigade'],
  ['155-я отдельная бригада морской пехоты', '155th Separate Naval Infantry Brigade'],
];

const DIFFERENT: readonly (readonly [string, string])[] = [
  ['Adrian Darya One', 'ADRIAN DARYA 2'],
  ['Sparta Second', 'SPARTA IV'],
  ['Unit Four Hundred', 'Unit 4'],
  ['Unit Three Hundred', 'Unit 400'],
  ['Channel One', 'Channel 2'],
  ['127-ya otdelnaya brigada beregovoy oborony', '126th Separate Coastal Defence Brigade'],
];

describe('numbers in words', () => {
  for (const [a, b] of SAME)
    it(`${a} / ${b}`, () => {
      assert.ok(score(a, b) > 0.8, String(score(a, b)));
      assert.ok(score(b, a) > 0.8, String(score(b, a)));
    });

  for (const [a, b] of DIFFERENT)
    it(`${a} is not ${b}`, () => {
      assert.ok(score(a, b) < 0.5, String(score(a, b)));
    });
});
