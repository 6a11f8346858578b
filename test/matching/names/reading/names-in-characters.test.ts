import assert from 'node:assert/strict';
import { withKnownName } from '../../../../src/matching/names/reading/names-in-characters.ts';
import { score } from '../score-pair.ts';

const SAME: readonly (readonly [string, string])[] = [
  ['청천강호', 'Chong Chon Gang'],
  ['천마산호', 'CHON MA SAN'],
  ['청천강', 'Chong Chon Gang'],
  ['백두산', 'Paek Tu San'],
  ['指定暴力団 住吉会', 'Sumiyoshi-kai'],
  ['指定暴力団 山口組', 'Yamaguchi-gumi'],
  ['무두봉호', 'MU DU BONG'],
  ['례성강 1호', 'RYE SONG GANG 1'],
  ['만경봉 92호', 'Man Gyong Bong 92'],
];

const OTHER: readonly (readonly [string, string])[] = [
  ['천마산호', 'CHONG CHON GANG'],
  ['청천강', 'Chong Song Gang'],
  ['指定暴力団 稲川会', 'Sumiyoshi-kai'],
  ['례성강 2호', 'RYE SONG GANG 1'],
  ['만경봉 92호', 'Man Gyong Bong 93'],
];

describe('ships of Korea in Hangul', () => {
  for (const [a, b] of SAME)
    it(`${a} is ${b}`, () => {
      assert.ok(score(a, b) > 0.8);
      assert.ok(score(b, a) > 0.8);
    });
  for (const [a, b] of OTHER)
    it(`${a} is not ${b}`, () => {
      assert.ok(score(a, b) < 0.5);
    });
  for (const text of ['김정호', '남궁민호', '안전보호'])
    it(`${text} is no ship`, () => {
      assert.equal(withKnownName(text), text);
    });
});
