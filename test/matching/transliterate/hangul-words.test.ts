import assert from 'node:assert/strict';
import { spaceHangulWords } from '../../../src/matching/transliterate/hangul-words.ts';
import { prepare, score } from '../names/score-pair.ts';

const textsOf = (name: string): string =>
  prepare(name)
    .words.map(({ text }) => text)
    .join(' ');

describe('words of organisations in Hangul', () => {
  for (const [name, words] of [
    ['고려항공', 'koryo aviation'],
    ['조선남강무역회사', 'korea namgang trading company'],
    ['조선남강무 역회사', 'korea namgang trading company'],
    ['조선 광업개발 무역회사', 'korea mining development trading company'],
    ['조선로동당 39호실', 'korea workers party 39 office'],
    ['제2경제위원회', '2 economic committee'],
    ['국가보위성', 'state ministry security'],
    ['대우조선해양 주식회사', 'daewoo shipbuilding marine jusikhoesa'],
    ['합장강무역', 'hapjanggang trading'],
    ['LG전자', 'lg electronics'],
  ] as const)
    it(`${name} is ${words}`, () => assert.equal(textsOf(name), words));

  for (const name of ['김정은', '남궁민수', '오사마 빈 라덴', '블라디미르 푸틴', '은정', '김 해운', '조은행'])
    it(`are not looked for in ${name}`, () => assert.equal(spaceHangulWords(name), null));

  it('are the same words in English and in Latin letters', () => {
    assert.ok(score('정찰총국', 'Reconnaissance General Bureau') >= 0.8);
    assert.ok(score('고려항공', 'Air Koryo') >= 0.8);
    assert.ok(score('조선백마무역회사', 'Choson Paekma Muyok Hoesa') >= 0.8);
  });

  it('do not make other organisations alike', () => {
    assert.ok(score('정찰총국', 'General Bureau of Atomic Energy') < 0.5);
    assert.ok(score('조선남강무역회사', '조선백호무역회사') < 0.5);
    assert.ok(score('고려항공', 'Korean Air') < 0.5);
  });
});
