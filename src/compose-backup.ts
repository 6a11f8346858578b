import { takeBackup, type BackupOptions, type TakenBackup } from './backup/sqlite-backup.ts';
import { restoreBackup, type Restored } from './backup/sqlite-restore.ts';
import { composeIngest } from './compose-ingest.ts';
import type { Config } from './config.ts';
import { ACCOUNT_MIGRATIONS } from './db/migrations/accounts-migrations.ts';
import { JOB_MIGRATIONS } from './db/migrations/jobs-migrations.ts';
import { LIST_MIGRATIONS } from './db/migrations/lists-migrations.ts';
import { SCREENING_MIGRATIONS } from './db/migrations/screenings-migrations.ts';
import { UPLOAD_MIGRATIONS } from './db/migrations/uploads-migrations.ts';
import type { ListCode } from './domain/list-code.ts';
import { leaveGap } from './monitoring/store-fit.ts';

const MIGRATIONS = [
  ACCOUNT_MIGRATIONS,
  LIST_MIGRATIONS,
  SCREENING_MIGRATIONS,
  UPLOAD_MIGRATIONS,
  JOB_MIGRATIONS,
].flat();

/** Takes a backup of `DATA_DIR`, while a service runs, below a folder. Throws `ServiceError`. */
export function backUpFolder(
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  into: string,
  options: BackupOptions,
): Promise<TakenBackup> {
  return takeBackup(DATA_DIR, into, options);
}

/** A backup that was put back. */
export interface RestoredFolder extends Restored {
  /** Lists against which every watched item is screened whole at the next start, whatever the stores know of each other. */
  readonly screenedAnew: readonly ListCode[];
}

/**
 * Puts a backup in the place of `DATA_DIR`, brings the schema of the lists up to date and lets their numbers go on far above those of the
 * backup; or a copy of the accounts in the place of these. Throws `ServiceError`.
 */
export async function restoreFolder(
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  from: string,
  options: { readonly otherInstallation: boolean; readonly at?: Date | null },
): Promise<RestoredFolder> {
  const knownMigrations = new Set(MIGRATIONS.map(({ name }) => name));
  // Of a copy of the accounts alone: the other stores remember which numbers were given, and which alerts were sent.
  let screenedAnew: readonly ListCode[] = [];
  const prepare = async (draft: string): Promise<void> => {
    screenedAnew = await leaveGapIn(draft);
  };
  const restored = await restoreBackup(DATA_DIR, from, { ...options, knownMigrations, prepare });
  return { ...restored, screenedAnew };
}

async function leaveGapIn(folder: string): Promise<readonly ListCode[]> {
  const ingest = await composeIngest({ DATA_DIR: folder });
  try {
    return await leaveGap(ingest.lineage);
  } finally {
    await ingest.close();
  }
}
