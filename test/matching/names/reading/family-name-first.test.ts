import assert from 'node:assert/strict';
import { withFamilyNameLast } from '../../../../src/matching/names/reading/family-name-first.ts';

/** Names with the family name in front, and the same with it behind. */
const TURNED: readonly (readonly [string, string])[] = [
  ["HANIYA Isma'il Abd al-Salam", "Isma'il Abd al-Salam HANIYA"],
  ['AL-KANI Mohammed Khalifa', 'Mohammed Khalifa AL-KANI'],
  ['SECHIN, Igor Ivanovich', 'Igor Ivanovich SECHIN'],
  ['Guzmán Loera, Joaquín Archivaldo', 'Joaquín Archivaldo Guzmán Loera'],
  ['KADYROV, Akhmad', 'Akhmad KADYROV'],
  ['KIIR, Adut Salva', 'Adut Salva KIIR'],
  ['LEE, Robert', 'Robert LEE'],
  ['Abe, Shinzo', 'Shinzo Abe'],
];

/** Firms, names of East Asia, several names, and names of which nothing tells which is the family's. */
const KEPT: readonly string[] = [
  'Igor Ivanovich SECHIN',
  'Sechin Igor Ivanovich',
  'Bank of Moscow, OAO',
  'ROSNEFT Trading SA',
  'KIM Jong Un',
  'KIM, Jong Un',
  'XI, Jinping',
  'Zhang, Youxia',
  'LEE, Ka-chiu John',
  'NGUYEN, Van Thoi',
  'Nguyễn, Phú Trọng',
  'USS Cole',
  'Rosneft, PJSC',
  'Al-Shabaab, Somalia',
  'Josip Broz, alias Tito',
  '',
];

describe('family names in front', () => {
  for (const [text, turned] of TURNED)
    it(text, () => {
      assert.equal(withFamilyNameLast(text), turned);
    });

  for (const text of KEPT)
    it(`${text} stays as it is`, () => {
      assert.equal(withFamilyNameLast(text), text);
    });
});
