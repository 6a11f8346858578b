import assert from 'node:assert/strict';
import { readAliasList, readInlineNames } from '../../../src/lists/formats/inline-names.ts';

const CASES: readonly (readonly [text: string, primary: string, others: readonly string[]])[] = [
  [
    'Sample Works (and two aliases: Alpha Works; and Beta Works)',
    'Sample Works',
    ['Alpha Works', 'Beta Works'],
  ],
  ['JANE SAMPLE A/K/A JANIE SAMPLE', 'JANE SAMPLE', ['JANIE SAMPLE']],
  ['SAMPLE AIRLINES D/B/A S9 AIRLINES', 'SAMPLE AIRLINES', ['S9 AIRLINES']],
  ['PEARL (A.K.A. NEI SAMPLE) LI', 'PEARL LI', ['NEI SAMPLE']],
  [
    'Space and Upper Atmosphere Research Commission (SUPARCO)',
    'Space and Upper Atmosphere Research Commission',
    ['SUPARCO'],
  ],
  ['AVS (Armored Vehicle Spares)', 'AVS', ['Armored Vehicle Spares']],
  ['Sergei (Sergi) Samplov', 'Sergei Samplov', ['Sergi Samplov']],
  ['Sample Institute [aka Alpha Center]', 'Sample Institute', ['Alpha Center']],
  ['SAMPLE "SAMMY" PERSON', 'SAMPLE "SAMMY" PERSON', ['SAMPLE PERSON', 'SAMMY PERSON']],
  ['ECOM International (HK) Co., Ltd.', 'ECOM International (HK) Co., Ltd.', []],
  ['Huaduan (Anhui) Machine Tool Manufacturer Co.', 'Huaduan (Anhui) Machine Tool Manufacturer Co.', []],
  ['Dana Aka Sample', 'Dana Aka Sample', []],
  ['Sample Group and any successor, sub-unit, or subsidiary thereof', 'Sample Group', []],
];

describe('names with aliases in their prose', () => {
  for (const [text, primary, others] of CASES) {
    it(`reads ${text}`, () => {
      const read = readInlineNames(text, { commas: false });
      assert.equal(read.primary, primary);
      assert.deepEqual(
        read.others.map((name) => name.text),
        others,
      );
    });
  }

  it('splits aliases at semicolons and drops a leading "and"', () => {
    const names = readAliasList('Alpha; Beta Co., Ltd.; and Gamma', { commas: false });
    assert.deepEqual(
      names.map((name) => name.text),
      ['Alpha', 'Beta Co., Ltd.', 'Gamma'],
    );
  });

  it('splits at commas where asked, but not before a legal form nor in FAMILY, Given', () => {
    const names = readAliasList('Alpha, Beta Co., Ltd., F.K.A. Old Alpha', { commas: true });
    assert.deepEqual(
      names.map((name) => [name.text, name.kind]),
      [
        ['Alpha', 'alias'],
        ['Beta Co., Ltd.', 'alias'],
        ['Old Alpha', 'former'],
      ],
    );
    assert.deepEqual(
      readAliasList('SAMPLE, Haydar', { commas: true }).map((name) => name.text),
      ['SAMPLE, Haydar'],
    );
  });
});
