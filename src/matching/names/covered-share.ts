import { NAME_MODEL } from '../scoring-model.ts';
import { beginsCompound } from './compound-given-names.ts';
import { isDoubtful } from './doubtful-words.ts';
import type { AlignedWords, Alignment } from './align-words.ts';
import { matchedShare } from './matched-share.ts';
import { sumOfWeights, type PreparedName } from './prepared-name.ts';
import type { PreparedWord } from './prepared-word.ts';
import type { QueryName } from './query-name.ts';
import type { WordClass } from './word-class.ts';

const LEFT_OUT_BY_HABIT: ReadonlySet<WordClass> = new Set([
  'legalForm',
  'particle',
  'title',
  'initial',
  'patronymic',
]);

/** So is the country of an organisation: "Sberbank of Russia". */
const isLeftOutByHabit = ({ wordClass, country }: PreparedWord): boolean =>
  LEFT_OUT_BY_HABIT.has(wordClass) || country !== null;

/** Weight of the words of a name that are left out by habit: titles, particles, legal forms, a father's name. */
export function weightLeftOutByHabit({ words }: PreparedName): number {
  return sumOfWeights(words.filter(isLeftOutByHabit));
}

/** Whose words are meant. */
type Side = 'query' | 'listed';

const placeOf = (pair: AlignedWords, side: Side): number =>
  side === 'query' ? pair.queryStart : pair.listedStart;

const lengthOf = (pair: AlignedWords, side: Side): number =>
  side === 'query' ? pair.queryLength : pair.listedLength;

/** True for a word that corresponds: a name may have another word of the same text that does not. */
function isTaken(pairs: readonly AlignedWords[], place: number, side: Side): boolean {
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

/** True for a word of one letter after which nothing comes: "Sofia K." may have any family name with "K". */
const isLastInitial = (words: readonly PreparedWord[], place: number): boolean =>
  place > 0 &&
  place === words.length - 1 &&
  words[place]?.text.length === 1 &&
  // "Sechin I.I." has its initials after it.
  words[place - 1]?.text.length !== 1;

const otherPlaceOf = (pair: AlignedWords, side: Side): number =>
  side === 'query' ? pair.listedStart : pair.queryStart;

/** True when several initials of the other side, a last one aside, stand for words of this one beside a whole name. */
function areSeveralInitials(
  pairs: readonly AlignedWords[],
  words: readonly PreparedWord[],
  others: readonly PreparedWord[],
  side: Side,
): boolean {
  let count = 0;
  let hasName = false;
  for (const pair of pairs) {
    const [word, other] = [words[placeOf(pair, side)], others[otherPlaceOf(pair, side)]];
    if (other === undefined || other.text.length > 1) hasName ||= other?.wordClass === 'name';
    else if (!isLastInitial(others, otherPlaceOf(pair, side)) && (word?.text.length ?? 0) > 1) count++;
  }
  return count > 1 && hasName;
}

/** True for an initial that a name follows which the other side has not: "Adnan S. Hasan" has another family name than "Adnan Shah". */
function isBeforeAnother(
  pairs: readonly AlignedWords[],
  others: readonly PreparedWord[],
  place: number,
  side: Side,
): boolean {
  for (let later = place + 1; later < others.length; later++)
    if (others[later]?.wordClass === 'name' && !isTaken(pairs, later, side)) return true;
  return false;
}

/** Weight that initials leave open of the words that they stand for: "J." says one letter of "John". */
function openWeight(
  pairs: readonly AlignedWords[],
  words: readonly PreparedWord[],
  others: readonly PreparedWord[],
  side: Side,
): number {
  let open = 0;
  const isOneOfSeveral = areSeveralInitials(pairs, words, others, side);
  for (const pair of pairs) {
    if (pair.likeness !== NAME_MODEL.likeness.initial) continue;
    const whole = words[placeOf(pair, side)]?.weight ?? 0;
    if (whole <= pair.weight) continue;
    const other = otherPlaceOf(pair, side);
    const bySeveral = isOneOfSeveral ? NAME_MODEL.leftBySeveralInitials : NAME_MODEL.leftByInitial;
    const isOfFamily =
      isLastInitial(others, other) ||
      (placeOf(pair, side) === words.length - 1 &&
        isBeforeAnother(pairs, others, other, side === 'query' ? 'listed' : 'query'));
    const share = isOfFamily ? NAME_MODEL.leftByLastInitial : bySeveral;
    open += share * (Math.max(NAME_MODEL.contradictingName, whole) - pair.weight);
  }
  return open;
}

const tellsBearer = ({ wordClass }: PreparedWord): boolean => wordClass === 'name' || wordClass === 'generic';

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
  readonly side: Side;
}

