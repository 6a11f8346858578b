import assert from 'node:assert/strict';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { scoreName } from '../../../src/matching/names/score-names.ts';

const prepare = (text: string) => prepareName(text, { mayHaveLegalForm: true });
const score = (a: string, b: string): number => scoreName(createQueryName(prepare(a)), prepare(b));

const SAME: readonly (readonly [string, string])[] = [
  ['Gazpr0mbank J5C', 'GAZPROMBANK JSC'],
  ['Sberbank 0JSC', 'Sberbank OJSC'],
  ['Vostok 1NC', 'Vostok Inc'],
  ['School 45B', 'School 45B'],
  ['000 Rosneft', 'OOO Rosneft'],
];

const DIFFERENT: readonly (readonly [string, string])[] = [
  ['Unit J5C', 'Unit 5'],
  ['Gazprombank J5C', 'Gazprommash J5C'],
];

describe('legal forms that print has made digits of', () => {
  for (const [a, b] of SAME)
    it(`${a} / ${b}`, () => {
      assert.ok(score(a, b) >= 0.5, String(score(a, b)));
      assert.ok(score(b, a) >= 0.5, String(score(b, a)));
    });

  for (const [a, b] of DIFFERENT)
    it(`${a} is not ${b}`, () => {
      assert.ok(score(a, b) < 0.5, String(score(a, b)));
      assert.ok(score(b, a) < 0.5, String(score(b, a)));
    });
});
