import type { Request } from 'express';
import type { Account } from '../accounts/accounts.ts';
import {
  hashRequest,
  parseIdempotencyKey,
  type ChargedAnswer,
  type Idempotency,
} from '../accounts/idempotency.ts';
import { HttpProblem } from './http-problem.ts';

/** An answer, and whether it is that of an earlier request with the same key. */
export interface OnceAnswer<Done> {
  readonly body: object;
  /** What running it brought; null when the answer was kept from an earlier request. */
  readonly done: Done | null;
}

/**
 * A piece of work that gives a body to answer with. What `keep` makes of the body is to be stored together with the
 * charge; null when the request has no key.
 */
export type Work<Done> = (
  keep: (body: object) => ChargedAnswer | null,
) => Promise<{ readonly body: object; readonly done: Done }>;

/** What answering once needs. */
export interface AnswerOnceParts {
  readonly idempotency: Idempotency;
  /** Told when a key could not be freed: a retry waits for the end of its lease then. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Runs the work, or answers with what an earlier request of the account with the same `Idempotency-Key` and body was
 * answered. Only what the work keeps is kept: after an error a retry runs. Throws `InvalidInputError` for a malformed
 * key, `HttpProblem` 409 while the first request runs or when the key belongs to another one, and what the work throws.
 */
export async function answerOnce<Done>(
  { idempotency, onFailure }: AnswerOnceParts,
  { request, account, operationId }: { request: Request; account: Account; operationId: string },
  work: Work<Done>,
): Promise<OnceAnswer<Done>> {
  const sent = request.get('Idempotency-Key');
  if (sent === undefined) return work(() => null);
  const key = parseIdempotencyKey(sent);
  const hash = hashRequest(operationId, JSON.stringify(request.query), JSON.stringify(request.body));
  const began = await idempotency.begin(account.id, key, hash);
  switch (began.outcome) {
    case 'answered':
      return { body: JSON.parse(began.answer.body) as object, done: null };
    case 'in_progress':
      throw new HttpProblem(409, 'Idempotency-Key: the first request with this key is still running');
    case 'different_request':
      throw new HttpProblem(409, 'Idempotency-Key: was used with another request');
    case 'new': {
      const { ticket } = began;
      const keep = (body: object): ChargedAnswer => ({
        ticket,
        answer: { status: 200, headers: {}, body: JSON.stringify(body) },
      });
      return work(keep).catch(async (error: unknown) => {
        await idempotency.abandon(ticket).catch(onFailure);
        throw error;
      });
    }
  }
}
