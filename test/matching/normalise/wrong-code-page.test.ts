import assert from 'node:assert/strict';
import {
  repairCentralEuropean,
  writeReferencesOut,
} from '../../../src/matching/normalise/wrong-code-page.ts';

describe('letters of a wrong code page', () => {
  const REPAIRED: readonly (readonly [string, string])[] = [
    ['Petr Èerný', 'Petr Černý'],
    ['Radka Dvoøáková', 'Radka Dvořáková'],
    ['Kovaèeviæ', 'Kovačević'],
    ['Micha³ £ukasik', 'Michał Łukasik'],
    ['Ko¿uch', 'Kożuch'],
  ];
  for (const [read, meant] of REPAIRED)
    it(`reads ${read} as ${meant}`, () => {
      assert.equal(repairCentralEuropean(read), meant);
    });
  for (const text of ['Hélène', 'Noè', 'Bøe', 'Søren Ærø', 'Æneas', '¿Quién?'])
    it(`leaves ${text} as it is`, () => {
      assert.equal(repairCentralEuropean(text), text);
    });
});

describe('references of HTML', () => {
  const WRITTEN: readonly (readonly [string, string])[] = [
    ['Nu&ntilde;ez', 'Nuñez'],
    ['M&uuml;ller &amp; S&ouml;hne', 'Müller & Söhne'],
    ['O&#39;Neil', "O'Neil"],
    ['&#x106;osi&cacute;', 'Ćosić'],
  ];
  for (const [text, meant] of WRITTEN)
    it(`reads ${text} as ${meant}`, () => {
      assert.equal(writeReferencesOut(text), meant);
    });
  for (const text of ['Smith & Sons; Co', 'A&B;C', '&#99999999;', 'AT&T'])
    it(`leaves ${text} as it is`, () => {
      assert.equal(writeReferencesOut(text), text);
    });
});
