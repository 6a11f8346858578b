import assert from 'node:assert/strict';
import { guessEntryType } from '../../../src/lists/formats/entry-type-guess.ts';
import { readAliasList, readInlineNames } from '../../../src/lists/formats/inline-names.ts';
import { toParty } from '../../../src/lists/sources/CANADA_SEMA/map.ts';
import { jpMof } from '../../../src/lists/sources/JP_MOF/source.ts';

describe('names as publishers write them', () => {
  it('take the quoted brand of a firm for no other name of it', () => {
    const { primary, others } = readInlineNames('Plant “Sampleuniversal” JSC', {
      commas: false,
      party: 'entity',
    });
    assert.deepEqual([primary, others], ['Plant “Sampleuniversal” JSC', []]);
  });

  it('do not come of what stands between aliases', () => {
    for (const junk of ['and', 'or', '(all of preceding located in Sampletown)'])
      assert.deepEqual(readAliasList(junk, { commas: true, party: 'entity' }), [], junk);
  });

  for (const name of ['Abu Sample Catering', 'PT. Contoh Jaya', 'Sample Verf', 'Sample Works Hong Kong'])
    it(`guess "${name}" to be no individual`, () =>
      assert.deepEqual(guessEntryType(name), { entryType: 'entity', typeIsGuessed: true }));
});

describe('dates of the Canadian list', () => {
  it('are two where the publisher writes OR', () => {
    const record = {
      regulation: 'Testland / Testlande',
      schedule: '1',
      item: '1',
      entity: '',
      lastName: 'Testova',
      givenName: 'Anna',
      aliases: '',
      date: '1965-07-15 OR 1969-09-28',
      title: '',
      imo: '',
      listed: '',
    };
    assert.deepEqual(
      toParty(record, 'https://lists.example/').birthDates.map(({ earliest }) => earliest),
      ['1965-07-15', '1969-09-28'],
    );
  });
});

describe('the vessels of the Japanese list', () => {
  it('are read under the name that their publisher gives the file', () => {
    const names = jpMof.editions.flatMap(({ files }) => files.filter(({ role }) => role === 'vessels'));
    assert.ok(names.length > 0);
    for (const { localNames } of names)
      assert.ok(
        localNames.some((name) => name instanceof RegExp && name.test('ekimukisei_9000001_20261001.csv')),
        String(localNames),
      );
  });
});
