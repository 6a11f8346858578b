import assert from 'node:assert/strict';
import { spokenAsOnPaper } from '../../../../src/matching/names/reading/misread-words.ts';
import { latinWord } from '../../../../src/matching/transliterate/to-latin.ts';

const readOnPaper = (typed: string): string => {
  const { text, spoken } = spokenAsOnPaper(latinWord(typed));
  return spoken ?? text;
};

describe('words that print shows as others', () => {
  for (const [typed, spoken] of [
    ['ibrahirn', 'ibrahim'],
    ['sirnmons', 'simmons'],
    ['ma1iki', 'maliki'],
    ['clmitry', 'dmitry'],
    ['5erge1', 'sergei'],
    ['kha1il', 'khalil'],
    ['bemardo', 'bernardo'],
    ['comelius', 'cornelius'],
  ] as const) {
    it(`${typed} is spoken as ${spoken}`, () => assert.equal(readOnPaper(typed), spoken));
  }

  for (const typed of [
    'barnes',
    'clark',
    'ornella',
    'a320neo',
    '26165a',
    'xqrnzt',
    'barn',
    'bames',
    'momir',
    'damaso',
  ]) {
    it(`${typed} stays as it is`, () => assert.equal(readOnPaper(typed), typed));
  }
});
