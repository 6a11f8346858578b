import assert from 'node:assert/strict';
import { labelledNumbers, numbersOfField, walletsIn } from '../../../src/lists/formats/labelled-numbers.ts';

const shown = (found: ReturnType<typeof labelledNumbers>): string[] =>
  found.map((one) => `${one.type} ${one.number} ${one.country}`.trim());

describe('labelledNumbers', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['SWIFT: DCBK KKPY', ['SWIFT/BIC DCBK KKPY']],
    ['SWIFT/BIC code: FTBDKPPY.', ['SWIFT/BIC FTBDKPPY']],
    ['IMO number: 5342883, IMO 9826902', ['IMO number 5342883', 'IMO number 9826902']],
    ['Business Registration Number LL06889 (Malaysia)', ['Registration number LL06889 Malaysia']],
    ['Hong Kong company registration number 1177053.', ['Registration number 1177053 Hong Kong']],
    ['Federal No.: x; Registered company number: 02150590. Last', ['Registration number 02150590']],
    ['VAT Number BE480224531', ['VAT number BE480224531']],
    ['Italian Fiscal Code: DAOMMD74T11Z352Z', ['Fiscal code DAOMMD74T11Z352Z']],
    [
      'SSN 156-92-9858 (United States of America)',
      ['Social Security Number 156-92-9858 United States of America'],
    ],
    ['Pakistan National Tax Number: 1774308', ['Tax number 1774308 Pakistan']],
    ['INN: 7825331045BIN: 1037843013812', ['INN 7825331045', 'BIN 1037843013812']],
    ['INN - 781102285043', ['INN 781102285043']],
    ['Libyan passport number L 191609 issued on', ['Passport L 191609 Libyan']],
    [
      'KRS: 0000131052, REGON: 01526548000000, NIP 701-055-54-76',
      ['KRS 0000131052', 'NIP 701-055-54-76', 'REGON 01526548000000'],
    ],
    ['Afghan Money Service Provider License Number: 044.', ['Licence 044']],
  ];
  for (const [text, expected] of cases) {
    it(`finds ${expected.join(', ')} in "${text}"`, () => {
      assert.deepEqual(shown(labelledNumbers(text)).sort(), [...expected].sort());
    });
  }

  for (const text of [
    'Review pursuant to Security Council resolution 1822 (2008) was concluded on 14 Sep. 2009.',
    'listed under permanent reference number QDe.118',
    'Bank account 1234567890 was frozen in 2012',
    'The company 1C is a register of its own',
    'inn keeper in 2014',
    'He holds a passport of Iraq since 2004',
    '',
  ]) {
    it(`finds nothing in "${text}"`, () => {
      assert.deepEqual(labelledNumbers(text), []);
    });
  }

  it('takes bounded time for a text of absurd length', () => {
    assert.deepEqual(labelledNumbers('registration '.repeat(400_000)), []);
    assert.deepEqual(labelledNumbers('a'.repeat(2_000_000)), []);
  });
});

describe('numbersOfField', () => {
  it('gives bare numbers the default type and a text without any number as it is', () => {
    assert.deepEqual(shown(numbersOfField('7813654490 - TIN', 'Business number')), [
      'Business number 7813654490',
    ]);
    assert.deepEqual(
      shown(numbersOfField('1534407 (BVI)', 'Business number'))[0]?.slice(0, 23),
      'Business number 1534407',
    );
    assert.deepEqual(shown(numbersOfField('AB-X', 'Business number')), ['Business number AB-X']);
    assert.deepEqual(numbersOfField('  ', 'Business number'), []);
  });
});

describe('walletsIn', () => {
  it('knows addresses by their form and takes each once', () => {
    const text =
      'XBT 3Q8H2ZWMtc4R1M3mkmhnTjCoYKTeCFigDP; bc1q72ud4m6zf5g37jkhc2ty95zm5vel9ufdxquqpm, TRX TW5tokvhEfrb77z98Rc8HqbkzQJ6sxYtGX ' +
      'and 0x7FF9cFad3877F21d41Da833E2F775dB0569eE3D9 (0x7FF9cFad3877F21d41Da833E2F775dB0569eE3D9)';
    assert.deepEqual(
      walletsIn(text).map((wallet) => wallet.currency),
      ['ETH', 'XBT', 'XBT', 'TRX'],
    );
  });
  for (const text of ['13579135791357913579135791357913', 'U74999MH2016PTC283169', '0x1234', 'Tarasevich']) {
    it(`does not take "${text}" for a wallet`, () => {
      assert.deepEqual(walletsIn(text), []);
    });
  }
});
