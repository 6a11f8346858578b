import type { Account, Allowance, AllowanceState } from './accounts.ts';
import type { ChargedAnswer } from './idempotency.ts';

/** What a charged piece of work gives back. */
export interface ChargedWork<Result> {
  readonly result: Result;
  /** Searches that really ran; never more than were reserved. */
  readonly searchesRun: number;
  /** Kept for a retry in the step that charges: whatever happens, a retry is never charged again. */
  readonly answer?: ChargedAnswer;
}

/**
 * Takes `searches` from the allowance, does the work, keeps what ran and gives the rest back: all of it when the work
 * throws. Throws `QuotaExceededError` before anything runs, or what the work throws.
 */
export async function charge<Result>(
  allowance: Allowance,
  account: Account,
  searches: number,
  work: () => Promise<ChargedWork<Result>>,
): Promise<{ readonly result: Result; readonly state: AllowanceState }> {
  const reservation = await allowance.reserve(account, searches);
  let done: ChargedWork<Result>;
  try {
    done = await work();
  } catch (error) {
    // The work's own error is the one to report; searches that cannot be given back now return with the lease.
    await allowance.settle(account, reservation, 0).catch(() => undefined);
    throw error;
  }
  const { result, searchesRun, answer } = done;
  return { result, state: await allowance.settle(account, reservation, searchesRun, answer) };
}
