import assert from 'node:assert/strict';
import { prepareAddress } from '../../../src/matching/addresses/prepare-address.ts';
import { packWord, unpackWord } from '../../../src/matching/names/packed-word.ts';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { readHit, DocumentMaker } from '../../../src/search/elasticsearch/documents.ts';
import { indexNames } from '../../../src/search/elasticsearch/index-names.ts';
import { createPreparedReader, termOf, writeWords } from '../../../src/search/elasticsearch/prepared-form.ts';
import { listedParty } from '../../support/parties.ts';

describe('prepared forms in the index', () => {
  const names = [
    'Abd al-Rahman ibn Muhammad HUSSEIN, Jr.',
    'صدام حسين',
    'Владимир ПУТИН',
    '習近平',
    '李家超 Ka-chiu',
    'Rosneft OAO & Co. KG',
    'Иран ООО, a.k.a. Bank of Cuba',
    'アブドゥル 김정은',
    'School No. 7 Trading Company GmbH',
    'J. R.',
    '',
  ];
  for (const name of names) {
    it(`reads back to the last digit what it wrote of "${name}"`, () => {
      const prepared = prepareName(name, { mayHaveLegalForm: true });
      assert.deepEqual(createPreparedReader().name(writeWords(prepared)), prepared);
      for (const word of prepared.words) assert.deepEqual(unpackWord(packWord(word)), word);
    });
  }

  it('gives one object for equal words, so that a query compares each once', () => {
    const [word] = prepareName('Hassan', { mayHaveLegalForm: false }).words;
    assert.ok(word);
    const reader = createPreparedReader();
    const ofName = reader.name(writeWords({ words: [word], totalWeight: 1 })).words[0];
    assert.equal(reader.word(packWord(word)), ofName);
    const other = createPreparedReader();
    assert.equal(
      other.word(packWord(word)),
      other.name(writeWords({ words: [word], totalWeight: 1 })).words[0],
    );
  });

  it('reads back the words of addresses as they were', () => {
    const { name } = prepareAddress('ul. Bolshaya Lubyanka, d. 37A korp. 4, Wan Chai Building, 17th Street');
    assert.ok(name.words.length > 4);
    const reader = createPreparedReader();
    for (const word of name.words) assert.deepEqual(reader.addressWord(packWord(word)), word);
  });

  it('files a key of any length under a term that Elasticsearch takes', () => {
    assert.equal(termOf('=hassan'), '=hassan');
    assert.notEqual(termOf(`=${'x'.repeat(50_000)}`), termOf(`=${'x'.repeat(50_001)}`));
    assert.ok(termOf(`=${'x'.repeat(50_000)}`).length < 100);
  });

  it('keeps labels that are longer than a column value', () => {
    const type = 'ß'.repeat(60_000);
    const identifications = [{ type, number: 'K123456', country: '', note: '' }];
    const { documents } = new DocumentMaker().ofParty(listedParty('Qmbrel', { id: 7, identifications }));
    const value = documents.find(({ kind }) => kind === 'value');
    assert.ok(value?.kind === 'value' && value.hit.length > 1);
    for (const part of value.hit) assert.ok(Buffer.byteLength(part) < 32_766);
    const label = `${type}: K123456`;
    assert.deepEqual(JSON.parse(readHit([...value.hit].reverse())), [7, 'number:K123456', label]);
  });
});

describe('index names', () => {
  it('carry prefix, version and generation, and are told from those of others', () => {
    const names = indexNames('sanctions', '3fa9c2d1');
    assert.match(names.index(12), /^sanctions-v\d+-3fa9c2d1-000012$/u);
    assert.equal(names.parse(names.index(1_234_567))?.generation, 1_234_567);
    assert.equal(names.parse(names.index(3))?.current, true);
    assert.equal(names.parse(indexNames('sanctions', '00000000').index(3))?.current, false);
    for (const other of [
      'sanctions-locks',
      'sanctions_eu-v1-3fa9c2d1-000001',
      `${names.index(1)}-copy`,
      names.alias,
    ]) {
      assert.equal(names.parse(other), null, other);
    }
  });
});
