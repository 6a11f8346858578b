import type { Migration } from '../connection.ts';
import { screenings001 } from './screenings-001-screenings.ts';

/** The schema of screenings.sqlite. */
export const SCREENING_MIGRATIONS: readonly Migration[] = [screenings001];
