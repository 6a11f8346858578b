import { expectedStateOf, ListsNotLoadedError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { describeFailure } from './describe-failure.ts';
import { type Noted, setExpected } from './request-context.ts';

/** A failure of ours, and where it happened. */
export interface ReportedFailure {
  readonly error: unknown;
  /** What was sent: its texts are cut out of what is logged. */
  readonly sent: unknown;
  readonly response: Noted;
  readonly message: string;
}

/**
 * Logs a failure of ours, the same at every door: a state that the operator knows of, such as a store that is gone, is a
 * warning, and the line of the request names it as the reason; all else is an error. Loading is logged once by whoever
 * does it, not by each of those who wait for it.
 */
export function reportFailure(logger: Logger, { error, sent, response, message }: ReportedFailure): void {
  const reason = expectedStateOf(error);
  if (reason !== null) setExpected(response, reason);
  if (error instanceof ListsNotLoadedError) return;
  logger[reason === null ? 'error' : 'warn']({ failure: describeFailure(error, sent) }, message);
}
