import { standsBehindName } from './street-word-order.ts';
import type { AdminKind } from './address-tables.ts';

/** A word of a segment that is no number of a house. */
export interface SegmentName {
  readonly kind:
    'name' | 'number' | 'building' | 'type' | 'direction' | 'admin' | 'town' | 'region' | 'country';
  readonly text: string;
  /** Class, or what the place is known by. */
  readonly value?: string;
  readonly consonantal: boolean;
}

/** A word that street, building or district are known by. */
export interface NameWord {
  /** `common` is a word for kinds of buildings or a direction that is all the name a street has: "Industrial Road". */
  readonly kind: 'name' | 'number' | 'building' | 'common';
  readonly text: string;
  readonly consonantal: boolean;
}

/** The names of one segment by what they name. */
export interface PlacedNames {
  readonly words: readonly NameWord[];
  readonly types: readonly string[];
  readonly directions: readonly string[];
  readonly towns: readonly string[];
  /** Towns that only the word beside them tells. */
  readonly villages: readonly string[];
  readonly regions: readonly string[];
  readonly countries: readonly string[];
}

const isPlace = (name: SegmentName | undefined): boolean =>
  name?.kind === 'town' || name?.kind === 'region' || name?.kind === 'country';
const isName = (name: SegmentName | undefined): boolean => name?.kind === 'name' || name?.kind === 'building';

/** The neighbour in a direction that is no position word or number. */
function neighbour(names: readonly SegmentName[], from: number, step: 1 | -1): number {
  let place = from + step;
  while (names[place]?.kind === 'direction' || names[place]?.kind === 'number') place += step;
  return place;
}

/** Places that a street is called after: "Moscow Highway", "rue de Paris". */
function streetPlaces(names: readonly SegmentName[]): ReadonlySet<number> {
  const found = new Set<number>();
  names.forEach((name, index) => {
    if (name.kind !== 'type') return;
    const before = neighbour(names, index, -1);
    const after = neighbour(names, index, 1);
    const order = standsBehindName(name.text) ? [before, after] : [after, before];
    // "4318 South Florida Avenue Inverness": the place right before the word, whatever stands behind it.
    const isBefore = standsBehindName(name.text) && isPlace(names[before]);
    const bound = isBefore
      ? before
      : (order.find((place) => isName(names[place])) ?? order.find((place) => isPlace(names[place])));
    if (bound !== undefined && isPlace(names[bound])) found.add(bound);
    // "Old Moscow Road", "Nizhny Novgorod Street": the name goes up to the word.
    if (standsBehindName(name.text) && isPlace(names[before]) && isName(names[before - 1])) found.add(before);
  });
  names.forEach((name, index) => {
    // "Shanghai Tower", "Dubai Airport".
    if (name.kind === 'town' && names[index + 1]?.kind === 'building') found.add(index);
  });
  return found;
}

/** Words for places that stand before the name: "g. Moskva", "smt Novy Svit". */
const BEFORE_NAME =
  /^(?:g|gor|gorod|s|selo|der|derevnya|pos|poselok|posyolok|p|pgt|smt|rp|m|stanitsa|khutor|ville de|village de)$/u;

/** A town before "district" is the district's name: "Vladimir Municipal District". */
function isDistrictName(names: readonly SegmentName[], index: number): boolean {
  if (names[index]?.kind !== 'town') return false;
  const next = names.slice(index + 1).find(({ kind, value }) => kind !== 'admin' || value === 'district');
  return next?.kind === 'admin';
}

/** The name that the word for a kind of place belongs to: the segment's only one, or its neighbour. */
function adminNames(names: readonly SegmentName[], index: number): readonly number[] {
  const streets = names.some(({ kind }) => kind === 'type');
  const all = names.flatMap((name, place) => (name.kind === 'name' ? [place] : []));
  if (!streets && names.filter(({ kind }) => kind === 'admin').length === 1) return all;
  const isBefore = BEFORE_NAME.test(names[index]?.text ?? '');
  const order = isName(names[index - 1]) && !isBefore ? [index - 1, index + 1] : [index + 1];
  const place = order.find((candidate) => names[candidate]?.kind === 'name');
  return place === undefined ? [] : [place];
}

/** Sorts the names of a segment into street words, towns, regions and countries. */
export function placeNames(
  names: readonly SegmentName[],
  segment: { readonly hasNumber: boolean; readonly admins: readonly AdminKind[] },
): PlacedNames {
  const ofStreet = streetPlaces(names);
  const hasStreet = names.some(({ kind }) => kind === 'type');
  // "Moscow Region", "oblast de Nijni-Novgorod".
  const isOfRegion = segment.admins.includes('region') && !hasStreet && !segment.hasNumber;
  const claimed = new Map<number, AdminKind>();
  // "Empire State Building" is in no state.
  const hasBuilding = names.some(({ kind }) => kind === 'building');
  if (hasStreet || !(segment.hasNumber || hasBuilding)) {
    names.forEach((name, index) => {
      if (name.kind !== 'admin' || name.value === 'district') return;
      for (const place of adminNames(names, index)) claimed.set(place, name.value as AdminKind);
    });
  }
  const placed = { words: [] as NameWord[], types: [] as string[], directions: [] as string[] };
  const places = { town: [] as string[], region: [] as string[], country: [] as string[] };
  const claimedText = { town: [] as string[], region: [] as string[] };
  // "Promyshlennaya Street": what the word says in another language is no name of the street.
  const isCommon =
    hasStreet &&
    names.every(
      ({ kind }, index) =>
        (kind !== 'name' && kind !== 'number' && !ofStreet.has(index)) || claimed.has(index),
    );
  names.forEach((name, index) => {
    const { kind, text, value = '', consonantal } = name;
    const claim = claimed.get(index);
    if (claim === 'town' || claim === 'region') claimedText[claim].push(text);
    else if (kind === 'type') placed.types.push(value);
    else if (kind === 'direction') placed.directions.push(value);
    else if (kind === 'name' || kind === 'number') placed.words.push({ kind, text, consonantal });
    else if (kind === 'building' && isCommon)
      placed.words.push({ kind: 'common', text: text.replaceAll(' ', ''), consonantal });
    else if (kind === 'building')
      placed.words.push({ kind, text: value.replaceAll(' ', ''), consonantal: false });
    else if (ofStreet.has(index) || isDistrictName(names, index))
      for (const word of text.split(' ')) placed.words.push({ kind: 'name', text: word, consonantal });
    else if (kind === 'town' && isOfRegion) places.region.push(value);
    else if (kind !== 'admin') places[kind].push(value);
  });
  if (claimedText.town.length > 0) places.town.push(claimedText.town.join(''));
  if (claimedText.region.length > 0) places.region.push(claimedText.region.join(''));
  // "North Street", "Yuzhny mkr": a street or district has some name.
  const isNamed = hasStreet || segment.admins.includes('district');
  if (placed.words.length === 0 && isNamed && placed.directions.length > 0) {
    placed.words.push({ kind: 'common', text: placed.directions.shift() ?? '', consonantal: false });
  }
  return {
    ...placed,
    villages: claimedText.town,
    towns: places.town.map((town) => town.replaceAll(' ', '')),
    regions: places.region.map((region) => region.replaceAll(' ', '')),
    countries: places.country,
  };
}
