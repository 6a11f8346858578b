import cluster from 'node:cluster';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

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
  /** A value that is read when the metrics are asked for; the same in every process of the machine. */
  gauge(name: string, help: string, read: () => Promise<number>): void;
  text(): Promise<string>;
}

/** Kinds of searches that are charged. */
export type SearchKind = 'name' | 'address' | 'contact';

// From a health check (under a millisecond) to a full batch.
const DURATION_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

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
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers: [registry],
        // Every worker reads the same stores, so their values must not be added up.
        aggregator: 'max',
        async collect() {
          this.set(await read());
        },
      });
    },
    text: cluster.isWorker ? joinCluster(registry) : () => registry.metrics(),
  };
}

const ASK = 'metrics:ask';
const ANSWER = 'metrics:answer';

interface ClusterMessage {
  readonly type: string;
  readonly id?: number;
  readonly text?: string | null;
}

/**
 * With several workers on one port, whoever asks reaches one of them by chance; so a worker gets the sum of all from the
 * primary process, which must have called `sumWorkerMetrics`.
 */
function joinCluster(registry: Registry): () => Promise<string> {
  // Makes this process answer the primary when it collects.
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries([registry]);
  const waiting = new Map<number, (text: string | null) => void>();
  let asked = 0;
  process.on('message', (message: ClusterMessage) => {
    if (message.type !== ANSWER || message.id === undefined) return;
    waiting.get(message.id)?.(message.text ?? null);
    waiting.delete(message.id);
  });
  return async () => {
    const id = asked++;
    const text = await new Promise<string | null>((resolve) => {
      waiting.set(id, resolve);
      process.send?.({ type: ASK, id } satisfies ClusterMessage);
    });
    if (text === null) throw new Error('the metrics of all workers could not be collected');
    return text;
  };
}

/** Answers workers that ask for the metrics of all of them; for the primary process. */
export function sumWorkerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: ClusterMessage) => {
    if (message.type !== ASK) return;
    const answer = (text: string | null): void => {
      if (worker.isConnected()) worker.send({ type: ANSWER, id: message.id, text });
    };
    all.clusterMetrics().then(answer, () => answer(null));
  });
}
