import type { Accounts, Allowance } from '../accounts/accounts.ts';
import type { MailedLinks } from '../accounts/mailed-links.ts';
import type { Idempotency } from '../accounts/idempotency.ts';
import type { AccountManagement } from '../accounts/manage-accounts.ts';
import type { RateCounter } from '../accounts/rate-counter.ts';
import type { PlanOrders } from '../accounts/plan-orders.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { SignIn } from '../accounts/sign-in.ts';
import type { AllowanceStore } from '../accounts/account-store.ts';
import type { Clock } from '../domain/clock.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { Catalogue } from '../ingest/catalogue.ts';
import type { AskFirstLoad } from '../ingest/first-load.ts';
import type { Monitoring } from '../monitoring/monitoring.ts';
import type { Reviews } from '../monitoring/reviews.ts';
import type { SearchCounts } from '../screening/batch.ts';
import type { EntryReader } from '../screening/read-entry.ts';
import type { PrepareScreening } from '../screening-log/count-screenings.ts';
import type { ScreeningsBy } from '../screening-log/record-screenings.ts';
import type { ScreeningLogStore } from '../screening-log/screening-log.ts';
import type { Uploads } from '../uploads/uploads.ts';

/** The use cases the console stands on, the same as the API's. */
export interface ConsoleParts {
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly links: MailedLinks;
  readonly accounts: Accounts;
  readonly allowance: Allowance;
  readonly usage: Pick<AllowanceStore, 'usageByDay'>;
  readonly management: AccountManagement;
  readonly screeningsBy: ScreeningsBy;
  /** Counts what is refused before it is screened. */
  readonly prepareScreening: PrepareScreening;
  /** What was screened, to look it up. */
  readonly screeningLog: Pick<ScreeningLogStore, 'search' | 'find'>;
  readonly idempotency: Idempotency;
  readonly monitoring: Monitoring;
  readonly reviews: Reviews;
  readonly planOrders: PlanOrders;
  /** Counts that all processes share, for limits on guessing and on mails. */
  readonly rates: RateCounter;
  readonly uploads: Uploads;
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
