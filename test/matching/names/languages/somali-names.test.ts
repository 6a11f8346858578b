import assert from 'node:assert/strict';
import { withoutSomaliLetters } from '../../../../src/matching/names/languages/somali-names.ts';
import { latinWord } from '../../../../src/matching/transliterate/to-latin.ts';

const read = (text: string): string =>
  withoutSomaliLetters(text.split(' ').map(latinWord))
    .map((word) => word.text)
    .join(' ');

describe('names in Somali letters', () => {
  const CASES = [
    ['xasan sheekh maxamuud', 'hasan sheekh mohamud'],
    ['cabdiraxmaan cali cumar', 'abdirahman ali umar'],
    ['faarax jaamac', 'farah jama'],
    ['ismaaciil saciid', 'ismail said'],
  ] as const;
  for (const [somali, english] of CASES)
    it(`reads ${somali} as ${english}`, () => assert.equal(read(somali), english));

  for (const other of [
    'cali cartel',
    'isaac newton',
    'maxim cooper',
    'centraal bureau',
    'cultuur',
    'xi jinping',
    'shaanxi heavy duty automobile',
  ])
    it(`leaves ${other} as it is`, () => assert.equal(read(other), other));
});
