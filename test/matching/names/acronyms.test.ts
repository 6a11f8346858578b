import assert from 'node:assert/strict';
import { acronymsOf, shortForm } from '../../../src/matching/names/acronyms.ts';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';

const wordsOf = (text: string) => prepareName(text, { mayHaveLegalForm: true }).words;

describe('acronyms of organisations', () => {
  const CASES: readonly (readonly [string, string])[] = [
    ['Islamic Revolutionary Guard Corps', 'irgc'],
    ['Fuerzas Armadas Revolucionarias de Colombia', 'farc'],
    ['Islamic Republic of Iran Shipping Lines', 'irisl'],
    ['National Iranian Oil Company', 'nioc'],
    ['Federal Security Bureau', 'fsb'],
    ['Iran Aircraft Manufacturing Industrial Company (HESA)', 'hesa'],
    ['Popular Front for the Liberation of Palestine - General Command', 'pflpgc'],
    ['Zimbabwe African National Union - Patriotic Front', 'zanupf'],
    ['KARUN PUMP MANUFACTURING COMPANY (KAPMAK)', 'kapmak'],
  ];
  for (const [name, acronym] of CASES) {
    it(`${name}: ${acronym}`, () => assert.ok(acronymsOf(wordsOf(name)).includes(acronym)));
  }

  for (const name of [
    'John Fitzgerald Kennedy',
    'Mustafa Kemal Celik',
    'Kowalski Autoservis',
    'Unit 26165 of the Army',
    'Bank',
    'بنك ملي إيران',
    '海尔银行',
  ]) {
    it(`${name} has none`, () => assert.deepEqual(acronymsOf(wordsOf(name)), []));
  }

  it('takes one word of letters for an acronym, its legal form aside', () => {
    assert.equal(shortForm(wordsOf('IRIB')), 'irib');
    assert.equal(shortForm(wordsOf('IBM Corp.')), 'ibm');
    for (const name of ['UN', 'Rosneft Trading', 'Uralvagonzavod', 'K7', '海尔'])
      assert.equal(shortForm(wordsOf(name)), null, name);
  });

  it('takes letters in two parts for one, when a part cannot be spoken', () => {
    assert.equal(shortForm(wordsOf('ZANU-PF')), 'zanupf');
    assert.equal(shortForm(wordsOf('SPLM-N')), 'splmn');
    for (const name of ['Kim Il', 'Ali Reza', 'Ng Lee', 'Md Karim', 'PF 12'])
      assert.equal(shortForm(wordsOf(name)), null, name);
  });
});
