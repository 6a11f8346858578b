import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marksInMemory } from './support/number-marks.ts';
import request from 'supertest';
import { compose, type Service } from '../src/compose.ts';
import { readConfig } from '../src/config.ts';
import { migrate, openDatabase } from '../src/db/connection.ts';
import { LIST_MIGRATIONS } from '../src/db/migrations/lists-migrations.ts';
import type { ListCode } from '../src/domain/list-code.ts';
import { SqlitePartyStore } from '../src/ingest/sqlite-party-store.ts';
import { createLogger } from '../src/logger.ts';
import { PARTY } from './support/http-service.ts';

describe('compose', () => {
  let folder: string;
  let service: Service;
  let key: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'screening-compose-'));
  });
  after(() => rm(folder, { recursive: true }));

  beforeEach(async () => {
    service = await compose(readConfig({ DATA_DIR: folder }), createLogger('silent'), {
      validateResponses: true,
    });
    const email = `user${Math.random()}@example.com`;
    key = (await service.accounts.management.create({ email, plan: 'starter' })).apiKey;
  });
  afterEach(() => service.close());

  /** Commits one party as another process would. */
  const load = async (listCode: ListCode, name: string): Promise<void> => {
    const filename = join(folder, 'lists.sqlite');
    const database = openDatabase(filename);
    await migrate(database, LIST_MIGRATIONS);
    const store = new SqlitePartyStore(filename, database, marksInMemory());
    const { id: _id, ...record } = PARTY;
    const names = [{ text: name, kind: 'primary', quality: 'strong' }] as const;
    await store.commit(listCode, one({ ...record, listCode, names }), {
      at: new Date(),
      source: 'test',
      checksum: name,
      accept: () => ({ dataAsOf: '2026-03-14' }),
    });
    await store.close();
    await database.destroy();
  };

  const screen = (body: object): request.Test =>
    request(service.app).post('/api/v1/screen/').set('Authorization', `Bearer ${key}`).send(body);

  /** Asks until the answer is as wanted; the follower looks every half second. */
  const eventually = async (ask: () => Promise<boolean>): Promise<void> => {
    while (!(await ask())) await new Promise((resolve) => setTimeout(resolve, 100));
  };

  it('is not ready, and concludes nothing, before a list is loaded', async () => {
    assert.equal((await request(service.app).get('/health/ready')).status, 503);
    for (const body of [{}, { lists: ['OFAC_SDN'] }]) {
      const { status, headers } = await screen({ name: 'Brightwater Example', ...body });
      assert.equal(status, 500);
      assert.match(String(headers['retry-after']), /^\d+$/u);
    }
  });

  it('serves a list that another process loads, without a restart', async () => {
    await load('OFAC_SDN', 'BRIGHTWATER EXAMPLE HOLDING');
    await eventually(async () => (await request(service.app).get('/health/ready')).status === 200);
    await eventually(async () => (await screen({ name: 'Brightwater Example Holding' })).status === 200);
    const { body, headers } = await screen({ name: 'Brightwater Example Holding' });
    const { matches, lists_searched: searched } = body as {
      matches: { name: string; score: number }[];
      lists_searched: string[];
    };
    assert.deepEqual(searched, ['OFAC_SDN']);
    assert.deepEqual([matches[0]?.name, matches[0]?.score], ['BRIGHTWATER EXAMPLE HOLDING', 1]);
    assert.equal(headers['x-ratelimit-limit'], '1000');
  });

  it('has what was loaded at once after a restart, and never names a list it did not search', async () => {
    const first = await screen({ name: 'Brightwater Example Holding' });
    assert.deepEqual((first.body as { lists_searched: string[] }).lists_searched, ['OFAC_SDN']);
    await load('EU_FSF', 'BRIGHTWATER EXAMPLE SHIPPING');
    await eventually(async () => {
      const { status, body } = await screen({ name: 'Brightwater Example Shipping' });
      assert.equal(status, 200);
      const { matches, lists_searched: searched } = body as { matches: unknown[]; lists_searched: string[] };
      assert.equal(searched.includes('EU_FSF'), matches.length === 2);
      return searched.includes('EU_FSF');
    });
  });

  it('answers agents from the same lists, and counts their screenings as it is set to', async () => {
    await service.close();
    const settings = { DATA_DIR: folder, MCP_DAILY_LIMIT: '1' };
    service = await compose(readConfig(settings), createLogger('silent'));
    const ask = async (): Promise<{
      readonly isError?: boolean;
      readonly content: readonly { text: string }[];
    }> => {
      const params = { name: 'screen_entity', arguments: { name: 'Brightwater Example Holding' } };
      const { body } = await request(service.app)
        .post('/mcp')
        .set('Accept', 'application/json, text/event-stream')
        .send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
      return (body as { result: Awaited<ReturnType<typeof ask>> }).result;
    };
    assert.match((await ask()).content[0]?.text ?? '', /1\. BRIGHTWATER EXAMPLE HOLDING \(/u);
    assert.equal((await ask()).isError, true);
  });

  it('starts while Elasticsearch is away, and is not ready', async () => {
    const settings = {
      DATA_DIR: folder,
      SEARCH_ENGINE: 'elasticsearch',
      ELASTICSEARCH_URL: 'http://127.0.0.1:9',
    };
    const waiting = await compose(readConfig(settings), createLogger('silent'));
    try {
      const { status } = await request(waiting.app).get('/health/ready');
      assert.equal(status, 503);
    } finally {
      await waiting.close();
    }
  });
});

async function* one<Value>(value: Value): AsyncGenerator<Value> {
  yield value;
}
