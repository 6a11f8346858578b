import assert from 'node:assert/strict';
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ListedParty } from '../../src/domain/listed-party.ts';
import { matchOf, PARTY, startHttpService, type ServiceUnderTest } from '../support/http-service.ts';
import { askRaw, type RawAnswer } from '../support/raw-answer.ts';

const MANY = Array.from({ length: 40 }, (_, place) => ({ ...PARTY, id: place + 1 }) satisfies ListedParty);

/** Longer than what is worth compressing. */
const EVENT = `data: ${'{"jsonrpc":"2.0"}'.repeat(100)}\n\n`;

describe('http: compressed answers', () => {
  let service: ServiceUnderTest;
  let server: Server;
  let url: string;
  let key: string;

  before(async () => {
    service = await startHttpService({
      find: async ({ name }) => {
        if (name === 'Nobody') return [];
        return MANY.map((party) =>
          matchOf(1, { kind: 'name', text: 'NORTHERN EXAMPLE', primary: true }, party),
        );
      },
      agents: async ({ response }) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        response.write(EVENT);
        response.end(EVENT);
      },
    });
    key = await service.keyFor('business');
    server = createServer(service.app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(async () => {
    server.closeAllConnections();
    server.close();
    await service.close();
  });

  const screen = (headers: OutgoingHttpHeaders, name = 'Northern Example'): Promise<RawAnswer> =>
    askRaw(`${url}/api/v1/screen/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ name }),
    });

  const cases: readonly (readonly [accepted: string | readonly string[] | undefined, encoding?: string])[] = [
    ['gzip, deflate, br', 'br'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'deflate'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    [['gzip;q=0.5', 'br'], 'br'],
    [undefined],
    [''],
    ['identity'],
    ['identity, gzip;q=0'],
    ['zstd'],
    ['*;q=0'],
    ['identity;q=0, *;q=0'],
    [',;q=,,gzip;q=x;q=0'],
    ['gzip\t;q=0'],
    ['gz ip'],
    ['gzip;q=0,'.repeat(1_000)],
  ];
  for (const [accepted, encoding] of cases) {
    const shown = JSON.stringify(accepted)?.slice(0, 40) ?? 'no header';
    it(`answers ${shown} with ${encoding ?? 'the body as it is'}`, async () => {
      const headers = accepted === undefined ? {} : { 'Accept-Encoding': accepted as string | string[] };
      const plain = await screen({});
      const answer = await screen(headers);
      assert.equal(answer.status, 200);
      assert.equal(answer.headers['content-encoding'], encoding);
      assert.match(String(answer.headers.vary), /Accept-Encoding/u);
      const matches = (text: string): unknown => (JSON.parse(text) as { matches: unknown }).matches;
      assert.deepEqual(matches(answer.text), matches(plain.text));
      if (encoding === undefined) assert.equal(Number(answer.headers['content-length']), answer.sent.length);
      else assert.ok(answer.sent.length * 4 < plain.sent.length);
    });
  }

  it('leaves small answers alone, and errors like them', async () => {
    const none = await screen({ 'Accept-Encoding': 'gzip' }, 'Nobody');
    assert.equal(none.headers['content-encoding'], undefined);
    const refused = await screen({ 'Accept-Encoding': 'gzip', Authorization: 'Bearer wrong' });
    assert.deepEqual([refused.status, refused.headers['content-encoding']], [401, undefined]);
    assert.equal(typeof (JSON.parse(refused.text) as { error: unknown }).error, 'string');
  });

  it('answers HEAD without a body, and an unchanged body with 304', async () => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const head = await askRaw(`${url}/openapi.yaml`, { method: 'HEAD', headers });
    assert.deepEqual([head.status, head.sent.length], [200, 0]);
    const whole = await askRaw(`${url}/openapi.yaml`, { headers });
    assert.equal(whole.headers['content-encoding'], 'gzip');
    assert.match(whole.text, /^openapi: /u);
    const etag = String(whole.headers.etag);
    // Weak: equal in meaning whatever the encoding, RFC 9110 section 8.8.1.
    assert.match(etag, /^W\//u);
    const same = await askRaw(`${url}/openapi.yaml`, { headers: { ...headers, 'If-None-Match': etag } });
    assert.deepEqual([same.status, same.sent.length, same.headers['content-encoding']], [304, 0, undefined]);
  });

  it('sends a range of a file as it is', async () => {
    const headers = { 'Accept-Encoding': 'br', Range: 'bytes=0-4999' };
    const { status, sent, headers: got } = await askRaw(`${url}/openapi.yaml`, { headers });
    assert.deepEqual([status, sent.length, got['content-encoding']], [206, 5_000, undefined]);
  });

  it('leaves the events of agents alone', async () => {
    const { headers, sent } = await askRaw(`${url}/mcp`, {
      method: 'POST',
      headers: { 'Accept-Encoding': 'gzip', 'Content-Type': 'application/json', Host: 'screening.example' },
      body: '{}',
    });
    assert.equal(headers['content-encoding'], undefined);
    assert.equal(sent.toString(), EVENT + EVENT);
  });

  it('compresses the metrics and the documentation for whoever asks', async () => {
    for (const path of ['/metrics', '/docs/swagger-ui.css']) {
      const { headers, sent, text } = await askRaw(url + path, { headers: { 'Accept-Encoding': 'gzip' } });
      assert.equal(headers['content-encoding'], 'gzip', path);
      assert.ok(sent.length * 2 < text.length, path);
    }
  });
});
