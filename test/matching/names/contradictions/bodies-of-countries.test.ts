import assert from 'node:assert/strict';
import { score } from '../score-pair.ts';

const SAME: readonly (readonly [string, string])[] = [
  ['АБ «Россия»', 'Bank Rossiya'],
  ['AO AB Rossiya', 'Bank Rossiya'],
  ['Банк России', 'Bank of Russia'],
  ['中国人民银行', "People's Bank of China"],
  ['Народный банк Китая', "People's Bank of China"],
  ['中国银行', 'Bank of China'],
  ['北京理工大学', 'Beijing Institute of Technology'],
  ['哈尔滨工业大学', 'Harbin Institute of Technology'],
  ['哈尔滨理工大学', 'Harbin University of Science and Technology'],
  ['南京理工大学', 'Nanjing University of Science and Technology'],
  ['Harbin Gongye Daxue', 'Harbin Institute of Technology'],
  ['University of Science and Technology of Hong Kong', 'Hong Kong University of Science & Technology'],
  ['Jemaah Islamiyah', "Jama'ah Islamiyyah"],
  ['Jamaat-e-Islami', "Jama'at-i-Islami"],
  ['Посольство Китая', 'Embassy of China'],
  ['Министерство обороны Турции', 'Turkish Ministry of Defence'],
  ['Банк развития и внешнеэкономической деятельности', 'Vnesheconombank'],
  ['Bank for Development and Foreign Economic Activity', 'Bank for Development and Foreign Economic Affairs'],
  ['Ministry of Defence of the Republic of China', 'Ministry of Defence of Taiwan'],
];

const OTHER: readonly (readonly [string, string])[] = [
  ['Bank Rossiya', 'Bank of Russia'],
  ['Банк Россия', 'Банк России'],
  ['中国人民银行', '中国银行'],
  ['Народный банк Китая', 'Банк Китая'],
  ['Bank of China', 'Bank of the Republic of China'],
  ['北京理工大学', '北京工业大学'],
  ['哈尔滨理工大学', 'Harbin Institute of Technology'],
  ['南京工业大学', '南京理工大学'],
  ['武汉科技大学', 'Wuhan University of Technology'],
  ['Nanjing Tech University', 'Nanjing University of Science and Technology'],
  ['中国科学技术大学', 'University of Electronic Science and Technology of China'],
  ['Harbin Ligong Daxue', 'Harbin Institute of Technology'],
  ['Jemaah Islamiyah', 'Jamaat-e-Islami'],
  ['Jamaat-e-Islami', 'Jamiat-e-Islami'],
  ["Al-Gama'a al-Islamiyya", 'Jamaat-e-Islami'],
  ['Gamaa Islamiya', 'Jemaah Islamiyah'],
  ['Посольство Индии', 'Embassy of Indonesia'],
  ['Посольство Ирака', 'Embassy of Iran'],
  ['Банк развития и внешнеэкономической деятельности', 'Банк внешней торговли'],
  ['Ministry of Defence of the Republic of China', "Ministry of Defence of the People's Republic of China"],
];

describe('bodies that are called by countries', () => {
  for (const [a, b] of SAME)
    it(`${a} is ${b}`, () => {
      assert.ok(score(a, b) > 0.8);
    });
  for (const [a, b] of OTHER)
    it(`${a} is not ${b}`, () => {
      assert.ok(score(a, b) < 0.5);
    });
});

describe('Korea alone', () => {
  it('is the South beside one kind of body', () => {
    assert.ok(score('Bank of Korea', 'Bank of North Korea') < 0.5);
    assert.ok(score('Korean Air', 'North Korean Air') < 0.5);
    assert.ok(score('Bank of Korea', 'Bank of South Korea') > 0.8);
  });

  it('is either beside what a firm is called, and beside more words', () => {
    assert.ok(score('Korea Mining Development', 'North Korea Mining Development') > 0.8);
    assert.ok(score('Korea Kwangson Bank', 'North Korea Kwangson Bank') > 0.8);
    assert.ok(score('Workers Party of Korea', 'Workers Party of North Korea') > 0.8);
    assert.ok(score('North Korea', 'DPRK') > 0.8);
  });
});
