import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { OPERATIONS } from '../../src/http/routes.ts';
import { startHttpService, type ServiceUnderTest } from '../support/http-service.ts';

const path = '/api/v1/screen/';

describe('http: authentication', () => {
  let service: ServiceUnderTest;
  let key: string;

  beforeEach(async () => {
    service = await startHttpService();
    key = await service.keyFor('starter');
  });
  afterEach(() => service.close());

  const screen = (authorization?: string): request.Test => {
    const sent = request(service.app).post(path).send({ name: 'Example' });
    return authorization === undefined ? sent : sent.set('Authorization', authorization);
  };

  const refused = async (sent: request.Test): Promise<void> => {
    const { status, headers, body } = await sent;
    assert.equal(status, 401);
    assert.equal(headers['www-authenticate'], 'Bearer');
    assert.deepEqual(Object.keys(body as object), ['error']);
    assert.equal(service.asked.length, 0);
  };

  it('answers 401 with a challenge without the header', () => refused(screen()));

  const malformed = [
    '',
    'Bearer',
    'Bearer ',
    'Basic dXNlcjpwYXNz',
    'Bearer a b',
    'Bearer "quoted"',
    'Bearer,x',
  ];
  for (const authorization of malformed) {
    it(`answers 401 to the header '${authorization}'`, () => refused(screen(authorization)));
  }

  it('answers 401 to an unknown key', () => refused(screen(`Bearer ${key.slice(0, -1)}_`)));
  it('answers 401 to a key without its scheme', () => refused(screen(key)));
  it('answers 401 to a revoked key', async () => {
    const { keys } = await service.accounts.management.keys('user1@example.com');
    await service.accounts.management.revokeKey('user1@example.com', String(keys[0]?.id));
    await refused(screen(`Bearer ${key}`));
  });

  for (const scheme of ['Bearer', 'bearer', 'BEARER', 'Bearer  ']) {
    it(`accepts the scheme as '${scheme}'`, async () => {
      assert.equal((await screen(`${scheme} ${key}`)).status, 200);
    });
  }

  it('answers 401 to two Authorization headers, even if one is right', async () => {
    const server = service.app.listen(0);
    try {
      const { port } = server.address() as AddressInfo;
      const headers = ['Host', 'x', 'Authorization', `Bearer ${key}`, 'Authorization', 'Bearer other'];
      const status = await new Promise((resolve, reject) => {
        const sent = httpRequest({ port, method: 'POST', path, headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        sent.on('error', reject);
        sent.end();
      });
      assert.equal(status, 401);
    } finally {
      server.close();
    }
  });

  it('comes before everything a body can do wrong', async () => {
    const sent = request(service.app).post(path).type('text/plain').send('{'.repeat(300_000));
    await refused(sent);
  });

  it('is asked by every operation but the catalogue', async () => {
    for (const { operationId, method, path: below } of OPERATIONS) {
      const { status } = await request(service.app)[method](`/api/v1${below}`);
      assert.equal(status, operationId === 'getLists' ? 200 : 401, operationId);
    }
  });

  it('slows an address down after 100 wrong keys a minute, but never a right key', async () => {
    for (let attempt = 0; attempt < 100; attempt++) assert.equal((await screen('Bearer wrong')).status, 401);
    const { status, headers, body } = await screen('Bearer wrong');
    assert.equal(status, 429);
    assert.ok(Number(headers['retry-after']) >= 1 && Number(headers['retry-after']) <= 60);
    assert.deepEqual(Object.keys(body as object), ['error']);
    assert.equal((await screen(`Bearer ${key}`)).status, 200);
  });
});
