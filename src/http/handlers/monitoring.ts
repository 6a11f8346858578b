import type { RequestHandler, Response } from 'express';
import type { WatchRequest } from '../../monitoring/monitoring.ts';
import type { Watch, WatchedNameType } from '../../monitoring/watch.ts';
import type { FactFields } from '../../screening/facts/read-facts.ts';
import { askerFor } from '../asker-for.ts';
import { answerOnce, onceParts } from '../answer-once.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { rateLimitHeaders } from '../presenters/plan-refusals.ts';
import { presentCreatedWatch, presentWatch } from '../presenters/watched-item.ts';
import { accountOf } from '../request-context.ts';
import { factsOption } from '../requests/screening-options.ts';

type Needs = Pick<HttpDependencies, 'monitoring' | 'allowance'>;
type AddingNeeds = Needs & Pick<HttpDependencies, 'idempotency' | 'logger' | 'clock'>;

/** Bodies as the contract has checked them. */
interface WatchBody extends FactFields {
  readonly name?: string;
  readonly entity_type?: WatchedNameType;
  readonly address?: string;
  readonly country?: string;
}

/**
 * Monitoring takes no searches, but is refused once the month's are used up (DESIGN 7). The headers go with every answer
 * from here on, refusals included.
 */
async function requireAllowance(needs: Needs, response: Response): Promise<void> {
  response.set(rateLimitHeaders(await needs.allowance.requireLeft(accountOf(response), 1)));
}

/** `GET /monitoring/`: every item of the account. */
export function listMonitored(needs: Needs): RequestHandler {
  return async (_request, response) => {
    await requireAllowance(needs, response);
    const watches = await needs.monitoring.list(accountOf(response));
    response.json({ entities: watches.map(presentWatch), total: watches.length });
  };
}

/** `POST /monitoring/`: a name, an address or both; the answer describes the name. Once for an idempotency key. */
export function addMonitored(needs: AddingNeeds): RequestHandler {
  const { allowance, monitoring } = needs;
  return async (request, response) => {
    const account = accountOf(response);
    const items = monitoring.read(watchRequest(request.body as WatchBody, needs.clock()));
    const once = { request, account, operationId: 'addMonitored' };
    const { body, done } = await answerOnce(onceParts(needs, request), once, async (keep) => {
      await requireAllowance(needs, response);
      const added = await monitoring.add(account, items, askerFor(request, response), (watches) =>
        keep(createdBody(watches)),
      );
      return { body: createdBody(added), done: added };
    });
    if (done === null) {
      response.set(rateLimitHeaders(await allowance.state(account))).set('Idempotency-Replayed', 'true');
    }
    response.status(201).json(body);
  };
}

function watchRequest(body: WatchBody, now: Date): WatchRequest {
  const { name, entity_type: entityType, address, country } = body;
  return {
    ...(name === undefined ? {} : { name }),
    ...(entityType === undefined ? {} : { entityType }),
    ...(address === undefined ? {} : { address }),
    ...(country === undefined ? {} : { country }),
    ...factsOption(body, now),
  };
}

function createdBody([first]: readonly Watch[]): object {
  if (first === undefined) throw new Error('nothing was added');
  return presentCreatedWatch(first);
}

/** `DELETE /monitoring/`: the item of the id. */
export function removeMonitored(needs: Needs): RequestHandler {
  return async (request, response) => {
    const { id } = request.body as { readonly id: number };
    await requireAllowance(needs, response);
    await needs.monitoring.remove(accountOf(response), id);
    response.json({ id, deleted: true });
  };
}
