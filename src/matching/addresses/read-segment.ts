import type { Draft, SegmentDraft } from './address-drafts.ts';
import type { AddressItem } from './address-items.ts';
import { numberSaidAt, saidNumber } from './number-words.ts';
import { standsBehindName } from './street-word-order.ts';
import { readMarker } from './read-numbers.ts';

const isLetter = (item: AddressItem): boolean => item.text.length === 1 && !item.isNumber;

/** Kinds of buildings that towns are also called after: Fort Worth, Port Vila. */
const WEAK_BUILDINGS: ReadonlySet<string> = new Set(['park', 'port', 'station']);

function readNumber(
  item: AddressItem,
  next: AddressItem | undefined,
  segment: SegmentDraft,
  isFirst: boolean,
): void {
  if (next?.meaning.date === true && !segment.marked) {
    segment.names.push({ kind: 'number', text: item.ordinal || item.text, consonantal: false });
    return;
  }
  const place = segment.names.length;
  segment.loose.push({ text: item.text, isOrdinal: item.ordinal !== '', place, isFirst });
}

/** Reads a word without a number beside it. */
function readWord(item: AddressItem, segment: SegmentDraft): void {
  const { meaning, text, consonantal } = item;
  const { street, direction, building, admin } = meaning;
  if (street !== undefined) {
    segment.names.push({ kind: 'type', text, value: street, consonantal });
    segment.hasStreet = true;
  } else if (meaning.country !== undefined) {
    segment.names.push({ kind: 'country', text, value: meaning.country, consonantal });
  } else if (meaning.town !== undefined) {
    segment.names.push({ kind: 'town', text, value: meaning.town, consonantal });
  } else if (meaning.region !== undefined) {
    segment.names.push({ kind: 'region', text, value: meaning.region, consonantal });
  } else if (meaning.landmark === true) {
    segment.names.push({ kind: 'name', text, consonantal });
    segment.hasBuilding = true;
  } else if (direction !== undefined) {
    segment.names.push({ kind: 'direction', text, value: direction, consonantal });
  } else if (building !== undefined) {
    segment.names.push({
      kind: 'building',
      text,
      value: building === 'other' ? text : building,
      consonantal,
    });
    if (!WEAK_BUILDINGS.has(building)) segment.hasBuilding = true;
  } else if (admin !== undefined) {
    segment.admins.push(admin);
    segment.names.push({ kind: 'admin', text, value: admin, consonantal });
  } else if (meaning.ordinal !== undefined) {
    segment.names.push({ kind: 'number', text: meaning.ordinal, consonantal: false });
  } else if (meaning.generic === true) {
    segment.names.push({ kind: 'building', text, value: text, consonantal });
  } else if (meaning.stop !== true && meaning.marker === undefined && text.length > 1) {
    segment.names.push({ kind: 'name', text: meaning.full ?? text, consonantal });
  } else if (meaning.marker === 'building' && text.length > 3) {
    segment.names.push({ kind: 'building', text, value: 'building', consonantal });
    if (/^(?:building|edificio|hangar|villa|chalet|warehouse)/u.test(text)) segment.hasBuilding = true;
  }
}

/** "One Canada Square": a number in words before a name, where no other number stands. */
function isNumberWord(items: readonly AddressItem[], index: number): boolean {
  const next = items[index + 1];
  return (
    index === 0 &&
    items[index]?.meaning.number !== undefined &&
    next !== undefined &&
    !items.some((item) => item.isNumber)
  );
}

/** "Calle Cincuenta", "Ninety-Sixth Street", "Via XX Settembre", "Hassan II": a number in words or Roman letters beside a name. */
function isNumberOfStreet(items: readonly AddressItem[], index: number): boolean {
  const next = items[index + 1];
  if (saidNumber(items[index], next) === '') return false;
  if (items[index]?.meaning.number === undefined) return true;
  const before = items[index - 1];
  return (
    next?.meaning.date === true ||
    (next?.meaning.street !== undefined && next.meaning.marker === undefined) ||
    (before?.meaning.street !== undefined && !standsBehindName(before.text))
  );
}

/** "Calle Mayor, ocho": a number in words with nothing else between commas, or at the end. */
function isNumberAlone(items: readonly AddressItem[], index: number): boolean {
  return (
    items[index]?.meaning.number !== undefined &&
    index === items.length - 1 &&
    !items.some(({ isNumber }) => isNumber)
  );
}

