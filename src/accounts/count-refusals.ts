import type { Accounts, Allowance } from './accounts.ts';
import type { DailyScreenings } from './daily-screenings.ts';
import { QuotaExceededError, RefusedError } from './errors.ts';

/** Why something was not admitted: a plan, an allowance, or the day's free screenings of an agent without a key. */
export const REFUSED_FOR = [
  'no_plan',
  'trial_ended',
  'plan_ended',
  'not_included',
  'quota_exhausted',
  'free_screenings_used_up',
] as const;

export type RefusedFor = (typeof REFUSED_FOR)[number];

/** The rules that refuse. */
export interface Refusing {
  readonly accounts: Accounts;
  readonly allowance: Allowance;
  readonly dailyScreenings: DailyScreenings;
}

/** The same rules, whose refusals are counted, whichever door meets them. */
export function countRefusals(
  { accounts, allowance, dailyScreenings }: Refusing,
  count: (reason: RefusedFor) => void,
): Refusing {
  const counted = (error: unknown): unknown => {
    if (error instanceof RefusedError || error instanceof QuotaExceededError) count(error.reason);
    return error;
  };
  const watched = async <Result>(asked: Promise<Result>): Promise<Result> =>
    asked.catch((error: unknown) => {
      throw counted(error);
    });
  return {
    accounts: {
      ...accounts,
      admit(account, feature) {
        try {
          accounts.admit(account, feature);
        } catch (error) {
          throw counted(error);
        }
      },
    },
    allowance: {
      ...allowance,
      reserve: (account, searches) => watched(allowance.reserve(account, searches)),
      requireLeft: (account, searches) => watched(allowance.requireLeft(account, searches)),
    },
    dailyScreenings: {
      ...dailyScreenings,
      async take(clientAddress, limit) {
        const outcome = await dailyScreenings.take(clientAddress, limit);
        if (!outcome.taken) count('free_screenings_used_up');
        return outcome;
      },
    },
  };
}
