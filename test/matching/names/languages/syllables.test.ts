import assert from 'node:assert/strict';
import {
  listedKeys,
  neighbourKeys,
  queryKeys,
  queryNeighbourKeys,
} from '../../../../src/matching/candidate-keys.ts';
import { prepareName } from '../../../../src/matching/names/prepare-name.ts';
import { wordFromKey } from '../../../../src/matching/names/word-from-key.ts';
import type { PreparedName } from '../../../../src/matching/names/prepared-name.ts';
import { createQueryName } from '../../../../src/matching/names/query-name.ts';
import { scoreName } from '../../../../src/matching/names/score-names.ts';
import { syllabicNeighbours } from '../../../../src/matching/names/correspondence/syllabic-neighbours.ts';
import { hangulClass, koreanClasses } from '../../../../src/matching/phonetics/korean-syllables.ts';
import { pinyinOfWadeGiles } from '../../../../src/matching/phonetics/chinese-syllables.ts';

const prepare = (text: string): PreparedName => prepareName(text, { mayHaveLegalForm: false });
const score = (a: string, b: string): number => scoreName(createQueryName(prepare(a)), prepare(b));

const SAME: readonly (readonly [string, string])[] = [
  ['박정희', 'Park Chung-hee'],
  ['김영복', 'Yong Bok KIM'],
  ['정경택', "Kyo'ng-t'aek CHO'NG"],
  ['Ri Son Gwon', 'Lee Seon-gwon'],
  ['Choe Ryong Hae', 'Choi Ryong-hae'],
  ['Chung Mong-joon', 'Jeong Mong-jun'],
  ['Mao Zedong', 'Mao Tse-tung'],
  ['毛澤東', 'Mao Tse-tung'],
  ['Zhou Enlai', 'Chou En-lai'],
  ['Xi Jinping', 'Hsi Chin-ping'],
  ['金正恩', 'Kim Jong Un'],
  ['Il U Cho', 'Il Woo Cho'],
  ['Kim U Sung', 'Kim Woo-sung'],
  ['金正日', '김정일'],
  ['Ким Чен Ын', 'Kim Jong Un'],
  ['Ким Чен Ир', 'Kim Jong Il'],
  ['Пак Кын Хе', 'Park Geun-hye'],
  ['კიმ ჩენ ინი', 'Kim Jong Un'],
  ['Ху Цзиньтао', 'Hu Jintao'],
  ['Ли Кэцян', 'Li Keqiang'],
  ['Ван И', 'Wang Yi'],
  ['Ким Ё Чжон', 'Kim Yo-jong'],
  ['Чхве Рён Хэ', 'Choe Ryong Hae'],
  ['Чхве Рёнхэ', 'Choe Ryong Hae'],
  ['О Гык Рёль', 'O Kuk Ryol'],
  ['Чан Сон Тхэк', 'Jang Song Thaek'],
  ['Юн Согёль', 'Yoon Suk Yeol'],
  ['Ким Игорь', 'Kim Igor'],
  ['金与正', 'Kim Yo Jong'],
  ['윤석열', 'Yoon Suk Yeol'],
  ['コ・テフン', 'Ko Tae Hun'],
  ['ホ・ヨンイル', 'Ho Yong Il'],
  ['キム・サンホ', 'Kim Sang Ho'],
];

const OTHERS: readonly (readonly [string, string])[] = [
  ['Kim Jong Il', 'Kim Jong Un'],
  ['Kim U Sung', 'Kim Il Sung'],
  ['Il U Cho', 'Il Ho Cho'],
  ['Ким Чен Ир', 'Kim Jong Un'],
  ['Чхве Рён Хэ', 'Choe Ryong Ho'],
  ['Чхве Рёнхэ', 'Choe Song Hae'],
  ['О Гык Рёль', 'O Kuk Chol'],
  ['金正恩', 'Kim Yong Chol'],
  ['Ли Кэцян', 'Li Keyan'],
  ['チャン・ヨンソン', 'Dong-hyun Song'],
  ['박수진', 'Park Soo-min'],
  ['Lim Bo-ram', 'Lim Yong Nam'],
  ['Oh Se', 'Oh Seo'],
  ['Mao Zetan', 'Mao Tse-tung'],
  ['Bo Xu', 'Bao Xu'],
];

