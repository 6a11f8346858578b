import type { ListCode } from '../domain/list-code.ts';
import type { Watch } from './watch.ts';

/** What a match turned out to be. */
export const VERDICTS = ['true_match', 'false_positive'] as const;

/** What somebody found a match to be: the listed party, or somebody else. */
export type Verdict = (typeof VERDICTS)[number];

/** A judgement on a match. */
export interface MatchReview {
  readonly verdict: Verdict;
  /** Why, in the reviewer's words; may be empty. */
  readonly note: string;
  readonly reviewedAt: Date;
}

/** A listed party that a watched item matches. */
export interface WatchMatch {
  readonly partyId: number;
  readonly listCode: ListCode;
  /** 0 to 1. */
  readonly score: number;
  /** Null for matches from before this was recorded. */
  readonly firstSeenAt: Date | null;
  /** Null while nobody has looked at it. */
  readonly review: MatchReview | null;
}

/** A match, by the item and the party. */
export interface MatchReference {
  readonly accountId: number;
  readonly watchId: number;
  readonly partyId: number;
}

/** Matches of watched items and what people found them to be. */
export interface ReviewStore {
  /** A watched item and what it matches now, best first; null when the account has no such item. */
  find(
    accountId: number,
    watchId: number,
  ): Promise<{ readonly watch: Watch; readonly matches: readonly WatchMatch[] } | null>;
  /** How many matches of each item of the account nobody has looked at; items without any are left out. */
  waiting(accountId: number): Promise<ReadonlyMap<number, number>>;
  /** When the newest match of each item was first seen; items without one, or whose time is not known, are left out. */
  lastMatches(accountId: number): Promise<ReadonlyMap<number, Date>>;
  /** Sets or, for null, withdraws a judgement. False when the account's item does not match the party. */
  review(match: MatchReference, review: MatchReview | null): Promise<boolean>;
}
