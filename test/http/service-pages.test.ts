import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import request from 'supertest';
import { CONTRACT_PATH, readPublishedContract } from '../../src/http/contract/published-contract.ts';
import type { Replacements } from '../support/http-service.ts';
import { CATALOGUE, startHttpService, type ServiceUnderTest } from '../support/http-service.ts';

describe('http: service pages', () => {
  const services: ServiceUnderTest[] = [];
  const start = async (replaced: Replacements = {}): Promise<ServiceUnderTest> => {
    const service = await startHttpService(replaced);
    services.push(service);
    return service;
  };
  afterEach(async () => {
    await Promise.all(services.splice(0).map((service) => service.close()));
  });

  it('lists the catalogue without a key, in its order', async () => {
    const { app } = await start();
    const { status, body, headers } = await request(app).get('/api/v1/lists');
    const { lists } = body as { lists: Record<string, unknown>[] };
    assert.equal(status, 200);
    assert.equal(headers['cache-control'], 'public, max-age=60');
    assert.deepEqual(
      lists.map(({ code }) => code),
      CATALOGUE.map(({ facts }) => facts.code),
    );
    assert.deepEqual(lists[1], {
      code: 'MX_SAT_69B',
      name: 'List MX_SAT_69B',
      country: 'Mexico',
      description: 'A list for tests',
      last_updated: '2026-03-15T06:00:00.000Z',
      data_as_of: '2026-03-14',
      core: false,
      entry_count: 10,
      stale: false,
    });
    assert.deepEqual([lists[3]?.['last_updated'], lists[3]?.['data_as_of']], [null, null]);
  });

  it('answers an unchanged catalogue with 304', async () => {
    const { app } = await start();
    const { headers } = await request(app).get('/api/v1/lists/');
    await request(app)
      .get('/api/v1/lists/')
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
  });

  it('answers HEAD where it answers GET', async () => {
    const { app } = await start();
    for (const path of ['/api/v1/lists/', '/health/live', '/openapi.yaml', '/openapi.json', '/docs/']) {
      assert.equal((await request(app).head(path)).status, 200, path);
    }
  });

  it('is alive as long as it answers', async () => {
    const { app } = await start({ readiness: async () => Promise.reject(new Error('broken')) });
    assert.deepEqual((await request(app).get('/health/live')).body, { status: 'ok' });
    assert.equal((await request(app).get('/health/ready')).status, 500);
  });

  it('is ready when every check passes, and shows each list', async () => {
    const service = await start();
    const { status, body } = await request(service.app).get('/health/ready');
    assert.equal(status, 200);
    const { lists } = body as { lists: Record<string, unknown>[] };
    assert.deepEqual(
      lists.map(({ stale }) => stale),
      [false, false, false, true],
    );
    service.setNow(new Date('2026-03-17T06:00:00.001Z'));
    const later = (await request(service.app).get('/health/ready')).body as {
      status: string;
      lists: unknown[];
    };
    assert.equal(later.status, 'ok');
    assert.ok((later.lists as { stale: boolean }[]).every(({ stale }) => stale));
  });

  it('answers 503 while one check does not pass', async () => {
    const { app } = await start({
      readiness: async () => [
        { name: 'store', ready: true, detail: 'open' },
        { name: 'search engine', ready: false, detail: 'index of OFAC_SDN is being built' },
      ],
    });
    const { status, body } = await request(app).get('/health/ready');
    assert.equal(status, 503);
    assert.equal((body as { status: string }).status, 'unavailable');
  });

  it('labels metrics by route, never by URL', async () => {
    const service = await start();
    const key = await service.keyFor('starter');
    await request(service.app)
      .post('/api/v1/screen')
      .set('Authorization', `Bearer ${key}`)
      .send({ name: 'Example' });
    await request(service.app).get('/Secret-Name');
    const { text, headers } = await request(service.app).get('/metrics');
    assert.match(headers['content-type'] ?? '', /^text\/plain/u);
    assert.match(
      text,
      /http_request_duration_seconds_count\{route="\/api\/v1\/screen\/",method="POST",status="200"\} 1/u,
    );
    assert.match(
      text,
      /http_request_duration_seconds_count\{route="unmatched",method="any",status="404"\} 1/u,
    );
    assert.match(text, /screening_searches_total\{kind="name"\} 1/u);
    assert.match(text, /process_resident_memory_bytes \d/u);
    assert.doesNotMatch(text, /Secret/u);
  });

  it('serves the contract as it is', async () => {
    const { app } = await start();
    const { text, body, headers } = await request(app).get('/openapi.yaml').buffer(true);
    assert.match(headers['content-type'] ?? '', /^application\/yaml/u);
    assert.equal(text ?? (body as Buffer).toString(), readFileSync(CONTRACT_PATH, 'utf8'));
  });

  it('serves the same contract as JSON', async () => {
    const { app } = await start();
    const { status, body, headers } = await request(app).get('/openapi.json');
    assert.equal(status, 200);
    assert.match(headers['content-type'] ?? '', /^application\/json/u);
    assert.equal(headers['cache-control'], 'public, max-age=60');
    assert.deepEqual(body, readPublishedContract());
    await request(app)
      .get('/openapi.json')
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
    assert.equal((await request(app).post('/openapi.json')).headers['allow'], 'GET, HEAD');
  });

  it('serves the documentation from itself, without inline scripts', async () => {
    const { app } = await start();
    assert.equal((await request(app).get('/docs')).headers['location'], '/docs/');
    const { text, headers } = await request(app).get('/docs/');
    const policy = headers['content-security-policy'] ?? '';
    assert.match(policy, /script-src 'self';/u);
    const references = [...text.matchAll(/(?:src|href)="(?<path>[^"]+)"/gu)].map(
      ({ groups }) => groups?.['path'] ?? '',
    );
    const loaded = references.filter((reference) => reference.startsWith('./'));
    assert.ok(loaded.length >= 4);
    for (const reference of loaded) await request(app).get(`/docs/${reference}`).expect(200);
    // The rest is the console's, and the contract.
    const others = references.filter((reference) => !loaded.includes(reference));
    assert.deepEqual(
      new Set(others),
      new Set(['/assets/icon.svg', '/', '/quick-start', '/lists', '/openapi.yaml']),
    );
    assert.doesNotMatch(text, /<script(?![^>]*\bsrc=)/u);
    const initializer = await request(app).get('/docs/swagger-initializer.js');
    assert.match(initializer.text, /url: '\.\.\/openapi\.yaml'/u);
    assert.doesNotMatch(initializer.text, /https?:/u);
  });

  it('sends security headers that fit the public address', async () => {
    const secure = await request((await start()).app).get('/health/live');
    assert.match(
      secure.headers['content-security-policy'] ?? '',
      /default-src 'none'.*upgrade-insecure-requests/u,
    );
    assert.ok(secure.headers['strict-transport-security']);
    assert.equal(secure.headers['x-content-type-options'], 'nosniff');
    assert.equal(secure.headers['x-powered-by'], undefined);
    const plain = await request((await start({ publicUrl: 'http://lan.example:8080' })).app).get(
      '/health/live',
    );
    assert.doesNotMatch(plain.headers['content-security-policy'] ?? '', /upgrade-insecure-requests/u);
    assert.equal(plain.headers['strict-transport-security'], undefined);
  });
});
