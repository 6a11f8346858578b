import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { AccessStore } from './accounts/access-store.ts';
import type { Accounts, Allowance } from './accounts/accounts.ts';
import { createAccounts } from './accounts/create-accounts.ts';
import { createAllowance } from './accounts/create-allowance.ts';
import { createDailyScreenings, type DailyScreenings } from './accounts/daily-screenings.ts';
import { createIdempotency, type Idempotency } from './accounts/idempotency.ts';
import { createAccountManagement, type AccountManagement } from './accounts/manage-accounts.ts';
import { createRateCounter, type RateCounter } from './accounts/rate-counter.ts';
import { SESSION_LIFE } from './accounts/sessions.ts';
import { SqliteAccessStore } from './accounts/sqlite-access-store.ts';
import { SqliteAccountStore } from './accounts/sqlite-account-store.ts';
import { SqliteAllowanceStore } from './accounts/sqlite-allowance-store.ts';
import { SqliteDailyScreeningStore } from './accounts/sqlite-daily-screening-store.ts';
import { forgetExpired } from './accounts/sqlite-clean-up.ts';
import { createPlanOrders, type PlanOrders } from './accounts/plan-orders.ts';
import { SqliteIdempotencyStore } from './accounts/sqlite-idempotency-store.ts';
import { SqliteRateStore } from './accounts/sqlite-rate-store.ts';
import { SqlitePlanOrderStore } from './accounts/sqlite-plan-order-store.ts';
import { SqliteUsageNoticeStore } from './accounts/sqlite-usage-notice-store.ts';
import type { UsageNoticeStore } from './accounts/usage-notices.ts';
import type { AccountStore, AllowanceStore } from './accounts/account-store.ts';
import type { Config } from './config.ts';
import { ACCOUNT_MIGRATIONS } from './db/migrations/accounts-migrations.ts';
import { openMigrated } from './db/open-migrated.ts';
import { tryWritingStore } from './db/try-store.ts';
import type { Clock } from './domain/clock.ts';
import type { NumberMarks } from './ingest/number-marks.ts';
import { SqliteNumberMarks } from './ingest/sqlite-number-marks.ts';
import type { OutboxStore } from './mail/outbox-store.ts';
import { SqliteOutboxStore } from './mail/sqlite-outbox-store.ts';
import type { RescreenStore } from './monitoring/rescreen-store.ts';
import type { ReviewStore } from './monitoring/review-store.ts';
import { SqliteReviewStore } from './monitoring/sqlite-review-store.ts';
import { SqliteRescreenStore } from './monitoring/sqlite-rescreen-store.ts';
import { SqliteSuspensionNoticeStore } from './monitoring/sqlite-suspension-notice-store.ts';
import { SqliteWatchStore } from './monitoring/sqlite-watch-store.ts';
import { SqliteLineageMemory } from './monitoring/sqlite-lineage-memory.ts';
import type { LineageMemory } from './monitoring/store-fit.ts';
import type { SuspensionNoticeStore } from './monitoring/suspension-notices.ts';
import type { WatchStore } from './monitoring/watch-store.ts';
import type { PersonStore } from './people/person-store.ts';
import { SqlitePersonStore } from './people/sqlite-person-store.ts';
import { SqliteTrailStore } from './trail/sqlite-trail-store.ts';
import type { TrailStore } from './trail/trail-store.ts';

/** Everything about accounts, over one database. */
export interface AccountServices {
  readonly accounts: Accounts;
  readonly allowance: Allowance;
  readonly management: AccountManagement;
  readonly planOrders: PlanOrders;
  readonly idempotency: Idempotency;
  /** Of clients without a key, on the endpoint for AI agents. */
  readonly dailyScreenings: DailyScreenings;
  readonly store: AccountStore;
  readonly usage: Pick<AllowanceStore, 'usageByDay'>;
  /** Passwords, sessions and mailed links. */
  readonly access: AccessStore;
  /** People, memberships and invitations. */
  readonly personStore: PersonStore;
  readonly trailStore: TrailStore;
  readonly watches: WatchStore;
  readonly reviews: ReviewStore;
  readonly rescreens: RescreenStore;
  /** How far the numbers of the lists have come. */
  readonly marks: NumberMarks;
  /** What is kept of the lists. */
  readonly lineage: LineageMemory;
  readonly outbox: OutboxStore;
  readonly usageNotices: UsageNoticeStore;
  readonly suspensionNotices: SuspensionNoticeStore;
  /** Forgets reservations, idempotency keys, sessions, mailed links and counts whose time is over. */
  readonly forgetExpired: () => Promise<number>;
  /** How often clients did what is limited, counted over all processes. */
  readonly rates: RateCounter;
  /** Writes a few bytes. */
  readonly tryWriting: () => Promise<void>;
  /** Closes the database. */
  readonly close: () => Promise<void>;
}

/** The database of accounts and the clock; tests give `:memory:` and a clock of their own. */
export interface AccountServicesOptions {
  readonly filename: string;
  readonly clock?: Clock;
}

/** Opens `DATA_DIR/accounts.sqlite`, brings its schema up to date and builds the services over it. */
export function composeAccounts(config: Pick<Config, 'DATA_DIR'>): Promise<AccountServices> {
  return openAccountServices({ filename: join(config.DATA_DIR, 'accounts.sqlite') });
}

/** The services over a database file or `:memory:`. Several processes may open one file. */
export async function openAccountServices({
  filename,
  clock = () => new Date(),
}: AccountServicesOptions): Promise<AccountServices> {
  const database = await openMigrated(filename, ACCOUNT_MIGRATIONS, 'accounts');
  const store = new SqliteAccountStore(database);
  const access = new SqliteAccessStore(database);
  const usage = new SqliteAllowanceStore(database);
  const rates = new SqliteRateStore(database);
  const orders = new SqlitePlanOrderStore(database);
  const allowance = createAllowance({
    store: usage,
    clock,
    createId: randomUUID,
  });
  return {
    accounts: createAccounts({ store, clock }),
    allowance,
    management: createAccountManagement({ store, orders, allowance, clock, randomBytes }),
    planOrders: createPlanOrders({ store: orders, clock }),
    idempotency: createIdempotency({
      store: new SqliteIdempotencyStore(database),
      clock,
      createId: randomUUID,
    }),
    dailyScreenings: createDailyScreenings({ store: new SqliteDailyScreeningStore(database), clock }),
    store,
    usage,
    access,
    personStore: new SqlitePersonStore(database),
    trailStore: new SqliteTrailStore(database),
    watches: new SqliteWatchStore(database),
    reviews: new SqliteReviewStore(database),
    rescreens: new SqliteRescreenStore(database),
    marks: new SqliteNumberMarks(database),
    lineage: new SqliteLineageMemory(database),
    outbox: new SqliteOutboxStore(database),
    usageNotices: new SqliteUsageNoticeStore(database),
    suspensionNotices: new SqliteSuspensionNoticeStore(database),
    rates: createRateCounter(rates, clock),
    forgetExpired: async () =>
      (await forgetExpired(database, clock())) +
      (await access.forgetEnded(SESSION_LIFE, clock())) +
      (await rates.forgetEnded(clock())),
    tryWriting: () => tryWritingStore(database),
    close: () => database.destroy(),
  };
}
