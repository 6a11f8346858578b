import assert from 'node:assert/strict';
import request from 'supertest';
import { startHttpService, type ServiceUnderTest } from '../support/http-service.ts';

describe('http: the address of a client behind a proxy', () => {
  let service: ServiceUnderTest;
  afterEach(() => service.close());

  /** The status of a wrong key sent by way of a proxy. */
  async function tryKey(forwardedFor: string | null): Promise<number> {
    const sent = request(service.app).get('/api/v1/monitoring/').set('Authorization', 'Bearer wrong');
    if (forwardedFor !== null) sent.set('X-Forwarded-For', forwardedFor);
    return (await sent).status;
  }

  async function useUp(forwardedFor: string | null): Promise<void> {
    for (let failures = 0; failures < 100; failures++) assert.equal(await tryKey(forwardedFor), 401);
    assert.equal(await tryKey(forwardedFor), 429);
  }

  it('is the same with any port, in brackets, in quotes and behind for=', async () => {
    service = await startHttpService({ trustedProxies: 1 });
    await useUp('203.0.113.7:5544');
    for (const written of [
      '203.0.113.7',
      '203.0.113.7:81',
      '"203.0.113.7"',
      'for=203.0.113.7',
      '::ffff:203.0.113.7',
    ]) {
      assert.equal(await tryKey(written), 429, written);
    }
    assert.equal(await tryKey('203.0.113.8:5544'), 401);
  });

  it('is that of the proxy where the proxy does not know it', async () => {
    service = await startHttpService({ trustedProxies: 1 });
    await useUp('unknown');
    for (const written of ['_hidden', 'for=unknown', 'nonsense', null]) {
      assert.equal(await tryKey(written), 429, String(written));
    }
    assert.equal(await tryKey('203.0.113.7'), 401);
  });

  it('is what the nearest proxy says, whatever a client claims', async () => {
    service = await startHttpService({ trustedProxies: 1 });
    await useUp('198.51.100.1, 203.0.113.7:5544');
    assert.equal(await tryKey('198.51.100.2, 203.0.113.7:80'), 429);
    assert.equal(await tryKey('203.0.113.7, 198.51.100.1'), 401);
  });

  it('is that of the connection when no proxy is trusted', async () => {
    service = await startHttpService({ trustedProxies: 0 });
    await useUp('203.0.113.7');
    assert.equal(await tryKey('203.0.113.8'), 429);
  });
});
