import assert from 'node:assert/strict';
import { neighbourKeys, queryNeighbourKeys } from '../../../../src/matching/candidate-keys.ts';
import { speltNeighbours } from '../../../../src/matching/names/correspondence/spelt-neighbours.ts';
import { prepareName } from '../../../../src/matching/names/prepare-name.ts';
import type { PreparedWord } from '../../../../src/matching/names/prepared-word.ts';
import { createQueryName } from '../../../../src/matching/names/query-name.ts';

const prepare = (text: string) => prepareName(text, { mayHaveLegalForm: false });

function twoWords(text: string): readonly [PreparedWord, PreparedWord] {
  const [first, second] = prepare(text).words;
  assert.ok(first !== undefined && second !== undefined);
  return [first, second];
}

function likeness(one: string, two: string): number {
  const [word] = prepare(one).words;
  assert.ok(word !== undefined);
  return speltNeighbours(word, ...twoWords(two));
}

/** One word, and two that are it in another spelling. */
const SAME: readonly (readonly [string, string])[] = [
  ['Nirumandtumaj', 'Niroomand Toomaj'],
  ['Pirabbasi', 'Pir Abassi'],
  ['Merahman', 'Mir Rahman'],
  ['Khayrbik', 'Kheir Bek'],
  ['Badaas', 'Ba Das'],
  ['Golmohamadi', 'Gul Mohammadi'],
  ['Bouteflika', 'Bu Tafliqah'],
];

const OTHERS: readonly (readonly [string, string])[] = [
  ['Nirumandtumaj', 'Niroomand Tomar'],
  ['Golmohamadi', 'Gul Ahmadi'],
  ['Ligue', 'Li Guo'],
  ['Badas', 'Ba Dis'],
  ['Eurotrade', 'Euro Trans'],
];

describe('two words that are one in another spelling', () => {
  for (const [one, two] of SAME)
    it(`are ${two} of ${one}, and found by a key that both derive`, () => {
      assert.ok(likeness(one, two) > 0.7, String(likeness(one, two)));
      const filed = new Set(neighbourKeys(...twoWords(two)));
      const keys = queryNeighbourKeys(createQueryName(prepare(one)), 0);
      assert.ok(keys.some(({ key }) => filed.has(key)));
    });

  for (const [one, two] of OTHERS)
    it(`are not ${two} of ${one}`, () => {
      assert.equal(likeness(one, two), 0);
    });
});
