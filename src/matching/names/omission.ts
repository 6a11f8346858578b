import { NAME_MODEL } from '../scoring-model.ts';
import { isHardlyGiven, isParentOf, mayBeFathersName } from './words/common-names.ts';
import { areBesideCharacters } from './contradictions/beside-characters.ts';
import { beginsCompound } from './words/compound-given-names.ts';
import { sumOfWeights, type PreparedName } from './prepared-name.ts';
import type { PreparedWord } from './prepared-word.ts';
import type { AlignedWords } from './word-options.ts';
import { WELL_KNOWN_FIRMS } from './words/well-known-firms.ts';
import { ROLES, rolesOf } from './words/word-roles.ts';

/** What is left out by habit; so is the country of an organisation: "Sberbank of Russia". */
const LEFT_OUT_BY_HABIT =
  ROLES.legalForm | ROLES.particle | ROLES.title | ROLES.initial | ROLES.patronymic | ROLES.ofCountry;

const isLeftOutByHabit = ({ roles }: PreparedWord): boolean => (roles & LEFT_OUT_BY_HABIT) !== 0;

/** Groups of what a word is spelt like, and none of a table: of names, of meanings, of countries. */
const OF_SPELLING = new Set(['b', 'c', 'd', 'e', 'h', 'j', 'r', 'x', 'y', 'z']);
const SHORTEST_OWN_NAME = 6;

/** True for what only an organisation is called: no table has it, of people or of things. "Rosneft", "Hikvision", not "Sunrise". */
export const isOwnName = ({ wordClass, text, groups }: PreparedWord): boolean =>
  wordClass === 'name' &&
  (WELL_KNOWN_FIRMS.has(text) ||
    (text.length >= SHORTEST_OWN_NAME && groups.every((group) => OF_SPELLING.has(group.charAt(0)))));

/** True for a town or a land, which stands beside what a firm is called: "Hangzhou Hikvision". */
export const isPlace = ({ groups }: PreparedWord): boolean => groups.some((group) => PLACE.test(group));
const PLACE = /^mplace[^=]/u;

/** Whose words are meant. */
export type Side = 'query' | 'listed';

export const placeOf = (pair: AlignedWords, side: Side): number =>
  side === 'query' ? pair.queryStart : pair.listedStart;

const lengthOf = (pair: AlignedWords, side: Side): number =>
  side === 'query' ? pair.queryLength : pair.listedLength;

/** True for a word that corresponds: a name may have another word of the same text that does not. */
export function isTaken(pairs: readonly AlignedWords[], place: number, side: Side): boolean {
  for (const pair of pairs) {
    const start = placeOf(pair, side);
    if (place === start || (place === start + 1 && lengthOf(pair, side) === 2)) return true;
  }
  return false;
}

/** True when the words correspond in the same order on both sides. */
function isInOrder(pairs: readonly AlignedWords[]): boolean {
  for (const pair of pairs) {
    for (const other of pairs)
      if (other.queryStart > pair.queryStart && other.listedStart <= pair.listedStart) return false;
  }
  return true;
}

const TELLS_BEARER = ROLES.name | ROLES.generic;
const TELLS_OF_PERSON = TELLS_BEARER | ROLES.initial | ROLES.ofOneLetter | ROLES.patronymic;
const tellsBearer = ({ roles }: PreparedWord): boolean => (roles & TELLS_BEARER) !== 0;
const noneTellsBearer = (words: readonly PreparedWord[]): boolean => (rolesOf(words) & TELLS_BEARER) === 0;

/** True when the first and the last telling word of a name are among those that correspond. */
function isFramed(pairs: readonly AlignedWords[], words: readonly PreparedWord[], side: Side): boolean {
  const first = words.findIndex(tellsBearer);
  const last = words.findLastIndex(tellsBearer);
  let [begins, ends] = [false, false];
  for (const pair of pairs) {
    const start = placeOf(pair, side);
    const length = lengthOf(pair, side);
    if (first >= start && first < start + length) begins = true;
    if (last >= start && last < start + length) ends = true;
  }
  return begins && ends;
}

