import type { Accounts, Allowance } from '../accounts/accounts.ts';
import { charge, type ChargedWork } from '../accounts/charge.ts';
import { clientNetwork } from '../accounts/client-network.ts';
import type { DailyScreenings } from '../accounts/daily-screenings.ts';
import type { RateCounter } from '../accounts/rate-counter.ts';
import { createRateWindow } from '../accounts/rate-window.ts';
import type { Clock } from '../domain/clock.ts';
import type { Caller } from './caller.ts';
import { ToolRefusal } from './tool-refusal.ts';

/** What a caller has left after a screening. */
export interface ScreeningsLeft {
  /** Whose measure: free screenings of the day, or searches of the account's month (or trial). */
  readonly counted: 'free screenings a day' | 'searches of the account';
  readonly remaining: number;
  /** Null when nothing resets, as on a trial. */
  readonly resetsAt: Date | null;
}

/** A screening that ran. */
export interface AdmittedWork<Result> {
  readonly result: Result;
  readonly left: ScreeningsLeft;
}

/** Who may screen how often. */
export interface Admission {
  /**
   * Runs a screening: one of the day's free ones without a key, `searches` of the account's with one; what did not run is
   * given back. Throws `ToolRefusal`, `RefusedError` or `QuotaExceededError` before anything runs, or what the work throws.
   */
  screen<Result>(
    caller: Caller,
    searches: number,
    work: () => Promise<ChargedWork<Result>>,
  ): Promise<AdmittedWork<Result>>;
  /** Counts a call that is no screening. Throws `ToolRefusal` when the caller made too many. */
  look(caller: Caller): Promise<void>;
}

/** What admission is decided by. */
export interface AdmissionParts {
  readonly accounts: Pick<Accounts, 'admit'>;
  readonly allowance: Allowance;
  readonly dailyScreenings: DailyScreenings;
  readonly clock: Clock;
  /** Counts that all processes share; null for one process alone. */
  readonly rates: RateCounter | null;
  /** Free screenings a day. */
  readonly dailyLimit: number;
  readonly publicUrl: string;
}

/** Calls of the other tools. */
const LOOKS = { times: 60, windowMs: 60_000, clients: 10_000 };

/** The rules of the agents' endpoint, DESIGN 6. */
export function createAdmission(parts: AdmissionParts): Admission {
  const { accounts, allowance, clock, rates } = parts;
  const looks = createRateWindow(
    clock,
    LOOKS,
    rates === null ? null : { counter: rates, kind: 'calls of agents' },
  );
  return {
    async screen(caller, searches, work) {
      const account = caller.key?.account;
      if (account === undefined) return screenFreely(parts, caller.clientAddress, work);
      accounts.admit(account, 'screening');
      const { result, state } = await charge(allowance, account, searches, work);
      const { remaining, resetsAt } = state;
      return { result, left: { counted: 'searches of the account', remaining, resetsAt } };
    },
    async look({ key, clientAddress }) {
      const client = key === null ? clientNetwork(clientAddress) : `account ${key.account.id}`;
      const waitSeconds = await looks.record(client);
      if (waitSeconds === null) return;
      throw new ToolRefusal(
        `Too many calls: ${LOOKS.times} a minute are allowed beside the screenings. Try again in ${waitSeconds} seconds.`,
      );
    },
  };
}

async function screenFreely<Result>(
  { dailyScreenings, dailyLimit, publicUrl }: AdmissionParts,
  clientAddress: string,
  work: () => Promise<ChargedWork<Result>>,
): Promise<AdmittedWork<Result>> {
  const outcome = await dailyScreenings.take(clientAddress, dailyLimit);
  if (!outcome.taken) throw usedUp(dailyLimit, outcome.resetsAt, publicUrl);
  const { ticket, remaining, resetsAt } = outcome;
  try {
    const { result } = await work();
    return { result, left: { counted: 'free screenings a day', remaining, resetsAt } };
  } catch (error) {
    // The work's own error is the one to report.
    await dailyScreenings.giveBack(ticket).catch(() => undefined);
    throw error;
  }
}

function usedUp(limit: number, resetsAt: Date, publicUrl: string): ToolRefusal {
  const many =
    limit === 0
      ? 'There are no free screenings here.'
      : `The ${limit} free screenings a day of this address are used up.`;
  return new ToolRefusal(
    `${many} Nothing was screened. ${limit === 0 ? '' : `They reset at ${resetsAt.toISOString()}. `}` +
      `With an API key, sent as Authorization: Bearer, the account's allowance is used instead; keys: ${publicUrl}/pricing`,
  );
}
