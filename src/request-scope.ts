import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that code runs for, however deep below its door. */
export interface RequestScope {
  /** Stands in everything logged for the request, and in its answer. */
  readonly requestId: string;
  /** 32 hexadecimal digits: of the trace that the client or a proxy has begun, or of one of its own. */
  readonly traceId: string;
  /** The part of the caller's trace that sent the request; null when the caller traces nothing. */
  readonly parent: TraceParent | null;
  /** Where parts of the request are noted; null when nothing is traced. */
  readonly trace: RequestTrace | null;
}

/** Parts of a request that are told apart: the search engine, comparing what it found, and the stores. */
export type TracedPart = 'engine' | 'scoring' | 'store';

/** What is told of a part: numbers and fixed words, never a name, a query or a key. */
export type PartDetails = Readonly<Record<string, string | number>>;

/** The trace of one request. */
export interface RequestTrace {
  /** Does the work as a part of the part that is going on. */
  part<Result>(part: TracedPart, details: PartDetails, work: () => Result): Result;
  /** Notes a part that was measured elsewhere, such as in a thread; in milliseconds since 1970, with their fractions. */
  note(
    part: TracedPart,
    details: PartDetails,
    time: { readonly startMs: number; readonly endMs: number },
  ): void;
}

/** Where a request stands in the trace of its caller; W3C Trace Context, section 3.2. */
export interface TraceParent {
  readonly traceId: string;
  readonly parentId: string;
  /** Whether the caller records its trace. */
  readonly sampled: boolean;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs what a request asks for; all that it starts knows the request. */
export function runInScope<Result>(scope: RequestScope, work: () => Result): Result {
  return scopes.run(scope, work);
}

/** Runs what serves more than the request that happens to start it. */
export function outsideScope<Result>(work: () => Result): Result {
  return scopes.exit(work);
}

/** The request that this code runs for; undefined outside of any, as in jobs. */
export function currentScope(): RequestScope | undefined {
  return scopes.getStore();
}

/** Does the work, as a part of the request's trace where there is one. */
export function traced<Result>(part: TracedPart, details: PartDetails, work: () => Result): Result {
  const trace = scopes.getStore()?.trace;
  return trace === undefined || trace === null ? work() : trace.part(part, details, work);
}
