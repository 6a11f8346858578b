import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  startGrowingService,
  withField,
  type GrowingService,
} from '../../../scripts/clients/growing-service.ts';

const FIELD = withField({}) as Readonly<Record<string, unknown>>;

describe('scripts/clients/growing-service', () => {
  let target: Server;
  let growing: GrowingService;
  let seen: { readonly request: IncomingMessage; readonly body: string }[] = [];

  before(async () => {
    target = createServer((request, response) => {
      void text(request).then((body) => {
        seen.push({ request, body });
        response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '60' });
        response.end(JSON.stringify({ error: 'x', matches: [{ id: 1, addresses: [] }, null] }));
      });
    });
    await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
    growing = await startGrowingService(`http://127.0.0.1:${(target.address() as AddressInfo).port}`);
  });
  after(async () => {
    await growing.stop();
    target.close();
  });
  beforeEach(() => {
    seen = [];
  });

  it('adds a field to every object of an answer and leaves the rest', async () => {
    const answer = await fetch(`${growing.url}/api/v1/lists/`);
    assert.equal(answer.status, 429);
    assert.equal(answer.headers.get('retry-after'), '60');
    assert.equal(Object.keys(FIELD).length, 1);
    assert.deepEqual(await answer.json(), {
      error: 'x',
      matches: [{ id: 1, addresses: [], ...FIELD }, null],
      ...FIELD,
    });
  });

  it('passes the request on with what the service reads of it', async () => {
    await fetch(`${growing.url}/api/v1/monitoring/?limit=3`, {
      method: 'DELETE',
      headers: { Authorization: 'Bearer a', 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
      body: '{"id":1}',
    });
    const [{ request, body } = { request: undefined, body: '' }] = seen;
    assert.deepEqual(
      [request?.method, request?.url, body],
      ['DELETE', '/api/v1/monitoring/?limit=3', '{"id":1}'],
    );
    const { authorization, 'idempotency-key': key, 'content-type': type } = request?.headers ?? {};
    assert.deepEqual([authorization, key, type], ['Bearer a', 'k', 'application/json']);
  });
});
