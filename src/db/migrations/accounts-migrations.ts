import type { Migration } from '../connection.ts';
import { accounts001 } from './accounts-001-accounts.ts';

/** The schema of accounts.sqlite. */
export const ACCOUNT_MIGRATIONS: readonly Migration[] = [accounts001];
