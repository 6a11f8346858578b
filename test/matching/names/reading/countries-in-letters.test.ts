import assert from 'node:assert/strict';
import { score } from '../score-pair.ts';

const SAME: readonly (readonly [string, string])[] = [
  ['Министерство обороны РФ', 'MINISTRY OF DEFENCE OF THE RUSSIAN FEDERATION'],
  ['Министерство обороны РК', 'Ministry of Defence of Kazakhstan'],
  ['PRC Ministry of State Security', 'Ministry of State Security of China'],
  ['KSA Ministry of Interior', 'Ministry of Interior of Saudi Arabia'],
  ['Central Bank of the UAE', 'Central Bank of the United Arab Emirates'],
];

const DIFFERENT: readonly (readonly [string, string])[] = [
  ['Министерство обороны РФ', 'MINISTRY OF DEFENCE OF THE REPUBLIC OF BELARUS'],
  ['PRC Ministry of State Security', 'Ministry of State Security of North Korea'],
  ['RF Technologies', 'Russia Technologies'],
  ['RCA Records', 'Central African Republic Records'],
  ['Public Relations Council PRC', 'China Public Council'],
];

describe('countries in letters', () => {
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

describe('what says no more than "company"', () => {
  for (const [a, b] of [
    ['Shvabe Holding', 'JSC Shvabe'],
    ['Société Bois Rouge', 'BOIS ROUGE SARLU'],
    ['Rosneft IPJSC', 'Rosneft'],
  ] as const)
    it(`${a} / ${b}`, () => {
      assert.ok(score(a, b) > 0.7, String(score(a, b)));
    });
});
