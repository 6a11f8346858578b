import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that code runs for, however deep below its door. */
export interface RequestScope {
  /** Stands in everything logged for the request, and in its answer. */
  readonly requestId: string;
  /** 32 hexadecimal digits: of the trace that the client or a proxy has begun, or of one of its own. */
  readonly traceId: string;
  /** The part of the caller's trace that sent the request; null when the caller traces nothing. */
  readonly parent: TraceParent | null;
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

/** The request that this code runs for; undefined outside of any, as in jobs. */
export function currentScope(): RequestScope | undefined {
  return scopes.getStore();
}
