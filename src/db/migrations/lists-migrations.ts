import type { Migration } from '../connection.ts';
import { lists001 } from './lists-001-lists.ts';
import { lists002 } from './lists-002-update-counts.ts';
import { lists003 } from './lists-003-first-load.ts';
import { lists004 } from './lists-004-identity.ts';

/** The schema of lists.sqlite. */
export const LIST_MIGRATIONS: readonly Migration[] = [lists001, lists002, lists003, lists004];
