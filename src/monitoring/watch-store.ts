import type { ChargedAnswer } from '../accounts/idempotency.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { Watch, WatchFacts } from './watch.ts';

/** That a watched item matches a listed party. */
export interface WatchHit {
  readonly partyId: number;
  readonly listCode: ListCode;
  /** 0 to 1. */
  readonly score: number;
}

/** A hit with the name that outlasts the store of lists. */
export interface NewHit extends WatchHit {
  /** The publisher's reference of the party. */
  readonly publisherRef: string;
}

/** An item to be added, with what it matched when it was screened. */
export interface NewWatch {
  readonly facts: WatchFacts;
  readonly hits: readonly NewHit[];
}

/** Items to be added together, or none of them. */
export interface WatchAddition {
  readonly accountId: number;
  readonly watches: readonly NewWatch[];
  /** Items the account may have in all. */
  readonly capacity: number;
  /** Generations of the lists that the items were screened against. */
  readonly generations: ReadonlyMap<ListCode, number>;
  readonly now: Date;
  /** What is to be kept for a retry, in the step that adds; null for nothing. */
  readonly answerOf?: (added: readonly Watch[]) => ChargedAnswer | null;
}

/** Watched items by account. */
export interface WatchStore {
  /**
   * Adds all items in one atomic step, and returns them. Throws `AlreadyMonitoredError` when the account watches one of them,
   * `MonitoringLimitError` when they do not fit, `ServiceError` `busy` when a retry has taken over to answer.
   */
  add(addition: WatchAddition): Promise<readonly Watch[]>;
  /** The items of an account, oldest first. */
  list(accountId: number): Promise<readonly Watch[]>;
  /** The id of the account's item that equals this one; null for none. */
  find(accountId: number, facts: WatchFacts): Promise<number | null>;
  /** False when the account has no such item. */
  remove(accountId: number, watchId: number): Promise<boolean>;
}
