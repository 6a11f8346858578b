import type { Accounts, Allowance } from '../accounts/accounts.ts';
import type { FailedAuthentications } from '../accounts/failed-authentications.ts';
import type { Clock } from '../domain/clock.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { ListFacts } from '../lists/list-source.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import type { Screening } from '../screening/screening.ts';

/** One list of the catalogue: its facts and how it stands in the store. */
export interface CatalogueEntry {
  readonly facts: ListFacts;
  readonly entryCount: number;
  /** When the service last fetched the list; null for never. */
  readonly lastUpdated: Date | null;
  /** Whether the engine holds the list now. A list that it does not hold is never reported as searched. */
  readonly searchable: boolean;
  /** Publisher's date, ISO `yyyy-mm-dd`; null where it gives none. */
  readonly dataAsOf: string | null;
  readonly lastFailure: { readonly at: Date; readonly reason: string } | null;
}

/** One thing that must work before the service can answer. */
export interface ReadinessCheck {
  readonly name: string;
  readonly ready: boolean;
  /** Plain words. */
  readonly detail: string;
}

/** Everything the HTTP door needs from the rest of the service. */
export interface HttpDependencies {
  readonly screening: Screening;
  readonly accounts: Accounts;
  readonly allowance: Allowance;
  readonly failedAuthentications: FailedAuthentications;
  /** Every list the service knows, in the order of the catalogue. */
  readonly catalogue: () => Promise<readonly CatalogueEntry[]>;
  readonly readiness: () => Promise<readonly ReadinessCheck[]>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Address under which clients reach the service, without a trailing slash. */
  readonly publicUrl: string;
  /** Number of proxies in front whose word on the client's address is believed. */
  readonly trustedProxies: number;
  /** Checks the service's own answers against openapi.yaml; for tests. */
  readonly validateResponses: boolean;
}

/** The lists a screening may name. */
export type CatalogueByCode = ReadonlyMap<ListCode, CatalogueEntry>;
