import type { RequestHandler } from 'express';
import type { HttpDependencies } from '../dependencies.ts';
import { presentList } from '../presenters/sanctions-list.ts';

/** `GET /lists/`: the catalogue, public. Lists change a few times a day, so a minute in a cache hides nothing. */
export function getLists({ catalogue }: Pick<HttpDependencies, 'catalogue'>): RequestHandler {
  return async (_request, response) => {
    const entries = await catalogue();
    response.set('Cache-Control', 'public, max-age=60');
    response.json({ lists: entries.map(presentList) });
  };
}
