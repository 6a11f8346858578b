import { addressTables, type WordMeaning } from './address-tables.ts';
import type { AddressSegment, AddressToken } from './split-address.ts';

/** A number, a word, or a phrase with one meaning. */
export interface AddressItem {
  /** Tokens joined with spaces. */
  readonly text: string;
  readonly isNumber: boolean;
  readonly ordinal: string;
  readonly consonantal: boolean;
  readonly meaning: WordMeaning;
}

const NOTHING: WordMeaning = {};

/** "CA", "ON", "DE" are regions only at the end of a segment or before a postal code. */
function mayBeCode(segment: AddressSegment, place: number): boolean {
  const next = segment[place + 1];
  return next === undefined || next.isNumber;
}

/** "FL 33317", "VIC 3000": a region, whatever else its letters mean. */
const isBeforePostalCode = (segment: AddressSegment, place: number): boolean =>
  segment[place]?.isNumber === true && /^\d{4,5}$/u.test(segment[place].text);

function meaningAt(
  segment: AddressSegment,
  start: number,
  length: number,
  isLate: boolean,
): WordMeaning | undefined {
  const tokens = segment.slice(start, start + length);
  if (tokens.some((token) => token.isNumber)) return undefined;
  const form = tokens.map((token) => token.text).join(' ');
  const meaning = addressTables().meanings.get(form);
  if (meaning?.region !== undefined && form.length <= 3 && isBeforePostalCode(segment, start + length))
    return { region: meaning.region };
  if (meaning?.region !== undefined && form.length <= 2 && !(isLate && mayBeCode(segment, start))) {
    const { region: _region, ...others } = meaning;
    return others;
  }
  return meaning;
}

/** A country's two letters, alone at the end of an address. */
function countryCode(segment: AddressSegment): WordMeaning | undefined {
  const [token] = segment;
  const code = token?.text.toUpperCase() ?? '';
  return segment.length === 1 && addressTables().countryCodes.has(code) ? { country: code } : undefined;
}

function itemOf(tokens: readonly AddressToken[], meaning: WordMeaning): AddressItem {
  const [first] = tokens;
  return {
    text: tokens.map((token) => token.text).join(' '),
    isNumber: first?.isNumber ?? false,
    ordinal: first?.ordinal ?? '',
    consonantal: tokens.every((token) => token.consonantal),
    meaning,
  };
}

/** Letters of two characters at least. */
const SHORTEST_BEHIND = 4;

/** "上海黄浦" is read as one word: the town in front of it stands by itself. */
function dividedToken(token: AddressToken): readonly AddressToken[] {
  const { meanings, prefixes } = addressTables();
  if (token.isNumber || token.text.length < 2 * SHORTEST_BEHIND || meanings.has(token.text)) return [token];
  const prefix = prefixes.find(
    (form) => token.text.startsWith(form) && token.text.length >= form.length + SHORTEST_BEHIND,
  );
  if (prefix === undefined) return [token];
  return [
    { ...token, text: prefix },
    { ...token, text: token.text.slice(prefix.length) },
  ];
}

/**
 * Groups the tokens of a segment into items, the longest known phrases first; `toEnd` is how many segments follow:
 * regions and countries by their letters stand near the end.
 */
export function itemsOf(tokens: AddressSegment, toEnd: number): readonly AddressItem[] {
  const segment = tokens.flatMap(dividedToken);
  const isLate = toEnd < 3;
  const { longestPhrase } = addressTables();
  const code = toEnd === 0 ? countryCode(segment) : undefined;
  if (code !== undefined && meaningAt(segment, 0, 1, isLate)?.region === undefined)
    return [itemOf(segment, code)];
  const items: AddressItem[] = [];
  for (let start = 0; start < segment.length;) {
    let length = segment[start]?.isNumber === true ? 1 : Math.min(longestPhrase, segment.length - start);
    let meaning = meaningAt(segment, start, length, isLate);
    while (meaning === undefined && length > 1) meaning = meaningAt(segment, start, --length, isLate);
    items.push(itemOf(segment.slice(start, start + length), meaning ?? NOTHING));
    start += length;
  }
  return items;
}
