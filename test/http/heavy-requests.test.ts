import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OverBudgetError, OverloadedError } from '../../src/errors.ts';
import type { Asker } from '../../src/screening/asker.ts';
import type { Screening } from '../../src/screening/screening.ts';
import { engineHolding, tampered } from '../support/embedded-engine.ts';
import { startHttpService } from '../support/http-service.ts';
import { LISTED, startScreeningService } from '../support/screening-service.ts';

/** A screening of which every call fails. */
function failing(error: Error): Screening {
  const fail = (): Promise<never> => Promise.reject(error);
  return {
    screenName: fail,
    screenAddress: fail,
    screenBatch: fail,
    searchesOfBatch: ({ items }) => ({ name: items.length, address: 0, contact: 0 }),
  };
}

/** Posts to an app; gives the request, to hang up, and what it is answered. */
async function posting(app: Parameters<typeof createServer>[1], key: string, path: string, body: object) {
  const server = createServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const sent = request({ port, path: `/api/v1/screen/${path}`, method: 'POST', headers });
  sent.end(JSON.stringify(body));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { sent, close };
}

describe('http: requests that would take more than their share', () => {
  const refusals = [
    {
      error: new OverloadedError('too much is asked at once', 7),
      retryAfter: '7',
      says: /too much is asked/u,
    },
    { error: new OverBudgetError('it takes more work'), retryAfter: undefined, says: /takes more work/u },
  ];
  for (const { error, retryAfter, says } of refusals) {
    for (const [path, body] of [
      ['', { name: 'Qmbrel Zothvan' }],
      ['batch/', { names: ['Qmbrel Zothvan', 'Wendrik Uphasol'] }],
      ['address/', { address: '27 Stromynka Street, Moscow' }],
    ] as const) {
      it(`answers ${error.code} of /screen/${path} with 500 and charges nothing`, async () => {
        const service = await startHttpService({ screening: failing(error) });
        const key = await service.keyFor('starter');
        const { sent, close } = await posting(service.app, key, path, body);
        const [response] = (await once(sent, 'response')) as [IncomingMessage];
        let text = '';
        for await (const chunk of response) text += String(chunk);
        assert.equal(response.statusCode, 500);
        assert.equal(response.headers['retry-after'], retryAfter);
        assert.match((JSON.parse(text) as { error: string }).error, says);
        const account = await service.accounts.accounts.authenticate(key);
        assert.ok(account !== null);
        assert.equal((await service.accounts.allowance.state(account.account)).remaining, 1_000);
        await close();
        await service.close();
      });
    }
  }

  it('ends the work of a client that hangs up, and charges nothing', async () => {
    let groups = 0;
    let hangUp = (): void => undefined;
    const searching = tampered(await engineHolding(LISTED), (snapshot) => ({
      findNamesOfMany: async (searches, pace) => {
        groups++;
        hangUp();
        // Until the service has seen it.
        await closed;
        return snapshot.findNamesOfMany(searches, pace);
      },
    }));
    const service = await startScreeningService('starter', searching);
    const names = Array.from({ length: 100 }, () => 'Qmbrel Zothvan');
    let seen = (): void => undefined;
    const closed = new Promise<void>((resolve) => (seen = resolve));
    let ended = (): void => undefined;
    const isOver = new Promise<void>((resolve) => (ended = resolve));
    const app: Parameters<typeof createServer>[1] = (incoming, response) => {
      response.once('close', () => setImmediate(seen));
      const end = response.end.bind(response);
      response.end = ((...parts: Parameters<typeof end>) => {
        ended();
        return end(...parts);
      }) as typeof response.end;
      service.app(incoming, response);
    };
    const { sent, close } = await posting(app, service.key, 'batch/', { names });
    sent.on('error', () => undefined);
    hangUp = () => sent.destroy();
    await isOver;
    await close();
    assert.equal(groups, 1);
    assert.equal(await service.remaining(), 1_000);
    await service.close();
  });

  it('screens for the account and the network of the client', async () => {
    const askers: (Asker | undefined)[] = [];
    const screening: Screening = {
      ...failing(new OverBudgetError('none')),
      screenName: (_request, asker) => {
        askers.push(asker);
        return Promise.reject(new OverBudgetError('none'));
      },
    };
    const service = await startHttpService({ screening, trustedProxies: 1 });
    const key = await service.keyFor('starter');
    const { sent, close } = await posting(service.app, key, '', { name: 'Qmbrel Zothvan' });
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    assert.deepEqual(askers[0]?.clients, ['account 1', 'network 127.0.0.1']);
    assert.equal(askers[0]?.urgency, 'request');
    await close();
    await service.close();
  });
});