/** What an omission is spared of the weight of words left over where evidence is scarce, and what it costs less in any case. */
interface Omission {
  readonly spared: number;
  readonly saved: number;
}

const NOTHING_LEFT: Omission = { spared: 0, saved: 0 };

/** Words of one side of two names, those left over of both, and the pairs that correspond. */
interface OneSide {
  readonly pairs: readonly AlignedWords[];
  readonly words: readonly PreparedWord[];
  readonly left: readonly PreparedWord[];
  readonly leftOfOther: readonly PreparedWord[];
  /** All words of the other side. */
  readonly others: readonly PreparedWord[];
  readonly side: Side;
}

const isOfPerson = ({ wordClass }: PreparedWord): boolean =>
  wordClass !== 'generic' && wordClass !== 'legalForm' && wordClass !== 'number' && wordClass !== 'between';

/** Places of the words that correspond where a name is told whole. */
export function tellingPlaces(words: readonly PreparedWord[]): ReadonlySet<number> {
  return new Set(words.flatMap((word, place) => (tellsBearer(word) ? [place] : [])));
}

/** Least likeness by which a word is told: a script without vowels cannot be nearer than by its consonants, "سپه" (Sepah). */
function leastTold({ words, others, side }: OneSide, pair: AlignedWords): number {
  const other = side === 'query' ? pair.listedStart : pair.queryStart;
  const isWithoutVowels =
    words[placeOf(pair, side)]?.consonantal === true || others[other]?.consonantal === true;
  return isWithoutVowels ? NAME_MODEL.likeness.consonantScriptShort : NAME_MODEL.told;
}

/** True when a person's name of two words or more is told whole, of which this side has more: "Ali Ibrahim" / "Ali Najeeb Ibrahim". */
function isTold(one: OneSide): boolean {
  const { pairs, words, leftOfOther, side } = one;
  if (!noneTellsBearer(leftOfOther) || !words.every(isOfPerson)) return false;
  let count = 0;
  for (const pair of pairs) {
    if (pair.likeness < (pair.weight < NAME_MODEL.rareWord ? leastTold(one, pair) : NAME_MODEL.toldByRare))
      return false;
    if (words[placeOf(pair, side)]?.wordClass === 'name') count++;
  }
  return count > 1;
}

/** "Mahan Air General Trading" is not Mahan Air: a trade tells another firm of one owner. */
const saysTrade = ({ wordClass, weight, country }: PreparedWord): boolean =>
  wordClass === 'generic' && country === null && weight > NAME_MODEL.weights.company;

/** "Bank Sepah, London Branch" is Bank Sepah in London. */
export const isBranch = ({ roles }: PreparedWord): boolean => (roles & ROLES.branch) !== 0;

/**
 * True when the name of an organisation is told whole, of what it is called and what it does: towns, owners and numbers stand
 * before it or after it. "Kaikai Technology Co." / "Nanjing Kaikai Technology Co." One with a branch beside it may be called by
 * what it does alone: "Deutsche Bank, New York Branch".
 */
function isFirmTold(one: OneSide): boolean {
  const { pairs, words, left, leftOfOther, side } = one;
  const isBranchOf = left.some(isBranch);
  if (!noneTellsBearer(leftOfOther) || (!isBranchOf && left.some(saysTrade))) return false;
  let weight = 0;
  let count = 0;
  let [first, last] = [words.length, 0];
  let isCalled = false;
  let says = false;
  for (const pair of pairs) {
    const place = placeOf(pair, side);
    const word = words[place];
    // "Rosales du Valle Electronics" is not told by "Rosales Duville Electronics", though "du" tells nothing.
    const mayTell = lengthOf(pair, side) === 2 || (word !== undefined && tellsBearer(word));
    if (mayTell && pair.likeness < leastTold(one, pair)) return false;
    if (word === undefined || !tellsBearer(word)) continue;
    count++;
    first = Math.min(first, place);
    last = Math.max(last, place);
    weight += word.weight;
    if (word.wordClass === 'name') isCalled = true;
    else says = true;
  }
  if (count < 2) return false;
  if (!isBranchOf && (!isCalled || !says || weight < NAME_MODEL.toldOfFirm)) return false;
  // "Oxford Brookes University" is not the University of Oxford.
  return !words.some(
    (word, place) =>
      place > first && place < last && word.wordClass === 'name' && !isTaken(pairs, place, side),
  );
}

