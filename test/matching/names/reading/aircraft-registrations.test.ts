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
  ['Antonov 74 EPGOM', 'EP-GOM'],
  ['EP GOM (Mahan Air)', 'EP-GOM'],
  ['LX RAY Gulfstream G650', 'LX-RAY'],
  ['RA 96022 Ilyushin Il-96', 'RA-96022'],
  ['P 632 (Air Koryo)', 'P-632'],
  ['ew001pa', 'EW-001PA'],
  ['AN-124-100 RUSLAN RA-82078', 'RA-82078'],
  ['B747-300M serial no. 23413', 'BOEING 747-300M, MSN: 23413'],
  ['Boeing 747, MSN 23413', 'BOEING 747-300M, MSN: 23413'],
  ['IL-76 RA-76502', 'Ilyushin 76 RA76502'],
  ['Ан-74 EP-GOM', 'Antonov An-74 EP-GOM'],
  ['Airbus 340 EP-MMB', 'A340 EPMMB'],
  ['TU-154 MSN 85A123', 'Tupolev Tu-154 serial number 85A123'],
  ['N 345 AB', 'N345AB'],
  ['Tail No. VPCSP', 'VP-CSP'],
];

/** Registrations that a machine has misread, and what they are. */
const MISREAD: readonly (readonly [string, string])[] = [
  ['EP-MN0', 'EP-MNO'],
  ['YI-8AN', 'YI-BAN'],
  ['YI-8AN (Fly Baghdad)', 'YI-BAN'],
  ['RA-0O963', 'RA-00963'],
  ['RA-96O22 IL96', 'RA-96022'],
  ['YV3531', 'YV-353I'],
  ['Ilyushin 76 RA-765O2', 'RA-76502'],
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
  ['P 633 (Air Koryo)', 'P-632'],
  ['ew001pb', 'EW-001PA'],
  ['EP GOX (Mahan Air)', 'EP-GOM'],
  ['EP-MN0', 'EP-MNI'],
  ['RA-0O963', 'RA-00968'],
  ['RA-96O22', 'RA-96023'],
  ['LX RAY Gulfstream G650', 'LX-RAX'],
  ['B747-300M serial no. 23431', 'BOEING 747-300M, MSN: 23413'],
  ['IL-76 RA-76502', 'Ilyushin 76 RA76503'],
  ['An-74 EP-GOM', 'Antonov 74 EP-GOX'],
  ['Boeing 747 SPARE PARTS', 'SP-ARE'],
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
  'BOEING 747 SPARE PARTS',
  'ANTONOV 124 TRADE LLC',
  'PT SKY (JAKARTA)',
];

describe('registrations of aircraft', () => {
  for (const [text, registration] of ONE)
    it(`${text} is ${registration}`, () => {
      assert.ok(score(text, registration) > 0.8);
      assert.ok(score(registration, text) > 0.8);
    });

  for (const [text, registration] of MISREAD)
    it(`${text} is worth a look as ${registration}`, () => {
      const found = score(text, registration);
      assert.ok(found >= 0.5 && found < 0.8);
      assert.equal(score(registration, text), found);
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
