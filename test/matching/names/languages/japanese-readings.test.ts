import assert from 'node:assert/strict';
import { readingsInJapanese } from '../../../../src/matching/names/languages/japanese-readings.ts';
import { romajiForm } from '../../../../src/matching/names/languages/romaji.ts';
import { itMatches, itTellsApart } from '../score-pair.ts';

describe('Japanese names in Latin letters', () => {
  for (const [a, b] of [
    ['shinzo', 'sinzo'],
    ['chiba', 'tiba'],
    ['tsuji', 'tuzi'],
    ['fujita', 'hujita'],
    ['kenji', 'kenzi'],
    ['jun', 'zyun'],
    ['satou', 'satoh'],
    ['yuuki', 'yuki'],
    ['shimbun', 'sinbun'],
    ['hatcho', 'hattyo'],
  ] as const) {
    it(`${a} and ${b} share a form`, () => {
      assert.notEqual(romajiForm(a), null);
      assert.equal(romajiForm(a), romajiForm(b));
    });
  }

  it('have syllables that others have not', () => {
    for (const word of ['li', 'smith', 'chang', 'omar', 'klara', ''])
      assert.equal(romajiForm(word), null, word);
    assert.notEqual(romajiForm('akira'), romajiForm('akiro'));
  });
});

describe('Japanese names in characters', () => {
  for (const [characters, reading] of [
    ['角栄', 'kakuei'],
    ['康弘', 'yasuhiro'],
    ['彰晃', 'shoko'],
    ['安倍', 'abe'],
    ['佐佐木', 'sasaki'],
    ['入江', 'irie'],
    ['岸', 'kishi'],
    ['駿', 'hayao'],
    ['由紀夫', 'yukio'],
  ] as const) {
    it(`${characters} may be read ${reading}`, () => {
      assert.ok(readingsInJapanese(characters).includes(romajiForm(reading) ?? ''));
    });
  }

  it('have no readings but those of their characters', () => {
    assert.ok(!readingsInJapanese('角栄').includes('yasuhiro'));
    assert.deepEqual(readingsInJapanese('栄'), []);
    assert.deepEqual(readingsInJapanese('角栄康弘'), []);
    assert.deepEqual(readingsInJapanese('鿿鿿'), []);
    assert.deepEqual(readingsInJapanese(''), []);
  });

  it('have a few readings, each once', () => {
    const readings = readingsInJapanese('一生');
    assert.ok(readings.length > 1 && readings.length <= 10, readings.join(' '));
    assert.equal(new Set(readings).size, readings.length);
  });
});

describe('Japanese names of one word in characters', () => {
  itMatches([
    ['中曽根誠', 'Makoto Nakasone'],
    ['佐々木亮', 'Ryo Sasaki'],
    ['入江 禎', 'Tadashi Irie'],
    ['岸信夫', 'Nobuo Kishi'],
    ['馬場守', 'Mamoru Baba'],
  ]);

  itTellsApart([
    ['中曽根誠', 'Yasuhiro Nakasone'],
    ['佐々木亮', 'Ken Sasaki'],
    ['岸信夫', 'Fumio Kishida'],
    ['馬英九', 'Baba Hideku'],
  ]);
});
