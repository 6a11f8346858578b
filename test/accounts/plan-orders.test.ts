import assert from 'node:assert/strict';
import type { Account } from '../../src/accounts/accounts.ts';
import { openAccountServices, type AccountServices } from '../../src/compose-accounts.ts';
import { InvalidInputError } from '../../src/errors.ts';
import { fakeClock, type FakeClock } from '../support/accounts.ts';

const EMAIL = 'owner@example.com';

describe('orders of plans', () => {
  let services: AccountServices;
  let clock: FakeClock;
  let account: Account;
  beforeEach(async () => {
    clock = fakeClock('2026-11-21T12:00:00.000Z');
    services = await openAccountServices({ filename: ':memory:', clock: clock.now });
    ({ account } = await services.management.create({ email: EMAIL, plan: 'trial' }));
  });
  afterEach(() => services.close());

  const place = (plan: string, billing = 'monthly', by = account) =>
    services.planOrders.place(by, { plan, billing });
  const waiting = async (): Promise<readonly string[]> =>
    (await services.management.orders()).map(({ email, plan, billing }) => `${email} ${plan} ${billing}`);

  it('wait for an operator with account, plan, billing and moment', async () => {
    const order = await place('starter');
    const { id, ...facts } = order;
    assert.ok(id > 0);
    assert.deepEqual(facts, {
      accountId: account.id,
      email: EMAIL,
      plan: 'starter',
      billing: 'monthly',
      orderedAt: clock.now(),
    });
    assert.deepEqual(await services.management.orders(), [order]);
    assert.deepEqual(await services.planOrders.open(account), order);
    assert.equal(
      (await services.management.show(EMAIL)).account.plan,
      'trial',
      'nothing is granted by asking',
    );
  });

  it('replace one another within an account', async () => {
    const { account: other } = await services.management.create({ email: 'b@example.com', plan: 'none' });
    await place('starter');
    clock.advance(1_000);
    await place('enterprise', 'monthly', other);
    clock.advance(1_000);
    await place('business', 'yearly');
    assert.deepEqual(await waiting(), ['b@example.com enterprise monthly', `${EMAIL} business yearly`]);
  });

  it('are closed when an operator sets the plan', async () => {
    await place('starter');
    await services.management.setPlan(EMAIL, { plan: 'starter' });
    assert.deepEqual(await waiting(), []);
    assert.equal(await services.planOrders.open(account), null);
  });

  it('are refused for unknown plans and billings, and for the plan that runs already', async () => {
    for (const [plan, billing] of [
      ['trial', 'monthly'],
      ['none', 'monthly'],
      ['gold', 'monthly'],
      ['starter', 'weekly'],
      ['', ''],
    ] as const) {
      await assert.rejects(place(plan, billing), InvalidInputError, `${plan} ${billing}`);
    }
    await services.management.setPlan(EMAIL, { plan: 'starter' });
    const { account: running } = await services.management.show(EMAIL);
    await assert.rejects(place('starter', 'monthly', running), InvalidInputError);
    await services.management.setPlan(EMAIL, { plan: 'starter', ends: '2026-12-31' });
    const { account: ending } = await services.management.show(EMAIL);
    await place('starter', 'monthly', ending);
    assert.deepEqual(await waiting(), [`${EMAIL} starter monthly`]);
  });

  it('go with their account', async () => {
    await place('starter');
    await services.management.remove(EMAIL);
    assert.deepEqual(await waiting(), []);
  });
});
