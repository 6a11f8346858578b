import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { composeIngest } from '../../../src/compose-ingest.ts';
import { compose, type Service } from '../../../src/compose.ts';
import { readConfig, type Config } from '../../../src/config.ts';
import type { ListedPartyRecord } from '../../../src/domain/listed-party.ts';
import { createLogger } from '../../../src/logger.ts';
import { derivationDigest } from '../../../src/search/elasticsearch/derivation.ts';
import { listedAddress } from '../../support/addresses.ts';
import { describeWithElasticsearch, testDeployment } from '../../support/elasticsearch.ts';
import { startFaultyProxy, type FaultyProxy } from '../../support/faulty-proxy.ts';
import { listedParty } from '../../support/parties.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

async function* records(): AsyncGenerator<ListedPartyRecord> {
  const addresses = [listedAddress('44 Qmbrel Street')];
  const { id: _, ...record } = listedParty('Qmbrel Zothvan', { id: 1, addresses });
  yield await Promise.resolve(record);
}

describeWithElasticsearch('service on Elasticsearch', (url) => {
  const folder = temporaryFolder();
  const prefix = `test_${randomBytes(6).toString('hex')}`;
  let proxy: FaultyProxy;
  let config: Config;
  let service: Service;
  let key: string;

  before(async () => {
    proxy = await startFaultyProxy(url);
    config = readConfig({
      DATA_DIR: folder.path,
      SEARCH_ENGINE: 'elasticsearch',
      ELASTICSEARCH_URL: proxy.url,
      ELASTICSEARCH_INDEX_PREFIX: prefix,
    });
    const { store, close } = await composeIngest(config);
    await store.commit('OFAC_SDN', records(), {
      at: new Date(),
      source: 'test',
      checksum: '1',
      accept: () => ({ dataAsOf: null }),
    });
    await close();
    service = await compose(config, createLogger('silent'));
    key = (await service.accounts.management.create({ email: 'a@example.org', plan: 'starter' })).apiKey;
  });
  after(async () => {
    await service.close();
    await proxy.close();
    await testDeployment(url, { prefix, derivation: derivationDigest() }).remove();
    folder.remove();
  });

  const ready = async (): Promise<number> => (await request(service.app).get('/health/ready')).status;
  const post = (path: string, body: object): request.Test =>
    request(service.app).post(`/api/v1/screen/${path}`).set('Authorization', `Bearer ${key}`).send(body);
  const screen = (): request.Test => post('', { name: 'Qmbrel Zothvan' });
  /** Asks again after a failure, which is not charged: on a busy machine the engine may be too late. */
  const answered = async (ask: () => request.Test): Promise<request.Response> => {
    for (;;) {
      const response = await ask();
      if (response.status !== 500) return response;
    }
  };

  it('builds an index that is missing by itself and is ready then', async () => {
    while ((await ready()) !== 200) await sleep(100);
    const { body, headers } = await answered(screen);
    assert.equal((body as { total_matches: number }).total_matches, 1);
    assert.equal(headers['x-ratelimit-remaining'], '999');
  });

  it('screens an address, alone and in a batch', async () => {
    const address = '44 Qmbrel St.';
    const alone = await answered(() => post('address/', { address }));
    assert.equal((alone.body as { total_matches: number }).total_matches, 1);
    const items = [{ name: 'Nobody Atall', address }];
    const batch = await answered(() => post('batch/', { items }));
    assert.equal(batch.status, 200);
    assert.equal(batch.headers['x-ratelimit-remaining'], '996');
  });

  it('answers 500 with an Error body and charges nothing while the engine is silent, and recovers', async () => {
    proxy.setFault({ kind: 'silence' });
    // What was read a moment ago is still taken to be the newest.
    const { status, body } = await screen();
    assert.equal(status, 500);
    assert.deepEqual(Object.keys(body as object), ['error']);
    assert.doesNotMatch(JSON.stringify(body), /qmbrel|elasticsearch|127\.0\.0\.1/iu);
    assert.equal(await ready(), 503);
    proxy.setFault({ kind: 'none' });
    while ((await ready()) !== 200) await sleep(100);
    assert.equal((await answered(screen)).headers['x-ratelimit-remaining'], '995');
  });
});
