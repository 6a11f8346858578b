import { resolveCountry } from '../../countries/countries.ts';
import { isKnownTown, regionCodes } from '../knowledge/words-of-addresses.ts';
import { isPlaceholder } from '../normalise/placeholders.ts';
import { addressTables, type WordMeaning } from './address-tables.ts';
import { takePostalCodes } from './postal-codes.ts';
import { readAddress } from './read-address.ts';
import { splitAddress, type AddressSegment } from './split-address.ts';

/**
 * True when an address can be compared with listed addresses. False for a text every part of which is known as a town,
 * region, country or postal code, and none of which is the number of a house or names a building (interface specification
 * 4.2 and 4.3); for a text without any word; and for what stands for no address, such as `-` and `N/A`. A part that nobody
 * knows may be a street: to refuse it would hide a hit. `country` is the country sent beside it: a text that only repeats it
 * names no street.
 */
export function namesStreet(address: string, country?: string): boolean {
  if (isPlaceholder(address) || isCountry(address) || address.trim() === country?.trim()) return false;
  const { names, boxes } = readAddress(address);
  if (boxes.length > 0) return true;
  const segments = splitAddress(takePostalCodes(address).rest);
  return !segments.every(isPlace) && (names.length > 0 || segments.flat().some(isLongWord));
}

/** "Iran", "Hong Kong, China", "Myanmar (Burma)", but not "12 Main Street, Iran", which a country field would read as Iran. */
function isCountry(text: string): boolean {
  const parts = text.split(/[,;/()\n]|\.\s| [-–—] /u).filter((part) => part.trim() !== '');
  return parts.every((part) => resolveCountry(part) !== null);
}

const isLongWord = ({ text, isNumber }: { readonly text: string; readonly isNumber: boolean }): boolean =>
  !isNumber && text.length > 1;

/** How the words of a phrase count: as a place, as a word beside one, or as one that nobody knows. */
type Part = 'place' | 'admin' | 'beside' | 'unknown';

const POSTAL_CODE = /^[a-z]{0,3}\d{4,10}$|^\d{3}-\d{1,4}$/u;

function partOf(form: string, meaning: WordMeaning | undefined): Part | null {
  if (meaning?.country !== undefined || meaning?.town !== undefined || meaning?.region !== undefined)
    return 'place';
  if (isKnownTown(form) || regionCodes(form).length > 0) return 'place';
  if (meaning?.admin !== undefined && meaning.street === undefined) return 'admin';
  if (meaning?.stop === true || meaning?.direction !== undefined) return 'beside';
  if (meaning === undefined || (meaning.full !== undefined && meaning.street === undefined)) return null;
  return 'unknown';
}

/** The longest phrase at a place of a segment that says something; a word that nobody knows otherwise. */
function phraseAt(segment: AddressSegment, start: number): { readonly part: Part; readonly length: number } {
  const { longestPhrase, meanings } = addressTables();
  for (let length = Math.min(longestPhrase, segment.length - start); length > 0; length--) {
    const tokens = segment.slice(start, start + length);
    if (tokens.some(({ isNumber }) => isNumber)) continue;
    const form = tokens.map(({ text }) => text).join(' ');
    const part = partOf(form, meanings.get(form));
    // "Street Plantation" is a town nowhere: of longer phrases only places and words beside them count.
    if (part !== null && (length === 1 || part !== 'unknown')) return { part, length };
  }
  return { part: 'unknown', length: 1 };
}

/** True for a segment that holds nothing but places, words for kinds of them, and postal codes. */
function isPlace(segment: AddressSegment): boolean {
  const parts: Part[] = [];
  for (let start = 0; start < segment.length;) {
    const token = segment[start];
    if (token?.isNumber === true) {
      if (!POSTAL_CODE.test(token.text)) return false;
      start++;
      continue;
    }
    const { part, length } = phraseAt(segment, start);
    // "Rio de Janeiro, RJ", "Wels OÖ": letters of a region, behind a place or by themselves.
    if (
      part === 'unknown' &&
      length === 1 &&
      (token?.text.length ?? 0) <= 3 &&
      start === segment.length - 1
    ) {
      parts.push('beside');
      break;
    }
    parts.push(part);
    start += length;
  }
  const unknown = parts.filter((part) => part === 'unknown').length;
  // "Omutninsky district": its word says that it is one.
  if (unknown > 0)
    return unknown === 1 && parts.length === 2 && parts.includes('admin') && !isNamedOtherwise(segment);
  return true;
}

/** A word that is known as something else than a place: "Tower District". */
function isNamedOtherwise(segment: AddressSegment): boolean {
  return segment.some(({ text }) => {
    const meaning = addressTables().meanings.get(text);
    return meaning?.building !== undefined || meaning?.street !== undefined || meaning?.marker === 'unit';
  });
}
