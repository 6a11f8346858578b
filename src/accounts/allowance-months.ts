import type { PlanFacts } from './plan-state.ts';

const DAY_SECONDS = 86_400;

/** A UTC calendar month as `2026-11`. */
export type Month = string;

/** The UTC calendar month of a moment. */
export function monthOf(moment: Date): Month {
  return moment.toISOString().slice(0, 7);
}

/** The first moment of the UTC month after the one of `moment`. */
export function nextMonthStart(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1));
}

/** The months whose searches count against an allowance, both included; searches that run now count in `to`. */
export interface CountedMonths {
  readonly from: Month;
  readonly to: Month;
}

/**
 * The months that count at `now`: the current one, and on a trial all since it began, because its searches do not
 * reset. Searches are counted by month whatever the plan was, so a change of plan keeps what was used.
 */
export function countedMonths(account: PlanFacts, now: Date): CountedMonths {
  const to = monthOf(now);
  if (account.plan !== 'trial' || account.trialStartedAt === null) return { from: to, to };
  const began = monthOf(account.trialStartedAt);
  return { from: began < to ? began : to, to };
}

/** When the account's allowance resets, the first of the next UTC month; null where it never does. */
export function allowanceReset(account: PlanFacts, now: Date): Date | null {
  return account.plan === 'none' || account.plan === 'trial' ? null : nextMonthStart(now);
}

/**
 * Whole seconds for the `Retry-After` header, 1 to 86,400 (interface specification 8.2); null where waiting does not
 * help.
 */
export function retryAfterSeconds(resetsAt: Date | null, now: Date): number | null {
  if (resetsAt === null) return null;
  const seconds = Math.ceil((resetsAt.getTime() - now.getTime()) / 1000);
  return Math.min(DAY_SECONDS, Math.max(1, seconds));
}
