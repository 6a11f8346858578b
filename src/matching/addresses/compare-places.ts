import type { Alignment } from '../names/align-words.ts';
import type { PreparedWord } from '../names/prepared-word.ts';
import { slipCost } from '../names/correspondence/slips.ts';
import { consonantSkeleton } from '../phonetics/consonant-skeleton.ts';
import { spellingVariant } from '../phonetics/spelling-variant.ts';
import { ADDRESS_MODEL } from './address-model.ts';
import { isStreetWord } from './address-word.ts';
import { AGREE, differs, omits, type Finding } from './compare-numbers.ts';
import type { PreparedAddress } from './prepare-address.ts';
import type { QueryAddress } from './query-address.ts';

/** What comparing a place's name needs, kept for names met before: the same towns stand on thousands of addresses. */
interface PlaceForm {
  readonly variant: string;
  readonly skeleton: string;
}
const forms = new Map<string, PlaceForm>();
const MOST_FORMS = 50_000;

function formOf(name: string): PlaceForm {
  let form = forms.get(name);
  if (form === undefined) {
    if (forms.size >= MOST_FORMS) forms.clear();
    form = { variant: spellingVariant(name), skeleton: consonantSkeleton(name) };
    forms.set(name, form);
  }
  return form;
}

/** Shorter names of places are compared letter by letter. */
const SHORTEST_INEXACT = 5;

function isSamePlace(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < SHORTEST_INEXACT) return false;
  const first = formOf(a).variant;
  const second = formOf(b).variant;
  if (first.includes(second) || second.includes(first)) return true;
  if (Math.abs(a.length - b.length) > 3) return false;
  return slipCost(a, b) !== null;
}

const share = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((item) => b.some((other) => isSamePlace(item, other)));

/** The words of an address's names, and each two neighbours as one: a town the reader did not know is among them. */
function possiblePlaces({ name }: PreparedAddress): readonly string[] {
  const texts = name.words.map(({ text }) => text);
  return [...texts, ...texts.slice(1).map((text, index) => (texts[index] ?? '') + text)];
}

/** A town of vowel-less script: "بيروت" is read as "byrwt". */
const sameConsonants = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((item) => b.some((other) => item.length > 3 && formOf(item).skeleton === formOf(other).skeleton));

/** True where one side's town stands somewhere on the other side. */
function namesTownOf(towns: readonly string[], other: PreparedAddress): boolean {
  return share(towns, other.towns) || share(towns, other.regions) || share(towns, possiblePlaces(other));
}

/** True where the last name of an address is a district or unknown town that the other side does not have. */
function endsInOtherPlace({ name }: PreparedAddress, left: readonly PreparedWord[]): boolean {
  const last = name.words.at(-1);
  return last?.wordClass === 'name' && !isStreetWord(last) && left.includes(last);
}

/**
 * Compares towns; a town named only on one side is an omission, unless the other side ends in a name of its own. The
 * alignment is that of the two addresses' names.
 */
export function compareTowns(
  { address: query }: QueryAddress,
  listed: PreparedAddress,
  { queryLeft, listedLeft }: Alignment,
): Finding {
  if (query.towns.length === 0 && listed.towns.length === 0) return AGREE;
  if (namesTownOf(listed.towns, query) || namesTownOf(query.towns, listed)) return AGREE;
  if (sameConsonants(query.towns, listed.towns)) return AGREE;
  if (query.towns.length > 0 && listed.towns.length > 0)
    return differs(ADDRESS_MODEL.townDiffers, 'the towns differ');
  const isOther =
    query.towns.length === 0 ? endsInOtherPlace(query, queryLeft) : endsInOtherPlace(listed, listedLeft);
  return isOther
    ? differs(ADDRESS_MODEL.townProbablyDiffers, 'one side ends in a place that the other does not have')
    : omits(ADDRESS_MODEL.townMissing, 'one side names no town');
}

/** Compares regions; only a difference says something. */
export function compareRegions({ address: query }: QueryAddress, listed: PreparedAddress): Finding {
  if (query.regions.length === 0 || listed.regions.length === 0) return AGREE;
  if (
    share(query.regions, listed.regions) ||
    share(query.regions, listed.towns) ||
    share(query.towns, listed.regions)
  ) {
    return AGREE;
  }
  return differs(ADDRESS_MODEL.regionDiffers, 'the regions differ');
}

/** Countries that one place is ascribed to by different publishers. */
const DISPUTED: readonly (readonly string[])[] = [
  ['RU', 'UA'],
  ['CN', 'HK', 'MO', 'TW'],
  ['IL', 'PS'],
  ['RS', 'XK'],
  ['CY', 'TR'],
  ['GB', 'IM', 'JE', 'GG', 'VG', 'KY', 'GI', 'BM'],
  ['US', 'PR'],
  ['GE', 'RU'],
  ['AE', 'IR'],
  ['SD', 'SS'],
];

/** Compares countries. */
export function compareCountries({ address: query }: QueryAddress, listed: PreparedAddress): Finding {
  const a = query.countries;
  const b = listed.countries;
  if (a.length === 0 || b.length === 0 || a.some((code) => b.includes(code))) return AGREE;
  const disputed = DISPUTED.some(
    (group) => a.some((code) => group.includes(code)) && b.some((code) => group.includes(code)),
  );
  return disputed
    ? differs(ADDRESS_MODEL.countryDisputed, 'the countries differ, as publishers do on this place')
    : differs(ADDRESS_MODEL.countryDiffers, 'the countries differ');
}

/** Position words: north and south of one street are different addresses. */
export function compareDirections({ address: query }: QueryAddress, listed: PreparedAddress): Finding {
  const onlyQuery = query.directions.filter((direction) => !listed.directions.includes(direction));
  const onlyListed = listed.directions.filter((direction) => !query.directions.includes(direction));
  if (onlyQuery.length > 0 && onlyListed.length > 0)
    return differs(ADDRESS_MODEL.directionDiffers, 'the directions differ');
  if (onlyQuery.length === 0 && onlyListed.length === 0) return AGREE;
  return omits(ADDRESS_MODEL.directionMissing, 'one side has no direction');
}

/** Kinds of street. */
export function compareTypes({ address: query }: QueryAddress, listed: PreparedAddress): Finding {
  const a = query.streetTypes;
  const b = listed.streetTypes;
  if (a.length === 0 && b.length === 0) return AGREE;
  if (a.length === 0 || b.length === 0)
    return omits(ADDRESS_MODEL.typeMissing, 'one side has no kind of street');
  return a.some((type) => b.includes(type))
    ? AGREE
    : differs(ADDRESS_MODEL.typeDiffers, 'the kinds of street differ');
}

/** Postal codes: the bonus is `score-addresses.ts`'s; here, that both have one and none agrees. */
export function comparePostalCodes(query: QueryAddress, listed: PreparedAddress): Finding {
  if (query.address.postalCodes.length === 0 || listed.postalCodes.length === 0) return AGREE;
  return holdsPostalCode(query, listed)
    ? AGREE
    : differs(ADDRESS_MODEL.postalCodeDiffers, 'the postal codes differ');
}

/** True when a postal code of the listed address stands in the query. */
export function holdsPostalCode(query: QueryAddress, listed: PreparedAddress): boolean {
  return listed.postalCodes.some((code) => query.postalCodes.has(code));
}
