import assert from 'node:assert/strict';
import { namesStreet } from '../../../src/matching/addresses/names-street.ts';

describe('matching/addresses/names-street', () => {
  const streets = [
    '12 Main Street, Springfield, USA',
    'Unter den Linden 77, Berlin, Germany',
    '10 Rue de Rivoli, Paris, France',
    '17 Valiasr Street, Tehran, Iran',
    'Valiasr Street, Tehran (Iran)',
    '12 Main Street - Germany',
  ];
  for (const text of streets) {
    it(`finds a street before its country: ${text}`, () => assert.equal(namesStreet(text), true));
  }

  const places = [
    'Iran',
    'Tehran, Iran',
    'Hong Kong, China',
    'Korea, Republic of',
    'Congo, Democratic Republic of the',
    'Myanmar (Burma)',
    'Bosnia and Herzegovina',
    'nam cuc',
    '페로 제도',
  ];
  for (const text of places) {
    it(`finds no street in a country or town alone: ${text}`, () => assert.equal(namesStreet(text), false));
  }
});