const isOfPerson = ({ wordClass }: PreparedWord): boolean =>
  wordClass !== 'generic' && wordClass !== 'legalForm' && wordClass !== 'number' && wordClass !== 'between';

/** True when a person's name of two words or more is told whole, of which this side has more: "Ali Ibrahim" / "Ali Najeeb Ibrahim". */
function isTold({ pairs, words, leftOfOther, side }: OneSide): boolean {
  if (leftOfOther.some(tellsBearer) || !words.every(isOfPerson)) return false;
  let count = 0;
  for (const pair of pairs) {
    if (pair.likeness < (pair.weight < NAME_MODEL.rareWord ? NAME_MODEL.told : NAME_MODEL.toldByRare))
      return false;
    if (words[placeOf(pair, side)]?.wordClass === 'name') count++;
  }
  return count > 1;
}

/** Place of the last word of a side that corresponds. */
function lastPlace(pairs: readonly AlignedWords[], side: Side): number {
  let last = 0;
  for (const pair of pairs) last = Math.max(last, placeOf(pair, side) + lengthOf(pair, side) - 1);
  return last;
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

/** What an omitted word costs less beside a name that is told whole. A rare name is left out as readily as a common one. */
function savedOf({ wordClass, weight }: PreparedWord, isInside: boolean, isAfterAll: boolean): number {
  const rate = isInside ? NAME_MODEL.omissionBetween : NAME_MODEL.omissionAfterTold;
  const most = NAME_MODEL.omittedNameMost;
  // "Rahul Gandhi Sharma" may have another family name than "Rahul Gandhi", however many people are called that.
  const least = isAfterAll ? most : NAME_MODEL.omittedNameLeast;
  const counted = wordClass === 'name' ? Math.min(Math.max(weight, least), most) : weight;
  return NAME_MODEL.omission * weight - rate * counted;
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

/**
 * What is spared of the words left over: titles and a father's name, and in a name of which at least two words are matched in
 * order, what follows the first of them. What stands between the first and the last word of both is spared most, and all that
 * a person's name has more than one that is told whole.
 */
function omissionOf(one: OneSide): Omission {
  const { pairs, words, left, leftOfOther, side } = one;
  if (left.length === 0) return NOTHING_LEFT;
  const isInOneOrder = pairs.length > 1 && isInOrder(pairs);
  const isSyllabic = left.some(({ syllables }) => syllables.length > 0);
  const isWhole = !leftOfOther.some(tellsBearer) && !isSyllabic;
  const isPersonTold = isWhole && isTold(one);
  const isInside = isInOneOrder && isFramed(pairs, words, side);
  // "Zahedi Mohammad" / "Mohammad Raza Zahedi"
  const isTurned = !isInOneOrder && isPersonTold && isFramed(pairs, words, side);
  const isOfFirm = pairs.length > 1 && isOrganisation(pairs, words, side);
  const { sparedByHabit, sparedAfterWhole, sparedBetween } = NAME_MODEL;
  // "Liu Ming" is not "Liu Ming Hua".
  const after = isPersonTold ? 1 : isWhole ? sparedAfterWhole : sparedByHabit;
  const inside = isPersonTold ? 1 : sparedBetween;
  const first = isInOneOrder || isTurned ? firstPlace(one, isPersonTold) : Number.POSITIVE_INFINITY;
  const last = isPersonTold ? lastPlace(pairs, side) : 0;
  let spared = 0;
  let saved = 0;
  for (let place = 0; place < words.length; place++) {
    const word = words[place];
    if (word === undefined || isTaken(pairs, place, side)) continue;
    const follows = place > first;
    if (isLeftOutByHabit(word)) spared += sparedByHabit * word.weight;
    else if (isOfFirm) spared += sparedBetween * word.weight;
    else if (follows) spared += (isInside ? inside : after) * word.weight;
    if (!follows) continue;
    if (isPersonTold) saved += savedOf(word, isInside, isTurned || place > last);
    else if (isInside) saved += (NAME_MODEL.omission - NAME_MODEL.omissionBetween) * word.weight;
  }
  return { spared, saved };
}

/** What kind of body an organisation is: whoever translates its name takes one for another ("Centre", "Institute"). */
const BODIES: ReadonlySet<string> = new Set(
  (
    'AGENCY ASSOC ASSOCIATION AUTHORITY BRANCH BUREAU CENTER COMMITTEE CONCERN CONSORTIUM DEPT ENTERPRISE FDN FUND INSTITUTE INSTITUTION ' +
    'KOMBINAT OFFICE ORG FACTORY hPLANT hCOUNCIL hFACTORY hDIRECTORATE hHEADQUARTERS hCOMMAND hMOVEMENT'
  )
    .split(' ')
    .map((meaning) => `m${meaning}`),
);

const isBody = ({ groups }: PreparedWord): boolean => groups.some((group) => BODIES.has(group));

/** What a name weighs more when it contradicts another: a common name is no more another's than a rare one is. */
function liftOf(word: PreparedWord): number {
  const { wordClass, weight } = word;
  // "Company" and "Group" contradict nothing.
  if (weight <= NAME_MODEL.weights.company) return 0;
  if (wordClass === 'generic')
    return isBody(word) ? 0 : Math.max(0, NAME_MODEL.contradictingGeneric - weight);
  return wordClass === 'name' ? Math.max(0, NAME_MODEL.contradictingName - weight) : 0;
}

/** What two words that hardly correspond weigh more against each other: "Jalal" / "Jamal", of which one is rare. */
const liftOfPair = (a: PreparedWord, b: PreparedWord, weight: number): number =>
  Math.max(0, Math.min(a.weight + liftOf(a), b.weight + liftOf(b)) - weight);

function sumOfLifts(words: readonly PreparedWord[]): number {
  let sum = 0;
  for (const word of words) sum += liftOf(word);
  return sum;
}

/** Share of the two names that is matched, 0 to 1; left-overs of both sides contradict, of one side are omitted. */
export function coveredShare(query: QueryName, listed: PreparedName, alignment: Alignment): number {
  const { pairs, queryLeft, listedLeft } = alignment;
  const { words } = query.name;
  let matched = 0;
  let lost = 0;
  let lifted = 0;
  for (const pair of pairs) {
    matched += pair.weight * pair.likeness;
    lost += pair.weight * (1 - pair.likeness);
    if (pair.likeness >= NAME_MODEL.doubtfulSound) continue;
    const [a, b] = [words[pair.queryStart], listed.words[pair.listedStart]];
    if (a && b && isDoubtful(pair, a, b, alignment))
      lifted += liftOfPair(a, b, pair.weight) * (1 - pair.likeness);
  }
  const openOfQuery = openWeight(pairs, words, listed.words, 'query');
  const openOfListed = openWeight(pairs, listed.words, words, 'listed');
  const leftQuery = sumOfWeights(queryLeft) + lost + openOfQuery;
  const leftListed = sumOfWeights(listedLeft) + lost + openOfListed;
  lifted += Math.min(leftQuery + sumOfLifts(queryLeft), leftListed + sumOfLifts(listedLeft));
  lifted -= Math.min(leftQuery, leftListed);
  const isOfQuery = leftQuery > leftListed;
  const omission = isOfQuery
    ? omissionOf({ pairs, words, left: queryLeft, leftOfOther: listedLeft, side: 'query' })
    : omissionOf({ pairs, words: listed.words, left: listedLeft, leftOfOther: queryLeft, side: 'listed' });
  const spared = NAME_MODEL.sparedByHabit * (isOfQuery ? openOfQuery : openOfListed) + omission.spared;
  return matchedShare({ matched, leftQuery, leftListed, lost, spared, saved: omission.saved, lifted });
}
