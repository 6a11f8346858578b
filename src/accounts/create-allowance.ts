import type { Clock } from '../domain/clock.ts';
import type { AllowanceStore } from './account-store.ts';
import type { Account, Allowance, AllowanceState } from './accounts.ts';
import { allowanceReset, countedMonths } from './allowance-months.ts';
import { QuotaExceededError, type QuotaReason } from './errors.ts';
import { planState, refusedError } from './plan-state.ts';
import { PLANS } from './plans.ts';

/** How long a reservation holds its searches when nobody settles it, DESIGN 7. */
const LEASE_MS = 60_000;

/** What the allowance is made of. */
export interface AllowanceParts {
  readonly store: AllowanceStore;
  readonly clock: Clock;
  /** A fresh identifier for each reservation. */
  readonly createId: () => string;
}

/** The allowance over a store. */
export function createAllowance({ store, clock, createId }: AllowanceParts): Allowance {
  const stateAt = async (account: Account, now: Date): Promise<AllowanceState> => {
    const used = await store.used(account.id, countedMonths(account, now), now);
    return allowanceState(account, used, now);
  };
  return {
    async reserve(account, searches) {
      assertSearches(searches, 0);
      const now = clock();
      const months = countedMonths(account, now);
      if (planState(account, now) !== 'active') {
        throw shortfall(account, await stateAt(account, now), searches, now);
      }
      const reservation = { id: createId(), accountId: account.id, searches };
      // A batch of which nothing can be searched takes nothing, so it needs nothing left either.
      if (searches === 0) return reservation;
      const limit = PLANS[account.plan].searches;
      const leaseEndsAt = new Date(now.getTime() + LEASE_MS);
      const outcome = await store.reserve({ ...reservation, limit, months, now, leaseEndsAt });
      if (outcome.taken) return reservation;
      throw shortfall(account, allowanceState(account, outcome.used, now), searches, now);
    },
    async settle(account, reservation, searchesRun, answer) {
      assertSearches(searchesRun, 0);
      const now = clock();
      await store.settle({
        accountId: account.id,
        reservationId: reservation.id,
        searchesRun,
        now,
        ...(answer === undefined ? {} : { answer }),
      });
      return stateAt(account, now);
    },
    state: (account) => stateAt(account, clock()),
    async requireLeft(account, searches) {
      const now = clock();
      const state = await stateAt(account, now);
      if (state.remaining < searches) throw shortfall(account, state, searches, now);
      return state;
    },
  };
}

function allowanceState(account: Account, used: number, now: Date): AllowanceState {
  const limit = PLANS[account.plan].searches;
  const runs = planState(account, now) === 'active';
  return {
    limit,
    used,
    // Searches that ran longer than their lease still count, so more than the limit can have been used.
    remaining: runs ? Math.max(0, limit - used) : 0,
    resetsAt: allowanceReset(account, now),
  };
}

function shortfall(account: Account, state: AllowanceState, required: number, now: Date): Error {
  const plan = planState(account, now);
  if (plan === 'no_plan') return refusedError(account, 'screening', plan);
  const reason: QuotaReason = plan === 'active' ? 'quota_exhausted' : plan;
  const message =
    reason === 'quota_exhausted'
      ? exhausted(account, state, required)
      : refusedError(account, 'screening', reason).message;
  return new QuotaExceededError(message, { ...state, plan: account.plan, reason, required });
}

function exhausted(account: Account, { limit, used, remaining }: AllowanceState, required: number): string {
  const period = account.plan === 'trial' ? "the trial's" : "the month's";
  return `too few searches left: this request needs ${required}, ${remaining} remain (${used} of ${period} ${limit} are used)`;
}

function assertSearches(searches: number, least: number): void {
  if (!Number.isSafeInteger(searches) || searches < least) {
    throw new RangeError(`searches must be a whole number from ${least}, not ${searches}`);
  }
}
