import { countryName, resolveCountries, resolveCountry } from '../countries/countries.ts';
import { similarCountries } from '../countries/similar-countries.ts';
import { detectJurisdictions } from '../jurisdictions/jurisdictions.ts';
import { isPlaceholder } from '../matching/normalise/placeholders.ts';

/** No field for a country is longer. */
const LONGEST = 200;

/** What a text in a field for a country says. */
export type GivenCountry =
  /** Nothing, or a text that stands for nothing, such as `-`. */
  | { readonly kind: 'none' }
  /** One country, which can narrow. */
  | { readonly kind: 'country'; readonly code: string; readonly name: string }
  /** Several countries, or a place that is flagged: it raises flags, and never narrows. */
  | { readonly kind: 'place' }
  /** No country that is known: it raises no flag and narrows nothing. English names of countries it may mean. */
  | { readonly kind: 'unknown'; readonly similar: readonly string[] };

/** Texts whose meaning is kept: files name few countries many times. */
const MOST_KNOWN = 5_000;
const known = new Map<string, GivenCountry>();

/** Reads a field for a country. Whoever shows an answer must say so where it is not understood: no flag is no clearance then. */
export function readGivenCountry(text: string): GivenCountry {
  if (text.length > LONGEST) return text.trim() === '' ? { kind: 'none' } : { kind: 'unknown', similar: [] };
  const before = known.get(text);
  if (before !== undefined) return before;
  const given = read(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, given);
  return given;
}

function read(text: string): GivenCountry {
  if (text.trim() === '') return { kind: 'none' };
  const code = resolveCountry(text);
  if (code !== null) return { kind: 'country', code, name: countryName(code) };
  const isPlace = resolveCountries(text).length > 0 || detectJurisdictions({ country: text }).length > 0;
  if (isPlace) return { kind: 'place' };
  return isPlaceholder(text) ? { kind: 'none' } : { kind: 'unknown', similar: similarCountries(text) };
}
