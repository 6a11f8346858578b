import assert from 'node:assert/strict';
import { withNamesByBirth } from '../../../../src/matching/names/reading/names-by-birth.ts';
import { score } from '../score-pair.ts';

/** Texts that tell the name by birth, and the names that they are read as. */
const READ: readonly (readonly [string, string])[] = [
  ['Maria Schmidt geb. Müller', 'Maria Schmidt geborene Müller alias Maria Schmidt alias Maria Müller'],
  ['Anna Weiss (née Kohl)', 'Anna Weiss geborene Kohl alias Anna Weiss alias Anna Kohl'],
  ['WEISS (née Kohl), Anna', 'Anna WEISS geborene Kohl alias Anna WEISS alias Anna Kohl'],
  ['WEISS, Anna née Kohl', 'Anna WEISS geborene Kohl alias Anna WEISS alias Anna Kohl'],
  [
    'Lina al-Haddad née al-Khoury',
    'Lina al-Haddad geborene al-Khoury alias Lina al-Haddad alias Lina al-Khoury',
  ],
  ['Анна Белова (урождённая Орлова)', 'Анна Белова geborene Орлова alias Анна Белова alias Анна Орлова'],
];

const WHOLE: readonly string[] = [
  'Née Kohl',
  'Natan Born',
  'Max Born',
  'Anna Weiss',
  'Born Free Foundation',
  'Yusuf, born in Moscow',
];

const SAME: readonly (readonly [string, string])[] = [
  ['Anna Weiss née Kohl', 'WEISS, Anna Helene'],
  ['Anna Weiss née Kohl', 'Anna Kohl'],
  ['Anna Weiss née Kohl', 'Anna Weiss geb. Kohl'],
  ['KOHL, Anna', 'WEISS (née Kohl), Anna'],
  ['Elena Kohl', 'FRANK (née Kohl), Elena Gennadyevna'],
];

const OTHERS: readonly (readonly [string, string])[] = [
  ['Maria Schmidt geb. Fischer', 'Maria Schmidt geb. Koch'],
  ['Anna Weiss née Kohl', 'Petra Weiss'],
  ['Anna Weiss née Kohl', 'Helmut Kohl'],
  ['Anna Weiss née Kohl', 'Anna Schwarz née Klein'],
];

describe('names by birth', () => {
  for (const [text, read] of READ)
    it(text, () => {
      assert.equal(withNamesByBirth(text), read);
    });
  for (const text of WHOLE)
    it(`${text} stays whole`, () => {
      assert.equal(withNamesByBirth(text), text);
    });
  for (const [a, b] of SAME)
    it(`${a} is ${b}`, () => {
      assert.ok(score(a, b) >= 0.6, String(score(a, b)));
    });
  for (const [a, b] of OTHERS)
    it(`${a} is not ${b}`, () => {
      assert.ok(score(a, b) < 0.4, String(score(a, b)));
    });
});
