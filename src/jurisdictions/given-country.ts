import { resolveCountries, resolveCountry } from '../countries/countries.ts';
import { MARKERS, UNSPACED_MARKERS } from './data/words.ts';
import type { ReadText } from './mentions.ts';
import { isFollowedByState, isPartOfOtherName } from './surroundings.ts';
import type { Place } from './place.ts';
import { hasDigit } from './tokens.ts';

/** The countries a request names beside its street: in the country field, or at the end of the address. */
export interface GivenCountry {
  /** Upper-case alpha-2 codes; empty where nothing is given. */
  readonly codes: ReadonlySet<string>;
  /** False where the codes were read in the address for want of a country field. */
  readonly isFromField: boolean;
  /** Ids of the flagged places that the country field itself names (`DNR`, `Crimea`). */
  readonly places: ReadonlySet<string>;
}

/** British postcodes and Canadian ones have shapes of their own: an address that ends in one needs no country. */
const BRITISH_POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\s*$/u;
const CANADIAN_POSTCODE = /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\s*$/u;

/** Short names of countries that end an address; other words of two or three letters there are states and provinces. */
const SHORT_NAMES: ReadonlySet<string> = new Set(['USA', 'UK', 'UAE', 'ROK', 'PRC', 'KSA']);

/** The country codes an address names itself: at its end, as Ukraine or Russia anywhere, or by the shape of its code. */
export function inferGivenCodes(address: ReadText): ReadonlySet<string> {
  const last = lastComponent(address);
  const ending = last === null ? null : countryOfComponent(last);
  const codes = [...markedCountries(address), ...(ending === null ? [] : [ending])];
  if (codes.length > 0) return new Set(codes);
  if (BRITISH_POSTCODE.test(address.text)) return new Set(['GB']);
  return new Set(CANADIAN_POSTCODE.test(address.text) ? ['CA'] : []);
}

/** Codes of the country field; empty where it is empty or no country. */
export function codesOfField(country: string): ReadonlySet<string> {
  return new Set(resolveCountries(country));
}

function countryOfComponent(text: string): string | null {
  if (SHORT_NAMES.has(text.replaceAll('.', '').trim())) return resolveCountry(text);
  return text.replace(/\P{L}/gu, '').length > 3 || /[^\p{Script=Latin}\s\d.,-]/u.test(text)
    ? resolveCountry(text)
    : null;
}

/** Text of the last component without words that hold a digit; null where nothing is left or it is the only one. */
function lastComponent({ text, tokens }: ReadText): string | null {
  const lastBreak = tokens.findLastIndex((token) => token.text === ',');
  const words = tokens.slice(lastBreak + 1).filter((token) => !hasDigit(token));
  const [first] = words;
  const last = words.at(-1);
  return lastBreak < 0 || first === undefined || last === undefined
    ? null
    : text.slice(first.start, last.end);
}

function markedCountries(address: ReadText): readonly string[] {
  return Object.entries(MARKERS)
    .filter(
      ([code, words]) => hasMarker(address, words) || UNSPACED_MARKERS[code]?.test(address.text) === true,
    )
    .map(([code]) => code);
}

/** A marker in a street name or before a US state is no country: `Ukraine Street`, `Russia, OH`. */
function hasMarker(address: ReadText, words: ReadonlySet<string>): boolean {
  return address.tokens.some((token, from) => {
    if (!words.has(token.text)) return false;
    const spot = { words: { from, to: from + 1 } };
    return !isPartOfOtherName(address, spot, false) && !isFollowedByState(address, spot);
  });
}

/** The country given is the place's own, its parent or its claimant. */
export function isAtHome(place: Place, { codes, places }: GivenCountry): boolean {
  return places.has(place.id) || place.countries.some((code) => codes.has(code));
}

/** Nothing is given: neither a country nor a flagged place in the country field. */
export function isAbsent({ codes, places }: GivenCountry): boolean {
  return codes.size === 0 && places.size === 0;
}
