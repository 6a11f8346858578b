import assert from 'node:assert/strict';
import { prepareName } from '../../../../src/matching/names/prepare-name.ts';
import { createQueryName } from '../../../../src/matching/names/query-name.ts';
import { scoreName } from '../../../../src/matching/names/score-names.ts';

function score(a: string, b: string): number {
  const [query, listed] = [a, b].map((text) => prepareName(text, { mayHaveLegalForm: true }));
  assert.ok(query && listed);
  return scoreName(createQueryName(query), listed);
}

describe('names in characters', () => {
  for (const [a, b] of [
    ['王偉強', '王伟强'],
    ['澤田健二', '沢田健二'],
    ['習近平', 'Xi Jinping'],
    ['華為技術有限公司', '华为技术有限公司'],
  ] as const) {
    it(`${a} is ${b}: traditional, simplified and Japanese characters are one`, () =>
      assert.equal(score(a, b), 1));
  }

  for (const [a, b] of [
    ['李尚福', '李尚富'],
    ['王伟', '王玮'],
    ['张又侠', '章友霞'],
  ] as const) {
    it(`${a} is not ${b}, though both are read alike`, () =>
      assert.ok(score(a, b) < 0.5, String(score(a, b))));
  }
});
