import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineUnavailableError } from '../../../src/errors.ts';
import { matchName } from '../../../src/screening/find-name.ts';
import { queryOf } from '../../../src/screening/screen-name.ts';
import { createElasticsearchClient, PATIENCE_OF_SERVICE } from '../../../src/search/elasticsearch/client.ts';
import {
  createElasticsearchEngine,
  type ElasticsearchEngine,
} from '../../../src/search/elasticsearch/elasticsearch-engine.ts';
import { createElasticsearchPublisher } from '../../../src/search/elasticsearch/elasticsearch-publisher.ts';
import {
  describeWithElasticsearch,
  testDeployment,
  type TestDeployment,
} from '../../support/elasticsearch.ts';
import { startFaultyProxy, type Fault, type FaultyProxy } from '../../support/faulty-proxy.ts';
import { listedParty } from '../../support/parties.ts';

const SEARCH = { name: 'Qmbrel Zothvan', threshold: 0.5, filter: { lists: ['OFAC_SDN'] } } as const;

describeWithElasticsearch('Elasticsearch that misbehaves', (url) => {
  let deployment: TestDeployment;
  let proxy: FaultyProxy;
  let engine: ElasticsearchEngine;

  before(async () => {
    deployment = testDeployment(url);
    deployment.store.commit('OFAC_SDN', [listedParty('Qmbrel Zothvan', { id: 1 })]);
    await createElasticsearchPublisher(deployment, 0).publish('OFAC_SDN');
    proxy = await startFaultyProxy(url);
    const client = createElasticsearchClient({ url: proxy.url });
    engine = createElasticsearchEngine({
      ...deployment,
      client,
      patience: PATIENCE_OF_SERVICE,
      stateAgeMs: 0,
    });
  });
  after(async () => {
    await engine.close();
    await proxy.close();
    await deployment.remove();
  });
  afterEach(() => {
    proxy.setFault({ kind: 'none' });
  });

  const total = async (): Promise<number> => (await matchName(await engine.snapshot(), SEARCH)).total;

  /** What is found as soon as an answer comes: on a busy machine one may be too late for the service. */
  const totalInTime = async (): Promise<number> => {
    for (;;) {
      try {
        return await total();
      } catch (error) {
        if (!(error instanceof EngineUnavailableError && error.message.includes('in time'))) throw error;
      }
    }
  };
  const untilReady = async (): Promise<void> => {
    while (!(await engine.health()).ready) await sleep(20);
  };

  const faults: readonly (readonly [string, Fault])[] = [
    ['drops connections', { kind: 'drop' }],
    ['never answers', { kind: 'silence' }],
    ['answers too late', { kind: 'delay', ms: 20_000 }],
    ['cuts its answers short within the head', { kind: 'truncate', bytes: 20 }],
    ['cuts its answers short within the body', { kind: 'truncate', bytes: 250 }],
  ];
  for (const [name, fault] of faults) {
    it(`fails in bounded time, says nothing of the query and recovers by itself when it ${name}`, async () => {
      assert.equal(await totalInTime(), 1);
      proxy.setFault(fault);
      const failure = await total().then(
        () => assert.fail('an answer came'),
        (error: unknown) => error,
      );
      assert.ok(failure instanceof EngineUnavailableError);
      assert.equal(failure.cause, undefined);
      assert.doesNotMatch(failure.message, /qmbrel|zothvan|127\.0\.0\.1/iu);
      assert.equal((await engine.health()).ready, false);
      proxy.setFault({ kind: 'none' });
      assert.equal(await totalInTime(), 1);
      await untilReady();
    });

    it(`fails a snapshot that was taken before it ${name}`, async () => {
      const snapshot = await engine.snapshot();
      proxy.setFault(fault);
      await assert.rejects(
        snapshot.findNames(queryOf(SEARCH.name), 0.5, SEARCH.filter),
        EngineUnavailableError,
      );
      await assert.rejects(snapshot.loadParties([1]), EngineUnavailableError);
    });
  }

  it('answers late but fully when it is merely slow', async () => {
    proxy.setFault({ kind: 'delay', ms: 200 });
    assert.equal(await totalInTime(), 1);
  });

  it('gives up on a snapshot whose time is over, however often it answers', async () => {
    let nowMs = 0;
    const late = createElasticsearchEngine({ ...deployment, nowMs: () => nowMs });
    const snapshot = await late.snapshot();
    nowMs += 3_600_000;
    await assert.rejects(snapshot.findValues(['number:K123456'], SEARCH.filter), /in time/u);
  });

  it('fails rather than to leave out a part of the index that is gone', async () => {
    const snapshot = await engine.snapshot();
    const [index] = Object.keys(await deployment.client.indices.getAlias({ index: deployment.names.alias }));
    await deployment.client.indices.close({ index: index ?? '' });
    try {
      await assert.rejects(
        snapshot.findNames(queryOf('Zothvan'), 0.5, SEARCH.filter),
        EngineUnavailableError,
      );
      assert.equal((await engine.health()).ready, false);
    } finally {
      await deployment.client.indices.open({ index: index ?? '' });
      await deployment.client.cluster.health({ index: index ?? '', wait_for_status: 'yellow' });
    }
    assert.equal(await totalInTime(), 1);
  });

  // The second is what Elasticsearch sets itself when a disk is full.
  for (const block of ['index.blocks.write', 'index.blocks.read_only_allow_delete']) {
    it(`answers from an index under ${block}, and says why an update fails`, async () => {
      const { client, names, store } = deployment;
      const setBlock = (on: boolean | null): Promise<unknown> =>
        client.indices.putSettings({ index: names.alias, settings: { [block]: on } });
      await setBlock(true);
      store.commit('OFAC_SDN', [listedParty('Wendrik Uphasol', { id: 2 })]);
      const publisher = createElasticsearchPublisher(deployment, 0);
      try {
        await assert.rejects(publisher.publish('OFAC_SDN'), /closed for writing/u);
        assert.equal(await totalInTime(), 1);
      } finally {
        await setBlock(null);
      }
      await publisher.publish('OFAC_SDN');
      assert.equal(await totalInTime(), 0);
      store.commit('OFAC_SDN', [listedParty('Qmbrel Zothvan', { id: 1 })]);
      await publisher.publish('OFAC_SDN');
      assert.equal(await totalInTime(), 1);
    });
  }

  it('says that it is not ready while there is no index of this version', async () => {
    const names = testDeployment(url, { derivation: '00000000' }).names;
    const other = createElasticsearchEngine({ ...deployment, names });
    assert.match((await other.health()).detail, /index:rebuild/u);
    await assert.rejects(other.snapshot(), EngineUnavailableError);
  });

  it('says that a wrong address, an API key or an authority that cannot be read is a bad setting', () => {
    assert.throws(() => createElasticsearchClient({ url: 'localhost:9200' }), /ELASTICSEARCH_URL/u);
    assert.throws(() => createElasticsearchClient({ url: '' }), /ELASTICSEARCH_URL/u);
    const settings = { url: 'https://localhost:9200', caFile: 'no-such-file.pem' };
    assert.throws(() => createElasticsearchClient(settings), /ELASTICSEARCH_CA_FILE/u);
  });
});
