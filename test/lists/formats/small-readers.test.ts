import assert from 'node:assert/strict';
import { checkRecords } from '../../../src/lists/check-records.ts';
import type { ListedPartyRecord } from '../../../src/domain/listed-party.ts';
import { readBirthDate, readBirthDateIn } from '../../../src/lists/dates.ts';
import { islamicDaySpan } from '../../../src/lists/hijri.ts';
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
  for (const [text, earliest, latest] of [
    ['Sep-99', '1999-09-01', '1999-09-30'],
    ['15-Mar-62', '1962-03-15', '1962-03-15'],
    ['1980.1981', '1980-01-01', '1981-12-31'],
    ['10/061962', '1962-06-10', '1962-06-10'],
    ['/02/1961', '1961-02-01', '1961-02-28'],
    ['7/02/1950/11/1950', '1950-02-07', '1950-11-30'],
    ['Between Aug. and Sep. 1977', '1977-08-01', '1977-09-30'],
    ['1985 to 1984', '1984-01-01', '1985-12-31'],
    ['born in the early 1970s', '1970-01-01', '1974-12-31'],
    ['24/06/1402 (Hijri Calendar)', '1982-04-18', '1982-04-20'],
    ['24/06/1402', '1982-04-18', '1982-04-20'],
    ['circa 30-35 years old', null, null],
    ['31/02/1961', null, null],
  ] as const) {
    it(`reads ${text}`, () => assert.deepEqual(readBirthDate(text), { text, earliest, latest }));
  }
  it('takes a year of the Hijra for one of the sun where that is told, and for either where it is not', () => {
    assert.deepEqual(readBirthDateIn('solar', '1343'), {
      text: '1343',
      earliest: '1964-03-21',
      latest: '1965-03-20',
    });
    assert.deepEqual(readBirthDate('1343'), { text: '1343', earliest: '1924-08-01', latest: '1965-03-20' });
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
