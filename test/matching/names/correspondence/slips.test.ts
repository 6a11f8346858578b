import assert from 'node:assert/strict';
import {
  mayBeSlips,
  mostBySlips,
  slipCost,
  slipSignature,
} from '../../../../src/matching/names/correspondence/slips.ts';
import { seededRandom } from '../../../support/parties.ts';

const LETTERS = 'abcehilmnorstuvz07é';

/** A made-up word, and a copy with up to three random edits. */
function pairOfWords(random: () => number): readonly [string, string] {
  const letter = (): string => LETTERS[Math.floor(random() * LETTERS.length)] ?? 'a';
  const word = Array.from({ length: 1 + Math.floor(random() * 14) }, letter);
  const copy = [...word];
  for (let edits = Math.floor(random() * 4); edits > 0; edits--) {
    const place = Math.floor(random() * (copy.length + 1));
    copy.splice(place, Math.floor(random() * 2), ...(random() < 0.6 ? [letter()] : []));
  }
  return [word.join(''), copy.join('')];
}

describe('signatures of slips', () => {
  it('never tell words apart that slips join', () => {
    const random = seededRandom(41);
    let joined = 0;
    for (let round = 0; round < 20_000; round++) {
      const [a, b] = pairOfWords(random);
      if (slipCost(a, b) === null) continue;
      joined++;
      assert.ok(mayBeSlips(slipSignature(a), slipSignature(b)), `${a} / ${b}`);
    }
    assert.ok(joined > 8000, `only ${joined} pairs were slips`);
  });

  it('tell most other words apart', () => {
    const random = seededRandom(42);
    const words = Array.from({ length: 300 }, () => pairOfWords(random)[0]).filter(
      ({ length }) => length > 5,
    );
    const pairs = words.flatMap((a) => words.map((b) => [a, b] as const)).filter(([a, b]) => a !== b);
    const apart = pairs.filter(([a, b]) => !mayBeSlips(slipSignature(a), slipSignature(b)));
    assert.ok(apart.length > 0.95 * pairs.length, `${apart.length} of ${pairs.length}`);
  });

  it('hold for words longer than a signature can say', () => {
    const long = 'abcdefghij'.repeat(9);
    assert.ok(mayBeSlips(slipSignature(long), slipSignature(`${long}k`)));
  });
});

describe('likeness by slips alone', () => {
  it('is that of the slips, and nothing where too many part the words', () => {
    assert.ok(mostBySlips('milosevic', 'milosevik') > 0.8);
    assert.equal(mostBySlips('putin', 'patel'), 0);
    assert.equal(mostBySlips('li', 'wang'), 0);
  });

  it('is high for letters that print shows alike, in words long enough for two slips', () => {
    assert.ok(mostBySlips('mohamrned', 'mohammed') > mostBySlips('mohamtned', 'mohammed'));
    assert.equal(mostBySlips('arrnin', 'armin'), 0);
  });

  it('is that of one for a letter two places from its own, and for consonants exchanged across a vowel', () => {
    assert.ok(mostBySlips('galindo', 'galdino') > 0.8);
    assert.ok(mostBySlips('bakarat', 'barakat') > 0.8);
    // Shorter words are other names so, and vowels exchanged make another.
    assert.equal(mostBySlips('warner', 'warren'), 0);
    assert.equal(mostBySlips('nisaroh', 'nasiroh'), 0);
  });

  it('is nothing for two slips in the stem of a family name', () => {
    assert.equal(mostBySlips('baturina', 'batalina'), 0);
  });
});
