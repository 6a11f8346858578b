import assert from 'node:assert/strict';
import request from 'supertest';
import { NOW, startHttpService, type ServiceUnderTest } from '../support/http-service.ts';

const CHECKOUT = 'https://screening.example/checkout/starter?billing=monthly';
const PRICING = 'https://screening.example/pricing';

describe('http: plans and allowance', () => {
  let service: ServiceUnderTest;
  let failing = false;

  beforeEach(async () => {
    failing = false;
    service = await startHttpService({
      find: async () => {
        if (failing) throw new Error('engine on fire at node 10.0.0.1');
        return [];
      },
    });
  });
  afterEach(() => service.close());

  const screen = (key: string, body: object | string = { name: 'Example' }): request.Test =>
    request(service.app)
      .post('/api/v1/screen/')
      .set('Authorization', `Bearer ${key}`)
      .type('application/json')
      .send(body);

  /** Uses up searches by the use case that screening itself uses. */
  const use = async (email: string, searches: number): Promise<void> => {
    const { account } = await service.accounts.management.show(email);
    const reservation = await service.accounts.allowance.reserve(account, searches);
    await service.accounts.allowance.settle(account, reservation, searches);
  };

  const refusals = [
    { plan: 'none', reason: 'no_plan', upgrade: CHECKOUT, request: {} },
    { plan: 'trial', reason: 'trial_ended', upgrade: CHECKOUT, request: { trialStarted: '2026-01-01' } },
    { plan: 'starter', reason: 'plan_ended', upgrade: PRICING, request: { ends: '2026-03-01' } },
  ] as const;

  for (const { plan, reason, upgrade, request: facts } of refusals) {
    it(`answers 403 ${reason}, before it looks at the body`, async () => {
      const { status, body, headers } = await screen(await service.keyFor(plan, facts), '{not json');
      const { error, ...rest } = body as { error: string };
      assert.equal(status, 403);
      assert.ok(error.length > 0);
      assert.deepEqual(rest, { reason, upgrade_url: upgrade, pricing_url: PRICING });
      assert.equal(headers['retry-after'], undefined);
    });
  }

  it('answers 403 not_included for monitoring on a plan without it', async () => {
    const { status, body } = await request(service.app)
      .get('/api/v1/monitoring/')
      .set('Authorization', `Bearer ${await service.keyFor('trial')}`);
    assert.equal(status, 403);
    assert.equal((body as { reason: string }).reason, 'not_included');
  });

  it('counts each search and sends what is left', async () => {
    const key = await service.keyFor('starter');
    for (const remaining of ['999', '998']) {
      const { status, headers } = await screen(key);
      assert.equal(status, 200);
      assert.equal(headers['x-ratelimit-limit'], '1000');
      assert.equal(headers['x-ratelimit-remaining'], remaining);
    }
  });

  it('answers 429 with a reset on a paid plan', async () => {
    const key = await service.keyFor('starter');
    await use('user1@example.com', 1000);
    const { status, headers, body } = await screen(key);
    const { error, ...rest } = body as { error: string };
    assert.equal(status, 429);
    assert.ok(error.length > 0);
    assert.deepEqual(rest, {
      limit: 1000,
      used: 1000,
      remaining: 0,
      required: 1,
      resets_at: '2026-04-01T00:00:00.000Z',
      reason: 'quota_exhausted',
      upgrade_url: PRICING,
      pricing_url: PRICING,
    });
    assert.equal(headers['retry-after'], '86400');
    assert.equal(headers['x-ratelimit-limit'], '1000');
    assert.equal(headers['x-ratelimit-remaining'], '0');
    assert.equal(service.asked.length, 0);
  });

  it('says in whole seconds when the allowance resets within a day', async () => {
    const key = await service.keyFor('starter');
    service.setNow(new Date('2026-03-31T23:59:30.500Z'));
    await use('user1@example.com', 1000);
    assert.equal((await screen(key)).headers['retry-after'], '30');
    service.setNow(new Date('2026-04-01T00:00:00.000Z'));
    assert.equal((await screen(key)).status, 200);
  });

  it('answers 429 without a reset on a trial', async () => {
    const key = await service.keyFor('trial', { trialStarted: NOW.toISOString().slice(0, 10) });
    await use('user1@example.com', 25);
    const { status, headers, body } = await screen(key);
    const quota = body as Record<string, unknown>;
    assert.equal(status, 429);
    assert.equal(quota['resets_at'], null);
    assert.equal(quota['upgrade_url'], CHECKOUT);
    assert.equal(headers['retry-after'], undefined);
    assert.equal(headers['x-ratelimit-limit'], '25');
    assert.equal(headers['x-ratelimit-remaining'], '0');
  });

  it('answers 400 rather than 429 to a bad body on a used-up allowance', async () => {
    const key = await service.keyFor('starter');
    await use('user1@example.com', 1000);
    for (const body of [{}, { name: '...' }, { name: 'x', lists: ['OFAC'] }, '{']) {
      assert.equal((await screen(key, body)).status, 400);
    }
  });

  it('gives the search back when the screening throws, and says nothing of the inside', async () => {
    const key = await service.keyFor('starter');
    failing = true;
    const { status, body, text } = await screen(key);
    assert.equal(status, 500);
    assert.deepEqual(Object.keys(body as object), ['error']);
    assert.doesNotMatch(text, /fire|10\.0\.0\.1|at .*\.ts/u);
    failing = false;
    assert.equal((await screen(key)).headers['x-ratelimit-remaining'], '999');
  });

  it('does not charge what it refuses', async () => {
    const key = await service.keyFor('starter');
    for (const body of [{}, { name: 'x', lists: ['UN_CONSOLIDATED'] }]) {
      assert.ok((await screen(key, body)).status >= 400);
    }
    assert.equal((await screen(key)).headers['x-ratelimit-remaining'], '999');
  });

  it('lets exactly as many through as are left, however many come at once', async () => {
    const key = await service.keyFor('starter');
    await use('user1@example.com', 990);
    const answers = await Promise.all(Array.from({ length: 40 }, () => screen(key)));
    const statuses = answers.map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 200).length, 10);
    assert.equal(statuses.filter((status) => status === 429).length, 30);
    const remaining = answers
      .filter(({ status }) => status === 200)
      .map(({ headers }) => headers['x-ratelimit-remaining']);
    assert.ok(remaining.includes('0'));
  });
});
