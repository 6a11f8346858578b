import type { Alignment } from '../names/align-words.ts';
import type { PreparedWord } from '../names/prepared-word.ts';
import { slipCost } from '../names/correspondence/slips.ts';
import { consonantSkeleton } from '../phonetics/consonant-skeleton.ts';
import { spellingVariant } from '../phonetics/spelling-variant.ts';
import { regionCodes } from '../knowledge/words-of-addresses.ts';
import { ADDRESS_MODEL } from './address-model.ts';
import { isStreetWord } from './address-word.ts';
import { AGREE, contradicts, differs, NOTHING, omits, type Finding } from './compare-numbers.ts';
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

/** Words that correspond to none, and each two neighbours as one: a town the reader did not know is among them. */
function possiblePlaces(left: readonly PreparedWord[]): readonly string[] {
  const texts = left.map(({ text }) => text);
  return [...texts, ...texts.slice(1).map((text, index) => (texts[index] ?? '') + text)];
}

/** A town of vowel-less script: "بيروت" is read as "byrwt". */
const sameConsonants = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((item) => b.some((other) => item.length > 3 && formOf(item).skeleton === formOf(other).skeleton));

/** True where one side's town stands somewhere on the other side. */
function namesTownOf(
  towns: readonly string[],
  other: PreparedAddress,
  left: readonly PreparedWord[],
): boolean {
  return share(towns, other.towns) || share(towns, other.regions) || share(towns, possiblePlaces(left));
}

/** "Sisli, Istanbul" / "Sisli, Sanliurfa": a part of a town is called alike, the towns are not. */
function haveOtherTowns(
  query: PreparedAddress,
  listed: PreparedAddress,
  { queryLeft, listedLeft }: Alignment,
): boolean {
  const isAlone = (town: string, other: PreparedAddress): boolean =>
    !namesTownOf([town], other, other === query ? queryLeft : listedLeft) &&
    !sameConsonants([town], other.towns);
  return (
    query.towns.length > 1 &&
    listed.towns.length > 1 &&
    query.towns.some((town) => isAlone(town, listed)) &&
    listed.towns.some((town) => isAlone(town, query))
  );
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
  alignment: Alignment,
): Finding {
  const { queryLeft, listedLeft } = alignment;
  if (query.towns.length === 0 && listed.towns.length === 0) return NOTHING;
  if (namesTownOf(listed.towns, query, queryLeft) || namesTownOf(query.towns, listed, listedLeft))
    return haveOtherTowns(query, listed, alignment)
      ? contradicts(ADDRESS_MODEL.townProbablyDiffers, 'each side names a town that the other does not')
      : AGREE;
  if (sameConsonants(query.towns, listed.towns)) return AGREE;
  if (query.towns.length > 0 && listed.towns.length > 0)
    return contradicts(ADDRESS_MODEL.townDiffers, 'the towns differ');
  const isOther =
    query.towns.length === 0 ? endsInOtherPlace(query, queryLeft) : endsInOtherPlace(listed, listedLeft);
  if (isOther)
    return contradicts(
      ADDRESS_MODEL.townProbablyDiffers,
      'one side ends in a place that the other does not have',
    );
  return (query.towns.length === 0 ? queryLeft : listedLeft).some(isDistrict)
    ? contradicts(ADDRESS_MODEL.townPerhapsDiffers, 'one side has a place that the other does not')
    : omits(ADDRESS_MODEL.townMissing, 'one side names no town');
}

/**
 * Countries whose regions by ISO 3166-2 are of one level, so that two of them are never the same place: a county of England
 * lies in a region that has a code as well.
 */
const REGIONS_OF_ONE_LEVEL = /^(?:US|CA|AU|BR|MX|IN|DE|AT|CH|AR|CO|RU|UA|CN|NG|MY|VE|PL|JP|PK)-/u;

/** True for regions of one country and level: California and New York. */
function areSiblings(a: readonly string[], b: readonly string[]): boolean {
  const codes = (regions: readonly string[]): readonly string[] =>
    regions.flatMap((region) => regionCodes(region)).filter((code) => REGIONS_OF_ONE_LEVEL.test(code));
  const ofA = codes(a);
  const ofB = codes(b);
  const countries = new Set(ofA.map((code) => code.slice(0, 2)));
  return ofB.some((code) => countries.has(code.slice(0, 2))) && !ofB.some((code) => ofA.includes(code));
}

/** Compares regions. */
export function compareRegions({ address: query }: QueryAddress, listed: PreparedAddress): Finding {
  if (query.regions.length === 0 || listed.regions.length === 0) return NOTHING;
  if (
    share(query.regions, listed.regions) ||
    share(query.regions, listed.towns) ||
    share(query.towns, listed.regions)
  ) {
    return AGREE;
  }
  return areSiblings(query.regions, listed.regions)
    ? contradicts(ADDRESS_MODEL.regionContradicts, 'the regions differ')
    : differs(ADDRESS_MODEL.regionDiffers, 'the regions differ');
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
  if (a.length === 0 || b.length === 0) return NOTHING;
  if (a.some((code) => b.includes(code))) return AGREE;
  const disputed = DISPUTED.some(
    (group) => a.some((code) => group.includes(code)) && b.some((code) => group.includes(code)),
  );
  return disputed
    ? differs(ADDRESS_MODEL.countryDisputed, 'the countries differ, as publishers do on this place')
    : contradicts(ADDRESS_MODEL.countryDiffers, 'the countries differ');
}

