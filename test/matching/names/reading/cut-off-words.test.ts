import assert from 'node:assert/strict';
import { writeCutWordsOut } from '../../../../src/matching/names/reading/cut-off-words.ts';
import { latinWord } from '../../../../src/matching/transliterate/to-latin.ts';
import { score } from '../score-pair.ts';

const lastOf = (text: string): string | undefined =>
  writeCutWordsOut(text.split(' ').map((word) => latinWord(word))).at(-1)?.text;

const WRITTEN_OUT: readonly (readonly [string, string])[] = [
  ['khatam al anbiya construction headq', 'headquarters'],
  ['islamic republic of iran broadc telecommunic', 'telecommunications'],
  ['malek ashtar university techn', 'technologies'],
];

/** Words that are known, that begin several, or that stand in a short name. */
const AS_THEY_ARE: readonly string[] = [
  'federal agency of comm',
  'al noor trading cons',
  'khatam headq',
  'general trading and mana',
  'export import bank iran',
  'lion of the sea',
];

describe('last words that were cut off', () => {
  for (const [text, whole] of WRITTEN_OUT)
    it(`${text} ends with ${whole}`, () => {
      assert.equal(lastOf(text), whole);
    });
  for (const text of AS_THEY_ARE)
    it(`${text} stays as it is`, () => {
      assert.equal(lastOf(text), text.split(' ').at(-1));
    });
  it('are those of one name', () => {
    assert.ok(
      score('KHATAM ALANBIA CONSTRUCTION HEADQ', 'KHATAM AL-ANBIYA CONSTRUCTION HEADQUARTERS') >= 0.5,
    );
    assert.ok(score('GLOBAL TRADING AND CONS', 'GLOBAL TRADING AND CONSTRUCTION') < 0.5);
  });
});

describe('numbers of bodies', () => {
  for (const [a, b] of [
    ['Room 39', "OFFICE 39 OF THE WORKERS' PARTY OF KOREA"],
    ['LID 33 of the Myanmar Army', '33RD LIGHT INFANTRY DIVISION OF THE BURMESE ARMY'],
    ['Mining Enterprise ME2', 'Mining Enterprise 2'],
    ['TOEP OOO t/a Net Ex 24', 'NETEX24'],
  ] as const)
    it(`${a} is ${b}`, () => {
      assert.ok(score(a, b) > 0.8);
      assert.ok(score(b, a) > 0.8);
    });
  for (const [a, b] of [
    ['Room 39', 'Office 35'],
    ['LID 99 of the Myanmar Army', '33RD LIGHT INFANTRY DIVISION OF THE BURMESE ARMY'],
    ['Mining Enterprise ME1', 'Mining Enterprise 2'],
    ['Net Ex 24', 'NETEX25'],
  ] as const)
    it(`${a} is not ${b}`, () => {
      assert.ok(score(a, b) < 0.5);
      assert.ok(score(b, a) < 0.5);
    });

  it('leaves a brand that ends in such a beginning', () => {
    assert.ok(score('JSC Concern Granit Elektron', 'JSC Concern Granit-Electron') > 0.8);
  });
  it('reads "y" between letters as "and"', () => {
    assert.ok(score('G y G Internacional S.A.S.', 'G&G INTERNACIONAL S.A.S.') > 0.8);
  });
});
