import assert from 'node:assert/strict';
import { lettersInKana } from '../../../src/matching/transliterate/letters-in-kana.ts';
import { itMatches, itTellsApart } from '../names/score-pair.ts';

describe('letters by their names in kana', () => {
  for (const [kana, letters] of [
    ['エムアールビー', 'mrb'],
    ['エイチエスビーシー', 'hsbc'],
    ['エックスワイゼット', 'xyz'],
    ['エーオー', 'ao'],
    ['アイユービー', undefined],
    ['ケイティー', undefined],
    ['エルシー', undefined],
    ['アイ', undefined],
    ['エミール', undefined],
  ] as const)
    it(`${kana} is ${letters ?? 'a name'}`, () => {
      assert.equal(lettersInKana(kana), letters);
    });

  itMatches([
    ['ジーエムティー・シッピング', 'GMT Shipping'],
    ['ティーエスケー・グループ', 'TSK Group'],
    ['ジェイエスシー・ロスネフチ', 'JSC Rosneft'],
    ['エムティーエス・バンク', 'MTS Bank'],
    ['オーオーオー・メタルトレード', 'OOO Metalltrade'],
    ['アイ・アール・アイ・エス・エル', 'IRISL'],
    ['ケイティー・ペリー', 'Katy Perry'],
    ['サラーフッディーン・アイユービー', 'Salahuddin Ayyubi'],
  ]);

  itTellsApart([
    ['ティーエスケー・グループ', 'RTS Group'],
    ['エムティーエス・バンク', 'VTB Bank'],
    ['ジーエムティー・シッピング', 'OSK Shipping'],
    ['ジェイエスシー・ロスネフチ', 'JSC Rostec'],
    ['オーオーオー・メタルトレード', 'OOO Metallstroy'],
    ['ケイティー・ペリー', 'Katy Brown'],
  ]);
});
