import { join } from 'node:path';
import type { Config } from './config.ts';
import { JOB_MIGRATIONS } from './db/migrations/jobs-migrations.ts';
import { openMigrated } from './db/open-migrated.ts';
import { tryWritingStore } from './db/try-store.ts';
import type { Clock } from './domain/clock.ts';
import type { OpenBackend } from './jobs/mongo-backend.ts';
import { SqliteBackend } from './jobs/sqlite-backend/sqlite-backend.ts';

/** Opens the store of jobs that all processes share. Throws `ServiceError` when it cannot. */
export async function openJobStore(
  { DATA_DIR, MONGODB_URL }: Pick<Config, 'DATA_DIR' | 'MONGODB_URL'>,
  clock: Clock,
): Promise<OpenBackend> {
  if (MONGODB_URL !== undefined) {
    const { openMongoBackend } = await import('./jobs/mongo-backend.ts');
    return openMongoBackend(MONGODB_URL);
  }
  const database = await openMigrated(join(DATA_DIR, 'jobs.sqlite'), JOB_MIGRATIONS, 'jobs');
  return {
    backend: new SqliteBackend(database, clock),
    tryWriting: () => tryWritingStore(database),
    close: () => database.destroy(),
  };
}
