import type { Clock } from '../domain/clock.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { screenBatch, searchesOfBatch } from './screen-batch.ts';
import { screenContacts } from './screen-contacts.ts';
import { matchName } from './screen-name.ts';
import { filterOf } from './search-filter.ts';
import type { NameScreeningRequest, Screening, ScreeningResult } from './screening.ts';

/** What screening needs. */
export interface ScreeningDependencies {
  readonly engine: SearchEngine;
  readonly clock: Clock;
}

/** Creates the screening use cases. */
export function createScreening({ engine, clock }: ScreeningDependencies): Screening {
  return {
    async screenName(request: NameScreeningRequest): Promise<ScreeningResult> {
      const snapshot = await engine.snapshot();
      const { threshold, contacts = [] } = request;
      const limit = request.limit === undefined ? {} : { limit: request.limit };
      const shared = { threshold, filter: filterOf(request), ...limit };
      const { matches, total } = await matchName(snapshot, { name: request.name, ...shared });
      const contacted =
        contacts.length === 0 ? {} : { contacts: await screenContacts(snapshot, { contacts, ...shared }) };
      return {
        query: request.name,
        listsSearched: request.lists,
        matches,
        totalMatches: total,
        jurisdictionFlags: [],
        screenedAt: clock(),
        ...contacted,
      };
    },
    searchesOfBatch: (request) => searchesOfBatch(request, null),
    async screenBatch(request) {
      return screenBatch(await engine.snapshot(), request, { addresses: null, clock });
    },
  };
}