/**
 * True when all that corresponds of an organisation is what only it is called, and the other name says no more: "Rosneft" /
 * "Rosneft Oil Company".
 */
function isOwnNameTold({ pairs, words, leftOfOther, side }: OneSide): boolean {
  if (!noneTellsBearer(leftOfOther)) return false;
  let isTold = false;
  for (const pair of pairs) {
    const word = words[placeOf(pair, side)];
    if (word === undefined || !tellsBearer(word)) continue;
    if (isTold || pair.likeness < NAME_MODEL.toldByOwnName || !isOwnName(word)) return false;
    isTold = true;
  }
  return isTold;
}

/** True for a word beside what only a firm is called that counts as little as one left out by habit. */
const isBesideOwnName = (word: PreparedWord, isOfBranch: boolean): boolean =>
  isOfBranch || word.wordClass === 'generic' || isPlace(word);

/**
 * Most weight of the words of a name that are left out by habit where it corresponds by one word alone: titles, particles, legal
 * forms, a father's name, and what stands beside that which only a firm is called.
 */
export function weightLeftOutByHabit({ words }: PreparedName): number {
  const hasOwnName = words.some(isOwnName);
  const isOfBranch = hasOwnName && words.some(isBranch);
  return sumOfWeights(
    words.filter((word) => isLeftOutByHabit(word) || (hasOwnName && isBesideOwnName(word, isOfBranch))),
  );
}

/** Place of the last word of a side that corresponds. */
function lastPlace(pairs: readonly AlignedWords[], side: Side): number {
  let last = 0;
  for (const pair of pairs) last = Math.max(last, placeOf(pair, side) + lengthOf(pair, side) - 1);
  return last;
}

/** True when the first two words of a name correspond, and no other: "Viktor Orbán" / "Orbán Viktor Mihály". */
function areFirstTwo({ pairs, words, side }: OneSide): boolean {
  if (pairs.length !== 2 || lastPlace(pairs, side) !== 1) return false;
  // "Martin Lewis" and "Lewis Martin Hamilton", "Ahmad Najib" and "Najib Ahmad Safi" have other given names.
  if (words.slice(0, 2).some(({ text }) => mayBeFathersName(text))) return false;
  return pairs.some(({ weight }) => weight >= NAME_MODEL.rareWord) || isHardlyGiven(words[0]?.text ?? '');
}

/** Place of the word of a side after which what is left out is spared: that of the first that corresponds. */
function firstPlace({ pairs, words, side }: OneSide, mayBeCompound: boolean): number {
  let first = Number.POSITIVE_INFINITY;
  for (const pair of pairs) first = Math.min(first, placeOf(pair, side));
  const last = lastPlace(pairs, side);
  // "Daniel Ortega" / "José Daniel Ortega Saavedra", but not "Elena García" / "María Elena Gaxiola García".
  const isSecond = mayBeCompound && last - first === pairs.length - 1 && beginsCompound(words[first - 1]);
  return isSecond ? first - 2 : first;
}

