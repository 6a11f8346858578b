import { addressTables, type WordMeaning } from './address-tables.ts';
import { standsBehindName } from './street-word-order.ts';
import type { AddressSegment, AddressToken } from './split-address.ts';

/** Shorter segments hold no second part. */
const SHORTEST = 4;

const meaningOf = (token: AddressToken | undefined): WordMeaning =>
  (token === undefined || token.isNumber ? undefined : addressTables().meanings.get(token.text)) ?? {};

const isStreet = (token: AddressToken | undefined): boolean =>
  meaningOf(token).street !== undefined && meaningOf(token).marker === undefined;

/** A word that may begin a town or district: no word of streets, units or storeys, and none that links others. */
function mayBegin(token: AddressToken | undefined): boolean {
  if (token === undefined || token.isNumber || token.text.length < 2) return false;
  const { street, marker, stop, level, date, direction } = meaningOf(token);
  return (
    [street, marker, stop, level, date].every((part) => part === undefined) &&
    (direction === undefined || token.text.length > 2)
  );
}

const isShortNumber = (token: AddressToken | undefined): boolean =>
  token?.isNumber === true && /^\d{1,4}\D?$|[/-]/u.test(token.text);

/** "12 St Johns Road": a saint, where the word for the street follows. */
function isSaint(segment: AddressSegment, place: number): boolean {
  if (segment[place]?.text !== 'st') return false;
  for (let next = place + 1; next < segment.length && next < place + 5; next++) {
    const token = segment[next];
    if (token?.isNumber === true) return false;
    if (token !== undefined && isStreet(token) && standsBehindName(token.text)) return true;
  }
  return false;
}

const isCompassLetter = (token: AddressToken | undefined): boolean => /^[nsew]$/u.test(token?.text ?? '');

/** Where the part behind a street's word begins: behind its direction or number too; -1 where none does. */
function endBehind(segment: AddressSegment, place: number): number {
  const token = segment[place];
  if (
    place === 0 ||
    token === undefined ||
    !isStreet(token) ||
    !standsBehindName(token.text) ||
    isSaint(segment, place)
  )
    return -1;
  if (
    segment[place - 1]?.isNumber === true &&
    !segment.slice(0, place - 1).some(({ isNumber }) => isNumber) &&
    place === 1
  )
    return -1;
  let end = place + 1;
  // "King Street West Toronto", "NW 87th Ave SW Miami".
  if (meaningOf(segment[end]).direction !== undefined || isCompassLetter(segment[end])) end++;
  if (isShortNumber(segment[end]) && segment[end]?.ordinal === '') end++;
  return mayBegin(segment[end]) ? end : -1;
}

/** Where the part behind a house number begins that follows a name: "Calle Sucre 149 Santa Cruz"; -1 where none does. */
function endBehindNumber(segment: AddressSegment, place: number): number {
  const [first] = segment;
  const token = segment[place];
  if (place < 1 || first === undefined || first.isNumber || token === undefined) return -1;
  if (!isShortNumber(token) || token.ordinal !== '' || meaningOf(first).marker !== undefined) return -1;
  const before = segment[place - 1];
  // "Calle 50 Obarrio" too, but not "km 5 carretera", "flat 5 Harold House".
  const { marker } = meaningOf(before);
  if (marker !== undefined && marker !== 'house') return -1;
  if (isStreet(before) && !standsBehindName(before?.text ?? '')) return -1;
  const names = segment
    .slice(0, place)
    .filter((word) => !word.isNumber && meaningOf(word).street === undefined);
  return names.length > 0 && mayBegin(segment[place + 1]) ? place + 1 : -1;
}

/** Where the part behind a unit or storey begins, in a line with a street's word; -1 where none does. */
function endBehindUnit(segment: AddressSegment, place: number): number {
  const { marker } = meaningOf(segment[place - 1]);
  if (segment[place]?.isNumber !== true || (marker !== 'unit' && marker !== 'level')) return -1;
  return segment.slice(0, place - 1).some(isStreet) && mayBegin(segment[place + 1]) ? place + 1 : -1;
}

/**
 * Cuts a line written without commas behind the street and its number, so that town and district stand by themselves: "123 Main
 * St Plantation FL 33317", "Hauptstrasse 5 Musterstadt".
 */
export function cutLine(segment: AddressSegment): readonly AddressSegment[] {
  for (let place = 1; segment.length >= SHORTEST && place < segment.length - 1; place++) {
    const end = Math.max(
      endBehind(segment, place),
      endBehindNumber(segment, place),
      endBehindUnit(segment, place),
    );
    if (end > 0 && end < segment.length) return [segment.slice(0, end), segment.slice(end)];
  }
  return [segment];
}
