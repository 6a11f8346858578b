import type { Account, Feature, RefusalReason } from './accounts.ts';
import { RefusedError } from './errors.ts';
import { PLANS } from './plans.ts';

const DAY_MS = 86_400_000;

/** Whether an account's plan runs: `active`, or why it does not. */
export type PlanState = 'active' | Exclude<RefusalReason, 'not_included'>;

/** What plan and dates say about an account; all that the rules of plans look at. */
export type PlanFacts = Pick<Account, 'plan' | 'trialStartedAt' | 'planEndsAt'>;

/** The first moment after an account's trial or plan; null when it has no end. A trial lasts 14 times 24 hours. */
export function planEnd({ plan, trialStartedAt, planEndsAt }: PlanFacts): Date | null {
  const { days } = PLANS[plan];
  if (days === null) return planEndsAt;
  return trialStartedAt === null ? null : new Date(trialStartedAt.getTime() + days * DAY_MS);
}

/** Whether the account's plan runs at `now`. A trial that never began counts as no plan. */
export function planState(account: PlanFacts, now: Date): PlanState {
  if (account.plan === 'none') return 'no_plan';
  if (account.plan === 'trial' && account.trialStartedAt === null) return 'no_plan';
  const end = planEnd(account);
  if (end === null || now < end) return 'active';
  return account.plan === 'trial' ? 'trial_ended' : 'plan_ended';
}

/**
 * Why the account may not use the feature at `now`; null when it may. The state of the plan comes before what the plan
 * includes (interface specification 5.4 and 5.5).
 */
export function refusalReason(account: PlanFacts, feature: Feature, now: Date): RefusalReason | null {
  const state = planState(account, now);
  if (state !== 'active') return state;
  return feature === 'monitoring' && PLANS[account.plan].monitoredItems === 0 ? 'not_included' : null;
}

/** The refusal as an error whose message says what is wrong with the account, without naming it. */
export function refusedError(account: PlanFacts, feature: Feature, reason: RefusalReason): RefusedError {
  const message = refusalWords(account, feature, { reason, momentText: (moment) => moment.toISOString() });
  return new RefusedError(reason, account.plan, message);
}

/** What is wrong with the account, as half a sentence; `momentText` says the end of a trial or plan. */
export function refusalWords(
  account: PlanFacts,
  feature: Feature,
  { reason, momentText }: { readonly reason: RefusalReason; readonly momentText: (moment: Date) => string },
): string {
  const ended = planEnd(account);
  const end = ended === null ? 'an earlier date' : momentText(ended);
  switch (reason) {
    case 'no_plan':
      return 'the account has no plan';
    case 'trial_ended':
      return `the trial ended on ${end}`;
    case 'plan_ended':
      return `the ${account.plan} plan ended on ${end}`;
    case 'not_included':
      return `${feature} is not included in the ${account.plan} plan`;
  }
}
