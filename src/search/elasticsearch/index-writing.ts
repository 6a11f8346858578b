import type { Client } from '@elastic/elasticsearch';
import type { Clock } from '../../domain/clock.ts';
import type { PartyStore } from '../../ingest/party-store.ts';
import type { IndexNames } from './index-names.ts';

/** What everything that writes the index needs. */
export interface IndexWriting {
  readonly client: Client;
  readonly names: IndexNames;
  readonly store: Pick<PartyStore, 'editions' | 'parties' | 'partiesById' | 'changesSince'>;
  readonly clock: Clock;
  /** A clock that only rises, in milliseconds. */
  readonly nowMs: () => number;
  /** How long after a switch what was served before is kept for answers on their way, in milliseconds. */
  readonly graceMs: number;
  /** Told before an index that does not fit the store is built anew, in whole or for a list. */
  readonly onUnfit?: (what: string) => void;
}

/** Longer than every question of a request may take, and than a server believes a state to be the newest. */
export const GRACE_MS = 10_000;
