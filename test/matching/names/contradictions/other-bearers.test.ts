import assert from 'node:assert/strict';
import { createQueryName } from '../../../../src/matching/names/query-name.ts';
import { explainName } from '../../../../src/matching/names/score-names.ts';
import { NAME_MODEL } from '../../../../src/matching/scoring-model.ts';
import { prepare, score } from '../score-pair.ts';

const remarks = (a: string, b: string): readonly string[] =>
  explainName(createQueryName(prepare(a)), prepare(b)).remarks;

/** Names of two people, and the rule that keeps them apart. */
const OTHER_BEARERS: readonly (readonly [string, string, string])[] = [
  ['Ri Su Yong', 'Ri Yong Su', 'the syllables of the names differ'],
  ['Su Yong Ri', 'Yong Su Ri', 'the syllables of the names differ'],
  ['Kim Jong Sik', 'Kim Jong Sok', 'the syllables of the names differ'],
  ['Pak Jong Chon', 'Pak Yong Chon', 'the syllables of the names differ'],
  ['Hamza bin Osama bin Laden', 'Saad bin Osama bin Laden', 'each has another name'],
  ['Omar Barzan Ibrahim Hasan', 'Yasir Barzan Ibrahim Hasan', 'each has another name'],
  ['Ramón Arellano Félix', 'Benjamín Arellano Félix', 'each has another name'],
  ['Luis Rodríguez Pérez', 'Luis Pérez Rodríguez', 'the family names are exchanged'],
  ['Arthur Melrose Sr.', 'Arthur Melrose III', 'father and son'],
  ['Ahmed Omar Farah', 'Omar Ahmed Farah', 'the first two names are exchanged'],
  ['Hassan Ali Mahmoud', 'ALI HASSAN, Mahmoud', 'the first two names are exchanged'],
  ['Abdi Ahmed Farah', 'FARAH, Ahmed Abdi', 'the first two names are exchanged'],
  ['Omar Ahmed Gladkikh', 'GLADKIKH, Ahmed', 'another given name comes first'],
  ['Nguyen Van Tho', 'NGUYEN, Van Thoi', 'the syllables of the names differ'],
  ['Lê Minh Tuấn', 'LÊ MINH TÚ', 'the syllables of the names differ'],
  ['Eugenia Vorontsova', 'Evgeny Vorontsov', 'a man and a woman'],
  ['MV Grace I', 'Grace 2', 'the numbers differ'],
  ['Andrei Sidelnik', 'Sidelnik PJSC', 'a person and an organisation'],
  ['Semyon Isaevich Gladkikh', 'Semyon Ismailovich Gladkikh', 'the fathers\u2019 names differ'],
  ['Ivan Igorevich Gladkikh', 'Ivan Yegorovich Gladkikh', 'the fathers\u2019 names differ'],
  ['D. A. Gladkikh', 'Alexei Gladkikh', 'the initials differ'],
  ['Juan Carlos', 'Juan Carlos Escotet', 'only given names agree'],
  ['Karl Weber', 'Karl Schulze und Anton Weber', 'two people'],
  ['Nguyen Van Binh', 'Nguyen Thi Binh', 'a man and a woman'],
  ['Bank of Moscow Minsk Branch', 'Bank of Baroda Minsk Branch', 'only generic words agree'],
];

