import assert from 'node:assert/strict';
import { alternativesOfOrganisation, alternativesOfPerson } from '../../../src/lists/formats/alternatives.ts';
import { pairedBrackets } from '../../../src/lists/formats/brackets.ts';
import { isLegalFormAlone } from '../../../src/lists/formats/legal-forms.ts';
import { hasMixedWord, mendMixedScripts } from '../../../src/lists/formats/mixed-scripts.ts';
import { behindFormerLabel, withoutListedAs } from '../../../src/lists/formats/name-labels.ts';
import { listedNames } from '../../../src/lists/record-parts.ts';

const textsOf = (text: string): readonly string[] =>
  listedNames([{ text, kind: 'primary', quality: 'strong' }]).map((name) => name.text);

describe('names in one field', () => {
  for (const [text, ...names] of [
    ['Vera Testova', 'Vera Testova'],
    ['Katsiaryna or Katerina Examplova', 'Katsiaryna Examplova', 'Katerina Examplova'],
    ['Vera Testova or Examplova', 'Vera Testova', 'Vera Examplova'],
    ['Vera Testova or Anna Examplova', 'Vera Testova', 'Anna Examplova'],
    ['Ivan Ivanov or Ivan Petrov', 'Ivan Ivanov', 'Ivan Petrov'],
    ['Oleg Evgenyevich or Evgenievich Testov', 'Oleg Evgenyevich Testov', 'Oleg Evgenievich Testov'],
    ['Testova and Examplova and Jasmine', 'Testova', 'Examplova', 'Jasmine'],
    ['Aleksandr/ Alexander Testov', 'Aleksandr Testov', 'Alexander Testov'],
    ['Тарас Тестенко and Тарас Тестенков', 'Тарас Тестенко', 'Тарас Тестенков'],
    ['OR Testov', 'OR Testov'],
    [''],
  ] as const) {
    it(`of a person: "${text}"`, () => assert.deepEqual(alternativesOfPerson(text ?? ''), names));
  }

  it('of a person give no more than 24, however many spellings there are', () => {
    const names = alternativesOfPerson(
      'Nikolay or Nikolai / Vasilievich or Vasilyevich Maximavich or Maksimavich or Maximovich',
    );
    assert.equal(names.length, 12);
    const many = Array.from({ length: 5_000 }, (_, at) => `Testov${at}`).join(' or ');
    assert.ok(alternativesOfPerson(`Vera ${many}`).length <= 24);
  });

  for (const [text, ...names] of [
    ['First in Ruritania or Perviy Kanal Ruritania', 'First in Ruritania', 'Perviy Kanal Ruritania'],
    ['Research and Development Plant', 'Research and Development Plant'],
    ['ООО «Тест» and Тест-Волна', 'ООО «Тест»', 'Тест-Волна'],
    ['Example Works (Air or Sea)', 'Example Works (Air or Sea)'],
  ] as const) {
    it(`of an organisation: "${text}"`, () => assert.deepEqual(alternativesOfOrganisation(text), names));
  }

  it('are two around a stroke between spaces, of every list', () => {
    assert.deepEqual(textsOf('Example TV / Primer TV'), ['Example TV', 'Primer TV']);
    assert.deepEqual(textsOf('Artyom / Artem Testov'), ['Artyom Testov', 'Artem Testov']);
    assert.deepEqual(textsOf('Example A/S'), ['Example A/S']);
    assert.deepEqual(textsOf('Example Mills (North / South)'), ['Example Mills (North / South)']);
    assert.deepEqual(textsOf('Example / 7'), ['Example / 7']);
  });
});

describe('slips in recorded names', () => {
  for (const [text, mended] of [
    ['Iгор ТЕСТЕНКО', 'Ігор ТЕСТЕНКО'],
    ['Viкtor TESTOV', 'Viktor TESTOV'],
    ['MЦCT', 'МЦСТ'],
    ['Пëтр Тестов', 'Пётр Тестов'],
    ['Bлaдиmиp Ebгehьebич', 'Владимир Евгеньевич'],
    ['SPARC-технологии', 'SPARC-технологии'],
    ['Юрий Йода', 'Юрий Йода'],
  ] as const) {
    it(`"${text}" is written in one script a word`, () => {
      assert.equal(mendMixedScripts(text), mended);
      assert.equal(hasMixedWord(mended), false);
    });
  }

  for (const [text, paired] of [
    ['Тестов Иван)', 'Тестов Иван'],
    ['Example Bank (EB', 'Example Bank (EB)'],
    ['(Example Bank', 'Example Bank'],
    ['Example Plant (', 'Example Plant'],
    ['(Example)', 'Example'],
    ['Example (North) Works [old]', 'Example (North) Works [old]'],
    [')(', ''],
    ['', ''],
  ] as const) {
    it(`the brackets of "${text}" stand in pairs`, () => assert.equal(pairedBrackets(text), paired));
  }

  for (const form of [
    'АО',
    'ООО',
    'JSC',
    'PJS',
    'Co., Ltd.',
    'Акционерное общество',
    'Открытое акционерное общество (ОАО)',
  ]) {
    it(`"${form}" is a legal form and no name`, () => {
      assert.ok(isLegalFormAlone(form));
      const names = listedNames([
        { text: 'Example', kind: 'primary', quality: 'strong' },
        { text: form, kind: 'alias', quality: 'strong' },
      ]);
      assert.deepEqual(
        names.map(({ text }) => text),
        ['Example'],
      );
    });
  }
  for (const name of ['SAA', 'N.V. Co', 'RT', 'ООО Тест', 'Limited Example', '', '2000']) {
    it(`"${name}" is more than a legal form`, () => assert.equal(isLegalFormAlone(name), false));
  }

  it('keeps a primary name whatever it says', () => assert.deepEqual(textsOf('JSC'), ['JSC']));
});

describe('labels of names', () => {
  it('tell a former name', () => {
    assert.equal(behindFormerLabel('korábbi elnevezése: Example'), 'Example');
    assert.equal(behindFormerLabel('AL-EXAMPLE: BRANCH'), null);
    assert.equal(behindFormerLabel('Formerly:'), null);
  });
  it('tell how a name stood before, and in Arabic', () => {
    assert.equal(withoutListedAs('Rida Example (previously listed as)'), 'Rida Example');
    assert.equal(
      withoutListedAs('Rida Example (Previously listed as. In Arabic: رضا)'),
      'Rida Example\nرضا\n',
    );
  });
});
