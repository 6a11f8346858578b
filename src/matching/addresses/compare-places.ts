import { slipCost } from '../names/slips.ts';
import { consonantSkeleton } from '../phonetics/consonant-skeleton.ts';
import { spellingVariant } from '../phonetics/spelling-variant.ts';
import { ADDRESS_MODEL } from './address-model.ts';
import type { Finding } from './compare-numbers.ts';
import type { PreparedAddress } from './prepare-address.ts';
import type { QueryAddress } from './query-address.ts';

const AGREE: Finding = { factor: 1, remark: null, contradicts: false };
const found = (factor: number, remark: string): Finding => ({ factor, remark, contradicts: false });

/** Shorter names of places are compared letter by letter. */
const SHORTEST_INEXACT = 5;

function isSamePlace(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < SHORTEST_INEXACT) return false;
  if (Math.abs(a.length - b.length) > 3) return false;
  return spellingVariant(a) === spellingVariant(b) || slipCost(a, b) !== null;
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
  a.some((item) =>
    b.some((other) => item.length > 3 && consonantSkeleton(item) === consonantSkeleton(other)),
  );

/** True where one side's town stands somewhere on the other side. */
function namesTownOf(towns: readonly string[], other: PreparedAddress): boolean {
  return share(towns, other.towns) || share(towns, other.regions) || share(towns, possiblePlaces(other));
}

/** Compares towns; a town named only on one side is an omission. */
export function compareTowns({ address: query }: QueryAddress, listed: PreparedAddress): Finding {
  if (query.towns.length === 0 && listed.towns.length === 0) return AGREE;
  if (namesTownOf(listed.towns, query) || namesTownOf(query.towns, listed)) return AGREE;
  if (sameConsonants(query.towns, listed.towns)) return AGREE;
  if (query.towns.length === 0 || listed.towns.length === 0) {
    return found(ADDRESS_MODEL.townMissing, 'one side names no town');
  }
  return found(ADDRESS_MODEL.townDiffers, 'the towns differ');
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
  return found(ADDRESS_MODEL.regionDiffers, 'the regions differ');
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
    ? found(ADDRESS_MODEL.countryDisputed, 'the countries differ, as publishers do on this place')
    : found(ADDRESS_MODEL.countryDiffers, 'the countries differ');
}

/** Position words: north and south of one street are different addresses. */
export function compareDirections({ address: query }: QueryAddress, listed: PreparedAddress): Finding {
  const onlyQuery = query.directions.filter((direction) => !listed.directions.includes(direction));
  const onlyListed = listed.directions.filter((direction) => !query.directions.includes(direction));
  if (onlyQuery.length > 0 && onlyListed.length > 0)
    return found(ADDRESS_MODEL.directionDiffers, 'the directions differ');
  if (onlyQuery.length === 0 && onlyListed.length === 0) return AGREE;
  return found(ADDRESS_MODEL.directionMissing, 'one side has no direction');
}

/** Kinds of street. */
export function compareTypes({ address: query }: QueryAddress, listed: PreparedAddress): Finding {
  const a = query.streetTypes;
  const b = listed.streetTypes;
  if (a.length === 0 && b.length === 0) return AGREE;
  if (a.length === 0 || b.length === 0)
    return found(ADDRESS_MODEL.typeMissing, 'one side has no kind of street');
  return a.some((type) => b.includes(type))
    ? AGREE
    : found(ADDRESS_MODEL.typeDiffers, 'the kinds of street differ');
}

/** Postal codes: the bonus is `score-addresses.ts`'s; here, that both have one and none agrees. */
export function comparePostalCodes(query: QueryAddress, listed: PreparedAddress): Finding {
  if (query.address.postalCodes.length === 0 || listed.postalCodes.length === 0) return AGREE;
  return holdsPostalCode(query, listed)
    ? AGREE
    : found(ADDRESS_MODEL.postalCodeDiffers, 'the postal codes differ');
}

/** True when a postal code of the listed address stands in the query. */
export function holdsPostalCode(query: QueryAddress, listed: PreparedAddress): boolean {
  return listed.postalCodes.some((code) => query.postalCodes.has(code));
}
