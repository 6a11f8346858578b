import assert from 'node:assert/strict';
import { readOtherNames } from '../../../scripts/bench-matching/other-names.ts';

describe('pairs of names of one party that readers took for other names', () => {
  let areOthers: (pair: { readonly a: string; readonly b: string }) => boolean = () => false;
  before(async () => {
    areOthers = await readOtherNames();
  });

  it('are told by both names', () => {
    assert.equal(areOthers({ a: 'Nisar Ali KHAN', b: 'Nasir Ali KHAN' }), true);
    assert.equal(areOthers({ a: 'Nisar Ali KHAN', b: 'Nisar Ali Khan' }), false);
  });

  it('do not hold spellings of one name', () => {
    assert.equal(areOthers({ a: 'Muhammad Muhriz JABIR', b: 'Mohammed JABIR' }), false);
  });
});
