import { itemsOf, type AddressItem } from './address-items.ts';
import type { AdminKind } from './address-tables.ts';
import { postalForm, takePostalCodes } from './postal-codes.ts';
import { placeNames, type NameWord, type SegmentName } from './place-names.ts';
import { splitAddress } from './split-address.ts';
import { readMarker, type NumberDraft } from './read-numbers.ts';

/** A name of an address and how much it says. */
export interface ReadName extends NameWord {
  /** `street` is compared first; `area` is a district, a building beside a street, the name of an occupant. */
  readonly role: 'street' | 'area';
}

/** The parts of an address, whatever its language and order. */
export interface ReadAddress {
  readonly names: readonly ReadName[];
  readonly streetTypes: readonly string[];
  readonly directions: readonly string[];
  /** House numbers in order, then building numbers within them. */
  readonly houses: readonly string[];
  readonly units: readonly string[];
  readonly levels: readonly string[];
  readonly boxes: readonly string[];
  readonly postalCodes: readonly string[];
  readonly towns: readonly string[];
  readonly regions: readonly string[];
  /** ISO 3166-1 alpha-2 codes. */
  readonly countries: readonly string[];
  /** True when it says more than town, region, country and postal code. */
  readonly namesStreet: boolean;
}

/** A number that no word says the meaning of. */
interface LooseNumber {
  readonly text: string;
  readonly isOrdinal: boolean;
  /** Position among the names of its segment. */
  readonly place: number;
  readonly isFirst: boolean;
}

/** One segment while it is read. */
interface SegmentDraft {
  readonly names: SegmentName[];
  readonly loose: LooseNumber[];
  readonly admins: AdminKind[];
  /** A marker with a number was read in it. */
  marked: boolean;
  hasStreet: boolean;
  hasBuilding: boolean;
  hasKnownPlace: boolean;
}

interface Draft extends NumberDraft {
  readonly directions: string[];
  readonly types: string[];
  readonly towns: string[];
  readonly regions: string[];
  readonly countries: string[];
}

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
  } else if (meaning.marker !== undefined && text.length > 3) {
    segment.names.push({ kind: 'building', text, value: meaning.marker, consonantal });
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

/** "St Albans": before a name, in a segment without numbers, a saint. */
function isSaint(items: readonly AddressItem[], index: number): boolean {
  return index === 0 && items[0]?.text === 'st' && items.length > 1 && !items.some((item) => item.isNumber);
}

function readSegment(items: readonly AddressItem[], draft: Draft): SegmentDraft {
  const segment: SegmentDraft = {
    names: [],
    loose: [],
    admins: [],
    marked: false,
    hasStreet: false,
    hasBuilding: false,
    hasKnownPlace: false,
  };
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (item === undefined) break;
    if (isSaint(items, index)) continue;
    const hasNumber = draft.houses.length > 0 || segment.loose.length > 0;
    const taken = readMarker(items, index, draft, { hasNumber, loose: segment.loose });
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
    }
  }
  return segment;
}

/** Digits that are more likely a postal code than a house number, where they stand. */
function isPostal(number: LooseNumber, segment: SegmentDraft, hasHouse: boolean): boolean {
  if (!/^\d{4,6}$/u.test(number.text)) return false;
  if (number.text.length === 6) return true;
  const words = segment.names.filter(
    ({ kind }) => kind === 'name' || kind === 'number' || kind === 'building',
  ).length;
  const alone = segment.loose.length === 1 && !segment.marked;
  if (number.text.length === 5) return !(segment.hasStreet && alone && number.isFirst && !hasHouse);
  if (segment.hasStreet || segment.hasBuilding) return !alone && segment.hasKnownPlace;
  return segment.hasKnownPlace || hasHouse || (words > 0 && number.isFirst && words < 3);
}

