import type { Accounts, Allowance } from '../accounts/accounts.ts';
import type { MailedLinks } from '../accounts/mailed-links.ts';
import type { RateCounter } from '../accounts/rate-counter.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { SignIn } from '../accounts/sign-in.ts';
import type { AllowanceStore } from '../accounts/account-store.ts';
import type { Clock } from '../domain/clock.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { Catalogue } from '../ingest/catalogue.ts';
import type { AskFirstLoad } from '../ingest/first-load.ts';
import type { People } from '../people/people.ts';
import type { Trail } from '../trail/trail.ts';
import type { RoleUseCases } from '../people/permitted-use-cases.ts';
import type { SearchCounts } from '../screening/batch.ts';
import type { EntryReader } from '../screening/read-entry.ts';
import type { PrepareScreening } from '../screening-log/count-screenings.ts';

/** The use cases the console stands on, the same as the API's; those that roles tell apart are given to a page as its visitor's role may use them. */
export interface ConsoleParts extends RoleUseCases {
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly links: MailedLinks;
  readonly people: People;
  readonly trail: Trail;
  readonly accounts: Accounts;
  readonly allowance: Allowance;
  readonly usage: Pick<AllowanceStore, 'usageByDay'>;
  /** Counts what is refused before it is screened. */
  readonly prepareScreening: PrepareScreening;
  /** Counts that all processes share, for limits on guessing and on mails. */
  readonly rates: RateCounter;
  /** Days that a file and its results are kept after the end. */
  readonly uploadRetentionDays: number;
  readonly catalogue: Catalogue;
  readonly readEntry: EntryReader;
  /** Whether the engine holds the list now: a list that it does not hold is never reported as searched. */
  readonly isSearchable: (code: ListCode) => boolean;
  /** How loading the lists for the first time stands. */
  readonly firstLoad: AskFirstLoad;
  /** Whether each part of the service works, in words for everybody. */
  readonly readiness: () => Promise<
    readonly { readonly name: string; readonly ready: boolean; readonly detail: string }[]
  >;
  /** Throws `ListsNotLoadedError` until it is complete. */
  readonly requireLists: () => Promise<void>;
  readonly countSearches: (kind: keyof SearchCounts, searches: number) => void;
  /** Told of a failure that the visitor was not shown. */
  readonly report: (failure: unknown) => void;
  readonly clock: Clock;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}
