import assert from 'node:assert/strict';
import { romanisedLikeness } from '../../../../src/matching/names/correspondence/other-romanisations.ts';
import { prepareWord } from '../../../../src/matching/names/prepare-word.ts';
import { latinWord } from '../../../../src/matching/transliterate/to-latin.ts';
import { NAME_MODEL } from '../../../../src/matching/scoring-model.ts';

const likeness = (a: string, b: string): number =>
  romanisedLikeness(prepareWord(latinWord(a)), prepareWord(latinWord(b)));

describe('romanisations by other languages', () => {
  const SAME = [
    ['djemil', 'cemil'],
    ['ghobash', 'ghabache'],
    ['mouchaweh', 'mshaweh'],
    ['jelenski', 'yelensky'],
    ['kuwashi', 'kouachi'],
    ['deeb', 'dibe'],
    ['kacuba', 'katsuba'],
  ] as const;
  for (const [a, b] of SAME)
    it(`takes ${a} and ${b} for one name`, () => {
      const found = likeness(a, b);
      assert.ok(found >= 0.5 && found <= NAME_MODEL.likeness.otherRomanisation, String(found));
      assert.equal(likeness(b, a), found);
    });

  const OTHER = [
    ['baturina', 'batalina'],
    ['oconnor', 'oconnell'],
    ['dawood', 'dawoodi'],
    ['ferrini', 'verrini'],
    ['michel', 'michelet'],
    ['orion', 'orlan'],
    ['medina', 'mutina'],
    // Known as two names.
    ['hassan', 'hussein'],
    ['saad', 'said'],
    // Too short, and syllables.
    ['ali', 'eli'],
    ['chang', 'zhang'],
  ] as const;
  for (const [a, b] of OTHER)
    it(`takes ${a} and ${b} for two`, () => assert.ok(likeness(a, b) < 0.5, String(likeness(a, b))));
});