/** Gives each loose number of a segment its meaning. */
function settleNumbers(segment: SegmentDraft, draft: Draft): void {
  let streetNumbers = 0;
  for (const number of segment.loose) {
    const before = segment.names[number.place - 1];
    const after = segment.names[number.place + streetNumbers];
    const besideType = before?.kind === 'type' || after?.kind === 'type';
    const isBare = segment.names
      .slice(0, number.place)
      .every(({ kind }) => kind === 'type' || kind === 'direction');
    const onlyType = before?.kind === 'type' && isBare && streetNumbers === 0;
    const isNamed = segment.hasStreet && ((number.isOrdinal && besideType) || onlyType);
    if (isNamed) {
      segment.names.splice(number.place + streetNumbers, 0, {
        kind: 'number',
        text: number.text.replace(/\D+$/u, ''),
        consonantal: false,
      });
      streetNumbers++;
    } else if (isPostal(number, segment, draft.houses.length > 0))
      draft.postalCodes.push(postalForm(number.text));
    else draft.houses.push(number.text);
  }
}

type NamedSegment = SegmentDraft & { words: readonly NameWord[]; numbered: boolean };

/** Says which segments name the street: those with its word, else those with a number, else those of buildings. */
function streetSegments(segments: readonly NamedSegment[]): ReadonlySet<NamedSegment> {
  const withWords = segments.filter(({ words }) => words.length > 0);
  const rules: readonly ((segment: NamedSegment) => boolean)[] = [
    (segment) => segment.names.some(({ kind, value }) => kind === 'type' && value !== 'drive'),
    (segment) => segment.hasStreet || segment.numbered,
    (segment) => segment.hasBuilding,
  ];
  for (const rule of rules) {
    const found = withWords.filter(rule);
    if (found.length > 0) return new Set(found);
  }
  return new Set();
}

function evidence(segments: readonly NamedSegment[], draft: Draft): boolean {
  if (draft.boxes.length > 0 || draft.kilometres > 0) return true;
  if (segments.some((segment) => segment.words.length > 0 && (segment.hasStreet || segment.hasBuilding)))
    return true;
  const numbered = segments.some((segment) => segment.words.length > 0 && segment.numbered);
  return numbered || (draft.marked && segments.some((segment) => segment.words.length > 0));
}

/** Reads one text of an address. Pure; never throws, whatever the text. */
export function readAddress(text: string): ReadAddress {
  const { rest, codes } = takePostalCodes(text);
  const draft: Draft = {
    houses: [],
    buildings: [],
    units: [],
    levels: [],
    boxes: [],
    postalCodes: [...codes],
    kilometres: 0,
    marked: false,
    directions: [],
    types: [],
    towns: [],
    regions: [],
    countries: [],
  };
  const split = splitAddress(rest);
  const segments: NamedSegment[] = [];
  split.forEach((tokens, index) => {
    const segment = readSegment(itemsOf(tokens, index >= split.length - 3), draft);
    const placed = placeNames(segment.names, {
      hasNumber: segment.loose.length > 0 || segment.marked,
      admins: segment.admins,
    });
    segment.hasKnownPlace = placed.towns.length + placed.regions.length + placed.countries.length > 0;
    draft.towns.push(...placed.towns);
    draft.regions.push(...placed.regions);
    draft.countries.push(...placed.countries);
    const houseCount = draft.houses.length;
    const previous = segments.at(-1);
    settleNumbers(segment, draft);
    const { words, types, directions } = placeNames(segment.names, {
      hasNumber: segment.loose.length > 0 || segment.marked,
      admins: segment.admins,
    });
    draft.types.push(...types);
    draft.directions.push(...directions);
    const numbered = draft.houses.length > houseCount || (segment.marked && words.length > 0);
    if (numbered && words.length === 0 && previous !== undefined && previous.words.length > 0)
      previous.numbered = true;
    segments.push({ ...segment, words, numbered: numbered && words.length > 0 });
  });
  const street = streetSegments(segments);
  return {
    names: segments.flatMap((segment) =>
      segment.words.map((word): ReadName => ({ ...word, role: street.has(segment) ? 'street' : 'area' })),
    ),
    streetTypes: [...new Set(draft.types)],
    directions: [...new Set(draft.directions)],
    houses: [...draft.houses, ...draft.buildings],
    units: draft.units,
    levels: draft.levels,
    boxes: draft.boxes,
    postalCodes: [...new Set(draft.postalCodes)],
    towns: [...new Set(draft.towns)],
    regions: [...new Set(draft.regions)],
    countries: [...new Set(draft.countries)],
    namesStreet: evidence(segments, draft),
  };
}
