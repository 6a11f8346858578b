import assert from 'node:assert/strict';
import { listedKeys, queryKeys } from '../../../src/matching/candidate-keys.ts';
import { mayBeCut } from '../../../src/matching/names/cut-names.ts';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { wordFromKey } from '../../../src/matching/names/prepare-word.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { scoreName } from '../../../src/matching/names/score-names.ts';
import { wordLikeness } from '../../../src/matching/names/word-likeness.ts';

const prepare = (text: string) => prepareName(text, { mayHaveLegalForm: true });
const score = (a: string, b: string): number => scoreName(createQueryName(prepare(a)), prepare(b));

/** Names as a line of 35 letters cuts them, and the names that they are. */
const SAME: readonly (readonly [string, string])[] = [
  ['GURBANGULY MYALIKGULYEVICH BERDIMUH', 'BERDIMUHAMEDOV, Gurbanguly Myalikgulyevich'],
  ['MOHAMMED BIN ZAYED BIN SULTAN AL NA', 'Mohammed bin Zayed bin Sultan Al Nahyan'],
  ['KHATAM AL-ANBIYA CONSTRUCTION HEADQ', 'Khatam al-Anbiya Construction Headquarters'],
  // Not cut at all.
  ['NICOLAS ERNESTO MADURO GUERRA MOROS', 'Nicolás Ernesto Maduro Guerra Moros'],
];

const OTHERS: readonly (readonly [string, string])[] = [
  ['ALEKSANDR VLADIMIROVICH ZAKHAROVSKI', 'ZAKHARCHENKO, Aleksandr Vladimirovich'],
  ['CARLOS ALBERTO RODRIGUEZ DE LA CRUZ', 'RODRIGUEZ DE LA CUESTA, Carlos Alberto'],
  ['GURBANGULY MYALIKGULYEVICH BERDIMUH', 'BERDIYEV, Gurbanguly Myalikgulyevich'],
  // Of another length, or not in capitals.
  ['GURBANGULY BERDIM', 'BERDIMUHAMEDOV, Gurbanguly'],
  ['Gurbanguly Myalikgulyevich Berdimuh', 'Gurbanguly Oraz Berdimuhamedov'],
];

describe('names that a line cuts short', () => {
  for (const [cut, name] of SAME)
    it(`${cut} is ${name}`, () => {
      assert.ok(mayBeCut(cut));
      assert.ok(score(cut, name) >= 0.8, String(score(cut, name)));
      assert.ok(score(name, cut) >= 0.8, String(score(name, cut)));
    });
  for (const [cut, name] of OTHERS)
    it(`${cut} is not ${name}`, () => {
      assert.ok(score(cut, name) < 0.5, String(score(cut, name)));
    });

  it('are the same in small letters where nothing is cut', () => {
    assert.equal(score('NICOLAS ERNESTO MADURO GUERRA MOROS', 'Nicolas Ernesto Maduro Guerra Moros'), 1);
    assert.equal(score('Nicolas Ernesto Maduro Guerra Moros', 'NICOLAS ERNESTO MADURO GUERRA MOROS'), 1);
  });

  it('are found by the first letter of what is cut short, whichever side has it', () => {
    const cut = prepare(SAME[0]?.[0] ?? '').words.at(-1);
    const whole = prepare('Berdimuhamedov').words[0];
    assert.ok(cut !== undefined && whole !== undefined);
    const likeness = wordLikeness(cut, whole)?.likeness ?? 0;
    assert.ok(likeness > 0);
    assert.equal(wordLikeness(whole, cut)?.likeness, likeness);
    const [ofCut, ofWhole] = [new Set(listedKeys(cut)), new Set(listedKeys(whole))];
    assert.ok(queryKeys(cut).some(({ key, ceiling }) => ofWhole.has(key) && ceiling >= likeness));
    assert.ok(queryKeys(whole).some(({ key, ceiling }) => ofCut.has(key) && ceiling >= likeness));
    assert.deepEqual(wordFromKey(cut.key), cut);
  });
});
