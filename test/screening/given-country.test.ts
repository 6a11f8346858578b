import assert from 'node:assert/strict';
import { readGivenCountry } from '../../src/screening/given-country.ts';

describe('a country as it was given', () => {
  it('understands spellings, codes and languages', () => {
    for (const [text, code] of [
      ['Iran', 'IR'],
      ['DE', 'DE'],
      ['Frankreich', 'FR'],
      ['Северная Корея', 'KP'],
      ['Crimea', 'UA'],
    ] as const) {
      const given = readGivenCountry(text);
      assert.equal(given.kind === 'country' ? given.code : given.kind, code, text);
    }
  });

  it('knows several countries for a place that cannot narrow', () => {
    assert.deepEqual(readGivenCountry('Russia, Ukraine'), { kind: 'place' });
  });

  it('says what a misspelt one may mean', () => {
    const similar = (text: string) => {
      const given = readGivenCountry(text);
      return given.kind === 'unknown' ? given.similar[0] : given.kind;
    };
    assert.equal(similar('Irann'), 'Iran');
    assert.equal(similar('Nort Korea'), 'North Korea');
    assert.equal(similar('Phillippines'), 'Philippines');
    assert.equal(similar('customer since 2019'), undefined);
    assert.equal(similar('QQ'), undefined);
  });

  it('reads an empty field, or one that stands for nothing, as none, and the longest at once', () => {
    for (const text of ['  ', ' '.repeat(300), '-', 'N/A', 'unbekannt']) {
      assert.deepEqual(readGivenCountry(text), { kind: 'none' }, text);
    }
    assert.equal(readGivenCountry('ira '.repeat(10_000)).kind, 'unknown');
  });
});
