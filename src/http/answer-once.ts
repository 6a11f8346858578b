import type { Request } from 'express';
import type { Account } from '../accounts/accounts.ts';
import { hashRequest, parseIdempotencyKey, type ChargedAnswer } from '../accounts/idempotency.ts';
import { runOnce, type RunOnceParts } from '../accounts/run-once.ts';
import type { HttpDependencies } from './dependencies.ts';
import { describeFailure } from './describe-failure.ts';
import { HttpProblem } from './http-problem.ts';

/** An answer, and whether it is that of an earlier request with the same key. */
export interface OnceAnswer<Done> {
  readonly body: object;
  /** What running it brought; null when the answer was kept from an earlier request. */
  readonly done: Done | null;
}

/**
 * A piece of work that gives a body to answer with. What `keep` makes of the body is to be stored in the step that charges
 * or adds; null when the request has no key.
 */
export type Work<Done> = (
  keep: (body: object) => ChargedAnswer | null,
) => Promise<{ readonly body: object; readonly done: Done }>;

/** What answering once needs, for one request. */
export function onceParts(
  { idempotency, logger }: Pick<HttpDependencies, 'idempotency' | 'logger'>,
  request: Request,
): RunOnceParts {
  return {
    idempotency,
    onFailure: (error) => {
      const failure = describeFailure(error, request.body);
      logger.error({ requestId: request.id, failure }, 'an idempotency key could not be freed');
    },
  };
}

/**
 * Runs the work, or answers with what an earlier request of the account with the same `Idempotency-Key` and body was
 * answered. Throws `InvalidInputError` for a malformed key, `HttpProblem` 409 while the first request runs or when the key
 * belongs to another one, and what the work throws.
 */
export async function answerOnce<Done>(
  parts: RunOnceParts,
  { request, account, operationId }: { request: Request; account: Account; operationId: string },
  work: Work<Done>,
): Promise<OnceAnswer<Done>> {
  const sent = request.get('Idempotency-Key');
  if (sent === undefined) return work(() => null);
  const key = parseIdempotencyKey(sent);
  const requestHash = hashRequest(operationId, JSON.stringify(request.query), JSON.stringify(request.body));
  const once = await runOnce(parts, { accountId: account.id, key, requestHash }, work);
  switch (once.outcome) {
    case 'ran':
      return once;
    case 'answered':
      return { body: once.body, done: null };
    case 'in_progress':
      throw new HttpProblem(409, 'Idempotency-Key: the first request with this key is still running');
    case 'different_request':
      throw new HttpProblem(409, 'Idempotency-Key: was used with another request');
  }
}