/** Length of what Arabs are called by after a child, before a name that is told whole: 2 of "Abu Musab Tariq Hobeika". */
function lengthOfByName({ words, pairs, side }: OneSide): number {
  if (!isParentOf(words[0]?.text ?? '') || isTaken(pairs, 0, side) || isTaken(pairs, 1, side)) return 0;
  // "Khaled Mahmoud" is any of very many.
  return pairs.length > 2 || pairs.some(({ weight }) => weight >= NAME_MODEL.rareWord) ? 2 : 0;
}

/** What an omitted word costs less beside a name that is told whole. A rare name is left out as readily as a common one. */
function savedOf({ wordClass, weight }: PreparedWord, isInside: boolean, isAfterAll: boolean): number {
  const rate = isInside ? NAME_MODEL.omissionBetween : NAME_MODEL.omissionAfterTold;
  const most = NAME_MODEL.omittedNameMost;
  // "Rahul Gandhi Sharma" may have another family name than "Rahul Gandhi", however many people are called that.
  const least = isAfterAll ? most : NAME_MODEL.omittedNameLeast;
  const counted = wordClass === 'name' ? Math.min(Math.max(weight, least), most) : weight;
  return NAME_MODEL.omission * weight - rate * counted;
}

/** What is spared of given names that no name in characters has. */
function ofGivenNames(left: readonly PreparedWord[]): Omission {
  let saved = 0;
  for (const word of left) saved += savedOf(word, true, true);
  return { spared: sumOfWeights(left), saved };
}

/** So many words that say what an organisation is, or what it is called, are enough to know it by. */
const ENOUGH_OF_FIRM = 3;

/** True for the name of an organisation of which several words correspond: towns and owners stand before it or after it. */
function isOrganisation(pairs: readonly AlignedWords[], words: readonly PreparedWord[], side: Side): boolean {
  let count = 0;
  let says = false;
  for (const pair of pairs) {
    const word = words[placeOf(pair, side)];
    if (word === undefined || !tellsBearer(word) || pair.likeness < NAME_MODEL.doubtful) continue;
    count++;
    if (word.wordClass === 'generic') says = true;
    // "Caspian Airlines": a rare name is worth two words.
    else if (word.weight >= NAME_MODEL.commonName && pair.likeness >= NAME_MODEL.likeness.nickname) count++;
  }
  return says && count >= ENOUGH_OF_FIRM;
}

/** The pair of a name that corresponds alone, or beside its article: "al-Quwatli"; undefined where more does. */
function pairOfOneName(
  pairs: readonly AlignedWords[],
  words: readonly PreparedWord[],
  side: Side,
): AlignedWords | undefined {
  const [first, second] = pairs;
  if (first === undefined || second === undefined) return first;
  if (pairs.length > 2) return undefined;
  if (words[placeOf(first, side)]?.wordClass === 'particle') return second;
  return words[placeOf(second, side)]?.wordClass === 'particle' ? first : undefined;
}

/** "Karadzic" is typed of Radovan Karadžić: the one word of a query is a person's family name, which is not everybody's. */
function isFamilyNameAlone({ pairs, words, leftOfOther, side }: OneSide): boolean {
  const pair = pairOfOneName(pairs, words, side);
  if (side === 'query' || pair === undefined || pair.likeness < NAME_MODEL.told) return false;
  // "K. Rotenberg" is no Arkady.
  if ((rolesOf(leftOfOther) & TELLS_OF_PERSON) !== 0 || !words.every(isOfPerson)) return false;
  const last = words.findLastIndex(({ wordClass }) => wordClass === 'name');
  const word = words[last];
  return (
    placeOf(pair, side) === last &&
    last > 0 &&
    word !== undefined &&
    word.weight >= NAME_MODEL.tellingFamilyName &&
    !mayBeFathersName(word.text)
  );
}

