import assert from 'node:assert/strict';
import { registrationAlone } from '../../../../src/matching/names/reading/aircraft-registrations.ts';
import { score } from '../score-pair.ts';

/** Texts about one aircraft, and its registration. */
const ONE: readonly (readonly [string, string])[] = [
  ['Airbus A340-642 Reg. YV3531', 'YV3531'],
  ['Airbus A340-642, registration YV3531', 'YV3531'],
  ['EP-MNE, S/N 23413', 'EP-MNE'],
  ['Boeing 747-3B3 EP-MNE MSN 23413', 'EP-MNE'],
  ['Tail No. N345AB', 'N345AB'],
  ['Gulfstream IV registration N345AB', 'N345AB'],
  ['Ил-76ТД RA-76502', 'RA76502'],
  ['Air Koryo Tu-204 P-633', 'P-633'],
  ['Bombardier Global 6000 M-YSAI', 'M-YSAI'],
  ['Embraer Legacy 600 9H-SSK', '9HSSK'],
  ['Embraer 190 reg. EW-400PO', 'EW400PO'],
  ['Learjet 45 YV 2716', 'YV2716'],
  ['Conviasa YV3531', 'YV3531'],
  ['EPMNB', 'EP-MNB'],
];

/** Texts about two aircraft. */
const TWO: readonly (readonly [string, string])[] = [
  ['Airbus A340-642 Reg. YV3531', 'Airbus A340-642 Reg. YV3535'],
  ['Airbus A340-642 Reg. YV3531', 'YV3535'],
  ['EP-MNE, S/N 23413', 'EP-MND, S/N 23413'],
  ['N345AB', 'N345AC'],
  ['G-EUNA', 'G-EUNB'],
  ['EPMNB', 'EPMNC'],
  ['Gulfstream G550 N345AB', 'Gulfstream G550 N345AC'],
];

/** Texts that have no registration, or more than one. */
const NONE: readonly string[] = [
  'AIRCRAFT SPARE PARTS CO',
  'HORSE BOEING 747 LEASING LTD',
  'Boeing 747-400',
  'BEIT EL-MAL HOLDINGS',
  'IGT INTERGESTIONS TRUST REG.',
  'EX-CLE C.A.',
  'Airbus A340-642',
  'Bell 412EP',
  'Embassy of EPSON',
  'AIRBUS A340 UK LTD',
  'Boeing 747 EP-MND and EP-MNE',
  'Antonov An-124',
];

describe('registrations of aircraft', () => {
  for (const [text, registration] of ONE)
    it(`${text} is ${registration}`, () => {
      assert.ok(score(text, registration) > 0.8);
      assert.ok(score(registration, text) > 0.8);
    });

  for (const [a, b] of TWO)
    it(`${a} is not ${b}`, () => {
      assert.ok(score(a, b) < 0.5);
    });

  for (const text of NONE)
    it(`${text} tells no one registration`, () => {
      assert.equal(registrationAlone(text), null);
    });
});
