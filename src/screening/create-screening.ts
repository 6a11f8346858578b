import type { Clock } from '../domain/clock.ts';
import type { JurisdictionFlag } from '../domain/match.ts';
import { detectJurisdictions } from '../jurisdictions/jurisdictions.ts';
import { createQueryAddress } from '../matching/addresses/query-address.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { matchAddress, requireStreet } from './screen-address.ts';
import { screenBatch, searchesOfBatch } from './screen-batch.ts';
import { screenContacts } from './screen-contacts.ts';
import { matchName } from './screen-name.ts';
import { filterOf } from './search-filter.ts';
import type {
  AddressScreeningRequest,
  NameScreeningRequest,
  Screening,
  ScreeningResult,
} from './screening.ts';

/** What screening needs. */
export interface ScreeningDependencies {
  readonly engine: SearchEngine;
  readonly clock: Clock;
}

function flagsOf({
  country,
  address,
}: {
  readonly country?: string;
  readonly address?: string;
}): readonly JurisdictionFlag[] {
  return detectJurisdictions({
    ...(country === undefined ? {} : { country }),
    ...(address === undefined ? {} : { address }),
  });
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
        jurisdictionFlags: flagsOf(request),
        screenedAt: clock(),
        ...contacted,
      };
    },
    async screenAddress(request: AddressScreeningRequest): Promise<ScreeningResult> {
      requireStreet(request.address, request.country);
      const { matches, total } = await matchAddress(await engine.snapshot(), {
        query: createQueryAddress(request.address),
        threshold: request.threshold,
        filter: filterOf(request),
        ...(request.limit === undefined ? {} : { limit: request.limit }),
      });
      return {
        query: request.address,
        listsSearched: request.lists,
        matches,
        totalMatches: total,
        jurisdictionFlags: flagsOf(request),
        screenedAt: clock(),
      };
    },
    searchesOfBatch,
    async screenBatch(request) {
      return screenBatch(await engine.snapshot(), request, { clock });
    },
  };
}