/** Names of one person that look like those: no rule keeps them down. */
const ONE_BEARER: readonly (readonly [string, string])[] = [
  ['Semyon Niolayevich Gladkikh', 'Semyon Nikolaevich Gladkikh'],
  ['D. A. Gladkikh', 'Dmitry Anatolyevich Gladkikh'],
  ['Gladkikh D.', 'Dmitry Anatolyevich Gladkikh'],
  ['Dmitri Anatoljewitsch Gladkich', 'Dmitry Gladkikh'],
  ['Juan Carlos Escotet', 'Juan Carlos Escotet Rodríguez'],
  ['Anna zu Sayn', 'Anna von und zu Sayn'],
  ['Sayed Ebrahim Farzinnejad', 'Said Ebrahim Farzinnejad'],
  ['Ri Su Yong', 'Su Yong Ri'],
  ['Kim Jong Sik', 'Kim Jong-sik'],
  ['Kim Chong Sik', 'Kim Jong Sik'],
  ['Abu Hamza Osama Laden', 'Osama Laden'],
  ['Fawzy Reda Darwish Fawaz', 'Fouzi Reda Darwish Fawaz'],
  ['Luis Rodríguez Pérez', 'Rodríguez Pérez, Luis'],
  ['Arthur Melrose Jr.', 'Arthur Melrose Junior'],
  ['Ahmed Omar Farah', 'Farah Ahmed Omar'],
  ['Ahmed Abdi Farah', 'FARAH, Ahmed Abdi'],
  ['Trần Văn Bình', 'Binh Van Tran'],
  ['Gen. (Rtd.) Ahmed Gladkikh', 'GLADKIKH, Ahmed'],
  ['孟晚舟', 'Meng Wanzhou'],
  ['نجم‌الدین رحمانی', 'Najmuddin Rahmani'],
  ['Eugenia Vorontsova', 'Evgenia Vorontsov'],
  ['MV Grace I', 'Grace 1'],
  ['M/V Sea Dragon 6', 'SEA DRAGON VI'],
  ['Mohammed bin Zayed Al Nahyan', 'AL NAHYAN, Mohammed bin Zayed'],
  ['Mohammad Bagheri', 'سردار محمد باقری'],
  ['Bashar al-Assad', 'الدكتور بشار الأسد'],
  ['CETC 14th Research Institute', '中国电子科技集团公司第十四研究所'],
  ['Amir-Ali Hajizadeh', 'Hajji Zadeh Amirali'],
  ['Bank Melli Frankfurt Branch', 'Bank Melli Iran, Frankfurt Branch'],
];

describe('names of other bearers', () => {
  for (const [a, b, rule] of OTHER_BEARERS) {
    it(`${a} / ${b}: ${rule}`, () => {
      assert.ok(score(a, b) <= NAME_MODEL.otherBearer, String(score(a, b)));
      assert.equal(score(a, b), score(b, a));
      assert.ok(remarks(a, b).includes(rule), remarks(a, b).join('; '));
    });
  }

  for (const [a, b] of ONE_BEARER) {
    it(`${a} / ${b} may be one`, () => {
      assert.ok(score(a, b) > NAME_MODEL.otherBearer, String(score(a, b)));
      assert.ok(score(b, a) > NAME_MODEL.otherBearer, String(score(b, a)));
    });
  }

  it('are those of given names in Hangul that differ by a syllable', () => {
    assert.ok(score('이재용', '이재명') < 0.5);
    assert.equal(score('이재용', '이재용'), 1);
  });

  it('are those of two places, of which one is no slip of the other', () => {
    assert.ok(score('Hebei Machinery Works', 'Hubei Machinery Works') < 0.5);
    assert.ok(score('Hebei Machinery Works', 'Hopeh Machinery Works') > 0.8);
  });
});

describe('a family name alone', () => {
  it('may have its article', () => {
    for (const [query, name] of [
      ['al-Quwatli', 'Ra’if Al-Quwatly'],
      ['al-Zawahiri', 'Ayman AL-ZAWAHIRI'],
      ['Al Munajjed', 'Louay Al-Munajjed'],
    ] as const)
      assert.ok(score(query, name) >= 0.5, `${query}: ${String(score(query, name))}`);
    for (const [query, name] of [
      ['al-Hassan', 'Ibrahim Al-Hassan'],
      ['K. al-Quwatli', 'Ra’if Al-Quwatly'],
      ['Bashar al-Quwatli', 'Ra’if Al-Quwatly'],
    ] as const)
      assert.ok(score(query, name) < 0.5, `${query}: ${String(score(query, name))}`);
  });

  it('is worth a look where it is not everybody\u2019s', () => {
    for (const name of ['GLADKIKH, Semyon', 'Semyon Isaevich Gladkikh', 'Семён Гладких'])
      assert.ok(score('Gladkikh', name) >= 0.5, String(score('Gladkikh', name)));
  });

  it('says more than a given name, a common name, or one beside another\u2019s initial', () => {
    const ofFamily = score('Gladkikh', 'Semyon Gladkikh');
    for (const [query, name] of [
      ['Semyon', 'GLADKIKH, Semyon'],
      ['Ivanov', 'IVANOV, Semyon'],
      ['Mohammed', 'GLADKIKH, Mohammed'],
      ['Hassan', 'Mohammed Hassan'],
      ['K. Gladkikh', 'Semyon Gladkikh'],
    ] as const) {
      assert.ok(score(query, name) < ofFamily - 0.2, `${query}: ${String(score(query, name))}`);
      assert.ok(score(query, name) < 0.5, `${query}: ${String(score(query, name))}`);
    }
  });
});
