import type { Request, Response } from 'express';
import type { AllowanceState } from '../accounts/accounts.ts';
import { charge } from '../accounts/charge.ts';
import type { SearchKind } from '../metrics.ts';
import { totalSearches, type SearchCounts } from '../screening/batch.ts';
import { answerOnce, onceParts, type Work } from './answer-once.ts';
import type { HttpDependencies } from './dependencies.ts';
import { reportFailure } from './report-failure.ts';
import { rateLimitHeaders } from './presenters/plan-refusals.ts';
import { accountOf } from './request-context.ts';
import { sendJson } from './send-json.ts';

/** A screening that counts against the allowance. */
export interface ChargedScreening {
  readonly operationId: string;
  /** Searches to take from the allowance before anything runs. */
  readonly searches: number;
  readonly run: () => Promise<ScreeningAnswer>;
}

/** What a screening came to. */
export interface ScreeningAnswer {
  readonly body: object;
  readonly searchesRun: SearchCounts;
  /** Of parts that failed while the rest went well. */
  readonly failures: readonly unknown[];
}

type Needs = Pick<HttpDependencies, 'allowance' | 'idempotency' | 'metrics' | 'logger'>;

/** Answers a screening: once for an idempotency key, charged for what ran, with what is left of the allowance. */
export function createScreeningAnswers({
  allowance,
  idempotency,
  metrics,
  logger,
}: Needs): (request: Request, response: Response, screening: ChargedScreening) => Promise<void> {
  return async (request, response, { operationId, searches, run }) => {
    const account = accountOf(response);
    const log = (error: unknown, message: string): void => {
      reportFailure(logger, { error, sent: request.body, response, message });
    };
    const work: Work<AllowanceState> = async (keep) => {
      const { result, state } = await charge(allowance, account, searches, async () => {
        const done = await run();
        const answer = keep(done.body);
        const searchesRun = totalSearches(done.searchesRun);
        return { result: done, searchesRun, ...(answer === null ? {} : { answer }) };
      });
      for (const failure of result.failures) log(failure, 'a part of a screening failed');
      for (const [kind, count] of Object.entries(result.searchesRun)) {
        if (count > 0) metrics.countSearches(kind as SearchKind, count as number);
      }
      return { body: result.body, done: state };
    };
    const { body, done } = await answerOnce(
      onceParts({ idempotency, logger }, request),
      { request, account, operationId },
      work,
    );
    // A repeated answer costs nothing; what is left now is the truth, not what was left then.
    response.set(rateLimitHeaders(done ?? (await allowance.state(account))));
    if (done === null) response.set('Idempotency-Replayed', 'true');
    await sendJson(response, body);
  };
}
