import assert from 'node:assert/strict';
import { nameInPassport } from '../../../../src/matching/names/reading/machine-readable-zone.ts';

describe('the machine-readable zone of a passport', () => {
  it('has the family name in front', () => {
    assert.equal(nameInPassport('P<RUSPETROV<<IVAN<SERGEEVICH<<<<<<<<<<<<<<<<'), 'IVAN SERGEEVICH PETROV');
    assert.equal(nameInPassport('P<D<<VON<BERG<<ANNA<<<<<<<<<<<<<<<<<<<<<<<<<'), 'ANNA VON BERG');
  });
  it('is no other text', () => {
    for (const text of ['PETROV<<IVAN', 'P<', 'Ivan Petrov', '']) assert.equal(nameInPassport(text), text);
  });
});