describe('names of syllables', () => {
  for (const [a, b] of SAME)
    it(`${a} is ${b}`, () => {
      assert.ok(score(a, b) >= 0.8, `${score(a, b)}`);
      assert.ok(score(b, a) >= 0.8, `${score(b, a)} the other way round`);
    });

  for (const [a, b] of OTHERS) it(`${a} is not ${b}`, () => assert.ok(score(a, b) < 0.8, `${score(a, b)}`));

  it('are read as such only as a whole', () => {
    assert.notDeepEqual(prepare('Kim Song Chol').words[1]?.syllables, []);
    assert.deepEqual(prepare('Song Petersen').words[0]?.syllables, []);
    assert.deepEqual(prepare('John Sung').words[1]?.syllables, []);
  });

  it('are found by a key that both derive, also as neighbours', () => {
    for (const [a, b] of SAME)
      for (const [asked, listed] of [
        [prepare(a), prepare(b)],
        [prepare(b), prepare(a)],
      ] as const) {
        const query = createQueryName(asked);
        asked.words.forEach((word, place) => {
          const keys = new Set(queryKeys(word).map(({ key }) => key));
          const joined = new Set(queryNeighbourKeys(query, place).map(({ key }) => key));
          listed.words.forEach((other, at) => {
            if (word.syllables.some((reading) => other.syllables.includes(reading)))
              assert.ok(listedKeys(other).some((key) => keys.has(key)));
            const next = listed.words[at + 1];
            if (next !== undefined && syllabicNeighbours(word, other, next) > 0)
              assert.ok(neighbourKeys(other, next).some((key) => joined.has(key)));
          });
        });
      }
  });

  it('are prepared anew from their keys', () => {
    for (const text of SAME.flat())
      for (const word of prepare(text).words) assert.deepEqual(wordFromKey(word.key), word);
  });
});

describe('Korean syllables', () => {
  for (const [hangul, spellings] of [
    ['정', 'jeong jong jung chung chong'],
    ['박', 'pak park bak'],
    ['이', 'ri lee yi rhee'],
    ['최', 'choe choi'],
    ['노', 'ro roh no noh'],
    ['희', 'hui hee'],
    ['현', 'hyon hyun hyeon'],
    ['은', 'un eun'],
    ['철', 'chol chul cheol'],
  ] as const)
    it(`${hangul} is ${spellings}`, () => {
      for (const spelling of spellings.split(' '))
        assert.ok(koreanClasses(spelling).includes(hangulClass(hangul) ?? ''), spelling);
    });

  it('of other sounds are of other classes', () => {
    for (const [hangul, spelling] of [
      ['정', 'jang'],
      ['세', 'seo'],
      ['람', 'nam'],
      ['휘', 'hee'],
    ] as const)
      assert.ok(!koreanClasses(spelling).includes(hangulClass(hangul) ?? ''), `${hangul} ${spelling}`);
    assert.deepEqual(koreanClasses('smith'), []);
    assert.equal(hangulClass('a'), null);
  });
});

describe('Chinese syllables by Wade and Giles', () => {
  it('stand for several of pinyin without their apostrophes', () => {
    assert.deepEqual([...pinyinOfWadeGiles('tung')].sort(), ['dong', 'tong']);
    assert.ok(pinyinOfWadeGiles('hsi').includes('xi'));
    assert.ok(pinyinOfWadeGiles('tse').includes('ze'));
    assert.deepEqual(pinyinOfWadeGiles('xyz'), []);
  });
});
