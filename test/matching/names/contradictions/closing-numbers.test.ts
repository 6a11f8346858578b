import assert from 'node:assert/strict';
import { score } from '../score-pair.ts';

const MORE: readonly (readonly [string, string])[] = [
  ['CHON MA SAN', 'CHON MA SAN 2'],
  ['Nord Stream AG', 'Nord Stream 2 AG'],
  ['MV Sparta', 'MV Sparta IV'],
  ['Kismet Telecom Infrastructure LLC', 'Kismet Telecom Infrastructure 2 LLC'],
];

const SAME: readonly (readonly [string, string])[] = [
  ['Sea Star 02', 'Sea Star II'],
  ['Orion Fund X', 'Orion Fund 10'],
  ['Orion Fund V LP', 'Orion Fund 5 LP'],
  ['MV Sparta V', 'Sparta 5'],
  ['Sea Dragon V', 'Sea Dragon 5'],
  ['Yuk Tung No. 5', 'YUK TUNG 5'],
  ['Tanker Yu Jong 2', 'Yu Jong 2'],
  ['Crude oil tanker Ceres I', 'CERES I'],
  ['MT AB', 'AB'],
  ['Tanker Trackers Ltd', 'Tanker Trackers'],
  ['Malcolm X', 'Malcolm X'],
  ['Xi Jinping', 'Jinping Xi'],
  ['Henry Ford', 'Henry Ford II'],
];

const OTHER: readonly (readonly [string, string])[] = [
  ['Orion Fund XI', 'Orion Fund X'],
  ['Orion Capital VI LP', 'Orion Capital V LP'],
  ['Orion Fund I', 'Orion Fund II'],
  ['MV Sparta V', 'MV Sparta VI'],
  ['Sea Dragon V', 'Sea Dragon 6'],
  ['Hao Fan 2A', 'Hao Fan 2'],
  ['Hao Fan VI', 'Hao Fan IV'],
  ['Hao Fan IX', 'Hao Fan 8'],
  ['Ocean Pearl X', 'Ocean Pearl XI'],
  ['Kum Un San 2', 'Kum Un San 3'],
  ['MT AB', 'MT AC'],
  ['Henry Ford II', 'Henry Ford III'],
];

describe('numbers that close names', () => {
  for (const [a, b] of MORE)
    it(`${a} is hardly ${b}`, () => {
      assert.ok(score(a, b) > 0.5 && score(a, b) <= 0.75);
    });

  for (const [a, b] of SAME)
    it(`${a} is ${b}`, () => {
      assert.ok(score(a, b) >= 0.8);
    });

  for (const [a, b] of OTHER)
    it(`${a} is not ${b}`, () => {
      assert.ok(score(a, b) < 0.5);
    });
});
