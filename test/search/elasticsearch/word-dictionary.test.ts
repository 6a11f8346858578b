import assert from 'node:assert/strict';
import { packWord, unpackWord } from '../../../src/matching/names/packed-word.ts';
import { prepareWord } from '../../../src/matching/names/prepare-word.ts';
import type { PreparedWord } from '../../../src/matching/names/prepared-word.ts';
import { matchName } from '../../../src/screening/find-name.ts';
import { queryOf } from '../../../src/screening/screen-name.ts';
import { wordKeysOf } from '../../../src/search/elasticsearch/documents.ts';
import {
  createElasticsearchEngine,
  type ElasticsearchEngine,
} from '../../../src/search/elasticsearch/elasticsearch-engine.ts';
import {
  createElasticsearchPublisher,
  withIndexLock,
} from '../../../src/search/elasticsearch/elasticsearch-publisher.ts';
import type { Question } from '../../../src/search/elasticsearch/index-reader.ts';
import { wordLookups } from '../../../src/search/elasticsearch/names-request.ts';
import { rebuildIndex } from '../../../src/search/elasticsearch/rebuild-index.ts';
import type { WordLookup } from '../../../src/search/elasticsearch/word-lookup.ts';
import { WordTable, type WordEntry } from '../../../src/search/elasticsearch/word-table.ts';
import {
  describeWithElasticsearch,
  testDeployment,
  type TestDeployment,
} from '../../support/elasticsearch.ts';
import { listedParty, seededRandom } from '../../support/parties.ts';

describe('table of words', () => {
  const wordOf = (text: string): PreparedWord => prepareWord({ text, consonantal: false });
  const entry = (text: string): WordEntry => {
    const word = wordOf(text);
    return { packed: packWord(word), text, keys: wordKeysOf('word', word) };
  };
  const lookupOf = (text: string): WordLookup => {
    const [lookup] = wordLookups(queryOf(text));
    assert.ok(lookup);
    return lookup;
  };
  const found = (table: WordTable, text: string): readonly string[] =>
    table
      .find(lookupOf(text))
      .map(({ word }) => word.text)
      .toSorted();

  it('finds each word that corresponds once, also those added later', async () => {
    const table = await WordTable.of(['zothvan', 'zothvann', 'uphasol'].map(entry), unpackWord);
    table.add(entry('zothvaan'));
    table.add(entry('qmbrel'));
    assert.deepEqual(found(table, 'Zothvan'), ['zothvaan', 'zothvan', 'zothvann']);
    assert.deepEqual(found(table, 'Uphasol'), ['uphasol']);
    assert.deepEqual(found(table, 'Wendrik'), []);
  });

  it('finds what comparing every word finds', async () => {
    const random = seededRandom(11);
    const syllables = [
      'za',
      'zo',
      'th',
      'van',
      'van',
      'mo',
      'ham',
      'med',
      'ek',
      'li',
      'ri',
      'ov',
      'sch',
      'ts',
    ];
    const texts = Array.from({ length: 3_000 }, () =>
      Array.from(
        { length: 2 + Math.floor(random() * 3) },
        () => syllables[Math.floor(random() * syllables.length)] ?? '',
      ).join(''),
    );
    const words = [...new Set(texts)];
    const table = await WordTable.of(words.map(entry), unpackWord);
    for (const text of words.slice(0, 200)) {
      const { likeness } = lookupOf(text);
      const expected = words.filter((other) => likeness(wordOf(other)) > 0);
      assert.deepEqual(found(table, text), expected.toSorted(), text);
    }
  });

  it('reads no word that only slips could join and do not', async () => {
    const read: string[] = [];
    const table = await WordTable.of(['kovalenor', 'kovakenox'].map(entry), (packed) => {
      const word = unpackWord(packed);
      read.push(word.text);
      return word;
    });
    found(table, 'Kovalenar');
    assert.deepEqual(read, ['kovalenor']);
  });
});

describeWithElasticsearch('words of the index in memory', (url) => {
  let deployment: TestDeployment;
  let asked: Question[];
  let engine: ElasticsearchEngine;

  beforeEach(async () => {
    deployment = testDeployment(url, { graceMs: 0 });
    asked = [];
    const onTiming = ({ question }: { question: Question }): unknown => asked.push(question);
    engine = createElasticsearchEngine({ ...deployment, stateAgeMs: 0, onTiming });
    deployment.store.commit('OFAC_SDN', [listedParty('Qmbrel Zothvan', { id: 1 })]);
    await createElasticsearchPublisher(deployment, 0).publish('OFAC_SDN');
  });
  afterEach(async () => {
    await deployment.remove();
  });

  const find = async (name: string): Promise<number> => {
    const filter = { lists: ['OFAC_SDN'] } as const;
    return (await matchName(await engine.snapshot(), { name, threshold: 0.8, filter })).total;
  };

  it('are not asked for once they are there, nor after an update or a rebuild', async () => {
    await engine.settled();
    assert.equal(await find('Qmbrel Zothwan'), 1);
    deployment.store.commit('OFAC_SDN', [listedParty('Wendrik Uphasol', { id: 2 })]);
    await createElasticsearchPublisher(deployment, 0).publish('OFAC_SDN');
    await engine.settled();
    assert.equal(await find('Wendrick Uphasol'), 1);
    await withIndexLock(deployment, 0, (lock) =>
      rebuildIndex(deployment, lock, { removeOlderVersions: true }),
    );
    await engine.settled();
    assert.equal(await find('Wendrick Uphasol'), 1);
    assert.equal(asked.includes('words'), false);
  });

  it('are asked for while they are not up to date, so that a new name is found at once', async () => {
    await engine.settled();
    deployment.store.commit('OFAC_SDN', [listedParty('Wendrik Uphasol', { id: 2 })]);
    await createElasticsearchPublisher(deployment, 0).publish('OFAC_SDN');
    assert.equal(await find('Wendrick Uphasol'), 1);
    assert.equal(asked.includes('words'), true);
  });
});
