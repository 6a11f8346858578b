import type { RequestHandler, Response } from 'express';
import { requireSearchesLeft } from '../../accounts/create-allowance.ts';
import type { WatchedNameType } from '../../monitoring/watch.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { rateLimitHeaders } from '../presenters/plan-refusals.ts';
import { presentCreatedWatch, presentWatch } from '../presenters/watched-item.ts';
import { accountOf } from '../request-context.ts';

type Needs = Pick<HttpDependencies, 'monitoring' | 'allowance' | 'clock'>;

/** Bodies as the contract has checked them. */
interface WatchBody {
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
  response.set(rateLimitHeaders(await requireSearchesLeft(needs, accountOf(response), 1)));
}

/** `GET /monitoring/`: every item of the account. */
export function listMonitored(needs: Needs): RequestHandler {
  return async (_request, response) => {
    await requireAllowance(needs, response);
    const watches = await needs.monitoring.list(accountOf(response));
    response.json({ entities: watches.map(presentWatch), total: watches.length });
  };
}

/** `POST /monitoring/`: a name, an address or both; the answer describes the name. */
export function addMonitored(needs: Needs): RequestHandler {
  return async (request, response) => {
    const { name, entity_type: entityType, address, country } = request.body as WatchBody;
    const items = needs.monitoring.read({
      ...(name === undefined ? {} : { name }),
      ...(entityType === undefined ? {} : { entityType }),
      ...(address === undefined ? {} : { address }),
      ...(country === undefined ? {} : { country }),
    });
    await requireAllowance(needs, response);
    const [first] = await needs.monitoring.add(accountOf(response), items);
    if (first === undefined) throw new Error('nothing was added');
    response.status(201).json(presentCreatedWatch(first));
  };
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
