import assert from 'node:assert/strict';
import { readTypedValue, type TypedValueKind } from '../../../src/matching/identifiers/typed-value.ts';

const VALUES: readonly (readonly [kind: TypedValueKind, texts: readonly string[]])[] = [
  [
    'email',
    ['office@firm.example.com', 'mailto:a@b.example.org', 'a@firm.com; b@firm.com', 'ИВАН@пример.рф'],
  ],
  ['website', ['https://firm.example/about', 'www.firm.com', 'firm.com', 'Firm.IO', 'firm.com, firm.org']],
  ['phone', ['+7 495 123-45-67', '0074951234567', 'Tel. +49 (0)30 123456', '+٧ ٤٩٥ ١٢٣٤٥٦٧']],
  ['wallet', ['1BoatSLRHtKNngkdXEeobR76b53LETtpyT', '0x098B716B8Aaf21512996dC57EB0615e2383E2f96']],
  [
    'number',
    [
      '9187629',
      'IMO 9187629',
      'IMO: 9187629',
      'Passport K123456',
      'K 123456',
      'АБ 123456',
      'ИНН 7702070139',
      '7702070139/770943003',
      'GB29 NWBK 6016 1331 9268 19',
      'National Identification Number 123456789',
      '495 123 45 67',
    ],
  ],
];

const NAMES = [
  'Saddam Hussein',
  'Saddam.Hussein',
  'Mr. Smith',
  'O.A.O. Severstal',
  'S.p.A.',
  'A.B.C. Trading Co.',
  'Booking.com BV',
  'John <john@firm.com>',
  'john@firm.com John Smith',
  'OMAR 12345678',
  'Omar 12345678',
  'HASSAN K 123456',
  'Unit 61398',
  '1234567 Ontario Inc',
  '12345678 LTD',
  'Security Company 12345',
  'M23',
  'K-141',
  '17 November',
  '1970-01-01',
  '01.02.1970',
  'EP-GOM',
  'Factory No. 103 of the State',
  '第三研究所',
  '7',
  '@',
  '...',
  '',
];

describe('a text that is a value and nothing else', () => {
  for (const [kind, texts] of VALUES) {
    it(`reads an ${kind} as such`, () => {
      for (const text of texts) assert.equal(readTypedValue(text)?.kind, kind, text);
    });
  }

  it('leaves a text alone in which any word may be a name', () => {
    for (const text of NAMES) assert.equal(readTypedValue(text), null, text);
  });

  it('looks contact values up as their own field would', () => {
    const rules = (text: string) => readTypedValue(text)?.lookups.map(({ rule }) => rule);
    assert.deepEqual(rules('office@firm.com'), ['email', 'site']);
    assert.deepEqual(rules('www.firm.com'), ['website', 'site', 'emailsite']);
    assert.ok(rules('+7 495 123-45-67')?.includes('phonebare'));
    assert.ok(rules('495 123-45-67')?.includes('phonenational'));
    assert.deepEqual(rules('IMO 9187629'), []);
  });

  it('reads the longest text at once', () => {
    for (const part of ['1', '1 ', 'a@', '.', 'K1', 'a.b ', '+1'])
      readTypedValue(part.repeat(500).slice(0, 500));
  });
});
