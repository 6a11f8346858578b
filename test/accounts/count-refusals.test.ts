import assert from 'node:assert/strict';
import { countRefusals, type RefusedFor } from '../../src/accounts/count-refusals.ts';
import { openAccountServices, type AccountServices } from '../../src/compose-accounts.ts';

const NOW = new Date('2026-03-15T12:00:00.000Z');

describe('counting of refusals', () => {
  let services: AccountServices;
  let counted: RefusedFor[];
  let refusing: ReturnType<typeof countRefusals>;
  beforeEach(async () => {
    services = await openAccountServices({ filename: ':memory:', clock: () => NOW });
    counted = [];
    refusing = countRefusals(services, (reason) => counted.push(reason));
  });
  afterEach(() => services.close());

  const accountOn = async (plan: string, more: { ends?: string; trialStarted?: string } = {}) =>
    (await services.management.create({ email: `${plan}@example.com`, plan, ...more })).account;

  it('counts why a plan does not admit something', async () => {
    const none = await accountOn('none');
    const trial = await accountOn('trial', { trialStarted: '2026-01-01' });
    const ended = await accountOn('starter', { ends: '2026-02-01' });
    for (const account of [none, trial, ended])
      assert.throws(() => refusing.accounts.admit(account, 'screening'));
    assert.deepEqual(counted, ['no_plan', 'trial_ended', 'plan_ended']);
  });

  it('counts monitoring on a plan without it', async () => {
    const trial = await accountOn('trial', { trialStarted: '2026-03-14' });
    refusing.accounts.admit(trial, 'screening');
    assert.throws(() => refusing.accounts.admit(trial, 'monitoring'));
    assert.deepEqual(counted, ['not_included']);
  });

  it('counts searches that are not left, taken or only asked for', async () => {
    const account = await accountOn('starter');
    await refusing.allowance.settle(account, await refusing.allowance.reserve(account, 1_000), 1_000);
    assert.deepEqual(counted, []);
    await assert.rejects(refusing.allowance.reserve(account, 1));
    await assert.rejects(refusing.allowance.requireLeft(account, 1));
    assert.equal((await refusing.allowance.state(account)).remaining, 0);
    assert.deepEqual(counted, ['quota_exhausted', 'quota_exhausted']);
  });

  it('counts free screenings that are used up', async () => {
    assert.equal((await refusing.dailyScreenings.take('192.0.2.1', 1)).taken, true);
    assert.equal((await refusing.dailyScreenings.take('192.0.2.1', 1)).taken, false);
    assert.deepEqual(counted, ['free_screenings_used_up']);
  });
});
