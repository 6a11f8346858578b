import assert from 'node:assert/strict';
import { request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startHttpService, type ServiceUnderTest } from '../support/http-service.ts';

interface Answer {
  readonly status: number | undefined;
  readonly location: string | undefined;
}

describe('http: what a request names', () => {
  let service: ServiceUnderTest;
  let server: Server;
  before(async () => {
    service = await startHttpService();
    server = service.app.listen(0);
  });
  after(async () => {
    server.close();
    await service.close();
  });

  /** The target as it is, which clients of a test library would tidy up. */
  const get = (target: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const sent = send({ port, path: target, headers: { Connection: 'close' } }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, location: response.headers.location });
      });
      sent.on('error', reject).end();
    });

  for (const target of [
    '//evil.example/health/live',
    '//evil.example',
    '///health/live',
    '//api/v1/lists/',
    '/\\evil.example',
  ]) {
    it(`takes ${target} for a path that is not there`, async () => {
      assert.deepEqual(await get(target), { status: 404, location: undefined });
    });
  }

  for (const target of [
    'http://any.example/health/live',
    'HTTP://any.example:81/health/live?x',
    '/health/live',
  ]) {
    it(`finds the page that ${target} means`, async () => {
      assert.deepEqual(await get(target), { status: 200, location: undefined });
    });
  }

  it('takes the whole URL of a client of a proxy for the path in it, two slashes or not', async () => {
    assert.equal((await get('http://any.example/api/v1/lists')).status, 200);
    assert.equal((await get('http://any.example//api/v1/lists/')).status, 404);
    assert.equal((await get('http://any.example')).status, 404);
  });

  it('never sends a client on to another host', async () => {
    for (const target of [
      '//evil.example/docs',
      '/docs',
      '/docs//evil.example',
      '/docs/%2F%2Fevil.example/..',
      '//docs',
    ]) {
      const { location = '/' } = await get(target);
      assert.doesNotMatch(location, /^(?:[a-z]+:)?[/\\]{2}/iu, target);
    }
  });

  it('refuses what is no path', async () => {
    assert.equal((await get('ftp://any.example/health/live')).status, 400);
    assert.equal((await get('*')).status, 400);
  });
});
