import assert from 'node:assert/strict';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { scoreName } from '../../../src/matching/names/score-names.ts';
import { CULTURES } from '../../cases/matching/cultures.ts';

/** Score of a person's name that is typed as it is listed: what is typed may be of anybody, what is listed is a person's. */
const scoreOfItself = (name: string): number =>
  scoreName(
    createQueryName(prepareName(name, { mayHaveLegalForm: true })),
    prepareName(name, { mayHaveLegalForm: false }),
  );

const FAMILIES_OF_EACH = 4;

/** Each given name of a culture with some of its family names, in either order. */
function namesOf(given: string, family: string): readonly string[] {
  const families = family.split(',');
  return given.split(',').flatMap((name, place) =>
    families
      .slice(place % families.length)
      .slice(0, FAMILIES_OF_EACH)
      .flatMap((one) => [`${name} ${one}`, `${one} ${name}`]),
  );
}

/** Names of people that are made of words of organisations in their language. */
const OF_SUCH_WORDS: readonly string[] = [
  'Nguyen Van Tai',
  'Tran Van Hoa',
  'Pham Quoc Hoi',
  'Le Thanh Tra',
  'Wang Ke Ji',
  'Chen Da Xue',
  'Yi Yao Wang',
  'Zhang Wu Liu',
];

describe('names of people that are typed as they are listed', () => {
  for (const { name, given, family } of CULTURES)
    it(`are themselves: ${name}`, () => {
      const others = namesOf(given, family).filter((text) => scoreOfItself(text) < 0.9);
      assert.deepEqual(others, []);
    });
  for (const name of OF_SUCH_WORDS)
    it(`${name} is itself`, () => {
      assert.ok(scoreOfItself(name) >= 0.99, String(scoreOfItself(name)));
    });
});
