import assert from 'node:assert/strict';
import { splitCity } from '../../../../src/lists/formats/ofac/city-line.ts';
import { routeOf } from '../../../../src/lists/formats/ofac/feature-types.ts';
import { joinNameParts, naturalPersonName, personName } from '../../../../src/lists/formats/ofac/names.ts';

describe('OFAC names', () => {
  for (const [recorded, natural] of [
    ['HANIYA, Ismail Abdul Salah', 'Ismail Abdul Salah HANIYA'],
    ['KHUN SA', 'KHUN SA'],
    ['LAVILLA, Ruben Pestano, Jr.', 'Ruben Pestano LAVILLA Jr.'],
    ['MNANGAGWA, JR., Emmerson Dambudzo', 'Emmerson Dambudzo MNANGAGWA JR.'],
    ['MARUF, Taha, Muhyi al-Din', 'Taha Muhyi al-Din MARUF'],
    ["AL-WARD, 'Abd", "'Abd AL-WARD"],
  ] as const) {
    it(`turns "${recorded}" into "${natural}"`, () => assert.equal(naturalPersonName(recorded), natural));
  }

  it('put the suffix of either part last', () => {
    assert.equal(personName('Samuel', 'KNOWLES, JR.'), 'Samuel KNOWLES JR.');
    assert.equal(personName('Samuel, Jr.', 'KNOWLES'), 'Samuel KNOWLES Jr.');
    assert.equal(personName('', 'KHUN SA'), 'KHUN SA');
  });

  it('join stored parts in spoken order', () => {
    const parts = [
      { type: 'Last Name', value: 'Ivanov' },
      { type: 'Patronymic', value: 'Ivanovich' },
      { type: 'First Name', value: 'Ivan' },
    ];
    assert.equal(joinNameParts(parts, 'Latin'), 'Ivan Ivanovich Ivanov');
  });

  it('write Chinese and Korean family names first and without a space', () => {
    const parts = [
      { type: 'Last Name', value: '金' },
      { type: 'First Name', value: '正恩' },
    ];
    assert.equal(joinNameParts(parts, 'Chinese Simplified'), '金正恩');
    assert.equal(joinNameParts([{ type: 'Entity Name', value: '银行' }], 'Chinese Simplified'), '银行');
  });
});

describe('OFAC city lines', () => {
  for (const [line, city, state, postalCode] of [
    ['London EC3N 1DY', 'London', '', 'EC3N 1DY'],
    ['Amsterdam 1077 BL', 'Amsterdam', '', '1077 BL'],
    ['Belgrade 11 000', 'Belgrade', '', '11 000'],
    ['Jinan, Shandong 250101', 'Jinan', 'Shandong', '250101'],
    ['Washington, DC 20001', 'Washington', 'DC', '20001'],
    ['Baku AZ 1008', 'Baku', '', 'AZ 1008'],
    ['Jenin, West Bank', 'Jenin', 'West Bank', ''],
    ['1855 Luxembourg', '1855 Luxembourg', '', ''],
    ['Dublin 2', 'Dublin 2', '', ''],
    ['22000', '', '', '22000'],
    ['', '', '', ''],
  ] as const) {
    it(`splits "${line}"`, () => assert.deepEqual(splitCity(line), { city, state, postalCode }));
  }
});

describe('OFAC types', () => {
  it('are known with a typographic apostrophe and the ending some carry', () => {
    assert.equal(routeOf('Aircraft Manufacturer\u2019s Serial Number (MSN)'), 'identification');
    assert.equal(routeOf('Executive Order 13662 Directive Determination -'), 'annotation');
    assert.equal(routeOf('Listing Date (EO 14024 Directive 2):'), 'listing-date');
    assert.equal(routeOf('Digital Currency Address - DOGE'), 'wallet');
  });

  it('are never guessed', () => {
    assert.equal(routeOf('Lunar Settlement Card'), null);
    assert.equal(routeOf(''), null);
  });
});
