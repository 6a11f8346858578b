import cluster from 'node:cluster';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { joinCluster } from './metrics-of-workers.ts';

/** What the service measures of itself, in the text format of Prometheus. */
export interface Metrics {
  readonly contentType: string;
  /** `route` is a path of the route table, never a raw URL: one series a route, and no names in labels. */
  observeRequest(request: {
    readonly route: string;
    readonly method: string;
    readonly status: number;
    readonly seconds: number;
  }): void;
  /** Searches that ran and were charged, by kind of search. */
  countSearches(kind: SearchKind, searches: number): void;
  /** A count of what happened; the function adds to it. */
  counter(name: string, help: string): (count: number) => void;
  /** A count of what happened, by labels that have few values each; the function adds one, or so many. */
  counterBy<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
  ): (values: Readonly<Record<Label, string>>, count?: number) => void;
  /** A value that is read when the metrics are asked for; the same in every process of the machine. */
  gauge(name: string, help: string, read: () => Promise<number>): void;
  /** Like `gauge`, or a count that is kept elsewhere, of several things: one sample for each that `read` names. */
  readBy<Label extends string>(
    kind: 'gauge' | 'counter',
    name: string,
    help: string,
    labels: readonly Label[],
    read: () => Promise<readonly Sample<Label>[]>,
  ): void;
  text(): Promise<string>;
}

/** One value of several, by what it is of. */
export interface Sample<Label extends string> {
  readonly of: Readonly<Record<Label, string>>;
  readonly value: number;
}

/** Kinds of searches that are charged. */
export type SearchKind = 'name' | 'address' | 'contact';

// From a health check (under a millisecond) to a full batch.
const DURATION_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Every worker reads the same stores, so their values must not be added up. */
const SAME_EVERYWHERE = 'max' as const;

/** A registry of its own, so that several services fit in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request line to the last byte of the answer',
    labelNames: ['route', 'method', 'status'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [registry],
  });
  const searches = new Counter({
    name: 'screening_searches_total',
    help: 'Searches that ran and were charged',
    labelNames: ['kind'],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    observeRequest: ({ route, method, status, seconds }) => {
      durations.observe({ route, method, status }, seconds);
    },
    countSearches: (kind, count) => {
      searches.inc({ kind }, count);
    },
    counter: (name, help) => {
      const counter = new Counter({ name, help, registers: [registry] });
      return (count) => {
        counter.inc(count);
      };
    },
    counterBy: (name, help, labels) => {
      const counter = new Counter({ name, help, labelNames: labels, registers: [registry] });
      return (values, count = 1) => {
        counter.inc(values, count);
      };
    },
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers: [registry],
        aggregator: SAME_EVERYWHERE,
        async collect() {
          this.set(await read().catch(() => Number.NaN));
        },
      });
    },
    readBy: (kind, name, help, labels, read) => {
      const options = { name, help, labelNames: labels, registers: [registry], aggregator: SAME_EVERYWHERE };
      async function collect(this: Gauge | Counter): Promise<void> {
        // A store that does not answer takes its own samples away, and leaves all others.
        const samples = await read().catch(() => []);
        this.reset();
        for (const { of, value } of samples) this.inc(of, value);
      }
      if (kind === 'gauge') new Gauge({ ...options, collect });
      else new Counter({ ...options, collect });
    },
    text: cluster.isWorker ? joinCluster(registry) : () => registry.metrics(),
  };
}
