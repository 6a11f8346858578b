import assert from 'node:assert/strict';
import { score } from '../score-pair.ts';

/** A firm by its one word, and with what it does: worth a look. */
const SAME: readonly (readonly [string, string])[] = [
  ['Kaspersky', 'Kaspersky Lab'],
  ['Mapna', 'Mapna Industrial Group'],
  ['Dahua', 'Zhejiang Dahua Technology Co., Ltd.'],
  ['Syriatel', 'Syriatel Mobile Telecom'],
];

/** What may be the name of any firm, or that of a person. */
const OTHER: readonly (readonly [string, string])[] = [
  ['Orion', 'Orion Shipping'],
  ['Phoenix', 'Phoenix Mining'],
  ['Sokolov', 'Sokolov Engineering'],
  ['Rashid', 'Rashid Trading'],
  ['Qeshm Air', 'Qeshm Fars Air'],
];

describe('firms that are known by one word', () => {
  for (const [a, b] of SAME)
    it(`${a} may be ${b}`, () => {
      assert.ok(score(a, b) >= 0.5);
      assert.ok(score(b, a) >= 0.5);
    });
  for (const [a, b] of OTHER)
    it(`${a} is hardly ${b}`, () => {
      assert.ok(score(a, b) < 0.5);
    });
});
