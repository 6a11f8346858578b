import assert from 'node:assert/strict';
import { listedValues } from '../../../src/matching/identifiers/listed-values.ts';
import { queryValueKeys } from '../../../src/matching/identifiers/query-values.ts';
import { listedParty } from '../../support/parties.ts';

const BITCOIN = '12QtD5BFwRsdNsAZY76UVE1xyCGNTojH9h';
const ETHER = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';
const RIPPLE = 'rpXTzCuXtjiPDFysxq8uNmtZBe9Xo97JbW';
const CASH = 'qpm2qsznhks23z7629mms6s5cwef74vcwvy22gdx6a';

const number = (type: string, text: string) => ({ type, number: text, country: '', note: '' });

const PARTIES = [
  listedParty('One', { id: 1, identifications: [number('Passport', 'K123456')] }),
  listedParty('Two', { id: 2, identifications: [number('Passport', '8001 142195')] }),
  listedParty('Three', { id: 3, identifications: [number('National ID No.', '12/SAKHANA(N)020199')] }),
  listedParty('Four', { id: 4, identifications: [number('Registration Number', '1360/1995-1996')] }),
  listedParty('Five', { id: 5, identifications: [number('Registration Number', 'HE 351838')] }),
  listedParty('Six', { id: 6, identifications: [number('Registration Number', 'HRB 58745')] }),
  listedParty('Seven', { id: 7, identifications: [number('Passport', 'DP 0000003')] }),
  listedParty('Eight', { id: 8, identifications: [number('Account', 'GB29 NWBK 6016 1331 9268 19')] }),
  listedParty('Nine', { id: 9, identifications: [number('V.A.T. Number', 'DE 129 273 398')] }),
  listedParty('Ten', { id: 10, identifications: [number('Company Number', 'OC345678')] }),
  listedParty('Eleven', { id: 11, identifications: [number('Passport', 'AB1234567')] }),
  listedParty('Twelve', { id: 12, identifications: [number('Passport', '12345')] }),
  listedParty('Thirteen', { id: 13, identifications: [number('IMO number', 'IMO 9187629')] }),
  listedParty('Fourteen', { id: 14, identifications: [number('MMSI', '572469210')] }),
  listedParty('Fifteen', { id: 15, identifications: [number('Aircraft Tail Number', 'EP-MMH')] }),
  listedParty('Sixteen', { id: 16, identifications: [number('Aircraft Tail Number', 'G-VAIR')] }),
  listedParty('Seventeen', { id: 17, wallets: [{ currency: 'XBT', address: BITCOIN }] }),
  listedParty('Eighteen', { id: 18, wallets: [{ currency: 'ETH', address: ETHER }] }),
  listedParty('Nineteen', { id: 19, wallets: [{ currency: 'BCH', address: `bitcoincash:${CASH}` }] }),
  listedParty('Twenty', { id: 20, wallets: [{ currency: 'XRP', address: RIPPLE }] }),
  listedParty('Twenty-one', {
    id: 21,
    contacts: [
      { type: 'email', value: 'info@falaknaz-trading.com' },
      { type: 'website', value: 'www.falaknaz-trading.com' },
      { type: 'phone', value: '+7 (495) 500-55-50' },
    ],
  }),
  listedParty('Twenty-two', {
    id: 22,
    identifications: [number('Tax ID', '500100732259'), number('BIK', '044525225')],
  }),
  listedParty('Twenty-three', { id: 23, identifications: [number('National ID', 'АБ-123456')] }),
  listedParty('Twenty-four', { id: 24, identifications: [number('Tax ID', 'UA12345678')] }),
  listedParty('Twenty-five', { id: 25, identifications: [number('Passport', '020199')] }),
];

const holders = new Map<string, number[]>();
for (const party of PARTIES)
  for (const { key } of listedValues(party)) holders.set(key, [...(holders.get(key) ?? []), party.id]);

const found = (text: string): readonly number[] => [
  ...new Set(queryValueKeys(text).flatMap((key) => holders.get(key) ?? [])),
];

