import assert from 'node:assert/strict';
import { join } from 'node:path';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import { startConsoleService, type ConsoleService } from '../support/console-service.ts';

const STORES = ['accounts', 'screenings', 'uploads', 'lists'] as const;

/** What no store may stop. */
const ALWAYS = ['/health/live', '/api/v1/lists/', '/', '/pricing', '/sign-in', '/docs/', '/openapi.yaml'];

describe('a store that another process has locked', function () {
  this.timeout(60_000);
  let service: ConsoleService;
  let key: string;
  let holder: Database | null = null;

  before(async () => {
    service = await startConsoleService();
    key = (await service.member('starter')).apiKey;
  });
  after(() => service.stop());
  afterEach(() => {
    free();
  });

  const lock = (store: string): void => {
    holder = new SqliteDatabase(join(service.dataDir, `${store}.sqlite`));
    holder.exec('begin immediate');
  };
  const free = (): void => {
    if (holder?.open !== true) return;
    holder.exec('rollback');
    holder.close();
  };
  const screen = (name: string): Promise<Response> =>
    fetch(`${service.url}/api/v1/screen/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify({ name }),
    });
  const metric = async (name: string): Promise<number> => {
    const text = await (await fetch(`${service.url}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'mu').exec(text)?.[1]);
  };
  const answersAll = async (): Promise<void> => {
    for (const path of ALWAYS) assert.equal((await fetch(service.url + path)).status, 200, path);
  };
  const logged = (): readonly unknown[] => {
    const database = new SqliteDatabase(join(service.dataDir, 'screenings.sqlite'), { readonly: true });
    const names = database.prepare('select name from screenings order by id').pluck().all();
    database.close();
    return names;
  };

  for (const store of STORES) {
    it(`stops neither liveness nor the catalogue nor pages while it is ${store}.sqlite and screenings wait`, async () => {
      lock(store);
      let isScreened = false;
      const screening = screen('Brightwater Example').then((response) => {
        isScreened = true;
        return response;
      });
      await answersAll();
      // What is screened waits for the charge alone.
      if (store === 'accounts') assert.equal(isScreened, false, 'answered without a charge');
      free();
      assert.equal((await screening).status, 200);
    });
  }

  it('fails a screening that cannot be charged, says when to come again and does not charge it', async () => {
    assert.equal((await screen('Brightwater Example')).status, 200);
    const remaining = Number((await screen('Brightwater Example')).headers.get('x-ratelimit-remaining'));
    lock('accounts');
    const failing = screen('Brightwater Example');
    const others = [screen('Brightwater Example'), screen('Brightwater Example')];
    const response = await failing;
    assert.equal(response.status, 500);
    assert.match(response.headers.get('retry-after') ?? '', /^\d+$/u);
    assert.match(
      ((await response.json()) as { error: string }).error,
      /^the service cannot read or keep its data at the moment; the request was not charged/u,
    );
    for (const other of await Promise.all(others)) assert.equal(other.status, 500);
    await answersAll();
    free();
    const after = Number((await screen('Brightwater Example')).headers.get('x-ratelimit-remaining'));
    assert.equal(after, remaining - 1);
  });

  it('of accounts still tells right keys from wrong ones, and counts the wrong ones', async () => {
    lock('accounts');
    const list = (sent: string): Promise<Response> =>
      fetch(`${service.url}/api/v1/monitoring/`, { headers: { Authorization: `Bearer ${sent}` } });
    assert.equal((await list(key)).status, 200);
    const statuses: number[] = [];
    while (statuses.length < 101) statuses.push((await list('wrong')).status);
    assert.deepEqual(new Set(statuses.slice(0, 100)), new Set([401]));
    assert.equal(statuses[100], 429);
    assert.equal((await list(key)).status, 200);
  });

  it('of the screening log makes nobody wait, and loses nothing', async () => {
    const before = logged().length;
    lock('screenings');
    for (const name of ['First Example', 'Second Example', 'Third Example']) {
      assert.equal((await screen(name)).status, 200);
    }
    assert.equal(logged().length, before);
    assert.equal(await metric('screening_log_waiting'), 3);
    free();
    while ((await metric('screening_log_waiting')) > 0);
    assert.deepEqual(logged().slice(before), ['First Example', 'Second Example', 'Third Example']);
    assert.equal(await metric('screening_log_lost_total'), 0);
  });

  it('of accounts makes no agent wait for what costs nothing, and tells it of a screening', async () => {
    lock('accounts');
    const call = async (
      name: string,
      args: object,
    ): Promise<{ isError?: boolean; content: { text: string }[] }> => {
      const response = await fetch(`${service.url}/mcp`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name, arguments: args },
        }),
      });
      return ((await response.json()) as { result: Awaited<ReturnType<typeof call>> }).result;
    };
    assert.notEqual((await call('list_sanctions_sources', {})).isError, true);
    const { isError, content } = await call('screen_entity', { name: 'Brightwater Example' });
    assert.equal(isError, true);
    assert.match(content[0]?.text ?? '', /cannot read or keep its data at the moment.*nothing was charged/u);
  });
});
