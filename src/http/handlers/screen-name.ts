import type { RequestHandler } from 'express';
import { charge } from '../../accounts/charge.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { rateLimitHeaders } from '../presenters/plan-refusals.ts';
import { presentScreening } from '../presenters/screening-result.ts';
import { accountOf } from '../request-context.ts';
import { nameScreeningRequest, type NameScreenBody } from '../requests/name-screen.ts';

type Needs = Pick<HttpDependencies, 'screening' | 'allowance' | 'catalogue' | 'isSearchable' | 'metrics'>;

/** `POST /screen/`: one name, one search. */
export function screenName({
  screening,
  allowance,
  catalogue,
  isSearchable,
  metrics,
}: Needs): RequestHandler {
  return async (request, response) => {
    const entries = await catalogue();
    const choice = { catalogue: entries, isSearchable };
    const screen = nameScreeningRequest(request.body as NameScreenBody, limitOf(request.query), choice);
    const byCode = new Map(entries.map((entry) => [entry.facts.code, entry]));
    const { result, state } = await charge(allowance, accountOf(response), 1, async () => {
      const found = await screening.screenName(screen);
      return { result: presentScreening(found, byCode), searchesRun: 1 };
    });
    metrics.countSearches('name', 1);
    response.set(rateLimitHeaders(state));
    response.json(result);
  };
}

/** The contract has checked that it is a whole number. */
function limitOf(query: Readonly<Record<string, unknown>>): number | undefined {
  return query['limit'] === undefined ? undefined : Number(query['limit']);
}
