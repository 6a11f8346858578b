import assert from 'node:assert/strict';
import { contactsIn, emailsIn, phonesIn, websitesIn } from '../../../src/lists/formats/contact-values.ts';

type Cases = readonly (readonly [string, readonly string[]])[];

function table(read: (text: string) => readonly string[], cases: Cases): void {
  for (const [text, expected] of cases) {
    it(`reads ${JSON.stringify(expected)} in "${text}"`, () => {
      assert.deepEqual(read(text), expected);
    });
  }
}

describe('emailsIn', () => {
  table(emailsIn, [
    ['a@example.com; b@example.com and c@example.com', ['a@example.com', 'b@example.com', 'c@example.com']],
    ['info@ example .com', ['info@example.com']],
    ['(1) ermakova@example.ru (2) lantsova@example.ru.', ['ermakova@example.ru', 'lantsova@example.ru']],
    ['http://www.example.com', []],
    ['at @ the office', []],
    ['@example', []],
  ]);
});

describe('phonesIn', () => {
  table(phonesIn, [
    ['(1) +98 21 2219141 (2) 22242625', ['+98 21 2219141', '22242625']],
    ['+963-11-6126270, +963-11-2210404', ['+963-11-6126270', '+963-11-2210404']],
    ['Tel. +236 72 15 47 07 / +236 75 09 43 41', ['+236 72 15 47 07', '+236 75 09 43 41']],
    ['+256 41 533 578/9', ['+256 41 533 578']],
    ['00 218 (21) 4890146. 00 218 (21) 4890586', ['00 218 (21) 4890146', '00 218 (21) 4890586']],
    ['+93-797-059059 (mobile)', ['+93-797-059059']],
    ['8 (800) 333 55 45 ext. 12', ['8 (800) 333 55 45']],
    ['none', []],
    ['12', []],
  ]);
});

describe('websitesIn', () => {
  table(websitesIn, [
    ['Website: www.example.com/kp', ['www.example.com/kp']],
    ['(1) www.citc.ir (2) tco.gov.ir', ['www.citc.ir', 'tco.gov.ir']],
    ['https://example.org/a?b=c.', ['https://example.org/a?b=c']],
    ['info@example.com', []],
    ['no site', []],
  ]);
});

describe('contactsIn', () => {
  const values = (text: string): readonly string[] =>
    contactsIn(text).map((one) => `${one.type} ${one.value}`);
  table(values, [
    [
      'Phone 6683301; Phone 0300-8209199; Fax 6623814',
      ['phone 6683301', 'phone 0300-8209199', 'phone 6623814'],
    ],
    [
      'Telephone: 98-919-538-2305; Website: http://www.example.ir',
      ['phone 98-919-538-2305', 'website http://www.example.ir'],
    ],
    ['Tel: 02-1234567, 1000 Damascus', ['phone 02-1234567']],
    ['web link: https://www.interpol.int/en/notice/search/un/1543488', []],
    ['Established in 2001 under No. 1234567', []],
    ['Hotel 123456 Damascus', []],
  ]);

  it('takes bounded time for a text of absurd length', () => {
    assert.deepEqual(contactsIn('a.'.repeat(200_000)), []);
    assert.deepEqual(contactsIn('a'.repeat(1_000_000)), []);
  });
});
