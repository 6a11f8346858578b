import { itemsOf, type AddressItem } from './address-items.ts';
import type { AdminKind } from './address-tables.ts';
import { postalForm, takePostalCodes } from './postal-codes.ts';
import { placeNames, type NameWord, type PlacedNames, type SegmentName } from './place-names.ts';
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
  /** Names of villages, and of places beside a house number: where no street has a name, they stand for it. */
  /** A word for streets other than "str." stands somewhere in the address. */
  hasStreetWord: boolean;
  /** A number too short for a postal code stands somewhere in it. */
  hasShortNumber: boolean;
  readonly villages: string[];
  readonly numberedTowns: string[];
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
  return words === 0 ? segment.hasKnownPlace || hasHouse : hasHouse && alone && number.isFirst && words < 3;
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
    const isOrdinal = number.isOrdinal && (besideType || /^\d+$/u.test(number.text));
    const alone =
      after?.kind === 'type' &&
      !segment.names.some(({ kind }) => kind === 'name' || kind === 'building' || kind === 'town');
    const isNamed = segment.hasStreet && (isOrdinal || onlyType || (alone && segment.loose.length === 1));
    if (isNamed) {
      segment.names.splice(number.place + streetNumbers, 0, {
        kind: 'number',
        text: number.text.replace(/(?<=\d)\D+$/u, ''),
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

function emptyDraft(postalCodes: readonly string[]): Draft {
  return {
    houses: [],
    buildings: [],
    units: [],
    levels: [],
    boxes: [],
    postalCodes: [...postalCodes],
    kilometres: 0,
    marked: false,
    directions: [],
    types: [],
    towns: [],
    regions: [],
    countries: [],
    hasStreetWord: false,
    hasShortNumber: false,
    villages: [],
    numberedTowns: [],
  };
}

function placesOf(segment: SegmentDraft): PlacedNames {
  const hasNumber = segment.loose.length > 0 || segment.marked;
  return placeNames(segment.names, { hasNumber, admins: segment.admins });
}

/** Reads a segment into the draft; a bare house number belongs to the names before it. */
function addSegment(
  items: readonly AddressItem[],
  previous: NamedSegment | undefined,
  draft: Draft,
): NamedSegment {
  const houseCount = draft.houses.length;
  const segment = readSegment(items, draft);
  const before = placesOf(segment);
  segment.hasKnownPlace = before.towns.length + before.regions.length + before.countries.length > 0;
  settleNumbers(segment, draft);
  const { words, ...places } = placesOf(segment);
  draft.types.push(...places.types);
  draft.directions.push(...places.directions);
  draft.towns.push(...places.towns);
  draft.regions.push(...places.regions);
  draft.countries.push(...places.countries);
  draft.villages.push(...places.villages);
  const hasHouse = draft.houses.length > houseCount;
  if (hasHouse && words.length === 0 && previous !== undefined && previous.words.length > 0) {
    previous.numbered = true;
  }
  if (hasHouse) draft.numberedTowns.push(...places.towns);
  return { ...segment, words, numbered: (hasHouse || segment.marked) && words.length > 0 };
}

/** Where nothing names a street but a house has a number, the village or town stands for it. */
function standIns({ houses, villages, numberedTowns, towns }: Draft): readonly ReadName[] {
  if (houses.length === 0) return [];
  const names = [villages, numberedTowns, towns.slice(0, 1)].find((places) => places.length > 0) ?? [];
  return distinct(names).map((text) => ({ kind: 'name', text, consonantal: false, role: 'street' }));
}

const distinct = (items: readonly string[]): readonly string[] => [...new Set(items)];

/** Reads one text of an address. Pure; never throws, whatever the text. */
export function readAddress(text: string): ReadAddress {
  const { rest, codes } = takePostalCodes(text);
  const draft = emptyDraft(codes);
  const split = splitAddress(rest);
  const segments: NamedSegment[] = [];
  const items = split.map((tokens, index) => itemsOf(tokens, split.length - 1 - index));
  draft.hasStreetWord = items
    .flat()
    .some(({ meaning }) => meaning.street !== undefined && meaning.marker === undefined);
  draft.hasShortNumber = items.flat().some((item) => item.isNumber && item.text.length < 5);
  items.forEach((segmentItems) => {
    segments.push(addSegment(segmentItems, segments.at(-1), draft));
  });
  const street = streetSegments(segments);
  const named = segments.flatMap((segment) =>
    segment.words.map((word): ReadName => ({ ...word, role: street.has(segment) ? 'street' : 'area' })),
  );
  const hasVillage = draft.villages.length > 0 && draft.houses.length > 0;
  return {
    names: street.size > 0 || draft.boxes.length > 0 ? named : [...standIns(draft), ...named],
    streetTypes: distinct(draft.types),
    directions: distinct(draft.directions),
    houses: distinct([...draft.houses, ...draft.buildings]),
    units: draft.units,
    levels: draft.levels,
    boxes: draft.boxes,
    postalCodes: distinct(draft.postalCodes),
    towns: distinct(draft.towns),
    regions: distinct(draft.regions),
    countries: distinct(draft.countries),
    namesStreet: evidence(segments, draft) || hasVillage,
  };
}
