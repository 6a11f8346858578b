import type { Migration } from '../connection.ts';
import { makeIdentity } from './store-identity.ts';

/** Who the store is, and beside whom it stood. */
export const jobs002: Migration = { name: 'jobs-002-identity', up: makeIdentity };
