import assert from 'node:assert/strict';
import { listedNameKeys, queryNameKeys } from '../../../src/matching/candidate-keys.ts';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { score } from './score-pair.ts';

const SAME: readonly (readonly [string, string])[] = [
  ['Colcerdos Ltda.', 'Colombiana de Cerdos Ltda.'],
  ['Banagricola S.A.', 'Bananera Agricola S.A.'],
  ['Agroindupalma S.A.', 'Cia. Agroindustrial Palmera S.A.'],
  ['Syriatel', 'Syria Telecom'],
  ['Sudatel Ltd', 'Sudan Telecommunications Company'],
  ['Petrocaribe', 'Petróleos del Caribe S.A.'],
];

const OTHER: readonly (readonly [string, string])[] = [
  ['Intertrade', 'International Trade Company'],
  ['Colcerdos Ltda.', 'Colombiana de Cereales Ltda.'],
  ['Mardanov', 'Marina Danovskaya'],
  ['Caspian', 'Casa Pianos Ltd'],
  ['Alexandria Ltd', 'Alexander Andria Ltd'],
  ['Sampetrol', 'San Petroleum Ltd'],
];

const prepared = (text: string) => prepareName(text, { mayHaveLegalForm: true });

describe('brands that are made of the beginnings of words', () => {
  for (const [a, b] of SAME) {
    it(`${a} is worth a look beside ${b}`, () => {
      for (const found of [score(a, b), score(b, a)]) assert.ok(found >= 0.5 && found < 0.8, String(found));
    });
    it(`${a} and ${b} are looked up by one another`, () => {
      for (const [query, listed] of [
        [a, b],
        [b, a],
      ] as const) {
        const filed = listedNameKeys(prepared(listed).words);
        const keys = queryNameKeys(createQueryName(prepared(query)));
        assert.ok(keys.some(({ key, score: most }) => filed.has(key) && most >= score(query, listed)));
      }
    });
  }

  for (const [a, b] of OTHER)
    it(`${a} is not ${b}`, () => {
      assert.ok(score(a, b) < 0.5);
      assert.ok(score(b, a) < 0.5);
    });
});
