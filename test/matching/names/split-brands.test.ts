import assert from 'node:assert/strict';
import { listedNameKeys, queryNameKeys } from '../../../src/matching/candidate-keys.ts';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { brandOf } from '../../../src/matching/names/split-brands.ts';
import { score } from './score-pair.ts';

const SAME: readonly (readonly [string, string])[] = [
  ['Alzrooni Exchange', 'AL ZAROONI EXCHANGE'],
  ['Nam Chong Gan Trading Corporation', 'NAMCHONGANG TRADING CORPORATION'],
  ['Nam Chon Gang Trdg. Corp.', 'NAMCHONGANG TRADING CORPORATION'],
  ['Zaykabar Company', 'Zay Gabar Company'],
];

const OTHER: readonly (readonly [string, string])[] = [
  ['Sun Star Trading', 'Sunstone Trading'],
  ['Al Mansour Exchange', 'Almanar Exchange'],
  ['Alzrooni Trading', 'AL ZAROONI EXCHANGE'],
  ['Nam San Trading Corporation', 'NAMCHONGANG TRADING CORPORATION'],
  ['Mega Trade LLC', 'Megatrend LLC'],
  ['Pan Asia Shipping', 'Pantaleo Shipping'],
];

const prepared = (text: string) => prepareName(text, { mayHaveLegalForm: true });

describe('brands with a space and a slip', () => {
  for (const [a, b] of SAME) {
    it(`${a} is ${b}`, () => {
      assert.ok(score(a, b) >= 0.5);
      assert.ok(score(b, a) >= 0.5);
    });
    it(`${a} is looked up where ${b} is filed`, () => {
      const keys = queryNameKeys(createQueryName(prepared(a)));
      const listed = listedNameKeys(prepared(b).words);
      assert.ok(keys.some(({ key, score: most }) => listed.has(key) && most >= score(a, b)));
    });
  }

  for (const [a, b] of OTHER)
    it(`${a} is not ${b}`, () => {
      assert.ok(score(a, b) < 0.5);
      assert.ok(score(b, a) < 0.5);
    });

  for (const text of ['Abd al-Rahman', 'Trading Company', 'Unit 29155 Bank', 'Li Na Bank'])
    it(`${text} has no brand that long`, () => {
      assert.equal(brandOf(prepared(text).words), null);
    });
});
