import { SCREENING_MIGRATIONS } from './db/migrations/screenings-migrations.ts';
import { openMigrated } from './db/open-migrated.ts';
import { tryWritingStore } from './db/try-store.ts';
import type { SentAlerts } from './monitoring/sent-alerts.ts';
import { SqliteSentAlerts } from './monitoring/sqlite-sent-alerts.ts';
import type { ScreeningLogStore } from './screening-log/screening-log.ts';
import { SqliteScreeningLogStore } from './screening-log/sqlite-screening-log-store.ts';

/** The screening log; whoever opened it closes it. */
export interface OpenScreeningLog {
  readonly store: ScreeningLogStore;
  readonly sentAlerts: SentAlerts;
  /** Writes a few bytes. */
  tryWriting(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the screening log: a file of its own, since it grows by every screening for years, and neither a long export nor
 * forgetting shall keep those waiting that take from an allowance.
 */
export async function openScreeningLog(filename: string): Promise<OpenScreeningLog> {
  const database = await openMigrated(filename, SCREENING_MIGRATIONS, 'screening log');
  return {
    store: new SqliteScreeningLogStore(database),
    sentAlerts: new SqliteSentAlerts(database),
    tryWriting: () => tryWritingStore(database),
    close: () => database.destroy(),
  };
}
