import assert from 'node:assert/strict';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { scoreName } from '../../../src/matching/names/score-names.ts';

const score = (a: string, b: string): number =>
  scoreName(
    createQueryName(prepareName(a, { mayHaveLegalForm: true })),
    prepareName(b, { mayHaveLegalForm: true }),
  );

type Pairs = readonly (readonly [string, string])[];

const SAME: Readonly<Record<string, Pairs>> = {
  'Endings of Armenian and Persian family names are spelt in several ways': [
    ['Serzh Sargsyan', 'Serzh Sarkisian'],
    ['Hossein Mousavian', 'Hossein Musaviyan'],
    ['Ali Khamenei', 'Ali Khamenehi'],
    ['Hassan Rouhani', 'Hassan Rowhani'],
  ],
};

const DIFFERENT: Readonly<Record<string, Pairs>> = {
  'A Persian family and one that is called after it are two': [
    ['Reza Hosseini', 'Reza Hosseinian'],
    ['Mohammad Mohammadi', 'Mohammad Mohammadian'],
    ['Javad Tehrani', 'Javad Tehranian'],
    ['رضا حسینی', 'Reza Hosseinian'],
  ],
};

describe('names of persons', () => {
  for (const [rule, pairs] of Object.entries(SAME))
    it(rule, () => {
      for (const [a, b] of pairs) {
        assert.ok(score(a, b) >= 0.5, `${a} / ${b}: ${score(a, b)}`);
        assert.ok(score(b, a) >= 0.5, `${b} / ${a}: ${score(b, a)}`);
      }
    });
  for (const [rule, pairs] of Object.entries(DIFFERENT))
    it(rule, () => {
      for (const [a, b] of pairs) {
        assert.ok(score(a, b) < 0.5, `${a} / ${b}: ${score(a, b)}`);
        assert.ok(score(b, a) < 0.5, `${b} / ${a}: ${score(b, a)}`);
      }
    });
});
