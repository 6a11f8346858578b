import assert from 'node:assert/strict';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { scoreName } from '../../../src/matching/names/score-names.ts';

const prepare = (text: string) => prepareName(text, { mayHaveLegalForm: true });
const score = (a: string, b: string): number => scoreName(createQueryName(prepare(a)), prepare(b));

const SAME: readonly (readonly [string, string])[] = [
  ['Kaspersky Lab', 'AO LABORATORIYA KASPERSKOGO'],
  ['Kaspersky Lab', 'АО Лаборатория Касперского'],
  ['Bauman University', 'Universitet im. Baumana'],
  ['Khrunichev Plant', 'Zavod im. Khrunicheva'],
  ['завод имени Дзержинского', 'Dzerzhinsky Plant'],
  ['Splav', 'NPO Splav imeni A.N. Ganicheva'],
  ['Tatneft', 'PJSC Tatneft named after V.D. Shashin'],
];

const DIFFERENT: readonly (readonly [string, string])[] = [
  ['Zavod im. Khrunicheva', 'Kalashnikov Plant'],
  ['Laboratoriya Kasperskogo', 'Laboratoriya Kovalskogo'],
  ['Zavod Likhacheva', 'Zavod imeni Kalinina'],
];

describe('names of bearers in names of organisations', () => {
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
