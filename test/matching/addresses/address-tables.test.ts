import assert from 'node:assert/strict';
import { addressTables } from '../../../src/matching/addresses/address-tables.ts';
import { addressWordFile } from '../../../scripts/address-words/word-table.ts';
import words from '../../../src/matching/data/address-words.json' with { type: 'json' };
import { sharedPath } from '../../support/shared.ts';

describe('tables of address words', () => {
  it('give one meaning to a street word in many languages', () => {
    const { meanings } = addressTables();
    for (const form of [
      'street',
      'st',
      'ulitsa',
      'ul',
      'rue',
      'calle',
      'strasse',
      'sokak',
      'odos',
      'jalan',
      'shar',
    ]) {
      assert.equal(meanings.get(form)?.street, 'street', form);
    }
    assert.equal(meanings.get('prospekt')?.street, meanings.get('avenue')?.street);
    assert.equal(meanings.get('naberezhnaya')?.street, 'embankment');
  });

  it('know a town by its names in other languages', () => {
    const { meanings } = addressTables();
    for (const form of ['moscow', 'moskva', 'moscou', 'moskau'])
      assert.equal(meanings.get(form)?.town, 'moscow', form);
    for (const form of ['damascus', 'damas', 'dimashq'])
      assert.equal(meanings.get(form)?.town, 'damascus', form);
  });

  it('hold no empty form and no form of one class in another', () => {
    const seen = new Map<string, string>();
    for (const [name, forms] of Object.entries(words.streets)) {
      for (const form of forms.split('|')) {
        assert.notEqual(form, '');
        assert.equal(seen.get(form) ?? name, name, `${form} is ${name} and ${seen.get(form) ?? ''}`);
        seen.set(form, name);
      }
    }
  });

  it('are what the dictionaries give today', function () {
    const folder = sharedPath('matching-data');
    if (folder === null) {
      this.skip();
      return;
    }
    assert.deepEqual(JSON.parse(addressWordFile(folder).text), words);
  });
});
