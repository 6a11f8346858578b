import type { Act } from '../trail/act.ts';
import type { Account } from './accounts.ts';
import type { CountedMonths, Month } from './allowance-months.ts';
import type { ChargedAnswer } from './idempotency.ts';
import type { PlanFacts } from './plan-state.ts';
import type { DayUsage, UsageDay } from './usage-by-day.ts';

/** An account as it is stored. */
export interface StoredAccount extends Account {
  readonly createdAt: Date;
}

/** An API key without its secret. */
export interface ApiKeyRecord {
  readonly id: number;
  readonly accountId: number;
  /** The first characters of the key. */
  readonly prefix: string;
  readonly label: string;
  readonly createdAt: Date;
  /** To the minute; null when it was never used. */
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** What a new key is stored with. */
export interface NewApiKey {
  readonly hash: Uint8Array;
  readonly prefix: string;
  readonly label: string;
}

/** A key that is not revoked, with its account. */
export interface KeyHolder {
  readonly keyId: number;
  readonly hash: Uint8Array;
  readonly account: Account;
}

/** What went with an account. */
export interface DeletedRecords {
  /** Revoked ones included. */
  readonly keys: number;
  readonly watchedItems: number;
  /** Links to set a password or to confirm the address, used or not. */
  readonly mailedLinks: number;
  /** Mails that waited, were sent or were refused. */
  readonly mailIds: readonly string[];
  /** People who belonged to no other account. */
  readonly people: number;
  /** Lines of its trail. */
  readonly trailLines: number;
}

/**
 * Accounts and their keys. E-mail addresses are one account's, letter case aside. What changes one is recorded in its trail, in the same
 * transaction.
 */
export interface AccountStore {
  /**
   * Stores an account, together with its first key when one is given; the person with its address, who is made where there is none, is its
   * owner. Throws `ServiceError` `already_exists` when the e-mail is taken.
   */
  createAccount(
    account: PlanFacts & { readonly email: string },
    key: NewApiKey | null,
    now: Date,
    act?: Act,
  ): Promise<StoredAccount>;
  findByEmail(email: string): Promise<StoredAccount | null>;
  findById(id: number): Promise<StoredAccount | null>;
  setPlan(accountId: number, facts: PlanFacts, act: Act, now: Date): Promise<void>;
  /**
   * Removes the account with its keys, usage, reservations, sessions, watched items, mails and trail, its people who belong to no other, and
   * the links and mails that went to its address and theirs. Its id is never given again. Null when there is no such account.
   */
  deleteAccount(accountId: number, act: Act, now: Date): Promise<DeletedRecords | null>;
  addKey(
    accountId: number,
    key: NewApiKey,
    now: Date,
    actOf: (key: ApiKeyRecord) => Act,
  ): Promise<ApiKeyRecord>;
  listKeys(accountId: number): Promise<readonly ApiKeyRecord[]>;
  /** Revokes a key from this moment on; a revoked one keeps its date. False when the account has no such key. */
  revokeKey(accountId: number, keyId: number, now: Date, act: Act): Promise<boolean>;
  /**
   * The holder of a key that is not revoked; null when there is none. Records the key's use, at most once a minute, so
   * that requests do not become writes.
   */
  useKey(hash: Uint8Array, now: Date): Promise<KeyHolder | null>;
}

/** Searches to be taken from an allowance. */
export interface ReservationRequest {
  readonly id: string;
  readonly accountId: number;
  readonly searches: number;
  /** Searches the counted months may hold. */
  readonly limit: number;
  readonly months: CountedMonths;
  readonly now: Date;
  readonly leaseEndsAt: Date;
}

/** Whether the searches were taken; if not, what was used at that moment. */
export type ReservationOutcome = { readonly taken: true } | { readonly taken: false; readonly used: number };

/** The end of a reservation. */
export interface Settlement {
  readonly accountId: number;
  readonly reservationId: string;
  readonly searchesRun: number;
  readonly now: Date;
  /** Kept in the same step. Nothing is charged when its ticket holds the key no longer: the request that does is. */
  readonly answer?: ChargedAnswer;
}

/** Used searches by account and month, and reservations that are still open. */
export interface AllowanceStore {
  /**
   * Takes the searches in one atomic step when they fit under the limit together with what the months used and what
   * open reservations hold. Throws `RefusedError` `no_plan` when the account was deleted meanwhile.
   */
  reserve(request: ReservationRequest): Promise<ReservationOutcome>;
  /**
   * Closes a reservation and counts the searches that ran in the month it was made. A second call changes nothing. After
   * the lease has ended the searches that ran still count, once. Throws `RangeError` when more ran than were reserved.
   */
  settle(settlement: Settlement): Promise<void>;
  /** Searches used in the months, open reservations included. */
  used(accountId: number, months: CountedMonths, now: Date): Promise<number>;
  /** Searches that ran, by month, newest first. */
  usageByMonth(accountId: number): Promise<readonly { readonly month: Month; readonly searches: number }[]>;
  /** Searches that ran, by UTC day from `from` on, oldest first; days without any are left out. */
  usageByDay(accountId: number, from: UsageDay): Promise<readonly DayUsage[]>;
}
