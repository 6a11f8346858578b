import type { ChargedAnswer } from './idempotency.ts';
import type { PlanName } from './plans.ts';

/** An account as its rules see it. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly plan: PlanName;
  /** When the trial began; null when it never did. */
  readonly trialStartedAt: Date | null;
  /** When a paid plan ends or ended; null for no end. */
  readonly planEndsAt: Date | null;
}

/** Why an account may not use a feature, section 2.1 of the interface specification. */
export type RefusalReason = 'no_plan' | 'trial_ended' | 'plan_ended' | 'not_included';

/** What an account may do with a door. */
export type Feature = 'screening' | 'monitoring';

/** A key that is valid, by its number, and the account it belongs to. */
export interface AuthenticatedKey {
  readonly account: Account;
  readonly keyId: number;
}

/** The rules of accounts and keys. */
export interface Accounts {
  /** Whose an API key is; null for an unknown, revoked or malformed one. Records the key's last use. */
  authenticate(apiKey: string): Promise<AuthenticatedKey | null>;
  /** Throws `RefusedError` when the account's plan state does not admit the feature. */
  admit(account: Account, feature: Feature): void;
}

/** Searches taken from an allowance until they are settled or their lease of 60 seconds ends. */
export interface Reservation {
  readonly id: string;
  readonly accountId: number;
  readonly searches: number;
}

/** An account's allowance at one moment. */
export interface AllowanceState {
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
  /** When it resets, the first of the next UTC month; null on a trial. */
  readonly resetsAt: Date | null;
}

/** The monthly allowance of searches, exact under concurrency in several processes and after a crash. */
export interface Allowance {
  /**
   * Takes `searches`, which may be none, in one atomic step. Throws `QuotaExceededError` and takes nothing when too few remain,
   * `RangeError` for what is no whole number.
   */
  reserve(account: Account, searches: number): Promise<Reservation>;
  /**
   * Keeps the searches that ran and gives the rest back; with an answer to keep for retries, both in one step, or neither
   * when a retry has taken the answer over.
   */
  settle(
    account: Account,
    reservation: Reservation,
    searchesRun: number,
    answer?: ChargedAnswer,
  ): Promise<AllowanceState>;
  state(account: Account): Promise<AllowanceState>;
  /**
   * Throws `QuotaExceededError` when fewer than `searches` remain, and takes nothing: for requests that need allowance
   * left but use none, such as those of monitoring (DESIGN 7).
   */
  requireLeft(account: Account, searches: number): Promise<AllowanceState>;
}
