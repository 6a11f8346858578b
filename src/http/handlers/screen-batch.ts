import type { RequestHandler } from 'express';
import { totalSearches } from '../../screening/batch.ts';
import { createScreeningAnswers } from '../answer-screening.ts';
import { askerFor } from '../asker-for.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { presentBatch } from '../presenters/batch-result.ts';
import { catalogueByCode } from '../presenters/catalogue-by-code.ts';
import { originOf } from '../request-context.ts';
import { batchScreeningRequest, type BatchScreenBody } from '../requests/batch-screen.ts';

/** `POST /screen/batch/`: one search for each name, contact value and street address. */
export function screenBatch(dependencies: HttpDependencies): RequestHandler {
  const { screeningsBy, catalogue, isSearchable, requireLists, prepareScreening, clock } = dependencies;
  const answer = createScreeningAnswers(dependencies);
  return async (request, response) => {
    const screening = screeningsBy(originOf(response));
    const body = request.body as BatchScreenBody;
    const items = (body.names ?? body.items ?? []).length;
    const { entries, batch } = await prepareScreening('api_batch', items, async () => {
      await requireLists();
      const entries = await catalogue();
      const choice = { catalogue: entries, isSearchable };
      return { entries, batch: batchScreeningRequest(body, choice, clock()) };
    });
    await answer(request, response, {
      operationId: 'screenBatch',
      searches: totalSearches(screening.searchesOfBatch(batch)),
      run: async () => {
        const found = await screening.screenBatch(batch, askerFor(request, response));
        const { searchesRun, failures } = found;
        return { body: await presentBatch(found, catalogueByCode(entries)), searchesRun, failures };
      },
    });
  };
}
