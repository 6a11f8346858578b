import { JOB_MIGRATIONS } from '../../src/db/migrations/jobs-migrations.ts';
import { openMigrated } from '../../src/db/open-migrated.ts';
import { SqliteBackend } from '../../src/jobs/sqlite-backend/sqlite-backend.ts';
import type { OpenedBackend } from '../contract/job-backend/job-backend-contract.ts';

/** A backend over a file or `:memory:`. */
export async function openSqliteBackend(filename = ':memory:'): Promise<OpenedBackend> {
  const database = await openMigrated(filename, JOB_MIGRATIONS, 'jobs');
  return { backend: new SqliteBackend(database, () => new Date()), close: () => database.destroy() };
}
