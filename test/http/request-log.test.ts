import assert from 'node:assert/strict';
import request from 'supertest';
import { startHttpService, type ServiceUnderTest } from '../support/http-service.ts';

const NAME = 'Quillon Vexworth';

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

  it('logs one line a request: id, method, path, status and time', async () => {
    await screen({ name: 'Example' }, '/api/v1/screen/?limit=3').set('X-Request-Id', 'abc-1');
    const lines = service
      .logText()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
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

  it('keeps a sane request id and replaces any other', async () => {
    const ids = [
      ['trace:1.a_b-c', true],
      ['x'.repeat(129), false],
      ['a b', false],
      ['<script>', false],
      ['', false],
    ] as const;
    for (const [id, kept] of ids) {
      const { headers } = await request(service.app).get('/health/live').set('X-Request-Id', id);
      assert.equal(headers['x-request-id'] === id, kept, id);
      assert.match(headers['x-request-id'] ?? '', /^[\w.:-]{1,128}$/u);
    }
  });
});
