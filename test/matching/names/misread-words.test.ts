import assert from 'node:assert/strict';
import { spokenAsOnPaper } from '../../../src/matching/names/misread-words.ts';
import { latinWord } from '../../../src/matching/transliterate/to-latin.ts';

describe('words that print shows as others', () => {
  for (const [typed, spoken] of [
    ['ibrahirn', 'ibrahim'],
    ['sirnmons', 'simmons'],
    ['ma1iki', 'maliki'],
    ['clmitry', 'dmitry'],
    ['5erge1', 'sergei'],
    ['kha1il', 'khalil'],
  ] as const) {
    it(`${typed} is spoken as ${spoken}`, () =>
      assert.equal(spokenAsOnPaper(latinWord(typed)).spoken, spoken));
  }

  for (const typed of ['barnes', 'clark', 'ornella', 'a320neo', '26165a', 'xqrnzt', 'barn']) {
    it(`${typed} stays as it is`, () => assert.equal(spokenAsOnPaper(latinWord(typed)).spoken, undefined));
  }
});
