import { cutLine } from './cut-lines.ts';
import { emptyDraft, type Draft, type SegmentDraft } from './address-drafts.ts';
import { itemsOf, type AddressItem } from './address-items.ts';
import { placeNames, type NameWord, type PlacedNames } from './place-names.ts';
import { takePostalCodes } from './postal-codes.ts';
import { readSegment } from './read-segment.ts';
import { settleNumbers } from './settle-numbers.ts';
import { splitAddress } from './split-address.ts';

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
  /** Names that the word for a district stands beside. */
  readonly districts: readonly string[];
  readonly towns: readonly string[];
  readonly regions: readonly string[];
  /** ISO 3166-1 alpha-2 codes. */
  readonly countries: readonly string[];
  /** True when it says more than town, region, country and postal code. */
  readonly namesStreet: boolean;
}

type NamedSegment = SegmentDraft & {
  words: readonly NameWord[];
  numbered: boolean;
  /** Nothing but the number of a house. */
  isBareNumber: boolean;
  directions: readonly string[];
};

/** Words for streets that are parts of names as well: "Park Row", "Queens Court". */
const WEAK_KINDS: ReadonlySet<string> = new Set(
  'drive crescent terrace court way walk row loop rise grove parade circuit close mews circle'.split(' '),
);

/** Says which segments name the street: those with its word, else those with a number, else those of buildings. */
function streetSegments(segments: readonly NamedSegment[]): ReadonlySet<NamedSegment> {
  const withWords = segments.filter(({ words }) => words.length > 0);
  const rules: readonly ((segment: NamedSegment) => boolean)[] = [
    (segment) => segment.names.some(({ kind, value }) => kind === 'type' && !WEAK_KINDS.has(value ?? '')),
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

function placesOf(segment: SegmentDraft): PlacedNames {
  const hasNumber = segment.loose.length > 0 || segment.marked;
  return placeNames(segment.names, { hasNumber, admins: segment.admins });
}

/** Words for districts of one level: others name larger or smaller parts of a town. */
const DISTRICT_WORD = /^(?:district|dist|distr|raion|rayon|qu|ku|gu|bezirk|arrondissement)$/u;

/** "Xuhui District": its name, where the segment names no street. */
function districtOf(segment: SegmentDraft, words: readonly NameWord[]): readonly string[] {
  const isDistrict = segment.names.some(({ kind, text }) => kind === 'admin' && DISTRICT_WORD.test(text));
  const name = words.filter(({ kind }) => kind === 'name').map(({ text }) => text);
  return isDistrict && !segment.hasStreet && name.length > 0 ? [name.join('')] : [];
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
  draft.towns.push(...places.towns);
  draft.regions.push(...places.regions);
  draft.countries.push(...places.countries);
  draft.villages.push(...places.villages);
  // "38, Bergstadastraeti, Reykjavik": a number by itself belongs to the names behind it where none stand before.
  const isOfNext = previous?.words.length === 0 && previous.isBareNumber;
  const hasHouse = draft.houses.length > houseCount || (isOfNext && words.length > 0);
  if (hasHouse && words.length === 0 && previous !== undefined && previous.words.length > 0) {
    previous.numbered = true;
  }
  if (draft.houses.length > houseCount) draft.numberedTowns.push(...places.towns);
  draft.districts.push(...districtOf(segment, words));
  return {
    ...segment,
    words,
    directions: places.directions,
    numbered: (hasHouse || segment.marked) && words.length > 0,
    isBareNumber: draft.houses.length > houseCount && segment.names.length === 0,
  };
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
  const split = splitAddress(rest).flatMap(cutLine);
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
    directions: distinct(segments.flatMap((segment) => (street.has(segment) ? segment.directions : []))),
    houses: distinct([...draft.houses, ...draft.buildings]),
    units: draft.units,
    levels: draft.levels,
    boxes: draft.boxes,
    postalCodes: distinct(draft.postalCodes),
    districts: distinct(draft.districts),
    towns: distinct(draft.towns),
    regions: distinct(draft.regions),
    countries: distinct(draft.countries),
    namesStreet: evidence(segments, draft) || hasVillage,
  };
}
