/** Stable codes of the errors the service itself raises; doors turn them into statuses and exit codes. */
export type ErrorCode =
  | 'invalid_input'
  | 'unauthenticated'
  | 'refused'
  | 'quota_exceeded'
  | 'monitoring_limit'
  | 'not_found'
  | 'already_exists'
  | 'list_format'
  | 'list_refused'
  | 'fetch_failed'
  | 'engine_unavailable'
  | 'lists_not_loaded'
  | 'lists_stale'
  | 'not_available_yet'
  | 'busy'
  | 'overloaded'
  | 'over_budget'
  | 'cancelled'
  | 'store_unavailable'
  | 'configuration';

/** An error with a code a program can act on and a message a person can read. */
export class ServiceError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/** Whether a store of ours could not be read or written just now: it was locked, or its disk is full, read-only or gone. */
export function isStoreTrouble(error: unknown): error is ServiceError {
  return error instanceof ServiceError && (error.code === 'busy' || error.code === 'store_unavailable');
}

/** States that come and go by themselves; nothing is broken. */
const EXPECTED: ReadonlySet<ErrorCode> = new Set([
  'lists_not_loaded',
  'lists_stale',
  'overloaded',
  'over_budget',
  'busy',
]);

/** The code of an error that tells of such a state; null for any other error. */
export function expectedStateOf(error: unknown): ErrorCode | null {
  return error instanceof ServiceError && EXPECTED.has(error.code) ? error.code : null;
}

/** A value of a request breaks a rule that the schema cannot express; the message starts with the field's name. */
export class InvalidInputError extends ServiceError {
  constructor(field: string, problem: string) {
    super('invalid_input', `${field}: ${problem}`);
  }
}

/** A publisher's file is not what its format says: wrong header, cut short, not XML, a DTD. */
export class ListFormatError extends ServiceError {
  constructor(message: string, options?: { readonly cause?: unknown }) {
    super('list_format', message, options);
  }
}

/** The search engine did not answer completely in time; nothing about the query can be concluded. */
export class EngineUnavailableError extends ServiceError {
  constructor(message: string, options?: { readonly cause?: unknown }) {
    super('engine_unavailable', message, options);
  }
}

/** What can be asked again after a while. The message is a sentence for whoever asked. */
export class LaterError extends ServiceError {
  readonly retryAfterSeconds: number;

  constructor(code: ErrorCode, message: string, retryAfterSeconds: number) {
    super(code, message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The lists were not loaded yet, so nothing can be concluded of anybody. */
export class ListsNotLoadedError extends LaterError {
  constructor(message: string, retryAfterSeconds: number) {
    super('lists_not_loaded', message, retryAfterSeconds);
  }
}

/** A list to search is stale, and the operator does not want it searched then. */
export class StaleListsError extends LaterError {
  constructor(message: string, retryAfterSeconds: number) {
    super('lists_stale', message, retryAfterSeconds);
  }
}

/** More is asked at once than can be answered in time. */
export class OverloadedError extends LaterError {
  constructor(message: string, retryAfterSeconds: number) {
    super('overloaded', message, retryAfterSeconds);
  }
}

/** A search would take more than its share of processor time, candidates or matches. */
export class OverBudgetError extends ServiceError {
  constructor(message: string) {
    super('over_budget', message);
  }
}

/** Nobody waits for the answer any more: the client hung up. */
export class CancelledError extends ServiceError {
  constructor() {
    super('cancelled', 'the client hung up');
  }
}
