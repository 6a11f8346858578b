import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { AllowanceStore } from '../../src/accounts/account-store.ts';
import type { Account, Allowance } from '../../src/accounts/accounts.ts';
import { createAllowance } from '../../src/accounts/create-allowance.ts';
import { QuotaExceededError, RefusedError } from '../../src/accounts/errors.ts';
import type { PlanFacts } from '../../src/accounts/plan-state.ts';
import { fakeClock, type FakeClock } from '../support/accounts.ts';

/** A store under test, with the accounts it needs. */
export interface AllowanceFixture {
  readonly store: AllowanceStore;
  /** Creates an account, or gives an existing one another plan. */
  setAccount(facts: Partial<PlanFacts>, existing?: Account): Promise<Account>;
  deleteAccount(account: Account): Promise<void>;
  close(): Promise<void>;
}

const END_OF_NOVEMBER = '2026-11-30T23:59:50.000Z';

/** What every store of allowances must do. */
export function describeAllowance(adapter: string, open: () => Promise<AllowanceFixture>): void {
  describe(`allowance over ${adapter}`, () => {
    let fixture: AllowanceFixture;
    let clock: FakeClock;
    let allowance: Allowance;

    beforeEach(async () => {
      fixture = await open();
      clock = fakeClock('2026-11-21T12:00:00.000Z');
      allowance = createAllowance({ store: fixture.store, clock: clock.now, createId: randomUUID });
    });
    afterEach(() => fixture.close());

    const used = async (account: Account): Promise<number> => (await allowance.state(account)).used;
    const shortfall = async (account: Account, searches: number): Promise<QuotaExceededError> => {
      try {
        await allowance.reserve(account, searches);
      } catch (error) {
        assert.ok(error instanceof QuotaExceededError, String(error));
        assert.equal(error.code, 'quota_exceeded');
        return error;
      }
      throw new assert.AssertionError({ message: 'the searches were taken' });
    };
    const use = async (account: Account, searches: number): Promise<void> => {
      await allowance.settle(account, await allowance.reserve(account, searches), searches);
    };

    it('is whole for a new account', async () => {
      assert.deepEqual(await allowance.state(await fixture.setAccount({ plan: 'starter' })), {
        limit: 1_000,
        used: 0,
        remaining: 1_000,
        resetsAt: new Date('2026-12-01T00:00:00Z'),
      });
    });
    it('shows searches as used from their reservation on', async () => {
      const account = await fixture.setAccount({ plan: 'starter' });
      await allowance.reserve(account, 30);
      assert.equal(await used(account), 30);
    });
    it('keeps what ran and gives back the rest', async () => {
      const account = await fixture.setAccount({ plan: 'starter' });
      const reservation = await allowance.reserve(account, 30);
      const state = await allowance.settle(account, reservation, 12);
      assert.deepEqual([state.used, state.remaining], [12, 988]);
    });
    it('gives everything back when nothing ran', async () => {
      const account = await fixture.setAccount({ plan: 'starter' });
      await allowance.settle(account, await allowance.reserve(account, 30), 0);
      assert.equal(await used(account), 0);
    });
    it('settles once: a second time changes nothing', async () => {
      const account = await fixture.setAccount({ plan: 'starter' });
      const reservation = await allowance.reserve(account, 30);
      await allowance.settle(account, reservation, 12);
      await allowance.settle(account, reservation, 30);
      await allowance.settle(account, reservation, 0);
      assert.equal(await used(account), 12);
    });
    it('settles once when two settle at the same time', async () => {
      const account = await fixture.setAccount({ plan: 'starter' });
      const reservation = await allowance.reserve(account, 30);
      await Promise.all([1, 2, 3].map(() => allowance.settle(account, reservation, 30)));
      assert.equal(await used(account), 30);
    });
    it('takes the last search and refuses the next, taking nothing', async () => {
      const account = await fixture.setAccount({ plan: 'starter' });
      await use(account, 999);
      await use(account, 1);
      const error = await shortfall(account, 1);
      assert.deepEqual(
        {
          plan: error.plan,
          reason: error.reason,
          limit: error.limit,
          used: error.used,
          remaining: error.remaining,
          required: error.required,
          resetsAt: error.resetsAt,
        },
        {
          plan: 'starter',
          reason: 'quota_exhausted',
          limit: 1_000,
          used: 1_000,
          remaining: 0,
          required: 1,
          resetsAt: new Date('2026-12-01T00:00:00Z'),
        },
      );
      assert.equal(await used(account), 1_000);
    });
    it('takes all of a request or nothing', async () => {
      const account = await fixture.setAccount({ plan: 'starter' });
      await use(account, 950);
      const error = await shortfall(account, 51);
      assert.deepEqual([error.used, error.remaining, error.required], [950, 50, 51]);
      await use(account, 50);
    });
    it('counts open reservations against the limit', async () => {
      const account = await fixture.setAccount({ plan: 'trial', trialStartedAt: clock.now() });
      await allowance.reserve(account, 20);
      assert.equal((await shortfall(account, 6)).remaining, 5);
    });
    it('never takes more than the limit when many ask at once', async () => {
      const account = await fixture.setAccount({ plan: 'starter' });
      await use(account, 950);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 120 }, () => allowance.reserve(account, 1)),
      );
      assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 50);
    });
    it('keeps accounts apart', async () => {
      const one = await fixture.setAccount({ plan: 'starter' });
      const other = await fixture.setAccount({ plan: 'starter' });
      await use(one, 1_000);
      assert.equal(await used(other), 0);
      const reservation = await allowance.reserve(other, 5);
      await allowance.settle(one, reservation, 5);
      assert.equal(await used(one), 1_000);
      await allowance.settle(other, reservation, 5);
      assert.equal(await used(other), 5);
    });

    it('gives back what a dead process held when 60 seconds are over', async () => {
      const account = await fixture.setAccount({ plan: 'starter' });
      await allowance.reserve(account, 1_000);
      clock.advance(59_999);
      assert.equal((await shortfall(account, 1)).used, 1_000);
      clock.advance(1);
      assert.equal(await used(account), 0);
      await use(account, 1_000);
    });
    it('counts what ran once when it is settled after the lease, and twice never', async () => {
      const account = await fixture.setAccount({ plan: 'starter' });
      const reservation = await allowance.reserve(account, 10);
      clock.advance(61_000);
      assert.equal(await used(account), 0);
      assert.equal((await allowance.settle(account, reservation, 7)).used, 7);
      assert.equal((await allowance.settle(account, reservation, 7)).used, 7);
    });
    it('shows no less than zero when late settlements exceed the limit', async () => {
      const account = await fixture.setAccount({ plan: 'starter' });
      const late = await allowance.reserve(account, 600);
      clock.advance(61_000);
      await use(account, 1_000);
      const state = await allowance.settle(account, late, 600);
      assert.deepEqual([state.used, state.remaining], [1_600, 0]);
      assert.equal((await shortfall(account, 1)).remaining, 0);
    });
    it('forgets a reservation nobody settled for a day', async () => {
      const account = await fixture.setAccount({ plan: 'starter' });
      const lost = await allowance.reserve(account, 10);
      clock.advance(2 * 86_400_000);
      await use(account, 1);
      await allowance.settle(account, lost, 10);
      assert.equal(await used(account), 1);
    });

    it('is whole again on the first of the next UTC month', async () => {
      const account = await fixture.setAccount({ plan: 'starter' });
      clock.set(END_OF_NOVEMBER);
      await use(account, 1_000);
      await shortfall(account, 1);
      clock.set('2026-12-01T00:00:00.000Z');
      assert.deepEqual(await allowance.state(account), {
        limit: 1_000,
        used: 0,
        remaining: 1_000,
        resetsAt: new Date('2027-01-01T00:00:00Z'),
      });
    });
    it('counts a reservation over the end of a month in the month it was made', async () => {
      const account = await fixture.setAccount({ plan: 'starter' });
      clock.set(END_OF_NOVEMBER);
      const reservation = await allowance.reserve(account, 40);
      clock.set('2026-12-01T00:00:05.000Z');
      assert.equal(await used(account), 0);
      assert.equal((await allowance.settle(account, reservation, 40)).used, 0);
      assert.deepEqual(await fixture.store.usageByMonth(account.id), [{ month: '2026-11', searches: 40 }]);
    });
    it('keeps what was used when the plan rises in the middle of a month', async () => {
      const account = await fixture.setAccount({ plan: 'starter' });
      await use(account, 1_000);
      await shortfall(account, 1);
      const raised = await fixture.setAccount({ plan: 'professional' }, account);
      const state = await allowance.state(raised);
      assert.deepEqual([state.limit, state.used, state.remaining], [2_000, 1_000, 1_000]);
    });
    it('keeps what was used when the plan sinks, and refuses until the next month', async () => {
      const account = await fixture.setAccount({ plan: 'business' });
      await use(account, 1_500);
      const sunk = await fixture.setAccount({ plan: 'starter' }, account);
      assert.equal((await shortfall(sunk, 1)).remaining, 0);
      clock.set('2026-12-01T00:00:00Z');
      await use(sunk, 1_000);
    });

    it('gives a trial 25 searches in all: they do not reset with the month', async () => {
      clock.set('2026-11-28T00:00:00Z');
      const account = await fixture.setAccount({ plan: 'trial', trialStartedAt: clock.now() });
      await use(account, 20);
      clock.set('2026-12-02T00:00:00Z');
      assert.deepEqual(await allowance.state(account), {
        limit: 25,
        used: 20,
        remaining: 5,
        resetsAt: null,
      });
      await use(account, 5);
      const error = await shortfall(account, 1);
      assert.deepEqual([error.reason, error.used, error.resetsAt], ['quota_exhausted', 25, null]);
    });
    it('says that the trial ended when it ended between admission and reservation', async () => {
      const account = await fixture.setAccount({ plan: 'trial', trialStartedAt: clock.now() });
      await use(account, 3);
      clock.advance(14 * 86_400_000);
      const error = await shortfall(account, 1);
      assert.deepEqual(
        [error.reason, error.limit, error.used, error.remaining, error.resetsAt],
        ['trial_ended', 25, 3, 0, null],
      );
    });
    it('says that the plan ended when it ended between admission and reservation', async () => {
      const account = await fixture.setAccount({ plan: 'starter', planEndsAt: clock.now() });
      const error = await shortfall(account, 1);
      assert.deepEqual([error.reason, error.limit, error.remaining], ['plan_ended', 1_000, 0]);
    });
    it('still settles what was reserved before the plan ended', async () => {
      const planEndsAt = new Date(clock.now().getTime() + 1_000);
      const account = await fixture.setAccount({ plan: 'starter', planEndsAt });
      const reservation = await allowance.reserve(account, 10);
      clock.advance(1_000);
      const state = await allowance.settle(account, reservation, 10);
      assert.deepEqual([state.used, state.remaining], [10, 0]);
    });
    it('refuses an account without a plan, which has no quota to exceed', async () => {
      const account = await fixture.setAccount({ plan: 'none' });
      await assert.rejects(
        allowance.reserve(account, 1),
        (error) => error instanceof RefusedError && error.reason === 'no_plan',
      );
      assert.equal((await allowance.state(account)).limit, 0);
    });
    it('shows a thousand million for an unlimited plan', async () => {
      const account = await fixture.setAccount({ plan: 'enterprise' });
      await use(account, 2_000_000);
      const state = await allowance.state(account);
      assert.deepEqual([state.limit, state.remaining], [1_000_000_000, 998_000_000]);
    });
    it('refuses an account that was deleted meanwhile, and settles it without a trace', async () => {
      const account = await fixture.setAccount({ plan: 'starter' });
      const reservation = await allowance.reserve(account, 5);
      await fixture.deleteAccount(account);
      assert.equal((await allowance.settle(account, reservation, 5)).used, 0);
      await assert.rejects(
        allowance.reserve(account, 1),
        (error) => error instanceof RefusedError && error.reason === 'no_plan',
      );
    });

    it('can be asked for without taking: monitoring needs searches left but uses none', async () => {
      const account = await fixture.setAccount({ plan: 'starter' });
      const asked = () => allowance.requireLeft(account, 1);
      await use(account, 999);
      assert.equal((await asked()).remaining, 1);
      await use(account, 1);
      await assert.rejects(
        asked(),
        (error) => error instanceof QuotaExceededError && error.required === 1 && error.used === 1_000,
      );
    });

    it('reserves nothing for a batch of which nothing can be searched, also where nothing is left', async () => {
      const account = await fixture.setAccount({ plan: 'starter' });
      await use(account, 1_000);
      const reservation = await allowance.reserve(account, 0);
      await allowance.settle(account, reservation, 0);
      assert.equal(await used(account), 1_000);
    });

    for (const searches of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      it(`does not reserve ${searches} searches`, async () => {
        const account = await fixture.setAccount({ plan: 'starter' });
        await assert.rejects(allowance.reserve(account, searches), RangeError);
        assert.equal(await used(account), 0);
      });
    }
    for (const searches of [-1, 0.5, Number.NaN, 11]) {
      it(`does not settle 10 reserved searches with ${searches} that ran`, async () => {
        const account = await fixture.setAccount({ plan: 'starter' });
        const reservation = await allowance.reserve(account, 10);
        await assert.rejects(allowance.settle(account, reservation, searches), RangeError);
        assert.equal(await used(account), 10);
      });
    }
  });
}
