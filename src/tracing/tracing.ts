import type { RequestScope, RequestTrace } from '../request-scope.ts';

/** What is told of a request once it is answered. */
export interface AnsweredRequest {
  /** A path of the route table, never a raw URL. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
}

/** The trace of a request that goes on. */
export interface OpenTrace extends RequestTrace {
  end(answered: AnsweredRequest): void;
}

/** Traces requests; none of it may ever harm one. */
export interface Tracing {
  begin(request: Pick<RequestScope, 'traceId' | 'parent'>): OpenTrace;
  /** Sends what is left, for at most a moment. */
  close(): Promise<void>;
}
