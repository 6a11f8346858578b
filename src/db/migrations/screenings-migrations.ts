import type { Migration } from '../connection.ts';
import { screenings001 } from './screenings-001-screenings.ts';
import { screenings002 } from './screenings-002-identity.ts';

/** The schema of screenings.sqlite. */
export const SCREENING_MIGRATIONS: readonly Migration[] = [screenings001, screenings002];