/** What is spared of the words left over where one word alone corresponds: what is left out by habit. */
function sparedBesideOne(one: OneSide): number {
  if (isFamilyNameAlone(one)) return NAME_MODEL.sparedByHabit * sumOfWeights(one.left);
  const isOfOwnName = isOwnNameTold(one);
  const isBranchOfOwn = isOfOwnName && one.left.some(isBranch);
  let spared = 0;
  for (const word of one.left) {
    if (isLeftOutByHabit(word) || (isOfOwnName && isBesideOwnName(word, isBranchOfOwn)))
      spared += NAME_MODEL.sparedByHabit * word.weight;
  }
  return spared;
}

/**
 * What is spared of the words left over: titles and a father's name, and in a name of which at least two words are matched in
 * order, what follows the first of them. What stands between the first and the last word of both is spared most, and all that
 * a person's name has more than one that is told whole.
 */
export function omissionOf(one: OneSide): Omission {
  const { pairs, words, left, leftOfOther, side } = one;
  if (left.length === 0) return NOTHING_LEFT;
  if (pairs.length < 2) return { spared: sparedBesideOne(one), saved: 0 };
  if (pairs.length === 2 && one.others.length === 2 && isFamilyNameAlone(one))
    return { spared: sparedBesideOne(one), saved: 0 };
  if (areBesideCharacters({ inCharacters: one.others, leftOfCharacters: leftOfOther, left, pairs }))
    return ofGivenNames(left);
  const isInOneOrder = isInOrder(pairs);
  const isSyllabic = left.some(({ syllables }) => syllables.length > 0);
  const isWhole = noneTellsBearer(leftOfOther) && !isSyllabic;
  const isPersonTold = isWhole && isTold(one);
  const isInside = isInOneOrder && isFramed(pairs, words, side);
  // "Zahedi Mohammad" / "Mohammad Raza Zahedi"
  const isTurned = !isInOneOrder && isPersonTold && (isFramed(pairs, words, side) || areFirstTwo(one));
  const isOfFirm = isOrganisation(pairs, words, side);
  const isWholeFirm = isWhole && isFirmTold(one);
  const isOfOwnName = !isWholeFirm && isOwnNameTold(one);
  const isBranchOfOwn = isOfOwnName && left.some(isBranch);
  const { sparedByHabit, sparedAfterWhole, sparedBetween } = NAME_MODEL;
  // "Liu Ming" is not "Liu Ming Hua".
  const after = isPersonTold ? 1 : isWhole ? sparedAfterWhole : sparedByHabit;
  const inside = isPersonTold ? 1 : sparedBetween;
  const first = isInOneOrder || isTurned ? firstPlace(one, isPersonTold) : Number.POSITIVE_INFINITY;
  const last = isPersonTold ? lastPlace(pairs, side) : 0;
  const byName = isPersonTold ? lengthOfByName(one) : 0;
  // "Bank Taatta AO" / "Taatta AO": many languages put what a firm is in front of what it is called.
  const isOfForm = pairs.some((pair) => words[placeOf(pair, side)]?.wordClass === 'legalForm');
  let spared = 0;
  let saved = 0;
  for (let place = 0; place < words.length; place++) {
    const word = words[place];
    if (word === undefined || isTaken(pairs, place, side)) continue;
    const follows =
      place > first || place < byName || (isOfForm && isInOneOrder && word.wordClass === 'generic');
    const isBesideOwn = isOfOwnName && isBesideOwnName(word, isBranchOfOwn);
    if (isLeftOutByHabit(word) || isBesideOwn) spared += sparedByHabit * word.weight;
    else if (isWholeFirm) spared += word.weight;
    else if (isOfFirm) spared += sparedBetween * word.weight;
    else if (follows) spared += (isInside ? inside : after) * word.weight;
    if (isWholeFirm) saved += savedOf(word, false, true);
    if (!follows || isWholeFirm) continue;
    if (place < byName) saved += Math.max(0, savedOf(word, isInside, true));
    else if (isPersonTold) saved += savedOf(word, isInside, isTurned || place > last);
    else if (isInside) saved += (NAME_MODEL.omission - NAME_MODEL.omissionBetween) * word.weight;
  }
  return { spared, saved };
}
