import type { ErrorRequestHandler } from 'express';
import { QuotaExceededError, RefusedError } from '../accounts/errors.ts';
import type { Clock } from '../domain/clock.ts';
import { type ErrorCode, LaterError, ServiceError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { AlreadyMonitoredError, MonitoringLimitError } from '../monitoring/errors.ts';
import { HttpProblem } from './http-problem.ts';
import { presentQuotaExceeded, presentRefusal, quotaExceededHeaders } from './presenters/plan-refusals.ts';
import { reportFailure } from './report-failure.ts';
import { API_BASE_PATH } from './routes.ts';

/** Statuses of the service's errors; interface specification 7. */
const STATUS_OF: Readonly<Record<ErrorCode, number>> = {
  invalid_input: 400,
  unauthenticated: 401,
  refused: 403,
  not_found: 404,
  already_exists: 409,
  quota_exceeded: 429,
  monitoring_limit: 429,
  list_format: 500,
  list_refused: 500,
  fetch_failed: 500,
  engine_unavailable: 500,
  lists_not_loaded: 500,
  lists_stale: 500,
  configuration: 500,
  busy: 500,
  overloaded: 500,
  over_budget: 500,
  // Nobody reads it: the client hung up.
  cancelled: 499,
  store_unavailable: 500,
  not_available_yet: 500,
};

const INTERNAL = 'internal server error; the request was not charged';
const SEARCH_UNAVAILABLE =
  'the search is not available at the moment; the request was not charged, please try again';
const STORE_UNAVAILABLE =
  'the service cannot read or keep its data at the moment; the request was not charged, please try again';

/** Seconds after which it makes sense to ask again, for what mends itself or is mended: `Retry-After`. */
const RETRY_SECONDS: Partial<Readonly<Record<ErrorCode, number>>> = {
  engine_unavailable: 5,
  busy: 5,
  store_unavailable: 15,
};

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Where the error handler gets what an answer needs. */
interface ErrorHandlerParts {
  readonly logger: Logger;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** The last handler: every error becomes the body of the contract, and failures of ours are logged. */
export function errorHandler({ logger, clock, publicUrl }: ErrorHandlerParts): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return (error: unknown, request, response, next) => {
    const answer = answerTo(error, publicUrl, clock());
    if (answer.status >= 500) {
      reportFailure(logger, { error, sent: request.body, response, message: 'request failed' });
    }
    if (response.headersSent) {
      next(error);
      return;
    }
    response.status(answer.status).set(answer.headers ?? {});
    response.json(answer.body);
  };
}

/** Status, body and headers that answer an error. */
export function answerTo(error: unknown, publicUrl: string, now: Date): Answer {
  if (error instanceof QuotaExceededError) {
    return {
      status: STATUS_OF[error.code],
      body: presentQuotaExceeded(error, publicUrl),
      headers: quotaExceededHeaders(error, now),
    };
  }
  if (error instanceof RefusedError) {
    return { status: STATUS_OF[error.code], body: presentRefusal(error, publicUrl) };
  }
  if (error instanceof MonitoringLimitError) {
    const { limit, current } = error;
    return { status: STATUS_OF[error.code], body: { error: error.message, limit, current } };
  }
  if (error instanceof AlreadyMonitoredError) {
    return {
      status: STATUS_OF[error.code],
      body: { error: error.message },
      headers: { Location: watchLocation(error.watchId, publicUrl) },
    };
  }
  if (error instanceof LaterError) {
    return {
      status: STATUS_OF[error.code],
      body: { error: error.message },
      headers: { 'Retry-After': String(error.retryAfterSeconds) },
    };
  }
  if (error instanceof ServiceError) {
    const status = STATUS_OF[error.code];
    const retry = RETRY_SECONDS[error.code];
    const headers = retry === undefined ? {} : { 'Retry-After': String(retry) };
    return { status, body: { error: publicMessage(error, status) }, headers };
  }
  if (error instanceof HttpProblem) {
    return { status: error.status, body: { error: error.message }, headers: error.headers };
  }
  return isClientError(error)
    ? { status: error.status, body: { error: 'the request cannot be answered' } }
    : { status: 500, body: { error: INTERNAL } };
}

/** Where the watched item is read: one entry of the list of all, for items have no address of their own. */
function watchLocation(watchId: number, publicUrl: string): string {
  return `${publicUrl}${API_BASE_PATH}/monitoring/#${watchId}`;
}

/** What our errors say below 500 is written for clients; the rest is ours to know. */
function publicMessage(error: ServiceError, status: number): string {
  if (error.code === 'engine_unavailable') return SEARCH_UNAVAILABLE;
  if (error.code === 'over_budget') return error.message;
  if (error.code === 'busy' || error.code === 'store_unavailable') return STORE_UNAVAILABLE;
  return status === 500 ? INTERNAL : error.message;
}

/** What Express itself and its file server throw, such as a range that cannot be satisfied. */
function isClientError(error: unknown): error is { readonly status: number } {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false;
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}
