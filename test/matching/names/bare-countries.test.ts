import assert from 'node:assert/strict';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { scoreName } from '../../../src/matching/names/score-names.ts';

const prepare = (text: string) => prepareName(text, { mayHaveLegalForm: true });
const score = (a: string, b: string): number => scoreName(createQueryName(prepare(a)), prepare(b));

describe('Korea alone', () => {
  it('is the South beside one kind of body', () => {
    assert.ok(score('Bank of Korea', 'Bank of North Korea') < 0.5);
    assert.ok(score('Korean Air', 'North Korean Air') < 0.5);
    assert.ok(score('Bank of Korea', 'Bank of South Korea') > 0.8);
  });

  it('is either beside what a firm is called, and beside more words', () => {
    assert.ok(score('Korea Mining Development', 'North Korea Mining Development') > 0.8);
    assert.ok(score('Korea Kwangson Bank', 'North Korea Kwangson Bank') > 0.8);
    assert.ok(score('Workers Party of Korea', 'Workers Party of North Korea') > 0.8);
    assert.ok(score('North Korea', 'DPRK') > 0.8);
  });
});
