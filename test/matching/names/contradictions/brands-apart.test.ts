import assert from 'node:assert/strict';
import { score } from '../score-pair.ts';

/** Firms that may be two, and slips of the hand or of the ear in the same place. */
const APART: readonly (readonly [string, string])[] = [
  ['Petrogas FZE', 'PETROGAT FZE'],
  ['Navitel LLC', 'Naviten LLC'],
];
const SLIPS: readonly (readonly [string, string])[] = [
  ['Gazprom PJSC', 'Gazpron PJSC'],
  ['Hikvision', 'Hikvisiom'],
  ['Rosneft', 'Rosnefd'],
];

describe('firms of one word that end in other consonants', () => {
  for (const [a, b] of APART)
    it(`${a} and ${b} are worth a look, no more`, () => {
      assert.ok(score(a, b) >= 0.5 && score(a, b) <= 0.7);
      assert.equal(score(b, a), score(a, b));
    });
  for (const [a, b] of SLIPS)
    it(`${a} is ${b} misspelt`, () => {
      assert.ok(score(a, b) > 0.7);
    });
});
