import assert from 'node:assert/strict';
import type { EntryType } from '../../../../src/domain/listed-party.ts';
import {
  explainTypedName,
  listedReadings,
  readTypedName,
  scoreTypedName,
  type ListedCandidate,
} from '../../../../src/matching/names/beside/typed-name.ts';

const listed = (text: string, entryType: EntryType = 'individual'): readonly ListedCandidate[] =>
  listedReadings(text, { mayHaveLegalForm: entryType !== 'individual' }).map((name) => ({
    name,
    quality: 'strong',
    types: [entryType],
  }));

const score = (typed: string, text: string, entryType?: EntryType): number =>
  scoreTypedName(readTypedName(typed), listed(text, entryType));

describe('a typed name', () => {
  it('is a slip of what is written, however that is understood', () => {
    for (const [typed, text, entryType] of [
      ['MOSCOW INSTITUTE OF HEAT TECHNOOLGY', 'MOSCOW INSTITUTE OF HEAT TECHNOLOGY', 'entity'],
      ['MAHCINE SAZI Tabriz', 'MACHINE SAZI Tabriz', 'entity'],
      ['JSC Spetsamsh', 'JSC Spetsmash', 'entity'],
      ['TWEKFTH OCEAN', 'TWELFTH OCEAN', 'vessel'],
      ['Ghllamreza Soleimani', 'Gholamreza Soleimani', 'individual'],
      ['Abdirahzan Nurey', 'Abdirahman Nurey', 'individual'],
      ['Andrey Turohak', 'Andrey Turchak', 'individual'],
    ] as const) {
      assert.ok(score(typed, text, entryType) >= 0.6, `${typed} / ${text}`);
      assert.equal(score(text, text, entryType), 1, text);
    }
  });

  it('has one listed reading where all is understood as it is written', () => {
    for (const text of [
      'Igor Sechin',
      'Abdul Rahman',
      'Gazprom JSC',
      'Limited Liability Company Orsk',
      '王偉',
    ])
      assert.equal(listed(text).length, 1, text);
    assert.equal(listed('Abdulrahman Orsk').length, 2);
  });

  it('scores as its bare name does beside a person', () => {
    for (const typed of [
      'Director Oskar Velunov',
      'Oskar Velunov 1984-01-08',
      'Oskar Velunov, Limassol',
      'INN 123456789012 Oskar Velunov',
      'Oskar Velunov Oskar Velunov',
    ]) {
      assert.equal(score(typed, 'Oskar Velunov'), 1, typed);
    }
  });

  it('is read as a name of people too, in which letters are no legal form and words no number', () => {
    for (const text of [
      'Tiger One',
      "MO'MIN N. A. KARIM",
      'MOHAMMED A S ALQIBTI',
      'Andrey V Gromadskih',
      'Seyed Mohammad BANIHASHEMI CHAHAROM',
    ]) {
      assert.equal(score(text, text), 1, text);
      assert.equal(readTypedName(text).filter(({ isPersons }) => isPersons === true).length, 1, text);
    }
  });

  it('is not compared so with firms and ships, nor where it is called a firm', () => {
    assert.equal(score('Tiger One', 'Tiger Two', 'vessel'), score('Tiger 1', 'Tiger 2', 'vessel'));
    assert.ok(score('Velunov A S', 'Velunov A S', 'entity') === 1);
    for (const text of ['Velunov Trading Company Ltd', 'Velunov GmbH', 'Anna Velunova', 'Tiger 1', 'Velunov'])
      assert.deepEqual(
        readTypedName(text).filter(({ isPersons }) => isPersons === true),
        [],
        text,
      );
  });

  it('never scores less than the text as it is written', () => {
    for (const typed of ['Director Oskar Velunov', 'Velunov Trading Ltd, Dubai Branch', 'Zavod 4711']) {
      const [asWritten] = readTypedName(typed);
      assert.ok(asWritten);
      for (const text of ['Oskar Velunov', 'Velunov Trading Ltd', 'Director Velunov', 'Zavod 4711']) {
        assert.ok(score(typed, text) >= scoreTypedName([asWritten], listed(text)), `${typed} / ${text}`);
      }
    }
  });

  it('keeps an office in the name of an organisation', () => {
    const [asWritten] = readTypedName('Governor Velunov Orsk');
    assert.ok(asWritten);
    const text = listed('Velunov Orsk', 'entity');
    assert.equal(score('Governor Velunov Orsk', 'Velunov Orsk', 'entity'), scoreTypedName([asWritten], text));
  });

  it('takes a number for noise beside a name that has none, and for another one beside a name that has one', () => {
    assert.ok(score('Velunov Zavod 471122', 'Velunov Zavod', 'entity') >= 0.95);
    assert.ok(score('Velunov Zavod 471122', 'Velunov Zavod 17', 'entity') < 0.8);
  });

  it('finds each of several parties in one field', () => {
    assert.ok(score('Oskar Velunov & Anna Orskaya', 'Anna Orskaya') >= 0.95);
    assert.ok(score('Acme Ltd Oskar Velunov', 'Oskar Velunov') >= 0.95);
    assert.ok(score('Oskar Velunov, Velunov Trading Ltd', 'Velunov Trading Ltd', 'entity') >= 0.95);
  });

  it('says what was left out', () => {
    const { remarks } = explainTypedName(readTypedName('Director Oskar Velunov'), listed('Oskar Velunov'));
    assert.deepEqual(remarks, ['beside the name: an office']);
    const twice = explainTypedName(readTypedName('Oskar Velunov Oskar Velunov'), listed('Oskar Velunov'));
    assert.deepEqual(twice.remarks, ['typed twice']);
  });
});
