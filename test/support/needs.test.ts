import assert from 'node:assert/strict';
import { allIsNeeded } from './needs.ts';

describe('what a suite needs', () => {
  for (const CI of ['true', '1', 'yes']) {
    it(`has to be there with CI=${CI}`, () => assert.equal(allIsNeeded({ CI }), true));
  }
  for (const CI of ['', '0', 'false', undefined]) {
    it(`may be missing with CI=${String(CI)}`, () => assert.equal(allIsNeeded({ CI }), false));
  }
});
