import assert from 'node:assert/strict';
import type { Account, Feature, RefusalReason } from '../../src/accounts/accounts.ts';
import { createAccounts } from '../../src/accounts/create-accounts.ts';
import { RefusedError } from '../../src/accounts/errors.ts';
import { planState, refusalWords, type PlanFacts, type PlanState } from '../../src/accounts/plan-state.ts';
import { PLAN_NAMES } from '../../src/accounts/plans.ts';
import type { AccountStore } from '../../src/accounts/account-store.ts';
import { mailDate } from '../../src/mail/templates/mail-date.ts';
import { account } from '../support/accounts.ts';

const trial = account({ plan: 'trial', trialStartedAt: new Date('2026-11-05T10:00:00Z') });
const ending = account({ planEndsAt: new Date('2026-11-30T00:00:00Z') });

describe('state of a plan', () => {
  const cases: readonly [string, Account, string, PlanState][] = [
    ['no plan', account({ plan: 'none' }), '2026-11-05T10:00:00Z', 'no_plan'],
    ['no plan after a trial', account({ ...trial, plan: 'none' }), '2026-11-05T10:00:00Z', 'no_plan'],
    ['a trial at its first moment', trial, '2026-11-05T10:00:00.000Z', 'active'],
    ['a trial in its last millisecond', trial, '2026-11-19T09:59:59.999Z', 'active'],
    ['a trial after 14 times 24 hours', trial, '2026-11-19T10:00:00.000Z', 'trial_ended'],
    ['a trial months later', trial, '2027-06-01T00:00:00Z', 'trial_ended'],
    ['a trial that never began', account({ plan: 'trial' }), '2026-11-05T10:00:00Z', 'no_plan'],
    ['a paid plan without an end', account(), '2099-01-01T00:00:00Z', 'active'],
    ['a paid plan before its end', ending, '2026-11-29T23:59:59.999Z', 'active'],
    ['a paid plan at its end', ending, '2026-11-30T00:00:00.000Z', 'plan_ended'],
    [
      'a paid plan taken after an ended trial',
      account({ ...trial, plan: 'business' }),
      '2027-01-01T00:00:00Z',
      'active',
    ],
    [
      'a trial that ignores the end of a paid plan',
      account({ ...trial, planEndsAt: new Date('2026-11-06T00:00:00Z') }),
      '2026-11-10T00:00:00Z',
      'active',
    ],
  ];
  for (const [what, subject, now, expected] of cases) {
    it(`${what} is ${expected}`, () => assert.equal(planState(subject, new Date(now)), expected));
  }
});

describe('admission', () => {
  const refusal = (subject: Account, feature: Feature, now: string): RefusalReason | null => {
    const accounts = createAccounts({ store: {} as AccountStore, clock: () => new Date(now) });
    try {
      accounts.admit(subject, feature);
      return null;
    } catch (error) {
      assert.ok(error instanceof RefusedError);
      assert.equal(error.code, 'refused');
      assert.equal(error.plan, subject.plan);
      assert.ok(error.message.length > 10);
      return error.reason;
    }
  };
  const during = '2026-11-10T00:00:00Z';
  const after = '2026-12-10T00:00:00Z';

  it('opens screening on every plan but none', () => {
    const refused = PLAN_NAMES.filter(
      (plan) => refusal(account({ ...trial, plan }), 'screening', during) !== null,
    );
    assert.deepEqual(refused, ['none']);
  });
  it('opens monitoring on paid plans only', () => {
    const refusals = PLAN_NAMES.map((plan) => refusal(account({ ...trial, plan }), 'monitoring', during));
    assert.deepEqual(refusals, ['no_plan', 'not_included', null, null, null, null]);
  });
  it('names the ended trial before the feature it never had', () => {
    assert.equal(refusal(trial, 'monitoring', after), 'trial_ended');
  });
  it('refuses both features after a paid plan ended', () => {
    assert.equal(refusal(ending, 'screening', after), 'plan_ended');
    assert.equal(refusal(ending, 'monitoring', after), 'plan_ended');
  });
  it('says the end as it is asked to, and an unknown end without one', () => {
    const said = (facts: PlanFacts, reason: RefusalReason): string =>
      refusalWords(facts, 'monitoring', { reason, momentText: mailDate });
    assert.equal(said(trial, 'trial_ended'), 'the trial ended on 2026-11-19 (UTC)');
    assert.equal(
      said({ ...trial, trialStartedAt: null }, 'trial_ended'),
      'the trial ended on an earlier date',
    );
    assert.equal(said({ ...trial, plan: 'none' }, 'no_plan'), 'the account has no plan');
  });
  it('does not name the account in the message', () => {
    const accounts = createAccounts({ store: {} as AccountStore, clock: () => new Date(after) });
    assert.throws(
      () => accounts.admit(trial, 'screening'),
      (error: Error) =>
        !error.message.includes('@') && error.message === 'the trial ended on 2026-11-19T10:00:00.000Z',
    );
  });
});
