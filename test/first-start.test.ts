import assert from 'node:assert/strict';
import { cpSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import request from 'supertest';
import { compose, type Service } from '../src/compose.ts';
import { composeAccess } from '../src/compose-access.ts';
import { composeIngest, type IngestServices } from '../src/compose-ingest.ts';
import { readConfig } from '../src/config.ts';
import { createLogger } from '../src/logger.ts';
import { startServiceProcess, type ServiceProcess } from './support/service-process.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { personOf } from './support/accounts.ts';

const SAMPLE_LISTS = fileURLToPath(new URL('../demo/lists', import.meta.url));
const NAME = 'Vladimir Putin';
const RETRY = /^\d+$/u;

interface Ready {
  readonly status: string;
  readonly checks: readonly { readonly name: string; readonly ready: boolean; readonly detail: string }[];
}

const listsCheck = ({ checks }: Ready): string => checks.find(({ name }) => name === 'lists')?.detail ?? '';

describe('a first start, while another process loads the lists', () => {
  const folder = temporaryFolder();
  let service: Service;
  let ingest: IngestServices;
  let key: string;
  let session: string;
  let go: () => void = () => undefined;
  let update: Promise<unknown> = Promise.resolve();

  before(async () => {
    service = await compose(readConfig({ DATA_DIR: folder.path, JOBS: 'off' }), createLogger('silent'), {
      validateResponses: true,
    });
    const { account, apiKey } = await service.accounts.management.create({
      email: 'first@example.com',
      plan: 'business',
    });
    key = apiKey;
    const access = composeAccess(service.accounts, 'http://127.0.0.1:8080');
    session = await access.sessions.start(await personOf(service.accounts, account.email));
    // Halts once the first list is served, as a slow publisher would.
    const halted = new Promise<void>((resolve) => (go = resolve));
    let served = 0;
    let reached = (): void => undefined;
    const second = new Promise<void>((resolve) => (reached = resolve));
    ingest = await composeIngest(
      { DATA_DIR: folder.path },
      {
        announce: async () => {
          if (++served < 2) return;
          reached();
          await halted;
        },
      },
    );
    update = ingest.updateLists({ codes: null, from: SAMPLE_LISTS, force: false, strict: false, waitMs: 0 });
    await second;
    await sleep(600);
  });
  after(async () => {
    go();
    await update;
    await service.close();
    await ingest.close();
    folder.remove();
  });

  const post = (path: string, body: object): request.Test =>
    request(service.app).post(`/api/v1${path}`).set('Authorization', `Bearer ${key}`).send(body);
  const ready = async (): Promise<{ status: number; body: Ready }> => {
    const { status, body } = await request(service.app).get('/health/ready');
    return { status, body: body as Ready };
  };
  const page = (path: string, cookie = ''): request.Test =>
    request(service.app).get(path).set('Accept', 'text/html').set('Cookie', cookie);
  const tool = async (name: string, sent: object): Promise<{ isError?: boolean; text: string }> => {
    const { body } = await request(service.app)
      .post('/mcp')
      .set('Accept', 'application/json, text/event-stream')
      .send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: sent } });
    const { result } = body as { result: { isError?: boolean; content: readonly { text: string }[] } };
    return { isError: result.isError ?? false, text: result.content[0]?.text ?? '' };
  };
  const used = async (): Promise<number> => {
    const { allowance } = await service.accounts.management.show('first@example.com');
    return allowance.used;
  };

  it('is not ready and says how far it is', async () => {
    const { status, body } = await ready();
    assert.equal(status, 503);
    assert.match(listsCheck(body), /^loading lists: [1-9]\d* of 23$/u);
  });

  const bodies: readonly (readonly [path: string, body: object])[] = [
    ['/screen/', { name: NAME }],
    ['/screen/', { name: NAME, lists: ['EU_FSF'] }],
    ['/screen/batch/', { names: [NAME, 'Somebody Else'] }],
    ['/screen/address/', { address: '12 Example Street, Moscow' }],
    ['/monitoring/', { name: NAME }],
  ];
  for (const [path, body] of bodies) {
    it(`answers ${path} with 500 and when to come again, and charges nothing: ${JSON.stringify(body)}`, async () => {
      const before = await used();
      const { status, headers, body: answer } = await post(path, body);
      assert.equal(status, 500);
      assert.match(String(headers['retry-after']), RETRY);
      assert.match(
        (answer as { error: string }).error,
        /lists are being loaded, \d+ of 23 so far.*nothing was charged/u,
      );
      assert.equal(await used(), before);
    });
  }

  it('counts what it refused as unavailable, by the door', async () => {
    const { text } = await page('/metrics');
    for (const [door, refused] of [
      ['api_single', 2],
      ['api_batch', 2],
      ['api_address', 1],
    ]) {
      const series = `screenings_total{door="${door}",outcome="unavailable"} ${refused}`;
      assert.ok(text.split('\n').includes(series), series);
    }
    assert.doesNotMatch(text, /^screenings_total\{.*outcome="failed"\} [^0]/mu);
  });

  it('still says first what is wrong with a request', async () => {
    assert.equal((await post('/screen/', { name: '' })).status, 400);
  });

  for (const [name, sent] of [
    ['screen_entity', { name: NAME }],
    ['screen_address', { address: '12 Example Street, Moscow' }],
    ['search', { query: NAME }],
  ] as const) {
    it(`tells an agent that calls ${name}`, async () => {
      const { isError, text } = await tool(name, sent);
      assert.equal(isError, true);
      assert.match(text, /lists are being loaded, \d+ of 23 so far/u);
    });
  }

  it('says so on every page of the console', async () => {
    const cookie = `session=${session}`;
    for (const path of ['/', '/lists', '/screen', '/screen/address', '/monitoring']) {
      assert.match((await page(path, cookie)).text, /Loading lists: \d+ of 23/u, path);
    }
    assert.match((await page('/')).text, /Loading lists: \d+ of 23/u, 'signed out');
  });

  it('keeps what was typed into a form', async () => {
    const cookie = `session=${session}`;
    const token = /name="csrf-token" content="(?<token>[^"]+)"/u.exec((await page('/screen', cookie)).text);
    const { status, headers, text } = await request(service.app)
      .post('/screen')
      .set('Cookie', cookie)
      .type('form')
      .send({
        csrf: token?.groups?.['token'] ?? '',
        mark: 'first',
        name: NAME,
        threshold: '0.5',
        limit: '25',
      });
    assert.equal(status, 503);
    assert.match(String(headers['retry-after']), RETRY);
    assert.match(text, /The lists are being loaded, \d+ of 23 so far/u);
    assert.match(text, new RegExp(`value="${NAME}"`, 'u'));
  });

  it('answers with all that was loaded when the update has ended', async () => {
    go();
    await update;
    while ((await ready()).status !== 200) await sleep(50);
    const { status, body } = await post('/screen/', { name: NAME });
    assert.equal(status, 200);
    const { lists_searched: searched, total_matches: total } = body as {
      lists_searched: string[];
      total_matches: number;
    };
    assert.deepEqual(searched, ['EU_FSF', 'OFAC_NONSDN', 'OFAC_SDN', 'UK_SANCTIONS', 'UN_CONSOLIDATED']);
    assert.ok(total > 0);
    assert.doesNotMatch((await page('/')).text, /Loading lists/u);
    assert.match(listsCheck((await ready()).body), /^5 loaded; never loaded, and left out of screenings: /u);
  });
});

