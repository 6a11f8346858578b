import assert from 'node:assert/strict';
import { withoutDetails } from '../../../../src/matching/names/reading/details-beside-names.ts';

const WITH_DETAILS: readonly (readonly [string, string])[] = [
  ['Tarek Haddad DOB 19 Feb 1946', 'Tarek Haddad'],
  ['Tarek Haddad D.O.B: 01/02/1970', 'Tarek Haddad'],
  ['Tarek Haddad DOB 12/03/65', 'Tarek Haddad'],
  ['Tarek Haddad (b. 1965)', 'Tarek Haddad'],
  ['Tarek Haddad, born circa 1960', 'Tarek Haddad'],
  ['Pavel Orlov, 12.03.1965 г.р.', 'Pavel Orlov'],
  ['Орлов Павел, 1970 года рождения', 'Орлов Павел'],
  ['Pavel Orlov, passport no. 4510 123456', 'Pavel Orlov'],
  ['Sea Rose (flag: Russia)', 'Sea Rose'],
  ['Sea Rose, flag: Panama, IMO 9161003', 'Sea Rose , IMO 9161003'],
  ['Star Ship Management Ltd-BZE', 'Star Ship Management Ltd'],
  ['GLOBAL SHIPPING INC - PAN', 'GLOBAL SHIPPING INC'],
  ['Acme LLC, ИНН 7707083893', 'Acme LLC'],
  ['Omar Haddad (nationality Syrian)', 'Omar Haddad'],
];

const WHOLE: readonly string[] = [
  'Star Ship-BZE',
  'Medical Co-ops',
  'Born 1990',
  'Bornholm 1990 Ltd',
  'Global Passport 2000',
  'Passport Capital LLC',
  'Flag Ship Line',
  'Registration Chamber',
  'Type 54 Frigate',
  'Maria Schmidt geb. Müller',
  'Yusuf, born in Moscow',
  'Zavod 2010, b. 5',
  'B. Smith',
];

describe('details beside names', () => {
  for (const [text, name] of WITH_DETAILS) {
    it(`${text} is ${name}`, () => {
      assert.equal(withoutDetails(text), name);
    });
  }
  for (const text of WHOLE) {
    it(`${text} stays whole`, () => {
      assert.equal(withoutDetails(text), text);
    });
  }
});
