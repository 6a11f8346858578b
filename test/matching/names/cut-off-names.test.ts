import assert from 'node:assert/strict';
import { listedNameKeys, queryNameKeys } from '../../../src/matching/candidate-keys.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { explainName } from '../../../src/matching/names/score-names.ts';
import { prepare, score } from './score-pair.ts';

/** What is left of a name, and the name. */
const CUT: readonly (readonly [string, string])[] = [
  ['ISLAMIC REPUBLIC OF IRAN SHIPPING L', 'Islamic Republic of Iran Shipping Lines'],
  ['IRAN AIRCRAFT MANUFACTURING INDUSTR', 'Iran Aircraft Manufacturing Industrial Company'],
  ['NATIONAL RESEARCH NUCLEAR UNIVERSIT', 'National Research Nuclear University MEPhI'],
  ['MUHAMMAD ABDALLAH SALIH SUGHAYR AL-B', 'Muhammad Abdallah Salih Sughayr Al-Busayri'],
  ['BANCO NACIONAL DE DESARROLLO ECONOM', 'Banco Nacional de Desarrollo Economico y Social de Venezuela'],
];

/** What begins many names, other names, and numbers, of which the beginning says nothing. */
const OTHER: readonly (readonly [string, string])[] = [
  ['JOINT STOCK COMPANY RESEARCH AND PR', 'Joint Stock Company Research and Production Association Granat'],
  ['LIMITED LIABILITY COMPANY TRADING H', 'Limited Liability Company Trading House Polymir'],
  ['FEDERAL STATE UNITARY ENTERPRISE SC', 'Federal State Unitary Enterprise Scientific Centre Vektor'],
  ['SECONDARY GENERAL SCHOOL OF TEHRAN NO 1', 'Secondary General School of Tehran No 12'],
  ['ISLAMIC REPUBLIC OF IRAN SHIPPING L', 'Islamic Republic of Iran Broadcasting'],
  ['BANCO NACIONAL DE DESARROLLO ECONOM', 'Banco Nacional de Credito'],
];

describe('names that were cut off', () => {
  for (const [left, whole] of CUT) {
    it(`${left} is ${whole}`, () => {
      assert.ok(score(left, whole) > 0.8);
      assert.ok(score(whole, left) > 0.8);
    });

    it(`${left} is found by its beginning`, () => {
      for (const [query, listed] of [
        [left, whole],
        [whole, left],
      ] as const) {
        const filed = listedNameKeys(prepare(listed).words);
        const found = queryNameKeys(createQueryName(prepare(query))).filter(({ key }) => filed.has(key));
        assert.ok(found.length > 0);
      }
    });
  }

  for (const [a, b] of OTHER)
    it(`${a} is not ${b}`, () => {
      assert.ok(score(a, b) < 0.5);
    });

  it('say so', () => {
    const query = createQueryName(prepare('ISLAMIC REPUBLIC OF IRAN SHIPPING L'));
    const { correspondences } = explainName(query, prepare('Islamic Republic of Iran Shipping Lines'));
    assert.equal(correspondences[0]?.kind, 'cut off');
  });
});
