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
});
