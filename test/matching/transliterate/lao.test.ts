import assert from 'node:assert/strict';
import { romaniseLao } from '../../../src/matching/transliterate/lao.ts';
import { itMatches, itTellsApart } from '../names/score-pair.ts';

describe('names in Lao letters', () => {
  for (const [lao, latin] of [
    ['ຄຳໄຕ', 'khamtai'],
    ['ສີພັນດອນ', 'siphandon'],
    ['ວຽງຈັນ', 'wiangchan'],
    ['ໄຊຍະສອນ', 'saiason'],
    ['ວໍລະຈິດ', 'wolachid'],
    ['ໜູ', 'nu'],
  ] as const)
    it(`${lao} is ${latin}`, () => assert.equal(romaniseLao(lao), latin));

  itMatches([
    ['Khamtay Siphandone', 'ຄຳໄຕ ສີພັນດອນ'],
    ['Kaysone Phomvihane', 'ໄກສອນ ພົມວິຫານ'],
    ['Thongloun Sisoulith', 'ທອງລຸນ ສີສຸລິດ'],
    ['Choummaly Sayasone', 'ຈູມມະລີ ໄຊຍະສອນ'],
    ['Phankham Viphavanh', 'ພັນຄຳ ວິພາວັນ'],
  ]);

  itTellsApart([
    ['Bouasone Siphandone', 'ຄຳໄຕ ສີພັນດອນ'],
    ['Khamtay Sayasone', 'ຄຳໄຕ ສີພັນດອນ'],
  ]);
});
