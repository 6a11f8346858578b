import assert from 'node:assert/strict';
import { countryCodeOf, withoutTail } from '../../src/lists/record-parts.ts';

describe('parts of records', () => {
  it('lose the marks at their end, and none before it', () => {
    assert.equal(withoutTail('; a; b ; ,', /[\s,;]/u), '; a; b');
    assert.equal(withoutTail('Abc', /[\s,;]/u), 'Abc');
    assert.equal(withoutTail(';;;', /[\s,;]/u), '');
    assert.equal(withoutTail('', /[\s,;]/u), '');
  });

  it('lose them in one pass, however long the runs before the end are', () => {
    const run = '; '.repeat(2_000_000);
    assert.equal(withoutTail(`${run}a${run}`, /[\s,;]/u).length, run.length + 1);
  });

  it('name a country by what it is called now', () => {
    assert.equal(countryCodeOf('Former USSR Currently Belarus'), 'BY');
    assert.equal(countryCodeOf('Iraq (previous address)'), 'IQ');
    assert.equal(countryCodeOf('Atlantis'), '');
  });
});
