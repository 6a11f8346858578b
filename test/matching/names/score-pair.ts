import assert from 'node:assert/strict';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import type { PreparedName } from '../../../src/matching/names/prepared-name.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { scoreName } from '../../../src/matching/names/score-names.ts';

/** A name as a screening prepares what was typed. */
export const prepare = (text: string): PreparedName => prepareName(text, { mayHaveLegalForm: true });

/** Score of a name that was typed against a listed one, 0 to 1. */
export const score = (typed: string, listed: string): number =>
  scoreName(createQueryName(prepare(typed)), prepare(listed));

type Pairs = readonly (readonly [string, string])[];

/** A test for each pair of names of one party: at least a medium match, whichever is typed. */
export function itMatches(pairs: Pairs): void {
  for (const [a, b] of pairs)
    it(`${a} is ${b}`, () => {
      assert.ok(score(a, b) >= 0.5, String(score(a, b)));
      assert.ok(score(b, a) >= 0.5, String(score(b, a)));
    });
}

/** A test for each pair of names of two parties: less than a medium match, whichever is typed. */
export function itTellsApart(pairs: Pairs): void {
  for (const [a, b] of pairs)
    it(`${a} is not ${b}`, () => {
      assert.ok(score(a, b) < 0.5, String(score(a, b)));
      assert.ok(score(b, a) < 0.5, String(score(b, a)));
    });
}
