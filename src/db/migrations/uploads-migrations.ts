import type { Migration } from '../connection.ts';
import { uploads001 } from './uploads-001-uploads.ts';

/** The schema of uploads.sqlite. */
export const UPLOAD_MIGRATIONS: readonly Migration[] = [uploads001];
