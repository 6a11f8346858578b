import type { PreparedWord } from '../names/prepared-word.ts';
import { isStreetWord } from './address-word.ts';
import { ADDRESS_MODEL } from './address-model.ts';
import type { PreparedAddress } from './prepare-address.ts';

/** What one kind of part does to a score, and why. */
export interface Finding {
  readonly factor: number;
  /** Plain words; null where the parts agree or neither side has any. */
  readonly remark: string | null;
  /** True where the two sides cannot mean the same place. */
  readonly contradicts: boolean;
  /** True where one side leaves the part out. */
  readonly omits: boolean;
  /** True where both sides have the part, and it is the same. */
  readonly agrees: boolean;
}

/** Neither side has the part, or it says nothing. */
export const NOTHING: Finding = { factor: 1, remark: null, contradicts: false, omits: false, agrees: false };
/** Both sides have the part, and it is the same. */
export const AGREE: Finding = { ...NOTHING, agrees: true };
/** A difference of parts that does not rule out the same place. */
export const differs = (factor: number, remark: string): Finding => ({ ...NOTHING, factor, remark });
/** A part that one side leaves out. */
export const omits = (factor: number, remark: string): Finding => ({
  ...differs(factor, remark),
  omits: true,
});
/** A part that tells the two sides apart, whatever else agrees. */
export const contradicts = (factor: number, remark: string): Finding => ({
  ...differs(factor, remark),
  contradicts: true,
});

