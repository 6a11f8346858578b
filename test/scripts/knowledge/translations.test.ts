import assert from 'node:assert/strict';
import { translationTable } from '../../../scripts/knowledge/translations.ts';
import { languageTables, type SaidWord } from '../../../scripts/knowledge/words-of-languages.ts';

const said = (word: string, says: string, more: Partial<SaidWord> = {}): SaidWord => ({
  word,
  says,
  marks: [],
  turn: 0,
  ...more,
});

const tableOf = (...words: readonly SaidWord[]) => translationTable([{ name: 'one', words }]);

describe('words of organisations as the matcher loads them', () => {
  it('have the first word of a phrase as their key, in Latin letters, and its marks', () => {
    const { words } = tableOf(said('Sherkat-e Sahami', 'joint+stock', { marks: ['always'] }));
    assert.deepEqual(words, { sherkat: '0|!|joint+stock|e sahami' });
  });

  it('say the same once, and of words that are read alike those of lower turns first', () => {
    const { words } = tableOf(
      said('заводу', 'works', { turn: 1 }),
      said('zavodu', 'plant'),
      said('zavodu', 'plant'),
    );
    assert.equal(words['zavodu'], '0||plant|;0||works|');
  });

  it('have the stem of an adjective and the beginning of words apart', () => {
    const { words, stems } = tableOf(said('медн-', 'copper'), said('машиностро*', 'machinebuilding'));
    assert.equal(words['medn-'], '0||copper|');
    assert.deepEqual(Object.keys(stems), ['mashinostro']);
  });

  it('have a word of Hebrew with its article as well', () => {
    const { words } = tableOf(said('בנק', 'bank'));
    assert.equal(Object.keys(words).filter((key) => key.startsWith('*h')).length, 1);
  });

  it('are all words of the tables, none without letters', () => {
    for (const { name, words } of languageTables()) {
      assert.ok(words.length > 0, name);
      const { words: keys, stems } = translationTable([{ name, words }]);
      for (const key of [...Object.keys(keys), ...Object.keys(stems)])
        assert.notEqual(key.replace(/[*~-]/gu, ''), '', name);
    }
  });
});