describe('a first start by itself', function () {
  this.timeout(180_000);
  let folder: ReturnType<typeof temporaryFolder>;
  let running: ServiceProcess[] = [];

  beforeEach(() => {
    folder = temporaryFolder();
    running = [];
  });
  afterEach(async () => {
    for (const service of running) service.kill();
    await Promise.all(running.map(({ exit }) => exit));
    folder.remove();
  });

  const start = (program: string, settings: Readonly<Record<string, string>> = {}): ServiceProcess => {
    const service = startServiceProcess(
      { DATA_DIR: join(folder.path, 'data'), LISTS_DIR: SAMPLE_LISTS, PORT: '0', ...settings },
      program,
    );
    running.push(service);
    return service;
  };
  const health = async (service: ServiceProcess): Promise<Ready> => {
    const found = await service.waitFor(/listening on 127\.0\.0\.1:(?<port>\d+)/u);
    const answer = await fetch(`http://127.0.0.1:${found.groups?.['port'] ?? ''}/health/ready`);
    return (await answer.json()) as Ready;
  };

  it('loads the lists at once, once for two processes, and logs that with the next scheduled update', async () => {
    const schedule = '0 0 29 2 *';
    const service = start('main', { LISTS_SCHEDULE: schedule });
    const worker = start('worker', { LISTS_SCHEDULE: schedule });
    const next = /the next scheduled update is at \d{4}-02-29T00:00:00\.000Z \(LISTS_SCHEDULE\)/u;
    await service.waitFor(next);
    await worker.waitFor(next);
    assert.match(service.output() + worker.output(), /the lists are not loaded: they are updated at once/u);
    while ((await health(service)).status !== 'ok') await sleep(100);
    await Promise.race([service, worker].map((process) => process.waitFor(/the lists are loaded; /u)));
    const logs = service.output() + worker.output();
    assert.equal(logs.match(/loading the lists from /gu)?.length, 1, logs);
    assert.equal(logs.match(/the lists are loaded; /gu)?.length, 1, logs);
  });

  it('says what to do when the lists cannot be had, and does not wait for the schedule', async () => {
    const empty = join(folder.path, 'lists');
    mkdirSync(empty);
    const service = start('main', { LISTS_DIR: empty });
    await service.waitFor(
      /the lists could not be loaded \(no list was there\): see that .*lists \(LISTS_DIR\) has a folder for each list.*npm run lists:status.*it is tried again at \d{4}/u,
    );
    const { status, checks } = await health(service);
    assert.equal(status, 'unavailable');
    assert.match(
      checks.find(({ name }) => name === 'lists')?.detail ?? '',
      /the update that ended at .* failed \(no list was there\); it is tried again at .*npm run lists:update/u,
    );
    // A start does not wait for the next try.
    cpSync(SAMPLE_LISTS, join(folder.path, 'copies'), { recursive: true });
    renameSync(join(folder.path, 'copies', 'UN_CONSOLIDATED'), join(empty, 'UN_CONSOLIDATED'));
    service.process.kill('SIGTERM');
    assert.equal(await service.exit, 0);
    await start('worker', { LISTS_DIR: empty }).waitFor(/the lists are loaded; /u);
  });

  it('without jobs says that nobody here updates, and what to run', async () => {
    const service = start('main', { JOBS: 'off' });
    const what =
      /this process updates none \(JOBS=off\): start npm run worker .* or run npm run lists:update/u;
    const { checks } = await health(service);
    assert.match(checks.find(({ name }) => name === 'lists')?.detail ?? '', what);
    assert.match(service.output(), what);
  });
});
