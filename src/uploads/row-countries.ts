import { resolveCountries } from '../countries/countries.ts';
import { detectJurisdictions } from '../jurisdictions/jurisdictions.ts';
import { isPlaceholder } from '../matching/normalise/placeholders.ts';

/** Texts whose meaning is kept: files name few countries many times. */
const MOST_KNOWN = 5_000;
const known = new Map<string, boolean>();

/** True for a text that names a country or a place that raises a flag, and for one that stands for nothing, such as `-`. */
export function isCountryUnderstood(text: string): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  const is =
    isPlaceholder(text) ||
    resolveCountries(text).length > 0 ||
    detectJurisdictions({ country: text }).length > 0;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, is);
  return is;
}
