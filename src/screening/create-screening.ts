import { resolveCountry } from '../countries/countries.ts';
import type { Clock } from '../domain/clock.ts';
import type { ScreeningOptions } from '../domain/match.ts';
import type { SearchEngine, SearchFilter } from '../search/search-engine.ts';
import { matchName } from './screen-name.ts';
import type { NameScreeningRequest, Screening, ScreeningResult } from './screening.ts';

/** What screening needs. */
export interface ScreeningDependencies {
  readonly engine: SearchEngine;
  readonly clock: Clock;
}

/** Unknown country text never narrows: the wider search is the safe one. */
function filterOf(options: ScreeningOptions): SearchFilter {
  const countryCode = options.country === undefined ? null : resolveCountry(options.country);
  return {
    lists: options.lists,
    ...(options.entryType === undefined ? {} : { entryType: options.entryType }),
    ...(countryCode === null ? {} : { countryCode }),
  };
}

/** Creates the screening use cases. */
export function createScreening({ engine, clock }: ScreeningDependencies): Screening {
  return {
    async screenName(request: NameScreeningRequest): Promise<ScreeningResult> {
      const snapshot = await engine.snapshot();
      const { matches, total } = await matchName(snapshot, {
        name: request.name,
        threshold: request.threshold,
        filter: filterOf(request),
        ...(request.limit === undefined ? {} : { limit: request.limit }),
      });
      return {
        query: request.name,
        listsSearched: request.lists,
        matches,
        totalMatches: total,
        jurisdictionFlags: [],
        screenedAt: clock(),
      };
    },
  };
}
