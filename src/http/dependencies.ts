import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Accounts, Allowance, AuthenticatedKey } from '../accounts/accounts.ts';
import type { FailedAuthentications } from '../accounts/failed-authentications.ts';
import type { Idempotency } from '../accounts/idempotency.ts';
import type { Clock } from '../domain/clock.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { Catalogue, CatalogueEntry } from '../ingest/catalogue.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import type { Monitoring } from '../monitoring/monitoring.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Asker } from '../screening/asker.ts';
import type { PrepareScreening } from '../screening-log/count-screenings.ts';
import type { ScreeningsBy } from '../screening-log/record-screenings.ts';

/** One thing that must work before the service can answer. */
export interface ReadinessCheck {
  readonly name: string;
  readonly ready: boolean;
  /** Plain words. */
  readonly detail: string;
}

/** What the endpoint for AI agents answers: one POST whose body was read. Its protocol is none of this door's business. */
export type AgentsEndpoint = (exchange: {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: unknown;
  readonly caller: {
    readonly key: AuthenticatedKey | null;
    readonly clientAddress: string;
    readonly asker: Asker;
    readonly report: (failure: unknown) => void;
  };
}) => Promise<void>;

/** The web console. False when it has nothing at the address and has not answered. */
export type ConsoleEndpoint = (exchange: {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly clientAddress: string;
  /** Told which route answers, for metrics. */
  readonly matched: (route: string) => void;
  /** Told whose visit it is, for the log. */
  readonly recognised: (accountId: number) => void;
  /** Told of a failure, with what was sent, which stays out of the log. */
  readonly report: (failure: unknown, sent: unknown) => void;
}) => Promise<boolean>;

/** Everything the HTTP door needs from the rest of the service. */
export interface HttpDependencies {
  /** Screening for whoever asks; what it answers is in the log. */
  readonly screeningsBy: ScreeningsBy;
  /** Counts what is refused before it is screened. */
  readonly prepareScreening: PrepareScreening;
  readonly accounts: Accounts;
  readonly allowance: Allowance;
  readonly monitoring: Monitoring;
  readonly idempotency: Idempotency;
  readonly failedAuthentications: FailedAuthentications;
  readonly agents: AgentsEndpoint;
  readonly console: ConsoleEndpoint;
  readonly catalogue: Catalogue;
  /** Whether the engine holds the list now: a list that it does not hold is never reported as searched. */
  readonly isSearchable: (code: ListCode) => boolean;
  /** Throws `ListsNotLoadedError` until the lists were loaded for the first time. */
  readonly requireLists: () => Promise<void>;
  readonly readiness: () => Promise<readonly ReadinessCheck[]>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Traces requests; absent when nothing is traced. */
  readonly tracing?: Pick<Tracing, 'begin'>;
  /** Address under which clients reach the service, without a trailing slash. */
  readonly publicUrl: string;
  /** Number of proxies in front whose word on the client's address is believed. */
  readonly trustedProxies: number;
  /** Checks the service's own answers against openapi.yaml; for tests. */
  readonly validateResponses: boolean;
}

/** The lists a screening may name. */
export type CatalogueByCode = ReadonlyMap<ListCode, CatalogueEntry>;
