import assert from 'node:assert/strict';
import { PLAN_NAMES } from '../../src/accounts/plans.ts';
import { openAccountServices, type AccountServices } from '../../src/compose-accounts.ts';
import { ServiceError, type ErrorCode } from '../../src/errors.ts';
import { fakeClock, type FakeClock } from '../support/accounts.ts';

const EMAIL = 'ops@example.com';

describe('management of accounts', () => {
  let services: AccountServices;
  let clock: FakeClock;
  beforeEach(async () => {
    clock = fakeClock('2026-11-21T12:00:00.000Z');
    services = await openAccountServices({ filename: ':memory:', clock: clock.now });
  });
  afterEach(() => services.close());

  const failsWith = (code: ErrorCode, start: string) => (error: unknown) => {
    assert.ok(error instanceof ServiceError, String(error));
    assert.deepEqual([error.code, error.message.slice(0, start.length)], [code, start]);
    return true;
  };

  for (const plan of PLAN_NAMES) {
    it(`creates an account on ${plan} whose key is its own`, async () => {
      const { account, apiKey } = await services.management.create({ email: EMAIL, plan });
      const holder = (await services.accounts.authenticate(apiKey))?.account;
      assert.deepEqual(
        [holder?.id, holder?.email, holder?.plan, holder?.trialStartedAt],
        [account.id, EMAIL, plan, plan === 'trial' ? clock.now() : null],
      );
    });
  }
  it('refuses an e-mail that is taken in another letter case, and stores nothing of it', async () => {
    await services.management.create({ email: EMAIL, plan: 'starter' });
    await assert.rejects(
      services.management.create({ email: 'OPS@Example.COM', plan: 'trial' }),
      failsWith('already_exists', 'email: '),
    );
    const { account, keys } = await services.management.show(EMAIL);
    assert.deepEqual([account.plan, keys.length], ['starter', 1]);
  });
  it('finds an account in any letter case and shows the e-mail as it was typed', async () => {
    await services.management.create({ email: 'First.Last@Example.com', plan: 'starter' });
    const { account } = await services.management.show('first.last@example.COM');
    assert.equal(account.email, 'First.Last@Example.com');
  });
  it('walks an account from a trial to a paid plan, to its end, and to none', async () => {
    await services.management.create({ email: EMAIL, plan: 'trial', trialStarted: '2026-11-10' });
    const states = [(await services.management.show(EMAIL)).state];
    clock.set('2026-11-24T00:00:00Z');
    states.push((await services.management.show(EMAIL)).state);
    const paid = await services.management.setPlan(EMAIL, { plan: 'starter', ends: '2026-12-31' });
    states.push(paid.state);
    assert.equal(paid.endsAt?.toISOString(), '2026-12-31T00:00:00.000Z');
    clock.set('2026-12-31T00:00:00Z');
    states.push((await services.management.show(EMAIL)).state);
    states.push((await services.management.setPlan(EMAIL, { plan: 'business' })).state);
    states.push((await services.management.setPlan(EMAIL, { plan: 'none' })).state);
    states.push((await services.management.setPlan(EMAIL, { plan: 'trial' })).state);
    assert.deepEqual(states, [
      'active',
      'trial_ended',
      'active',
      'plan_ended',
      'active',
      'no_plan',
      'trial_ended',
    ]);
  });
  it('lets a changed plan hold for keys that exist, at once', async () => {
    const { apiKey } = await services.management.create({ email: EMAIL, plan: 'none' });
    await services.management.setPlan(EMAIL, { plan: 'enterprise' });
    assert.equal((await services.accounts.authenticate(apiKey))?.account.plan, 'enterprise');
  });
  it('shows what was used', async () => {
    const { account } = await services.management.create({ email: EMAIL, plan: 'starter' });
    await services.allowance.settle(account, await services.allowance.reserve(account, 7), 7);
    const { allowance } = await services.management.show(EMAIL);
    assert.deepEqual([allowance.used, allowance.remaining], [7, 993]);
  });

  it('gives an account several keys, all valid until one is revoked', async () => {
    const first = await services.management.create({ email: EMAIL, plan: 'starter' });
    const second = await services.management.createKey(EMAIL, ' second key ');
    assert.equal(second.key.label, 'second key');
    assert.ok(await services.accounts.authenticate(second.apiKey));
    await services.management.revokeKey(EMAIL, String(second.key.id));
    assert.equal(await services.accounts.authenticate(second.apiKey), null);
    assert.ok(await services.accounts.authenticate(first.apiKey));
  });
  it('keeps the date of the first revocation', async () => {
    const { key } = await services.management.createKey((await created()).email);
    await services.management.revokeKey(EMAIL, String(key.id));
    clock.advance(1_000);
    await services.management.revokeKey(EMAIL, String(key.id));
    const { keys } = await services.management.keys(EMAIL);
    assert.deepEqual(keys[1]?.revokedAt, new Date('2026-11-21T12:00:00.000Z'));
  });
  it('does not revoke the key of another account', async () => {
    const { apiKey } = await services.management.create({ email: 'other@example.com', plan: 'starter' });
    await created();
    await assert.rejects(services.management.revokeKey(EMAIL, '1'), failsWith('not_found', 'id: '));
    assert.ok(await services.accounts.authenticate(apiKey));
  });
  it('never stores or lists the secret of a key', async () => {
    const { apiKey } = await services.management.create({ email: EMAIL, plan: 'starter' });
    const listed = JSON.stringify(await services.management.keys(EMAIL));
    assert.ok(!listed.includes(apiKey));
    assert.ok(listed.includes(apiKey.slice(0, 10)));
  });
  it('records the last use of a key to the minute, not on every request', async () => {
    const { apiKey } = await services.management.create({ email: EMAIL, plan: 'starter' });
    const lastUse = async () => (await services.management.keys(EMAIL)).keys[0]?.lastUsedAt;
    assert.equal(await lastUse(), null);
    await services.accounts.authenticate(apiKey);
    const first = clock.now();
    assert.deepEqual(await lastUse(), first);
    clock.advance(59_999);
    await services.accounts.authenticate(apiKey);
    assert.deepEqual(await lastUse(), first);
    clock.advance(1);
    await services.accounts.authenticate(apiKey);
    assert.deepEqual(await lastUse(), clock.now());
  });
  for (const text of ['', 'ssk_', 'Bearer x', `ssk_${'A'.repeat(43)}`, "' or 1=1 --", 'ключ', '\u0000']) {
    it(`does not know the key ${JSON.stringify(text)}`, async () => {
      await created();
      assert.equal(await services.accounts.authenticate(text), null);
    });
  }

  it('deletes an account with its keys, and never gives its number again', async () => {
    const { account, apiKey } = await services.management.create({ email: EMAIL, plan: 'starter' });
    await services.allowance.reserve(account, 5);
    await services.management.remove(EMAIL);
    assert.equal(await services.accounts.authenticate(apiKey), null);
    const again = await services.management.create({ email: EMAIL, plan: 'starter' });
    assert.notEqual(again.account.id, account.id);
    assert.equal((await services.management.show(EMAIL)).allowance.used, 0);
  });

  it('says which field is bad', async () => {
    const { create, setPlan, createKey, revokeKey } = services.management;
    await created();
    await assert.rejects(create({ email: 'x', plan: 'starter' }), failsWith('invalid_input', 'email: '));
    await assert.rejects(create({ email: 'b@example.com', plan: 'x' }), failsWith('invalid_input', 'plan: '));
    await assert.rejects(
      setPlan(EMAIL, { plan: 'starter', ends: 'x' }),
      failsWith('invalid_input', 'ends: '),
    );
    await assert.rejects(createKey(EMAIL, 'a\nb'), failsWith('invalid_input', 'label: '));
    await assert.rejects(createKey(EMAIL, 'é'.repeat(101)), failsWith('invalid_input', 'label: '));
    for (const id of ['', '0', '-1', '1.5', 'x', '1e3', '9'.repeat(20)]) {
      await assert.rejects(revokeKey(EMAIL, id), failsWith('invalid_input', 'id: '));
    }
    assert.equal((await services.management.keys(EMAIL)).keys.length, 1);
  });
  it('says that no account has the e-mail', async () => {
    const { show, setPlan, createKey, keys, revokeKey, remove } = services.management;
    for (const attempt of [
      show(EMAIL),
      setPlan(EMAIL, { plan: 'starter' }),
      createKey(EMAIL),
      keys(EMAIL),
      revokeKey(EMAIL, '1'),
      remove(EMAIL),
    ]) {
      await assert.rejects(attempt, failsWith('not_found', 'email: '));
    }
  });

  async function created(): Promise<{ readonly email: string }> {
    return (await services.management.create({ email: EMAIL, plan: 'starter' })).account;
  }
});
