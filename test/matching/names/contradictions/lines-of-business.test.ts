import assert from 'node:assert/strict';
import { score } from '../score-pair.ts';

const SAME: readonly (readonly [string, string])[] = [
  ['Телеканал «Звезда»', 'Zvezda TV channel'],
  ['NPP Start', 'Start JSC'],
  ['Mizuho Trust and Banking Co., Ltd.', 'Mizuho Trust & Banking'],
  ['Research and Production Enterprise Almaz', 'Research and Development Enterprise Almaz'],
  ['Angstrem-T', 'Ангстрем-Т АО'],
  ['Technopromexport', 'Tekhnopromeksport'],
  ['Technopromexpor', 'Technopromexport'],
  ['V. Putin', 'Vladimir Putin'],
];

const OTHER: readonly (readonly [string, string])[] = [
  ['Телеканал «Звезда»', 'NPP Zvezda named after G.I. Severin'],
  ['NPO Almaz', 'Almaz Insurance'],
  ['NPP Vympel', 'Vympel Football Club'],
  ['Sberbank Leasing', 'Sberbank Insurance'],
  ['三井住友信託銀行', 'Sumitomo Mitsui Banking Corporation'],
  ['Mizuho Trust & Banking', 'Mizuho Bank'],
  ['Ангстрем-Т', 'Angstrem JSC'],
  ['Elara-S LLC', 'Elara JSC'],
  ['Technopromimport', 'Technopromexport'],
  ['Metalloimport', 'Metalloeksport'],
];

describe('other firms of one brand', () => {
  for (const [a, b] of SAME)
    it(`${a} is ${b}`, () => {
      assert.ok(score(a, b) >= 0.5);
      assert.ok(score(b, a) >= 0.5);
    });
  for (const [a, b] of OTHER)
    it(`${a} is not ${b}`, () => {
      assert.ok(score(a, b) < 0.5);
      assert.ok(score(b, a) < 0.5);
    });
});
