import type { Migration } from '../connection.ts';
import { jobs001 } from './jobs-001-jobs.ts';
import { jobs002 } from './jobs-002-identity.ts';

/** The schema of jobs.sqlite. */
export const JOB_MIGRATIONS: readonly Migration[] = [jobs001, jobs002];
