import type { Migration } from '../connection.ts';
import { makeIdentity } from './store-identity.ts';

/** Who the store is, and beside whom it stood. */
export const uploads002: Migration = { name: 'uploads-002-identity', up: makeIdentity };
