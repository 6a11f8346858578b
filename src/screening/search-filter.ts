import { resolveCountry } from '../countries/countries.ts';
import type { ScreeningOptions } from '../domain/match.ts';
import type { SearchFilter } from '../search/search-engine.ts';

/** The filter of a screening. Unknown country text never narrows: the wider search is the safe one. */
export function filterOf(options: Pick<ScreeningOptions, 'lists' | 'entryType' | 'country'>): SearchFilter {
  const countryCode = options.country === undefined ? null : resolveCountry(options.country);
  return {
    lists: options.lists,
    ...(options.entryType === undefined ? {} : { entryType: options.entryType }),
    ...(countryCode === null ? {} : { countryCode }),
  };
}
