import assert from 'node:assert/strict';
import { withoutNotes } from '../../../../src/matching/names/reading/notes-beside-names.ts';
import { itMatches, itTellsApart } from '../score-pair.ts';

const WITH_NOTES: readonly (readonly [string, string])[] = [
  ['PAYMENT TO MR PAVEL ORLOV / INV 2291', 'PAVEL ORLOV'],
  ['Wire transfer from Pavel Orlov', 'Pavel Orlov'],
  ['BY ORDER OF ORION SHIPPING', 'ORION SHIPPING'],
  ['B/O PAVEL ORLOV', 'PAVEL ORLOV'],
  ['Estate of the late Pavel Orlov', 'Pavel Orlov'],
  ['Director: Pavel Orlov', 'Pavel Orlov'],
  ['account closed - Pavel Orlov', 'Pavel Orlov'],
  ['SALARY PAVEL ORLOV MARCH 2022', 'PAVEL ORLOV'],
  ['Pavel Orlov, ref. MT103-22', 'Pavel Orlov'],
  ['Pavel Orlov contract 15/22 dd 12.03.2022', 'Pavel Orlov'],
  ['Pavel Orlov tel. 044 1234567', 'Pavel Orlov'],
  ['Pavel Orlov <orlov@example.com>', 'Pavel Orlov'],
  ['Pavel Orlov, 68 years old', 'Pavel Orlov'],
  ['Pavel Orlov, Ukrainian politician', 'Pavel Orlov'],
  ['Pavel Orlov (UBO)', 'Pavel Orlov'],
  ['Orlov, Pavel (DECEASED 10/2021)', 'Orlov, Pavel'],
  ['Anna Orlova (wife of Pavel Orlov)', 'Anna Orlova'],
  ['Pavel Orlov [DO NOT PAY]', 'Pavel Orlov'],
  ['LN: ORLOV FN: PAVEL', 'ORLOV PAVEL'],
  ['FNU Orlov', 'Orlov'],
  ['Orlov (LNU)', 'Orlov'],
  ['LNU, Pavel', 'Pavel'],
  ['Pavel NMN Orlov', 'Pavel Orlov'],
  ['Orlov (surname) Pavel (given name)', 'Orlov Pavel'],
];

const WITHOUT_ANY: readonly string[] = [
  'Payment Systems of Iran',
  'Transfer of Technology Centre',
  'Pension Fund of the Russian Federation',
  'Contract Drilling Company',
  'Director General of Supplies',
  'Al-Haramain (Indonesia)',
  'Brigade 55',
  '#66 DIVISION',
  'Widow of the North',
  'orlov@example.com',
];

describe('withoutNotes', () => {
  for (const [text, name] of WITH_NOTES)
    it(`leaves ${JSON.stringify(name)} of ${JSON.stringify(text)}`, () => {
      assert.equal(withoutNotes(text), name);
    });
  for (const text of WITHOUT_ANY)
    it(`leaves ${JSON.stringify(text)} as it is`, () => {
      assert.equal(withoutNotes(text), text);
    });
});

describe('notes beside names', () => {
  itMatches([
    ['PAYMENT TO MR PAVEL BARSUKOV / INV 2291', 'Pavel Barsukov'],
    ['Pavel Barsukov; Anna Lisova', 'Anna Lisova'],
    ['PAVEL BARSUKOV AND/OR ANNA LISOVA', 'Pavel Barsukov'],
    ['Lisov & Partners, attn Pavel Barsukov', 'Pavel Barsukov'],
    ['Pavel Barsukov (brother of Oleg)', 'Pavel Barsukov'],
  ]);
  itTellsApart([
    ['Anna Lisova (wife of Pavel Barsukov)', 'Pavel Barsukov'],
    ['PAYMENT TO PAVEL BARSUKOV', 'Payment Systems'],
    ['Pavel Barsukov; Anna Lisova', 'Pavel Lisov'],
  ]);
});

describe('the city of a person behind the name', () => {
  itMatches([
    ['OLEG V BARSUKOV MOSKVA', 'BARSUKOV, Oleg Valentinovich'],
    ['Rami Haddad Damascus', 'Rami Haddad'],
  ]);
  itTellsApart([
    ['Dinamo Torpedo Moscow', 'Dinamo Torpedo Kiev'],
    ['Ali Hassan Beirut', 'Ali Beirut'],
    ['Bank Melli Beirut', 'Bank Melli Tehran'],
  ]);
});

describe('short given names that are letters of legal forms', () => {
  itMatches([
    ['Sad Barsukov', 'Said Barsukov'],
    ['Oeg Barsukov', 'Oleg Barsukov'],
    ['Montana SAD', 'Montana AD'],
  ]);
});
