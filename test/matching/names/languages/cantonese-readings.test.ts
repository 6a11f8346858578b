import assert from 'node:assert/strict';
import { formsOfJyutping } from '../../../../src/matching/phonetics/cantonese-syllables.ts';
import {
  formsInCantonese,
  readingsInCantonese,
} from '../../../../src/matching/names/languages/cantonese-readings.ts';
import { prepareName } from '../../../../src/matching/names/prepare-name.ts';
import { createQueryName } from '../../../../src/matching/names/query-name.ts';
import { scoreName } from '../../../../src/matching/names/score-names.ts';

/** The lesser of the scores of two names, whichever is typed. */
function scoreOf(a: string, b: string): number {
  const [one, other] = [a, b].map((text) => prepareName(text, { mayHaveLegalForm: false }));
  assert.ok(one && other);
  return Math.min(scoreName(createQueryName(one), other), scoreName(createQueryName(other), one));
}

describe('Cantonese syllables', () => {
  for (const [jyutping, forms] of [
    ['lei', ['lei', 'li', 'lay']],
    ['zan', ['chan', 'chun']],
    ['zi', ['chi', 'che']],
    ['gwok', ['kwok']],
    ['gun', ['kun', 'kwun']],
    ['joeng', ['yeung']],
    ['jyut', ['yuet', 'yut']],
    ['oi', ['ngoi']],
    ['ngoi', ['ngoi']],
    ['ng', ['ng']],
  ] as const) {
    it(`${jyutping} is spelt as ${forms.join(' or ')}`, () => {
      assert.deepEqual(formsOfJyutping(jyutping), forms);
    });
  }

  for (const [character, spellings] of [
    ['李', 'lee li lei'],
    ['國', 'kwok kuok gwok'],
    ['月', 'yuet yut'],
    ['娥', 'ngor ngo ngoh'],
    ['超', 'chiu chiew'],
    ['周', 'chow chau'],
    ['楊', 'yeung young ieong'],
    ['葉', 'yip ip'],
    ['子', 'tsz chi tze tse'],
    ['思', 'sze si see'],
    ['冠', 'kwun kun koon'],
    ['羅', 'law lo'],
    ['曾', 'tsang chang'],
    ['區', 'au'],
    ['吳', 'ng'],
    ['一', 'yat iat'],
    ['安', 'on ngon'],
    ['勝', 'sing shing seng'],
    ['邓', 'tang dang'],
  ] as const) {
    it(`${character} may be spelt ${spellings.replaceAll(' ', ', ')}`, () => {
      const readings = readingsInCantonese(character);
      for (const spelling of spellings.split(' '))
        assert.ok(
          formsInCantonese(spelling).some((form) => readings.includes(form)),
          spelling,
        );
    });
  }

  it('are those that some character has', () => {
    for (const word of ['son', 'zhou', 'xi', 'smith', 'vladimir', 'a', ''])
      assert.deepEqual(formsInCantonese(word), [], word);
  });

  it('may be two that are written as one', () => {
    assert.ok(readingsInCantonese('家超').includes('ka-chiu'));
    assert.deepEqual(formsInCantonese('kachiu'), ['ka-chiu']);
    assert.deepEqual(formsInCantonese('szeto'), ['si-to']);
    assert.deepEqual(formsInCantonese('leung'), ['leung']);
  });

  it('are read of one or two characters, each reading once', () => {
    assert.deepEqual(readingsInCantonese('李家超'), []);
    assert.deepEqual(readingsInCantonese('カ'), []);
    assert.deepEqual(readingsInCantonese('鿿'), []);
    assert.deepEqual(readingsInCantonese(''), []);
    const readings = readingsInCantonese('子思');
    assert.ok(readings.length > 1 && readings.length <= 16, readings.join(' '));
    assert.equal(new Set(readings).size, readings.length);
  });
});

describe('names in characters as Hong Kong and Macau spell them', () => {
  for (const [characters, spelling] of [
    ['李家超', 'Lee Ka-chiu'],
    ['李家超', 'Lee Kachiu'],
    ['林鄭月娥', 'Lam Cheng Yuet-ngor'],
    ['林郑月娥', 'Lam Cheng Yut Ngo'],
    ['吳立勝', 'Ng Lap Seng'],
    ['尹國駒', 'Wan Kuok Koi'],
    ['梁振英', 'Leung Chun-ying'],
    ['鄧炳強', 'Tang Ping-keung'],
    ['司徒華', 'Szeto Wah'],
    ['歐陽詢', 'Au Yeung Shun'],
    ['夏寶龍', 'Xia Baolong'],
  ] as const) {
    it(`${characters} is ${spelling}`, () => {
      assert.ok(scoreOf(characters, spelling) >= 0.85, String(scoreOf(characters, spelling)));
    });
  }

  for (const [characters, spelling] of [
    ['李家超', 'John Lee Ka-chiu'],
    ['李家超', 'LEE, Ka-chiu John'],
    ['林鄭月娥', 'Carrie Lam Cheng Yuet-ngor'],
    ['盧偉聰', 'Stephen Lo Wai-chung'],
    ['鄧炳強', 'Chris Tang Ping-keung'],
  ] as const) {
    it(`${spelling} has a given name beside ${characters}`, () => {
      const score = scoreOf(characters, spelling);
      assert.ok(
        score >= 0.6 && score < scoreOf(characters, spelling.replace(/John|Carrie|Stephen|Chris/u, '')),
      );
    });
  }

  for (const [a, b] of [
    ['李家超', 'Lee Ka-ho'],
    ['李家超', 'John Lee Ka-ho'],
    ['李家超', 'Lam Ka-chiu'],
    ['李家超', 'John Lee'],
    ['梁振英', 'Leung Chun-wai'],
    ['吳立勝', 'Ng Lap Man'],
    ['尹國駒', 'Wan Kuok Wai'],
    ['林鄭月娥', 'Carrie Lam Wai-ling'],
    ['周庭', 'Chow Ming'],
    ['李家超', '李嘉昭'],
    ['尹國駒', 'Yin Guowei'],
    ['John Lee', 'John Li Man'],
  ] as const) {
    it(`${a} is not ${b}`, () => {
      assert.ok(scoreOf(a, b) < 0.5, String(scoreOf(a, b)));
    });
  }

  it('may have a given name that is no syllable, and no third syllable', () => {
    assert.ok(scoreOf('李明', 'Michael Lee Ming') > scoreOf('李明', 'Lee Ming Wah'));
  });
});
