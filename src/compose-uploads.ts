import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { AccountServices } from './compose-accounts.ts';
import type { Config } from './config.ts';
import { UPLOAD_MIGRATIONS } from './db/migrations/uploads-migrations.ts';
import { openMigrated } from './db/open-migrated.ts';
import { tryWritingStore } from './db/try-store.ts';
import type { Clock } from './domain/clock.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { Screening } from './screening/screening.ts';
import { searchedLists, type ListChoice } from './screening/searched-lists.ts';
import type { ScreeningsBy } from './screening-log/record-screenings.ts';
import { createForgetUploads } from './uploads/forget-uploads.ts';
import { createUploadRun, type UploadRun } from './uploads/run-uploads.ts';
import { SqliteUploadStore } from './uploads/sqlite-upload-store.ts';
import { createUploadFiles, type UploadFiles } from './uploads/upload-files.ts';
import type { UploadStore } from './uploads/upload-store.ts';
import type { KeptSearch, RowResult } from './uploads/upload.ts';
import { createUploads, type Uploads } from './uploads/uploads.ts';

/** Uploads over one database and one folder. */
export interface UploadServices extends UploadRun {
  readonly uploads: Uploads;
  /** Deletes what is kept no longer. */
  readonly forget: () => Promise<void>;
  /** Writes a few bytes. */
  tryWriting(): Promise<void>;
  /** Closes the database. */
  close(): Promise<void>;
}

/** What uploads stand on. */
export interface UploadServicesParts {
  readonly config: Pick<Config, 'DATA_DIR' | 'UPLOAD_RETENTION_DAYS'>;
  readonly accounts: Pick<AccountServices, 'accounts' | 'allowance' | 'store'>;
  readonly screening: Pick<Screening, 'searchesOfBatch'>;
  readonly screeningsBy: ScreeningsBy;
  readonly listChoice: () => Promise<ListChoice>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'countSearches'>;
}

/** Uploads over their stores. Several processes may open them. */
export async function composeUploads(parts: UploadServicesParts): Promise<UploadServices> {
  const { config, accounts, screening, screeningsBy, listChoice, clock } = parts;
  const { store, files, tryWriting, close } = await openUploadStores(config);
  const run = createUploadRun({
    store,
    files,
    accounts: accounts.store,
    allowance: accounts.allowance,
    screeningFor: ({ id, accountId }) =>
      screeningsBy({ door: 'upload', accountId, keyId: null, reference: `upload ${id}` }),
    listsFor: async (named) => searchedLists(await listChoice(), named ?? undefined),
    clock,
    log: {
      failed: (upload, failure) => parts.logger.error({ upload, failure }, 'rows of an upload failed'),
      screened: (rows) => countSearches(parts.metrics, rows),
    },
  });
  return {
    uploads: createUploads({
      store,
      files,
      accounts: accounts.accounts,
      screening,
      clock,
      createId: () => randomBytes(16).toString('hex'),
    }),
    run: (stop) => run.run(stop),
    forget: createForgetUploads({
      store,
      files,
      accounts: accounts.store,
      clock,
      retentionDays: config.UPLOAD_RETENTION_DAYS,
    }),
    tryWriting,
    close,
  };
}

/** Where uploads are kept; whoever opened it closes it. */
export interface UploadStores extends Pick<UploadServices, 'tryWriting' | 'close'> {
  readonly store: UploadStore;
  readonly files: UploadFiles;
}

/** Opens `DATA_DIR/uploads.sqlite` and `DATA_DIR/uploads`. */
export async function openUploadStores({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<UploadStores> {
  // Rows must outlast a power failure before their charge is settled in another file.
  const database = await openMigrated(join(DATA_DIR, 'uploads.sqlite'), UPLOAD_MIGRATIONS, 'uploads', {
    synchronous: 'full',
  });
  return {
    store: new SqliteUploadStore(database),
    files: createUploadFiles(join(DATA_DIR, 'uploads')),
    tryWriting: () => tryWritingStore(database),
    close: () => database.destroy(),
  };
}

function countSearches(metrics: Pick<Metrics, 'countSearches'>, rows: readonly RowResult[]): void {
  const searched = (searches: readonly (KeptSearch | undefined)[]): number =>
    searches.filter((search) => search !== undefined && 'total' in search).length;
  const others = rows.flatMap(({ detail }) => (detail.others ?? []).map(({ name }) => name));
  const counts = {
    name: searched([...rows.map(({ detail }) => detail.name), ...others]),
    address: searched(rows.map(({ detail }) => detail.address)),
  };
  const all = rows.reduce((sum, { searches }) => sum + searches, 0);
  metrics.countSearches('name', counts.name);
  metrics.countSearches('address', counts.address);
  metrics.countSearches('contact', all - counts.name - counts.address);
}
