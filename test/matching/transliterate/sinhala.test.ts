import assert from 'node:assert/strict';
import { isSinhala, romaniseSinhala } from '../../../src/matching/transliterate/sinhala.ts';

describe('Sinhala in Latin letters', () => {
  for (const [word, latin] of [
    ['අනුර', 'anura'],
    ['මහින්ද', 'mahinda'],
    ['රාජපක්ෂ', 'rajapaksha'],
    ['සිල්වා', 'silva'],
    ['කුමාර', 'kumara'],
  ] as const)
    it(`${word} is ${latin}`, () => assert.equal(romaniseSinhala(word), latin));
  it('is no other script', () => assert.ok(!isSinhala('अनुर') && isSinhala('අනුර')));
});
