import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { readCaseTable } from '../../../scripts/bench-matching/case-table.ts';
import { candidateBound } from '../../../src/matching/candidate-bound.ts';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { scoreName } from '../../../src/matching/names/score-names.ts';

const FILE = fileURLToPath(new URL('../../cases/matching/pairs.csv', import.meta.url));
const THRESHOLDS = [0, 0.1, 0.3, 0.5, 0.8, 0.95];
const SHIFTS = [0, 1, 7, 40, 0];
const EVERY = 11;

const prepare = (text: string) => prepareName(text, { mayHaveLegalForm: true });

describe('score of two names from a threshold on', () => {
  it('is the score of every name that reaches it, and under it for every other', async () => {
    const pairs = (await readCaseTable(FILE)).filter((_, index) => index % EVERY === 0);
    const queries = pairs.map(({ a }) => createQueryName(prepare(a)));
    const listed = pairs.map(({ b }) => prepare(b));
    let passedOver = 0;
    for (const threshold of THRESHOLDS) {
      const bound = candidateBound(threshold);
      for (const [index, query] of queries.entries()) {
        // It has met none of the words before.
        const fresh = createQueryName(query.name);
        for (const shift of SHIFTS) {
          const name = listed[(index + shift) % listed.length];
          assert.ok(name);
          const found = scoreName(fresh, name, 'strong', bound);
          const score = scoreName(query, name);
          if (score >= threshold) assert.equal(found, score);
          else assert.ok(found < threshold);
          if (score > 0 && found === 0) passedOver++;
        }
      }
    }
    assert.ok(passedOver > pairs.length, `only ${passedOver} were passed over`);
  });
});
