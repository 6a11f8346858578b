import assert from 'node:assert/strict';
import { acronymsOf, shortForm } from '../../../src/matching/names/acronyms.ts';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { score } from './score-pair.ts';

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
    assert.equal(shortForm(wordsOf('PFLP-GC')), 'pflpgc');
    for (const name of ['Kim Il', 'Ali Reza', 'Ng Lee', 'Md Karim', 'PF 12'])
      assert.equal(shortForm(wordsOf(name)), null, name);
  });
});

describe('acronyms beside the names that they stand for', () => {
  for (const [a, b] of [
    ['NITC - National Iranian Tanker Co', 'National Iranian Tanker Company (NITC)'],
    ['IRISL (Islamic Republic of Iran Shipping Lines)', 'IRISL'],
    ['NIOC (National Iranian Oil Company)', 'National Iranian Oil Company'],
    ['FSB - Federalnaya sluzhba bezopasnosti', 'Federal Security Service (FSB)'],
  ] as const)
    it(`${a} is ${b}`, () => assert.ok(score(a, b) >= 0.8, String(score(a, b))));

  it('tell two bodies apart that have the same letters', () => {
    const tanker = 'National Iranian Tanker Company (NITC)';
    assert.ok(score('NITC - National Insurance Training Centre', tanker) < 0.5);
    assert.ok(score('FSB - Financial Stability Board', 'Federal Security Service (FSB)') < 0.8);
  });
});
