import { join } from 'node:path';
import { jobRunnerContract } from '../contract/job-runner/job-runner-contract.ts';
import { openSqliteBackend } from '../support/job-backends.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('jobs/job-runner', () => {
  const folder = temporaryFolder();
  after(() => folder.remove());
  jobRunnerContract('SQLite', () => openSqliteBackend(join(folder.path, 'jobs.sqlite')));
});
