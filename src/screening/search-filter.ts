import { admittedCountries } from '../countries/admitted.ts';
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
  const countryCodes = country === undefined ? [] : admittedCountries(country);
  if (countryCodes.length === 0 || countryUse === 'stands_beside') return { filter: wider };
  const filter = { ...wider, countryCodes };
  return countryUse === 'narrows' ? { filter } : { filter, wider };
}
