import assert from 'node:assert/strict';
import { namesStreet } from '../../../src/matching/addresses/names-street.ts';
import { PLACES, STREETS } from '../../cases/addresses/names-street.ts';

describe('namesStreet', () => {
  for (const text of STREETS) {
    it(`finds a street, building or box in "${text}"`, () => {
      assert.equal(namesStreet(text), true);
    });
  }

  for (const text of PLACES) {
    it(`finds only a place in "${text}"`, () => {
      assert.equal(namesStreet(text), false);
    });
  }

  it('takes the country given beside it for no street', () => {
    assert.equal(namesStreet('Ruritania', 'Ruritania'), false);
  });

  it('finds nothing in texts without words', () => {
    for (const text of ['', ' ', '5', '12345', '😀', '---', '\u0000', 'ـ', '1/2/3', 'a', 'x'.repeat(500)]) {
      assert.equal(namesStreet(text), false, JSON.stringify(text));
    }
  });
});
