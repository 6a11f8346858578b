import assert from 'node:assert/strict';
import { withOfficialName } from '../../../../src/matching/names/reading/universities-in-characters.ts';
import { score } from '../score-pair.ts';

const SAME: readonly (readonly [string, string])[] = [
  ['哈尔滨工业大学', 'HARBIN INSTITUTE OF TECHNOLOGY'],
  ['哈爾濱工業大學', 'Harbin Institute of Technology'],
  ['哈尔滨理工大学', 'Harbin University of Science and Technology'],
  ['北京航空航天大学', 'Beihang University'],
  ['西安电子科技大学', 'Xidian University'],
  ['西工大', 'Northwestern Polytechnical University'],
  ['国防科学技术大学', '国防科技大学'],
];

const OTHER: readonly (readonly [string, string])[] = [
  ['哈尔滨理工大学', 'HARBIN INSTITUTE OF TECHNOLOGY'],
  ['哈爾濱理工大學', 'HARBIN INSTITUTE OF TECHNOLOGY'],
  ['哈尔滨理工大学', '哈尔滨工业大学'],
  ['北京理工大学', 'Beijing University of Technology'],
  ['电子科技大学', 'Xidian University'],
  ['南京理工大学', '南京工业大学'],
  ['Wuhan University of Technology', 'Wuhan University of Science and Technology'],
];

describe('universities of China by what they call themselves', () => {
  for (const [a, b] of SAME)
    it(`${a} is ${b}`, () => {
      assert.ok(score(a, b) > 0.9);
      assert.ok(score(b, a) > 0.9);
    });
  for (const [a, b] of OTHER)
    it(`${a} is not ${b}`, () => {
      assert.ok(score(a, b) < 0.5);
      assert.ok(score(b, a) < 0.5);
    });
  for (const text of ['首都北京大学', '大学', 'Peking University'])
    it(`${text} has no such name`, () => {
      assert.equal(withOfficialName(text), text);
    });
});