/** Position words: north and south of one street are different addresses. */
export function compareDirections({ address: query }: QueryAddress, listed: PreparedAddress): Finding {
  const onlyQuery = query.directions.filter((direction) => !listed.directions.includes(direction));
  const onlyListed = listed.directions.filter((direction) => !query.directions.includes(direction));
  if (onlyQuery.length > 0 && onlyListed.length > 0)
    return contradicts(ADDRESS_MODEL.directionDiffers, 'the directions differ');
  if (onlyQuery.length === 0 && onlyListed.length === 0) return NOTHING;
  return omits(ADDRESS_MODEL.directionMissing, 'one side has no direction');
}

/**
 * Countries where one kind of street is told by several words of other languages: what one publisher calls Motahari Street is
 * Motahari Avenue to another.
 */
const KINDS_TOLD_LOOSELY: ReadonlySet<string> = new Set(
  'AE AF BH CN DZ EG IQ IR JO KP KW LB LY MA OM PS QA SA SD SY TH TN TR TW VN YE'.split(' '),
);

/** Kinds that translators choose between. */
const WIDE_KINDS: ReadonlySet<string> = new Set(['street', 'avenue', 'road', 'highway']);

/** Kinds of street: "Main Street" is not "Main Avenue". */
export function compareTypes({ address: query }: QueryAddress, listed: PreparedAddress): Finding {
  const a = query.streetTypes;
  const b = listed.streetTypes;
  if (a.length === 0 && b.length === 0) return NOTHING;
  if (a.length === 0 || b.length === 0)
    return omits(ADDRESS_MODEL.typeMissing, 'one side has no kind of street');
  if (a.some((type) => b.includes(type))) return NOTHING;
  const areWide = [...a, ...b].every((type) => WIDE_KINDS.has(type));
  const isLoose =
    areWide && [...query.countries, ...listed.countries].some((code) => KINDS_TOLD_LOOSELY.has(code));
  return isLoose
    ? differs(ADDRESS_MODEL.typeDiffers, 'the kinds of street differ')
    : contradicts(ADDRESS_MODEL.typeContradicts, 'the kinds of street differ');
}

/** A name beside that of the street. */
const isDistrict = (word: PreparedWord): boolean =>
  word.wordClass === 'name' && !isStreetWord(word) && word.text.length > 2;

/** Districts that a word of one level names: two of one town are two places. */
export function compareDistricts(
  { address: query }: QueryAddress,
  listed: PreparedAddress,
  alignment: Alignment,
): Finding {
  const { queryLeft, listedLeft } = alignment;
  if (share(query.districts, listed.districts)) return AGREE;
  // "Gulshan, Dhaka" / "Dhanmondi, Dhaka": each side has a name that stands for no street, and the other has not.
  const areBoth = query.districts.length > 0 && listed.districts.length > 0;
  if (!areBoth && !(queryLeft.some(isDistrict) && listedLeft.some(isDistrict))) return NOTHING;
  if (
    share(query.districts, possiblePlaces(listedLeft)) ||
    share(listed.districts, possiblePlaces(queryLeft))
  )
    return NOTHING;
  return contradicts(ADDRESS_MODEL.districtDiffers, 'the districts differ');
}

/** Letters that begin a British or Irish code, else its first two digits, say in which part of a country a town lies. */
const areaOf = (code: string): string => /^[A-Z]{1,2}(?=\d)/u.exec(code)?.[0] ?? code.slice(0, 2);

/** Postal codes: the bonus is `score-addresses.ts`'s; here, that both have one and none agrees. */
export function comparePostalCodes(query: QueryAddress, listed: PreparedAddress): Finding {
  const { postalCodes } = query.address;
  if (holdsPostalCode(query, listed)) return AGREE;
  if (postalCodes.length === 0 || listed.postalCodes.length === 0) return NOTHING;
  const isOneArea = postalCodes.some((code) =>
    listed.postalCodes.some((other) => areaOf(other) === areaOf(code)),
  );
  const isOneTown = query.address.towns.length > 0 && share(query.address.towns, listed.towns);
  return isOneArea || isOneTown
    ? differs(ADDRESS_MODEL.postalCodeDiffers, 'the postal codes differ')
    : contradicts(ADDRESS_MODEL.postalCodeOfOtherTown, 'the postal codes are of different towns');
}

/** True when a postal code of the listed address stands in the query. */
export function holdsPostalCode(query: QueryAddress, listed: PreparedAddress): boolean {
  return listed.postalCodes.some((code) => query.postalCodes.has(code));
}