const COMPASS: Readonly<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west' };

/** "123 N Main Street", "Main St S": a letter in front of the street's name, behind its number, or behind the street's word. */
function compassLetter(items: readonly AddressItem[], index: number): string | undefined {
  const direction = COMPASS[items[index]?.text ?? ''];
  if (direction === undefined) return undefined;
  const before = items[index - 1];
  const isStreetWord = (item: AddressItem | undefined): boolean =>
    item?.meaning.street !== undefined && standsBehindName(item.text);
  if (isStreetWord(before) && before?.text !== 'g') return direction;
  const isFirst = index === 0 || before?.isNumber === true;
  return isFirst && items.slice(index + 2, index + 6).some(isStreetWord) ? direction : undefined;
}

/** "Town Road", "Branch St", "Old Village Lane": a word for places or units that a street is called by. */
function isNamedByKind(items: readonly AddressItem[], index: number): boolean {
  const { meaning, isNumber, text } = items[index] ?? { meaning: {}, isNumber: true, text: '' };
  const next = items[index + 1];
  if (isNumber || meaning.street !== undefined || text.length < 4) return false;
  if (meaning.admin === undefined && meaning.marker === undefined) return false;
  const isBeforeStreet =
    next?.meaning.street !== undefined && next.meaning.marker === undefined && standsBehindName(next.text);
  return (
    isBeforeStreet &&
    (index === 0 ||
      items[index - 1]?.isNumber === true ||
      items[index - 1]?.meaning.generic === true ||
      items[index - 1]?.meaning.direction !== undefined)
  );
}

/** "St Albans": before a name, in an address without a house number, a saint. */
function isSaint(items: readonly AddressItem[], index: number, draft: Draft): boolean {
  return index === 0 && items[0]?.text === 'st' && items.length > 1 && !draft.hasShortNumber;
}

/** Reads the items of one segment; numbers that no word says the meaning of stay loose. */
export function readSegment(items: readonly AddressItem[], draft: Draft): SegmentDraft {
  const segment: SegmentDraft = {
    names: [],
    loose: [],
    admins: [],
    marked: false,
    hasStreet: false,
    hasBuilding: false,
    hasKnownPlace: false,
  };
  const letters: string[] = [];
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (item === undefined) break;
    if (isSaint(items, index, draft)) continue;
    const compass = compassLetter(items, index);
    if (compass !== undefined) {
      segment.names.push({ kind: 'direction', text: compass, value: compass, consonantal: false });
      continue;
    }
    if (isNamedByKind(items, index)) {
      segment.names.push({ kind: 'name', text: item.text, consonantal: item.consonantal });
      continue;
    }
    const hasOtherStreet = item.text === 'str' && draft.hasStreetWord;
    const mayBeBuilding = draft.houses.length > 0 || segment.loose.length > 0 || hasOtherStreet;
    const taken = readMarker(items, index, draft, { mayBeBuilding, loose: segment.loose });
    if (taken > 0) {
      segment.marked = true;
      index += taken - 1;
      continue;
    }
    const said = numberSaidAt(items, index);
    if (said !== null) {
      const place = segment.names.length;
      segment.loose.push({ text: said.value, isOrdinal: false, place, isFirst: index === 0 });
      index += said.length - 1;
    } else if (item.isNumber) readNumber(item, items[index + 1], segment, index === 0);
    else if (isNumberOfStreet(items, index))
      segment.names.push({ kind: 'number', text: saidNumber(item, items[index + 1]), consonantal: false });
    else if (isNumberAlone(items, index))
      segment.loose.push({
        text: saidNumber(item),
        isOrdinal: false,
        place: segment.names.length,
        isFirst: false,
      });
    else if (isNumberWord(items, index)) {
      segment.loose.push({ text: item.meaning.number ?? '', isOrdinal: false, place: 0, isFirst: true });
    } else if (!isLetter(item) || item.meaning.street !== undefined || item.meaning.direction !== undefined) {
      readWord(item, segment);
    } else letters.push(item.text);
  }
  // "C. Expressway": a letter is a name where there is no other.
  if (segment.hasStreet && segment.names.every(({ kind }) => kind === 'type') && segment.loose.length === 0) {
    for (const text of letters) segment.names.unshift({ kind: 'number', text, consonantal: false });
  }
  return segment;
}
