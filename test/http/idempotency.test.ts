import assert from 'node:assert/strict';
import { EngineUnavailableError } from '../../src/errors.ts';
import type { SearchEngine } from '../../src/search/search-engine.ts';
import { engineHolding } from '../support/embedded-engine.ts';
import { LISTED, startScreeningService, type ScreeningService } from '../support/screening-service.ts';

const KEY = { 'Idempotency-Key': '6f2d4c1e-0b7a-4f35-9d0e-2a9c54c6b1f7' };

const OPERATIONS = [
  { path: '', body: { name: 'Qmbrel Zothvan', email: 'a@x.example' }, other: { name: 'Other' }, searches: 2 },
  { path: 'batch/', body: { names: ['Qmbrel Zothvan', 'x1'] }, other: { names: ['x1'] }, searches: 2 },
  {
    path: 'address/',
    body: { address: '27 Stromynka Street, Moscow' },
    other: { address: '28 Stromynka Street, Moscow' },
    searches: 1,
  },
] as const;

describe('http: Idempotency-Key', () => {
  let service: ScreeningService;
  let engine: SearchEngine;
  /** What a search waits for; resolved unless a test holds it. */
  let gate: Promise<void>;
  let failing = false;

  beforeEach(async () => {
    const holding = await engineHolding(LISTED);
    gate = Promise.resolve();
    failing = false;
    engine = {
      ...holding,
      snapshot: async () => {
        await gate;
        if (failing) throw new EngineUnavailableError('gone');
        return holding.snapshot();
      },
    };
    service = await startScreeningService('starter', engine);
  });
  afterEach(() => service.close());

  for (const { path, body, other, searches } of OPERATIONS) {
    describe(`of POST /screen/${path}`, () => {
      it('gives a retry the first answer and charges once', async () => {
        const first = await service.post(path, body, KEY);
        assert.equal(first.status, 200, first.text);
        assert.equal(first.headers['idempotency-replayed'], undefined);
        const again = await service.post(path, body, KEY);
        assert.equal(again.text, first.text);
        assert.equal(again.headers['idempotency-replayed'], 'true');
        assert.equal(again.headers['content-type'], first.headers['content-type']);
        assert.equal(await service.remaining(), 1000 - searches);
      });

      it('sends with the retry what is left now', async () => {
        await service.post(path, body, KEY);
        await service.use(10);
        const { headers } = await service.post(path, body, KEY);
        assert.equal(headers['x-ratelimit-remaining'], String(1000 - searches - 10));
        assert.equal(headers['x-ratelimit-limit'], '1000');
      });

      it('answers a retry also when the allowance is used up', async () => {
        await service.post(path, body, KEY);
        await service.use(1000 - searches);
        assert.equal((await service.post(path, body, KEY)).status, 200);
        assert.equal((await service.post(path, body)).status, 429);
      });

      it('refuses the key for another body, uncharged', async () => {
        await service.post(path, body, KEY);
        const { status, body: answer } = await service.post(path, other, KEY);
        assert.equal(status, 409);
        assert.deepEqual(answer, { error: 'Idempotency-Key: was used with another request' });
        assert.equal(await service.remaining(), 1000 - searches);
      });

      it('lets one of two at once run and tells the other', async () => {
        let open = (): void => {};
        gate = new Promise((resolve) => (open = resolve));
        const both = [service.post(path, body, KEY), service.post(path, body, KEY)];
        const early = await Promise.race(both);
        assert.equal(early.status, 409);
        assert.match(String(early.body['error']), /^Idempotency-Key: .* still running$/u);
        open();
        const statuses = (await Promise.all(both)).map(({ status }) => status).sort();
        assert.deepEqual(statuses, [200, 409]);
        assert.equal((await service.post(path, body, KEY)).status, 200);
        assert.equal(await service.remaining(), 1000 - searches);
      });

      it('runs again after a failure', async () => {
        failing = true;
        assert.equal((await service.post(path, body, KEY)).status, 500);
        failing = false;
        const { status, headers } = await service.post(path, body, KEY);
        assert.equal(status, 200);
        assert.equal(headers['idempotency-replayed'], undefined);
        assert.equal(await service.remaining(), 1000 - searches);
      });

      it('charges once also when the process ends between the charge and the answer', async () => {
        const { allowance } = service.accounts;
        const settle = allowance.settle.bind(allowance);
        allowance.settle = async (...settlement) => {
          await settle(...settlement);
          throw new Error('the process ended here');
        };
        assert.equal((await service.post(path, body, KEY)).status, 500);
        allowance.settle = settle;
        const { status, headers } = await service.post(path, body, KEY);
        assert.deepEqual([status, headers['idempotency-replayed']], [200, 'true']);
        assert.equal(await service.remaining(), 1000 - searches);
      });

      it('keeps no answer but 200', async () => {
        await service.use(1000);
        assert.equal((await service.post(path, body, KEY)).status, 429);
        assert.equal((await service.post(path, { ...body, extra: 1 }, KEY)).status, 400);
        service.setNow(new Date('2026-04-01T00:00:00.000Z'));
        const { status, headers } = await service.post(path, body, KEY);
        assert.equal(status, 200);
        assert.equal(headers['idempotency-replayed'], undefined);
      });

      it('is free again after 24 hours', async () => {
        await service.post(path, body, KEY);
        service.setNow(new Date('2026-03-16T12:00:00.000Z'));
        const { headers } = await service.post(path, body, KEY);
        assert.equal(headers['idempotency-replayed'], undefined);
      });
    });
  }

  it('takes the body for the same however it is spaced and with or without the trailing slash', async () => {
    await service.post('batch/', '{"names":["x1"]}', KEY);
    const { status, headers } = await service.post('batch', '{ "names" : [ "x1" ] }', KEY);
    assert.deepEqual([status, headers['idempotency-replayed']], [200, 'true']);
  });

  it('tells operations and limits apart', async () => {
    await service.post('', { name: 'x1' }, KEY);
    assert.equal((await service.post('?limit=3', { name: 'x1' }, KEY)).status, 409);
    assert.equal((await service.post('batch/', { names: ['x1'] }, KEY)).status, 409);
  });

  for (const key of ['', 'a b', 'x'.repeat(256), 'kéy']) {
    it(`refuses the key ${JSON.stringify(key).slice(0, 20)}, naming the header`, async () => {
      const { status, body } = await service.post('', { name: 'x1' }, { 'Idempotency-Key': key });
      assert.equal(status, 400);
      assert.match(String(body['error']), /^idempotency-key/iu);
      assert.equal(await service.remaining(), 1000);
    });
  }
});
