import { takeBackup, type TakenBackup } from './backup/sqlite-backup.ts';
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
  options: { readonly keep: number | null },
): Promise<TakenBackup> {
  return takeBackup(DATA_DIR, into, options);
}

/** A backup that was put back. */
export interface RestoredFolder extends Restored {
  /** Lists against which every watched item is screened whole at the next start. */
  readonly screenedAnew: readonly ListCode[];
}

/**
 * Puts a backup in the place of `DATA_DIR`, brings the schema of the lists up to date and lets their numbers go on far above those of the
 * backup. Throws `ServiceError`.
 */
export async function restoreFolder(
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  from: string,
  options: { readonly otherInstallation: boolean },
): Promise<RestoredFolder> {
  const knownMigrations = new Set(MIGRATIONS.map(({ name }) => name));
  const restored = await restoreBackup(DATA_DIR, from, { ...options, knownMigrations });
  const ingest = await composeIngest({ DATA_DIR });
  try {
    return { ...restored, screenedAnew: await leaveGap(ingest.lineage) };
  } finally {
    await ingest.close();
  }
}
