import assert from 'node:assert/strict';
import { listedValues } from '../../../src/matching/identifiers/listed-values.ts';
import { queryValueKeys } from '../../../src/matching/identifiers/query-values.ts';
import { listedParty } from '../../support/parties.ts';

const identification = (type: string, number: string, country = '') => ({ type, number, country, note: '' });

const PARTY = listedParty('Somebody Listed', {
  id: 1,
  identifications: [
    identification('Passport', 'K 123-456', 'Iran'),
    identification('IMO number', 'IMO 9187629'),
    identification('SWIFT/BIC', 'SABRRUMM'),
    identification('Business registration', '(INN): 7704734000/770301001 (Russia)'),
    identification('National ID', '1234'),
  ],
  wallets: [
    { currency: 'ETH', address: '0x7F367cC41522cE07553e823bf3be79A889DEbe1B' },
    { currency: 'XBT', address: '12QtD5BFwRsdNsAZY76UVE1xyCGNTojH9h' },
  ],
  contacts: [
    { type: 'email', value: 'Office@Bank-Melli.ir' },
    { type: 'website', value: 'http://www.bmi.ir/' },
  ],
});

const labels = (text: string): readonly string[] => {
  const keys = new Set(queryValueKeys(text));
  return [...new Set(listedValues(PARTY).flatMap(({ key, label }) => (keys.has(key) ? [label] : [])))];
};

describe('identifiers typed in place of a name', () => {
  const FOUND: readonly (readonly [string, string])[] = [
    ['K123456', 'Passport: K 123-456 (Iran)'],
    ['k-123 456', 'Passport: K 123-456 (Iran)'],
    ['Passport K123456', 'Passport: K 123-456 (Iran)'],
    ['Passport No.K123456', 'Passport: K 123-456 (Iran)'],
    ['passport:K123456', 'Passport: K 123-456 (Iran)'],
    ['Passport № K 123456', 'Passport: K 123-456 (Iran)'],
    ['Passport №K123456', 'Passport: K 123-456 (Iran)'],
    ['паспорт K 123456', 'Passport: K 123-456 (Iran)'],
    ['护照K123456', 'Passport: K 123-456 (Iran)'],
    ['رقم الجواز K123456', 'Passport: K 123-456 (Iran)'],
    ['Somebody, pass#K123456', 'Passport: K 123-456 (Iran)'],
    ['IMO 9187629', 'IMO number: IMO 9187629'],
    ['9187629', 'IMO number: IMO 9187629'],
    ['٩١٨٧٦٢٩', 'IMO number: IMO 9187629'],
    ['SABRRUMM', 'SWIFT/BIC: SABRRUMM'],
    ['SABRRUMMXXX', 'SWIFT/BIC: SABRRUMM'],
    ['sabrrumm', 'SWIFT/BIC: SABRRUMM'],
    ['SABR-RU-MM', 'SWIFT/BIC: SABRRUMM'],
    ['SABRRUMM123', 'SWIFT/BIC: SABRRUMM'],
    ['SWIFT/BIC code: sabr ru mm', 'SWIFT/BIC: SABRRUMM'],
    ['INN 7704734000', 'Business registration: (INN): 7704734000/770301001 (Russia)'],
    ['ИНН7704734000', 'Business registration: (INN): 7704734000/770301001 (Russia)'],
    ['Tax ID:7704734000', 'Business registration: (INN): 7704734000/770301001 (Russia)'],
    ['INN/KPP 7704734000/770301001', 'Business registration: (INN): 7704734000/770301001 (Russia)'],
    [
      '0x7f367cc41522ce07553e823bf3be79a889debe1b',
      'Digital currency address - ETH: 0x7F367cC41522cE07553e823bf3be79A889DEbe1B',
    ],
    [
      '12QtD5BFwRsdNsAZY76UVE1xyCGNTojH9h',
      'Digital currency address - XBT: 12QtD5BFwRsdNsAZY76UVE1xyCGNTojH9h',
    ],
    [
      'BTC:12QtD5BFwRsdNsAZY76UVE1xyCGNTojH9h',
      'Digital currency address - XBT: 12QtD5BFwRsdNsAZY76UVE1xyCGNTojH9h',
    ],
    [
      '12qtd5bfwrsdnsazy76uve1xycgntojh9h',
      'Digital currency address - XBT: 12QtD5BFwRsdNsAZY76UVE1xyCGNTojH9h (typed with a wrong checksum: the case of letters was lost)',
    ],
    ['office@bank-melli.ir', 'Email: Office@Bank-Melli.ir'],
    ['office @ bank-melli.ir', 'Email: Office@Bank-Melli.ir'],
    ['https://bmi.ir', 'Website: http://www.bmi.ir/'],
  ];
  for (const [text, label] of FOUND)
    it(`${text} finds ${label}`, () => assert.ok(labels(text).includes(label)));

  const NOT_FOUND = [
    'Somebody Listed',
    'the sabrrumm',
    'SABR RUMM',
    'SABRRUMX123',
    'K12345',
    '1234',
    'office',
    'melli',
    '',
    '!!!',
  ];
  for (const text of NOT_FOUND) {
    it(`${JSON.stringify(text)} finds none`, () => {
      assert.deepEqual(
        labels(text).filter((label) => !label.startsWith('Website')),
        [],
      );
    });
  }

  it('takes a day for no number', () => {
    for (const text of ['John Smith DOB 1970-01-01', 'John Smith, 01.01.1970'])
      assert.ok(
        !queryValueKeys(text).some((key) => key.includes(':19700101') || key.includes(':01011970')),
        text,
      );
  });

  it('gives a plain name no key at all', () => {
    for (const name of [
      'Vladimir Putin',
      'ROSNEFT',
      'EXPORTER',
      'KAKHOVKA',
      'Ali',
      'Banque Centrale de Syrie',
    ]) {
      assert.deepEqual(queryValueKeys(name), [], name);
    }
  });
});
