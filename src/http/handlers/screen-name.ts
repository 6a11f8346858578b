import type { RequestHandler } from 'express';
import { searchableContacts } from '../../screening/contact-values.ts';
import { searchedContacts } from '../../screening/screen-contacts.ts';
import { createScreeningAnswers } from '../answer-screening.ts';
import { askerFor } from '../asker-for.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { catalogueByCode } from '../presenters/catalogue-by-code.ts';
import { presentScreening } from '../presenters/screening-result.ts';
import { nameScreeningRequest, type NameScreenBody } from '../requests/name-screen.ts';
import { originOf } from '../request-context.ts';
import { queryLimit } from '../requests/screening-options.ts';

/** `POST /screen/`: one search for the name and one for each contact value. */
export function screenName(dependencies: HttpDependencies): RequestHandler {
  const { screeningsBy, catalogue, isSearchable, requireLists, prepareScreening, clock } = dependencies;
  const answer = createScreeningAnswers(dependencies);
  return async (request, response) => {
    const screening = screeningsBy(originOf(response));
    const body = request.body as NameScreenBody;
    const { entries, screen } = await prepareScreening('api_single', 1, async () => {
      await requireLists();
      const entries = await catalogue();
      const choice = { catalogue: entries, isSearchable };
      const inUrl = queryLimit(request.query);
      return { entries, screen: nameScreeningRequest(body, { inUrl, choice, now: clock() }) };
    });
    await answer(request, response, {
      operationId: 'screenName',
      searches: 1 + searchableContacts(screen.contacts ?? []),
      run: async () => {
        const found = await screening.screenName(screen, askerFor(request, response));
        const { contacts } = found;
        return {
          body: await presentScreening(found, catalogueByCode(entries)),
          searchesRun: {
            name: 1,
            address: 0,
            contact: contacts === undefined ? 0 : searchedContacts(contacts),
          },
          failures: contacts?.failure === undefined ? [] : [contacts.failure],
        };
      },
    });
  };
}
