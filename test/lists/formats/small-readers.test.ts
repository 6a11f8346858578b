import assert from 'node:assert/strict';
import { checkRecords } from '../../../src/lists/check-records.ts';
import type { ListedPartyRecord } from '../../../src/domain/listed-party.ts';
import { islamicDaySpan, readBirthDate } from '../../../src/lists/dates.ts';
import { leadingCountry } from '../../../src/lists/formats/country-in-text.ts';
import { isShipImoNumber } from '../../../src/lists/formats/imo-number.ts';
import { isNonLatin, splitOutsideBrackets } from '../../../src/lists/formats/scripts.ts';
import { countryCodeOf, listedNames, uniqueIdentifications } from '../../../src/lists/record-parts.ts';

describe('isShipImoNumber', () => {
  for (const ship of ['9826902', 'IMO9562233', '8514306', '9036387', '9058713', '8405270']) {
    it(`takes ${ship} for a ship`, () => assert.equal(isShipImoNumber(ship), true));
  }
  for (const other of ['5342883', '5982254', '0108990', '9826903', '982690', 'KRS', '']) {
    it(`does not take "${other}" for a ship`, () => assert.equal(isShipImoNumber(other), false));
  }
});

describe('leadingCountry', () => {
  for (const [text, country] of [
    ['Qatar. Expires 14 March 2025.', 'Qatar'],
    ['(Libya) issued 12 June 2016', 'Libya'],
    ['Pakistan national identity card number', 'Pakistan'],
    ['Trinidad and Tobago Birth Certificate, issued on 23 Jan 2007', 'Trinidad and Tobago'],
    ['issued on 12 Jan. 2008', ''],
    ['INN', ''],
    ['', ''],
  ] as const) {
    it(`reads "${country}" in "${text}"`, () => assert.equal(leadingCountry(text), country));
  }
});

describe('countryCodeOf', () => {
  for (const [text, code] of [
    ['Former USSR Currently Belarus', 'BY'],
    ['Ukrainian SSR (now Ukraine)', 'UA'],
    ['Iraq (previous address)', 'IQ'],
    ['Congo (Democratic Republic)', 'CD'],
    ['Atlantis', ''],
  ] as const) {
    it(`reads ${code} in "${text}"`, () => assert.equal(countryCodeOf(text), code));
  }
});

describe('dates of publishers', () => {
  it('reads a month and year with a slash', () => {
    assert.deepEqual(readBirthDate('09/1962'), {
      text: '09/1962',
      earliest: '1962-09-01',
      latest: '1962-09-30',
    });
  });
  it('converts Islamic days, months and years with a day of tolerance', () => {
    assert.deepEqual(islamicDaySpan(1402, 6, 24), { earliest: '1982-04-18', latest: '1982-04-20' });
    assert.deepEqual(islamicDaySpan(1400), { earliest: '1979-11-20', latest: '1980-11-09' });
  });
  for (const [year, month, day] of [
    [1402, 13, 1],
    [1402, 1, 31],
    [1970, 1, 1],
    [NaN, 1, 1],
  ] as const) {
    it(`has no Islamic day ${year}-${month}-${day}`, () =>
      assert.equal(islamicDaySpan(year, month, day), null));
  }
});

describe('listedNames', () => {
  it('puts the primary name first, keeps one primary and prefers the strong of equal texts', () => {
    const names = listedNames([
      { text: 'B  b', kind: 'alias', quality: 'weak' },
      { text: 'B b', kind: 'alias', quality: 'strong' },
      { text: 'A', kind: 'primary', quality: 'weak' },
      { text: 'C', kind: 'primary', quality: 'strong' },
      { text: ' ', kind: 'alias', quality: 'strong' },
    ]);
    assert.deepEqual(
      names.map((name) => `${name.kind} ${name.quality} ${name.text}`),
      ['primary strong A', 'alias strong C', 'alias strong B b'],
    );
  });
});

describe('uniqueIdentifications', () => {
  it('folds equal numbers, joins their notes and strips spreadsheet quotes', () => {
    assert.deepEqual(
      uniqueIdentifications([
        { type: 'Passport', number: "'D1", country: '', note: 'a' },
        { type: 'passport', number: 'd1', country: 'Iraq', note: 'b' },
        { type: 'Passport', number: ' ', country: '', note: 'c' },
      ]),
      [{ type: 'Passport', number: 'D1', country: 'Iraq', note: 'a; b' }],
    );
  });
});

describe('scripts', () => {
  it('tells the script of most letters', () => {
    assert.equal(isNonLatin('Хаджи Qasem'), true);
    assert.equal(isNonLatin('Qasem Х'), false);
    assert.equal(isNonLatin('586'), false);
  });
  it('splits outside brackets only', () => {
    assert.deepEqual(splitOutsideBrackets('a; b (c; d) [e;f]; g', /;/u), ['a', ' b (c; d) [e;f]', ' g']);
  });
});

describe('checkRecords', () => {
  const record = (publisherRef: string, ...texts: string[]): ListedPartyRecord =>
    ({ publisherRef, names: texts.map((text) => ({ text })) }) as unknown as ListedPartyRecord;
  async function* stream(...records: ListedPartyRecord[]): AsyncGenerator<ListedPartyRecord> {
    for (const one of records) yield await Promise.resolve(one);
  }
  const run = async (...records: ListedPartyRecord[]): Promise<number> => {
    let count = 0;
    for await (const one of checkRecords(stream(...records))) count += one.publisherRef === '' ? 0 : 1;
    return count;
  };
  it('passes good records on', async () => assert.equal(await run(record('1', 'a'), record('2', 'b')), 2));
  for (const [problem, records] of [
    ['no party', []],
    ['comes twice', [record('1', 'a'), record('1', 'b')]],
    ['has no name', [record('1')]],
    ['without reference', [record('', 'a')]],
  ] as const) {
    it(`refuses: ${problem}`, () =>
      assert.rejects(run(...records), { code: 'list_format', message: new RegExp(problem, 'u') }));
  }
});
