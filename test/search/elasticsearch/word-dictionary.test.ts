import assert from 'node:assert/strict';
import { matchName } from '../../../src/screening/screen-name.ts';
import {
  createElasticsearchEngine,
  type ElasticsearchEngine,
} from '../../../src/search/elasticsearch/elasticsearch-engine.ts';
import {
  createElasticsearchPublisher,
  withIndexLock,
} from '../../../src/search/elasticsearch/elasticsearch-publisher.ts';
import type { Question } from '../../../src/search/elasticsearch/index-reader.ts';
import { rebuildIndex } from '../../../src/search/elasticsearch/rebuild-index.ts';
import { WordTable } from '../../../src/search/elasticsearch/word-table.ts';
import {
  describeWithElasticsearch,
  testDeployment,
  type TestDeployment,
} from '../../support/elasticsearch.ts';
import { listedParty } from '../../support/parties.ts';

describe('table of words', () => {
  it('finds each word once by any of its keys, also those added later', async () => {
    const read: string[] = [];
    const table = await WordTable.of(
      [
        ['a', ['=a', '#1']],
        ['b', ['=b', '#1']],
      ],
      (word) => {
        read.push(word);
        return word;
      },
    );
    table.add(['c', ['=c', '#1']]);
    assert.deepEqual(table.find(['#1', '=a']), ['a', 'b', 'c']);
    assert.deepEqual(table.find(['=c']), ['c']);
    assert.deepEqual(table.find(['=d']), []);
    assert.deepEqual(read, ['a', 'b', 'c'], 'each is read once');
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
