import assert from 'node:assert/strict';
import { score } from '../score-pair.ts';

/** Words of one name in two notations. */
const SAME: readonly (readonly [string, string])[] = [
  ['SANDAIME KODO-KAI', 'KODO-KAI'],
  ['6th Yamaguchi-gumi', 'ROKUDAIME YAMAGUCHI-GUMI'],
  ['Second Marquetalia', 'SEGUNDA MARQUETALIA'],
  ['NUMBER 2 MINING ENTERPRISE', 'MINING ENTERPRISE NO 2'],
  ['N P C INTERNATIONAL LTD', 'NPC INTERNATIONAL'],
  ['Victory Somo Grp Hongkong Ltd', 'VICTORY SOMO GROUP (HK) LIMITED'],
  ['Revolutionary Guards', 'Islamic Revolutionary Guard Corps'],
];

const OTHER: readonly (readonly [string, string])[] = [
  ['SIXTH YAMAGUCHI-GUMI', 'KUDO-KAI'],
  ['NUMBER 3 MINING ENTERPRISE', 'MINING ENTERPRISE NO 2'],
  ['N P D INTERNATIONAL LTD', 'NPC INTERNATIONAL'],
  ['Orient Star (HK) Limited', 'Orient Star Singapore Ltd'],
  ['National Guard', 'Islamic Revolutionary Guard Corps'],
  ['Revolutionary Command Council', 'Islamic Revolutionary Guard Corps'],
];

describe('names of organisations in several notations', () => {
  for (const [a, b] of SAME)
    it(`${a} is ${b}`, () => {
      assert.ok(score(a, b) > 0.8);
      assert.ok(score(b, a) > 0.8);
    });
  for (const [a, b] of OTHER)
    it(`${a} is not ${b}`, () => {
      assert.ok(score(a, b) < 0.5);
      assert.ok(score(b, a) < 0.5);
    });
});
