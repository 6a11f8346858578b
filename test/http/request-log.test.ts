import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { createToken } from '../../src/accounts/secret-token.ts';
import { ListsNotLoadedError, OverloadedError, ServiceError } from '../../src/errors.ts';
import { startHttpService, type ServiceUnderTest } from '../support/http-service.ts';
import { askRaw } from '../support/raw-answer.ts';

const NAME = 'Quillon Vexworth';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACE_PARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

function linesOf(service: ServiceUnderTest): readonly Record<string, unknown>[] {
  const text = service.logText().trim();
  return text === '' ? [] : text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('http: request ids and log', () => {
  let service: ServiceUnderTest;
  let key: string;

  beforeEach(async () => {
    service = await startHttpService({
      find: async ({ name }) => {
        if (name !== NAME) return [];
        const cause = new Error(`bindings: ["${name}"]`);
        throw new Error(`insert into searches values ('${name}') failed`, { cause });
      },
    });
    key = await service.keyFor('starter');
  });
  afterEach(() => service.close());

  const screen = (body: object | string, path = '/api/v1/screen/'): request.Test =>
    request(service.app).post(path).set('Authorization', `Bearer ${key}`).type('application/json').send(body);

  it('logs one line a request: id, method, route, status and time', async () => {
    await screen({ name: 'Example' }, '/api/v1/screen/?limit=3').set('X-Request-Id', 'abc-1');
    const lines = linesOf(service);
    assert.equal(lines.length, 1);
    assert.deepEqual(lines[0]?.['req'], { id: 'abc-1', method: 'POST', path: '/api/v1/screen/' });
    assert.deepEqual(lines[0]['res'], { statusCode: 200 });
    assert.equal(typeof lines[0]['responseTime'], 'number');
  });

  it('logs neither names nor keys, whatever goes wrong', async () => {
    assert.equal((await screen({ name: NAME })).status, 500);
    assert.equal((await screen({ name: 'x', extra: NAME })).status, 400);
    assert.equal((await screen(`{"name": "${NAME}"`)).status, 400);
    assert.equal((await screen({ name: 'x' }, `/api/v1/screen/?q=${encodeURIComponent(NAME)}`)).status, 400);
    await request(service.app)
      .post('/api/v1/screen/')
      .set('Authorization', `Bearer ${key}0`)
      .send({ name: NAME });
    assert.match(service.logText(), /insert into searches values/u);
    assert.doesNotMatch(service.logText(), /Quillon|Vexworth/u);
    assert.equal(service.logText().includes(key), false);
    assert.equal(service.logText().includes(key.slice(-12)), false);
  });

  it('logs the route that answers and nothing of an address, whatever is in it', async () => {
    const paths = [
      '/api/v1/screen/Vexworth',
      `/reset/${key}`,
      `/nothing?token=${key}`,
      '/api/v1/Vexworth/%zz',
      '/docs/Vexworth',
      `/mcp/${key}`,
    ];
    for (const path of paths) await request(service.app).get(path);
    assert.deepEqual(
      linesOf(service).map(({ req }) => (req as { path: string }).path),
      ['unmatched', 'unmatched', 'unmatched', 'unmatched', '/docs/', '/mcp'],
    );
    assert.doesNotMatch(service.logText(), /Vexworth/u);
    assert.equal(service.logText().includes(key.slice(-12)), false);
  });

  it('logs the failure behind a 500 with the request id', async () => {
    const { headers } = await screen({ name: NAME });
    const failure =
      service
        .logText()
        .split('\n')
        .find((line) => line.includes('request failed')) ?? '{}';
    const { requestId, failure: described } = JSON.parse(failure) as {
      requestId: string;
      failure: { stack: string; cause: { message: string } };
    };
    assert.equal(requestId, headers['x-request-id']);
    assert.match(described.stack, /request-log\.test/u);
    assert.equal(described.cause.message, 'bindings: ["[redacted]"]');
  });

  it('logs a state that passes by itself at warn, with its code', async () => {
    const states = [
      new ListsNotLoadedError('the lists are being loaded', 15),
      new OverloadedError('too much at once', 5),
      new ServiceError('busy', 'the store is locked'),
      new ServiceError('store_unavailable', 'the disk is full'),
    ];
    const failing = await startHttpService({
      requireLists: () => Promise.reject(states.shift() ?? new Error('no state left')),
    });
    const apiKey = await failing.keyFor('starter');
    for (let asked = 0; asked < 4; asked++) {
      const sent = request(failing.app).post('/api/v1/screen/').set('Authorization', `Bearer ${apiKey}`);
      assert.equal((await sent.send({ name: 'Example' })).status, 500);
    }
    const lines = linesOf(failing).filter(({ msg }) => msg === 'request errored');
    assert.deepEqual(
      lines.map(({ level, reason }) => [level, reason]),
      [
        [40, 'lists_not_loaded'],
        [40, 'overloaded'],
        [40, 'busy'],
        [50, undefined],
      ],
    );
    const failures = linesOf(failing).filter(({ msg }) => msg === 'request failed');
    assert.deepEqual(
      failures.map(({ level }) => level),
      [40, 40, 50],
    );
    await failing.close();
  });

  it('keeps a sane request id and replaces any other', async () => {
    const ids = [
      ['trace:1.a_b-c', true],
      ['x'.repeat(129), false],
      ['a b', false],
      ['<script>', false],
      ['', false],
      ['6f2d4c1e-0b7a-4f35-9d0e-2a9c54c6b1f7', true],
      ['x'.repeat(42), true],
      ['x'.repeat(43), false],
      [`${'0'.repeat(32)}:${'1'.repeat(32)}:${'2'.repeat(32)}`, true],
      [key, false],
      [key.toLowerCase(), false],
      [`id:${key.slice(0, 12)}`, false],
      [`id.${createToken(randomBytes)}`, false],
    ] as const;
    for (const [id, kept] of ids) {
      const { headers } = await request(service.app).get('/nothing').set('X-Request-Id', id);
      assert.equal(headers['x-request-id'] === id, kept, id);
      assert.match(headers['x-request-id'] ?? '', /^[\w.:-]{1,128}$/u);
    }
    assert.equal(service.logText().includes(key.slice(0, 12)), false);
  });

  it('takes the id of the trace that a request belongs to, for every line of it', async () => {
    const { headers } = await screen({ name: NAME })
      .set('traceparent', TRACE_PARENT)
      .set('X-Request-Id', 'of-the-client');
    assert.equal(headers['x-request-id'], TRACE);
    const lines = linesOf(service);
    assert.deepEqual(
      lines.map(({ msg, requestId }) => [msg, requestId]),
      [
        ['request failed', TRACE],
        ['request errored', TRACE],
      ],
    );
  });

  it('gives a request whose trace is not valid an id of its own', async () => {
    const server = createServer(service.app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/health/live`;
    const idFor = async (traceparent: string | string[]): Promise<string> =>
      String((await askRaw(url, { headers: { traceparent } })).headers['x-request-id']);
    const bad = ['', 'x', 'x'.repeat(8_000), TRACE_PARENT.toUpperCase(), [TRACE_PARENT, TRACE_PARENT]];
    for (const header of bad) {
      const id = await idFor(header);
      assert.match(id, /^[\da-f]{32}$/u);
      assert.notEqual(id, TRACE);
    }
    assert.equal(await idFor(TRACE_PARENT), TRACE);
    server.close();
  });

  it('names account and key by their numbers, and nobody by name or address', async () => {
    await screen({ name: 'Example' });
    const { account, keys } = await service.accounts.management.keys('user1@example.com');
    const [line] = linesOf(service);
    assert.deepEqual([line?.['accountId'], line?.['keyId']], [account.id, keys[0]?.id]);
    assert.doesNotMatch(service.logText(), /user1|@example/u);
    await request(service.app).post('/api/v1/screen/').set('Authorization', 'Bearer wrong').send({});
    const refused = linesOf(service).at(-1) ?? {};
    assert.equal('accountId' in refused || 'keyId' in refused, false);
  });

  it('names the account of somebody who is signed in to the console', async () => {
    const visited = await startHttpService({
      console: async ({ response, recognised }) => {
        recognised(42);
        response.end();
        return true;
      },
    });
    await request(visited.app).get('/keys');
    assert.equal(linesOf(visited)[0]?.['accountId'], 42);
    await visited.close();
  });

  it('keeps probes out of the log at info and writes them at debug', async () => {
    const quiet = await startHttpService({ readiness: async () => [] });
    const talking = await startHttpService({ logLevel: 'debug' });
    for (const { app } of [quiet, talking]) {
      for (const path of ['/health/live', '/health/ready', '/metrics']) await request(app).get(path);
      await request(app).get('/health/nothing');
    }
    assert.deepEqual(
      linesOf(quiet).map(({ req }) => (req as { path: string }).path),
      ['unmatched'],
    );
    assert.equal(linesOf(talking).length, 4);
    await Promise.all([quiet.close(), talking.close()]);
  });
});
