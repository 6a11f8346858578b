import type { Account } from '../accounts/accounts.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { Match } from '../domain/match.ts';
import type { OutboxMail } from '../mail/outbox-store.ts';
import type { WatchHit } from './watch-store.ts';
import type { Watch } from './watch.ts';

/** A watched item as a re-screening sees it. */
export interface RescreenWatch extends Watch {
  /** It missed changes and is screened against the whole lists next. */
  readonly behind: boolean;
}

/** Listed parties of some lists: those of the ids, or all of a list for null. */
export type PartyScope = ReadonlyMap<ListCode, readonly number[] | null>;

/** What one item matches within the scope of a run. */
export interface ScreenedWatch {
  readonly watchId: number;
  readonly scores: readonly { readonly partyId: number; readonly score: number }[];
  /** The matches that were not known before, or whose level rose, by party. */
  readonly fresh: ReadonlyMap<number, Match>;
}

/** A match to report. */
export interface NewMatch {
  readonly watch: Watch;
  readonly match: Match;
  /** Score of the last alert; null when the party did not match before. */
  readonly previousScore: number | null;
}

/** What a run has found, to be written at once. */
export interface RescreenResult {
  /** Generations up to which the items were screened before and are now. */
  readonly lists: readonly { readonly code: ListCode; readonly from: number; readonly to: number }[];
  readonly scope: PartyScope;
  readonly screened: readonly ScreenedWatch[];
  /** Whether all of each list was looked at, so that the items screened are behind no longer. */
  readonly whole: boolean;
  readonly now: Date;
  /** Writes the mail of an account with all its new matches. */
  readonly composeMail: (accountId: number, matches: readonly NewMatch[]) => OutboxMail | null;
}

/** How writing a run ended: `superseded` when another one was faster, nothing is written then. */
export type RescreenOutcome =
  | { readonly outcome: 'written'; readonly newMatches: number; readonly mails: number }
  | { readonly outcome: 'superseded' };

/** What re-screening reads and writes. */
export interface RescreenStore {
  /** Generations of the lists up to which every item that is not behind was screened. */
  screenedGenerations(): Promise<ReadonlyMap<ListCode, number>>;
  /** Accounts that watch anything. */
  owners(): Promise<readonly Account[]>;
  watches(): Promise<readonly RescreenWatch[]>;
  /** What is known to match within the scope, by item and party. */
  hits(scope: PartyScope): Promise<ReadonlyMap<number, ReadonlyMap<number, WatchHit>>>;
  /**
   * Writes matches, item states, generations and mails in one transaction. Items that were not screened although the
   * generations moved are behind from now on.
   */
  write(result: RescreenResult): Promise<RescreenOutcome>;
  /** The update of the lists that was noted last. */
  lastNotedUpdate(): Promise<Date | null>;
  /** Notes an update of the lists that changed no party, and that the items are as good as screened at `now`. */
  noteUpdate(noted: {
    readonly updatedAt: Date;
    readonly watchIds: readonly number[];
    readonly now: Date;
  }): Promise<void>;
  /** Notes the end of a run over everything. */
  noteFullRun(now: Date): Promise<void>;
  lastFullRun(): Promise<Date | null>;
}
