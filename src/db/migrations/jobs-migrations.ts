import type { Migration } from '../connection.ts';
import { jobs001 } from './jobs-001-jobs.ts';

/** The schema of jobs.sqlite. */
export const JOB_MIGRATIONS: readonly Migration[] = [jobs001];
