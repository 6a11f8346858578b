import assert from 'node:assert/strict';
import { withListedName } from '../../../../src/matching/names/reading/names-in-english.ts';
import { itTellsApart } from '../score-pair.ts';

describe('bodies that are called otherwise in English', () => {
  for (const [called, listed] of [
    ['National Bank of Iran', 'Bank Melli Iran'],
    ['The Bank of Russia', 'Central Bank of Russia'],
    ['Банк России', 'Central Bank of Russia'],
    ['Aum Supreme Truth', 'Aum Shinrikyo'],
  ] as const)
    it(`${called} is listed as ${listed}`, () => assert.equal(withListedName(called), listed));

  for (const other of ['Savings Bank of Russia', 'National Bank of Pakistan', 'Bank Rossiya', 'Truth'])
    it(`${other} stays as it is`, () => assert.equal(withListedName(other), other));

  itTellsApart([
    ['Bank Rossiya', 'Bank of Russia'],
    ['Export Bank of Iran', 'National Bank of Iran'],
  ]);
});