/** A rule, texts, and the party that each finds; none where there is no number. */
const CASES: readonly (readonly [rule: string, id: number | null, ...texts: string[]])[] = [
  [
    'a day is no number in a longer text',
    null,
    'John Smith DOB 02/01/99',
    'Hans Weber 02.01.99',
    'X, 02-01-99',
  ],
  ['a span of years is none', null, 'Class of 1995-1996', 'Football club 1995/1996'],
  ['a number of another series', null, 'Ivan Smirnov 4510 142195', 'Passport 4510 142195', 'passport 142195'],
  [
    'the number of its series',
    2,
    '8001142195',
    '8001 142195',
    'паспорт серия 8001 номер 142195',
    '8001 № 142195',
  ],
  [
    'a number of another register',
    null,
    'HRB 351838',
    'HRA 58745',
    '351838',
    'Passport 0000003',
    'XX 012820',
  ],
  ['the number of its register', 5, 'HE 351838', 'HE351838'],
  ['a number with its letters apart and words behind', 1, 'Passport K 123456 (Iran)', 'K 123456, Tehran'],
  ['the same with a day behind', 1, 'passport K 123456 expires 2027-01-01', 'K 123456 1999'],
  ['letters in small', 11, 'passport ab 1234567 iran', 'AB 1234567 issued Pakistan'],
  [
    'a number in groups',
    8,
    'Account GB29 NWBK 6016 1331 9268 19 at NatWest',
    'IBAN GB29 NWBK 6016 1331 9268 19 GBP',
  ],
  [
    'a part of the groups',
    null,
    'NWBK 6016 1331 9268 19',
    'GB29 NWBK 6016 1331 9268',
    'GB28 NWBK 6016 1331 9268 19',
  ],
  ['groups of digits', 9, 'DE 129 273 398 Germany', 'VAT no. DE129273398'],
  ['groups of digits without their letters', null, '129 273 398', 'VAT 129273398'],
  ['a company’s number', 10, 'OC 345678 London', 'oc345678'],
  [
    'a short number with a label',
    12,
    '12345',
    'Passport 12345',
    'Passport No. 12345',
    '#12345',
    'ID: 12345 (Iran)',
  ],
  ['a short number without', null, '12345 Main Street', 'School 12345', 'School No. 12345', 'PO Box 12345'],
  ['a number called otherwise', null, 'MMSI 9187629', 'IMO 572469210', 'IMO no. 572469210'],
  [
    'a number called as it is',
    13,
    'IMO 9187629',
    'MV Foo (IMO:9187629)',
    'IMO/9187629',
    '9187629 built 1999',
  ],
  ['the station of a ship', 14, 'MMSI 572469210', '572 469 210', 'mmsi no. 572469210'],
  ['an aircraft by its letters', 15, 'EP-MMH', 'Tail number EP-MMH', 'EPMMH', 'Airbus A340 EP-MMH'],
  ['an aircraft with a mark of one letter', 16, 'G-VAIR', 'Aircraft G-VAIR'],
  ['other words with a hyphen', null, 'AL-HAJ', 'ep-mmh', 'EP-MMX', 'Vair', 'EP MMH'],
  ['a wallet in brackets', 17, `(${BITCOIN})`, `"${BITCOIN}"`, `[${BITCOIN}]`, `Yan Walletman (${BITCOIN})`],
  [
    'a wallet beside marks',
    17,
    `wallet ${BITCOIN}.`,
    `BTC=${BITCOIN}`,
    `address=${BITCOIN}`,
    `btc/${BITCOIN}`,
  ],
  [
    'a wallet in a payment link',
    17,
    `bitcoin:${BITCOIN}?amount=0.1`,
    `https://x.example/btc/address/${BITCOIN}`,
  ],
  ['a wallet broken over two lines', 17, `${BITCOIN.slice(0, 17)}\n${BITCOIN.slice(17)}`],
  ['a wallet whose letters lost their case', 17, BITCOIN.toLowerCase(), BITCOIN.toUpperCase()],
  ['a wallet with a letter more or another letter', null, `${BITCOIN}1`, BITCOIN.replace('Q', 'R')],
  [
    'a wallet of Ethereum',
    18,
    `wallet(${ETHER})`,
    `ethereum:${ETHER}@1`,
    `eip155:1:${ETHER}`,
    ETHER.slice(2),
  ],
  ['the same on a page', 18, `https://etherscan.io/address/${ETHER}`, `0X${ETHER.slice(2).toUpperCase()}`],
  ['a part of it', null, ETHER.slice(0, -1), `${ETHER}0`],
  [
    'a wallet of Bitcoin Cash',
    19,
    CASH,
    `bitcoincash:${CASH}`,
    `BITCOINCASH:${CASH}`.toUpperCase(),
    `BCH: ${CASH}`,
  ],
  ['a wallet with its tag', 20, `${RIPPLE}?dt=123`],
  [
    'an e-mail address in brackets',
    21,
    '[info@falaknaz-trading.com]',
    'info@falaknaz-trading.com/sales@x.example',
  ],
  ['a website with a user', 21, 'http://user:pw@falaknaz-trading.com/', '[www.falaknaz-trading.com]'],
  ['a website that is another', null, 'http://falaknaz-trading.com@evil.example/'],
  ['a phone number in a text', 21, 'John Doe +74955005550', 'John Doe, phone +74955005550'],
  ['the same in groups', 21, 'John Doe, tel. +7 (495) 500-55-50', '+7 495 500-55-50 12 Main Street'],
  [
    'a phone number that is not marked',
    null,
    'John Doe 74955005551',
    'John Doe 500-55-50',
    'John Doe +74955005551',
  ],
  [
    'marks and countries beside a number',
    1,
    'K123456|x',
    'K123456/IR',
    'IR/K123456',
    '[K123456]',
    '{"passport":"K123456"}',
  ],
  ['a label as one with its number', 1, 'PassportK123456', 'PassportNo.K123456', 'pass(K123456)'],
  ['the same before digits', 22, 'TaxID500100732259', 'BIK044525225', 'INN500100732259'],
  ['the same before letters', 24, 'VATUA12345678'],
  ['Cyrillic letters that look Latin', 1, 'К123456', 'паспорт К 123456'],
  ['Cyrillic letters that do not', 23, 'АБ123456', 'аб 123456'],
  ['a digit more or another letter', null, 'K1234567', 'L123456', '123456', 'KK123456'],
];

describe('identifiers in a text typed in place of a name', () => {
  for (const [rule, id, ...texts] of CASES) {
    for (const text of texts) {
      it(`${rule}: ${text} finds ${id ?? 'none'}`, () => {
        assert.deepEqual(found(text), id === null ? [] : [id]);
      });
    }
  }

  it('reads the longest and oddest texts without delay', () => {
    for (const part of [
      '1 ',
      'A 1 ',
      '+1 ',
      '(1)',
      'a@b.example/',
      'no no1 ',
      'IMO ',
      '1/',
      'tel 1234567 ',
    ]) {
      const keys = queryValueKeys(part.repeat(500).slice(0, 500));
      assert.ok(keys.length < 400, part);
    }
  });
});
