import { resolveCountry } from '../../countries/countries.ts';
import { isPlaceholder } from '../normalise/placeholders.ts';
import { readAddress } from './read-address.ts';

/** "The Shard, London": an article before a name within a town is a building's, not a district's. */
const ARTICLE_BEFORE_NAME = /^\s*the\s+\p{L}/iu;

/**
 * True when an address names a street, a building, a post office box or a plot, so that it can be compared with listed
 * addresses; false for town, district, region, country and postal code alone (interface specification 4.2 and 4.3), and for
 * what stands for no address, such as `-` and `N/A`.
 * `country` is the country sent beside it: a text that only repeats it names no street.
 */
export function namesStreet(address: string, country?: string): boolean {
  if (isPlaceholder(address) || isCountry(address) || address.trim() === country?.trim()) return false;
  const read = readAddress(address);
  if (read.namesStreet) return true;
  return ARTICLE_BEFORE_NAME.test(address) && read.towns.length > 0 && read.names.length > 0;
}

/** "Iran", "Hong Kong, China", "Myanmar (Burma)", but not "12 Main Street, Iran", which a country field would read as Iran. */
function isCountry(text: string): boolean {
  const parts = text.split(/[,;/()\n]|\.\s| [-–—] /u).filter((part) => part.trim() !== '');
  return parts.every((part) => resolveCountry(part) !== null);
}
