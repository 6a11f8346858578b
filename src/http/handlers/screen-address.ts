import type { RequestHandler } from 'express';
import { createScreeningAnswers } from '../answer-screening.ts';
import { askerFor } from '../asker-for.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { catalogueByCode } from '../presenters/catalogue-by-code.ts';
import { presentScreening } from '../presenters/screening-result.ts';
import { originOf } from '../request-context.ts';
import { addressScreeningRequest, type AddressScreenBody } from '../requests/address-screen.ts';
import { queryLimit } from '../requests/screening-options.ts';

/** `POST /screen/address/`: one search for the address. */
export function screenAddress(dependencies: HttpDependencies): RequestHandler {
  const { screeningsBy, catalogue, isSearchable, requireLists, prepareScreening } = dependencies;
  const answer = createScreeningAnswers(dependencies);
  return async (request, response) => {
    const screening = screeningsBy(originOf(response));
    const body = request.body as AddressScreenBody;
    const { entries, screen } = await prepareScreening('api_address', 1, async () => {
      await requireLists();
      const entries = await catalogue();
      const choice = { catalogue: entries, isSearchable };
      return { entries, screen: addressScreeningRequest(body, queryLimit(request.query), choice) };
    });
    await answer(request, response, {
      operationId: 'screenAddress',
      searches: 1,
      run: async () => ({
        body: await presentScreening(
          await screening.screenAddress(screen, askerFor(request, response)),
          catalogueByCode(entries),
        ),
        searchesRun: { name: 0, address: 1, contact: 0 },
        failures: [],
      }),
    });
  };
}
