import type { Migration } from '../connection.ts';
import { uploads001 } from './uploads-001-uploads.ts';
import { uploads002 } from './uploads-002-identity.ts';
import { uploads003 } from './uploads-003-row-scores.ts';

/** The schema of uploads.sqlite. */
export const UPLOAD_MIGRATIONS: readonly Migration[] = [uploads001, uploads002, uploads003];
