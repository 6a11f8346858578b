import assert from 'node:assert/strict';
import { admittedCountries } from '../../src/countries/admitted.ts';

describe('countries whose parties a search in a country returns', () => {
  for (const [text, ...codes] of [
    ['China', 'CN'],
    ['Hong Kong', 'HK', 'CN'],
    ['HK', 'HK', 'CN'],
    ['Macao', 'MO', 'CN'],
    ['Jersey', 'JE', 'GB'],
    ['Crimea', 'UA', 'RU'],
    ['Республика Крым', 'UA', 'RU'],
    ['Donetsk Oblast', 'UA', 'RU'],
    ['Luhansk', 'UA', 'RU'],
    ['Kherson', 'UA', 'RU'],
    ['Ukraine', 'UA'],
    ['Abkhazia', 'GE', 'RU'],
    ['Georgia', 'GE'],
    ['Gaza', 'PS', 'IL'],
    ['Cayman Islands', 'KY', 'GB'],
    ['Puerto Rico', 'PR', 'US'],
  ] as const) {
    it(`"${text}" admits ${codes.join(' and ')}`, () => assert.deepEqual(admittedCountries(text), codes));
  }
  for (const text of [
    '',
    'Atlantis',
    'N/A',
    '99999',
    'x'.repeat(5_000),
    'a firm somewhere near Donetsk in the east',
  ]) {
    it(`"${text.slice(0, 45)}" narrows nothing`, () => assert.deepEqual(admittedCountries(text), []));
  }
});
