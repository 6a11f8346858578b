import type { Draft, SegmentDraft } from './address-drafts.ts';
import type { AddressItem } from './address-items.ts';
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
    const hasOtherStreet = item.text === 'str' && draft.hasStreetWord;
    const mayBeBuilding = draft.houses.length > 0 || segment.loose.length > 0 || hasOtherStreet;
    const taken = readMarker(items, index, draft, { mayBeBuilding, loose: segment.loose });
    if (taken > 0) {
      segment.marked = true;
      index += taken - 1;
      continue;
    }
    if (item.isNumber) readNumber(item, items[index + 1], segment, index === 0);
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
