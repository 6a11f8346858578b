import { resolveCountry } from '../countries/countries.ts';
import type { ScreeningOptions } from '../domain/match.ts';
import type { SearchFilter } from '../search/search-engine.ts';

/** What a search looks through. */
export interface SearchScope {
  readonly filter: SearchFilter;
  /** The filter without the country, where the answer tells what the country hides. */
  readonly wider?: SearchFilter;
}

/** Which of the options decide what a search looks through. */
type ScopeOptions = Pick<ScreeningOptions, 'lists' | 'entryType' | 'country' | 'countryUse'>;

/** The scope of a screening. Unknown country text never narrows: the wider search is the safe one. */
export function scopeOf({ lists, entryType, country, countryUse = 'narrows' }: ScopeOptions): SearchScope {
  const wider = { lists, ...(entryType === undefined ? {} : { entryType }) };
  const countryCode = country === undefined ? null : resolveCountry(country);
  if (countryCode === null || countryUse === 'stands_beside') return { filter: wider };
  const filter = { ...wider, countryCode };
  return countryUse === 'narrows' ? { filter } : { filter, wider };
}