/** A house number taken apart: "25-29" is a range, "12/3" and "26-12" have two parts. */
interface HouseNumber {
  readonly parts: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** Neighbouring houses of one building lie at most this far apart: "42-46", but not "9-40" in Bogotá. */
const WIDEST_RANGE = 14;

function readHouse(text: string): HouseNumber {
  const parts = text.split(/[/-]/u).filter((part) => part !== '');
  const [first = NaN, second = NaN] = parts.map((part) => (/^\d+$/u.test(part) ? Number(part) : NaN));
  const none = { parts, from: NaN, to: NaN };
  if (parts.length !== 2 || text.includes('/') || Number.isNaN(first) || Number.isNaN(second)) return none;
  // "302-8" is short for 302-308.
  const [head = '', tail = ''] = parts;
  const to =
    second < first && tail.length < head.length ? Number(head.slice(0, -tail.length) + tail) : second;
  return to > first && to - first <= WIDEST_RANGE ? { parts, from: first, to } : none;
}

const isRange = (house: HouseNumber): boolean => !Number.isNaN(house.from);

function overlap(a: HouseNumber, b: HouseNumber): boolean {
  const single = (house: HouseNumber): HouseNumber => {
    const number = Number(/^\d+/u.exec(house.parts[0] ?? '')?.[0] ?? NaN);
    return isRange(house) ? house : { parts: house.parts, from: number, to: number };
  };
  if (!isRange(a) && !isRange(b)) return false;
  const [first, second] = [single(a), single(b)];
  return first.from <= second.to && second.from <= first.to;
}

const digitsOf = (part: string): string => /^\d+/u.exec(part)?.[0] ?? '';

interface Numbers {
  readonly main: HouseNumber;
  /** All parts: house, then buildings within it. */
  readonly parts: readonly string[];
}

function numbersOf(houses: readonly string[]): Numbers {
  const read = houses.map(readHouse);
  return {
    main: read[0] ?? { parts: [], from: NaN, to: NaN },
    parts: read.flatMap((house) => (isRange(house) ? [house.parts[0] ?? ''] : house.parts)),
  };
}

/** Takes equal items out of both lists, one for one. */
function unmatched(a: readonly string[], b: readonly string[]): readonly [string[], string[]] {
  const left = [...b];
  const leftA = a.filter((item) => {
    const place = left.indexOf(item);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return [leftA, left];
}

const DIFFERS = contradicts(ADDRESS_MODEL.houseDiffers, 'the house numbers differ');
const PART_DIFFERS = contradicts(ADDRESS_MODEL.housePartDiffers, 'the building or house letter differs');
const LETTER_MISSING = contradicts(ADDRESS_MODEL.houseLetterMissing, 'one side has no house letter');
const PART_MISSING: Finding = {
  ...omits(ADDRESS_MODEL.housePartMissing, 'one side has no building or house letter'),
  agrees: true,
};

/** Left-over parts of both sides: numbers that say the same as the other's unit are none. */
function compareParts(query: PreparedAddress, listed: PreparedAddress, a: Numbers, b: Numbers): Finding {
  const [onlyA, onlyB] = unmatched(a.parts, b.parts);
  const leftA = onlyA.filter((part) => !listed.units.includes(part));
  const leftB = onlyB.filter((part) => !query.units.includes(part));
  if (leftA.length === 0 && leftB.length === 0) return AGREE;
  const matched = a.parts.length - onlyA.length;
  const sameMain = a.parts[0] === b.parts[0] || overlap(a.main, b.main);
  if (leftA.length === 0 || leftB.length === 0) return matched > 0 || sameMain ? PART_MISSING : DIFFERS;
  if (overlap(a.main, b.main)) return PART_MISSING;
  if (sameMain) return PART_DIFFERS;
  // "74" / "74B" are two houses; "74, flat B" / "74B" may be one.
  const [headA = '', headB = ''] = [a.parts[0], b.parts[0]];
  if (digitsOf(headA) !== '' && digitsOf(headA) === digitsOf(headB)) {
    const letter = headA.slice(digitsOf(headA).length) || headB.slice(digitsOf(headB).length);
    const isUnit = [...query.units, ...listed.units].includes(letter);
    const isLeftOut = digitsOf(headA) === headA || digitsOf(headB) === headB;
    return isUnit ? PART_MISSING : isLeftOut ? LETTER_MISSING : PART_DIFFERS;
  }
  return DIFFERS;
}

function sharesUnit(query: PreparedAddress, listed: PreparedAddress): boolean {
  const all = (address: PreparedAddress): readonly string[] => [
    ...address.units,
    ...numbersOf(address.houses).parts,
  ];
  return all(query).some((number) => all(listed).includes(number));
}

/** True where an address tells its place by a post office box or by a building that the other, which has a number, does not name. */
function hasOtherPlace(told: PreparedAddress, other: PreparedAddress): boolean {
  if (told.boxes.length > 0 && other.boxes.length === 0) return true;
  const isBuilding = (word: PreparedWord): boolean => word.wordClass === 'generic' && !isStreetWord(word);
  const others = new Set(other.name.words.map(({ text }) => text));
  return told.name.words.some((word) => isBuilding(word) && !others.has(word.text));
}

/** Compares house numbers with the buildings and letters within them. */
export function compareHouses(query: PreparedAddress, listed: PreparedAddress): Finding {
  const a = numbersOf(query.houses);
  const b = numbersOf(listed.houses);
  if (a.parts.length === 0 && b.parts.length === 0) return NOTHING;
  if (a.parts.length === 0 || b.parts.length === 0) {
    const isOther =
      (a.parts.length === 0 ? query.units : listed.units).length > 0 && !sharesUnit(query, listed);
    // "Unit 5 Budbrooke Road" / "152 Budbrooke Road".
    const told = a.parts.length === 0 ? query : listed;
    const other = told === query ? listed : query;
    if (hasOtherPlace(told, other))
      return omits(
        ADDRESS_MODEL.houseAgainstOther,
        'one side has a house number, the other a building or box',
      );
    return isOther
      ? omits(ADDRESS_MODEL.houseAgainstUnit, 'one side has only a unit, the other a house number')
      : omits(ADDRESS_MODEL.houseMissing, 'one side has no house number');
  }
  return compareParts(query, listed, a, b);
}

function compareSets(
  query: readonly string[],
  listed: readonly string[],
  rule: {
    readonly differs: number;
    readonly part: number;
    readonly missing: number;
    readonly what: string;
    readonly plural: string;
  },
): Finding {
  if (query.length === 0 && listed.length === 0) return NOTHING;
  if (query.length === 0 || listed.length === 0) return omits(rule.missing, `one side has no ${rule.what}`);
  const [leftQuery, leftListed] = unmatched(query, listed);
  if (leftQuery.length === query.length) return contradicts(rule.differs, `the ${rule.plural} differ`);
  return leftQuery.length > 0 && leftListed.length > 0 && rule.part < 1
    ? contradicts(rule.part, `some ${rule.plural} differ`)
    : AGREE;
}

const UNIT = {
  differs: ADDRESS_MODEL.unitDiffers,
  part: ADDRESS_MODEL.unitPartDiffers,
  missing: ADDRESS_MODEL.unitMissing,
  what: 'unit',
  plural: 'units',
};

/** Compares flats, offices, rooms and the like. */
export function compareUnits(query: PreparedAddress, listed: PreparedAddress): Finding {
  // "Lenina 5-12": house 5, flat 12.
  const ofQuery = query.units.filter((unit) => !isPartOf(unit, listed.houses));
  const ofListed = listed.units.filter((unit) => !isPartOf(unit, query.houses));
  return compareSets(ofQuery, ofListed, UNIT);
}

function isPartOf(unit: string, houses: readonly string[]): boolean {
  return numbersOf(houses).parts.indexOf(unit) > 0;
}

const LEVEL = {
  differs: ADDRESS_MODEL.levelDiffers,
  part: 1,
  missing: ADDRESS_MODEL.levelMissing,
  what: 'floor',
  plural: 'floors',
};

/** Compares storeys. */
export function compareLevels(query: PreparedAddress, listed: PreparedAddress): Finding {
  return compareSets(query.levels, listed.levels, LEVEL);
}

const BOX = {
  differs: ADDRESS_MODEL.boxDiffers,
  part: 1,
  missing: ADDRESS_MODEL.boxMissing,
  what: 'post office box',
  plural: 'post office boxes',
};

/** Compares post office boxes. */
export function compareBoxes(query: PreparedAddress, listed: PreparedAddress): Finding {
  return compareSets(query.boxes, listed.boxes, BOX);
}
