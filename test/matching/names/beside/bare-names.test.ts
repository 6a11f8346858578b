import assert from 'node:assert/strict';
import { bareNames } from '../../../../src/matching/names/beside/bare-names.ts';

const textsOf = (text: string): readonly string[] => bareNames(text).map((name) => name.text);

describe('the name of a typed text without what stands beside it', () => {
  const found: readonly (readonly [typed: string, bare: string])[] = [
    ['Director Oskar Velun', 'Oskar Velun'],
    ['Geschäftsführerin: Anna Maria Velun', 'Anna Maria Velun'],
    ['Генеральный директор Оскар Велун', 'Оскар Велун'],
    ['Oskar Velun, Treasurer', 'Oskar Velun'],
    ['Oskar Velun (Amministratore Delegato)', 'Oskar Velun'],
    ['VELUN, Oskar, Director', 'VELUN, Oskar'],
    ['法定代表人王小明', '王小明'],
    ['왕소명 대표이사', '왕소명'],
    ['Monsieur Oskar Velun', 'Oskar Velun'],
    ['Oskar Velun 1984-01-08', 'Oskar Velun'],
    ['Oskar Velun January 8, 1984', 'Oskar Velun'],
    ['Oskar Velun (geb. 8. Januar 1984)', 'Oskar Velun'],
    ['Oskar Velun né le 08/01/1984', 'Oskar Velun'],
    ['ID 408610362 Oskar Velun', 'Oskar Velun'],
    ['Oskar Velun, Passport AB 1234567', 'Oskar Velun'],
    ['Velun Steelworks GmbH (Kd.-Nr. 778899)', 'Velun Steelworks GmbH'],
    ['Oskar Velun - London', 'Oskar Velun'],
    ['Oskar Velun RU', 'Oskar Velun'],
    ['Oskar Velun, resident in Vereinigte Arabische Emirate', 'Oskar Velun'],
    ['Velun Trading Ltd, Dubai Branch', 'Velun Trading Ltd'],
    ['Velun Trading Ltd Kıbrıs', 'Velun Trading Ltd'],
    ['Velun Trading Ltd - account closed', 'Velun Trading Ltd'],
    ['Oskar Velun Oskar Velun', 'Oskar Velun'],
    ['Velun Trading Ltd (Velun Trading Ltd)', 'Velun Trading Ltd'],
    ['Acme Ltd Oskar Velun', 'Oskar Velun'],
    ['Oskar Velun; Anna Maria Orsk', 'Anna Maria Orsk'],
    ['Oskar Velun und Anna Orsk', 'Anna Orsk'],
    ['Oskar Velun, Qmbrelneft', 'Oskar Velun'],
  ];
  for (const [typed, bare] of found) {
    it(`is ${bare} in ${typed}`, () => {
      assert.ok(textsOf(typed).includes(bare), JSON.stringify(textsOf(typed)));
    });
  }

  const without: readonly (readonly [typed: string, why: string])[] = [
    ['Oskar Velun', 'there is nothing beside it'],
    ['VELUN, Oskar', 'a comma stands in the name'],
    ['Bank of Moscow', 'the place is part of the name'],
    ['Moscow Industrial Bank', 'the place is part of the name'],
    ['Zavod 54', 'the number is part of the name'],
    ['Director', 'nothing else is left'],
    ['Director Velun', 'one word tells nobody'],
    ['General Trading LLC', 'a firm holds no office'],
    ['Presidente Hotel Group', 'a firm holds no office'],
    ['Müller & Söhne GmbH', 'the sons are no party of their own'],
    ['2026-11-28', 'there is no name'],
    ['', 'there is no text'],
    ['???', 'there is no word'],
  ];
  for (const [typed, why] of without) {
    it(`is not looked for in ${JSON.stringify(typed)}: ${why}`, () => {
      assert.deepEqual(textsOf(typed), []);
    });
  }

  it('takes what stands beside a name for no party of its own', () => {
    assert.ok(!textsOf('Oskar Velun, of Toronto').includes('of Toronto'));
    assert.ok(!textsOf('Velun Trading LLC, account closed').includes('account closed'));
  });

  it('says what was left out, and that an office stands beside people alone', () => {
    const [name] = bareNames('Director Oskar Velun');
    assert.deepEqual(name?.leftOut, ['office']);
    assert.equal(name.isOfPerson, true);
    assert.equal(bareNames('Velun Steelworks GmbH #4711')[0]?.isOfPerson, false);
  });

  it('gives few names of a text, however much stands in it', () => {
    assert.ok(bareNames('Oskar Velun; Anna Orsk; Maria Lund; Petra Holm').length <= 6);
    assert.deepEqual(bareNames('Director Oskar Velun '.repeat(400)), []);
    assert.deepEqual(bareNames('A. '.repeat(60)), []);
  });
});
