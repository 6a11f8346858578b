import { NAME_MODEL } from '../scoring-model.ts';
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
    const share = isLastInitial(others, other) ? NAME_MODEL.leftByLastInitial : bySeveral;
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
    const length = side === 'query' ? pair.queryLength : pair.listedLength;
    if (first >= start && first < start + length) begins = true;
    if (last >= start && last < start + length) ends = true;
  }
  return begins && ends;
}

/** Of the weight of words left over, what an omission is spared, and what stands between words of both names. */
interface Omission {
  readonly spared: number;
  readonly between: number;
}

const NOTHING_LEFT: Omission = { spared: 0, between: 0 };

/** Place of the first word of a side that corresponds. */
function firstPlace(pairs: readonly AlignedWords[], side: Side): number {
  let first = Number.POSITIVE_INFINITY;
  for (const pair of pairs) first = Math.min(first, placeOf(pair, side));
  return first;
}

/**
 * What is spared of the words left over: titles and a father's name, and in a name of which at least two words are matched in
 * order, what follows the first of them. What stands between the first and the last word of both is spared most.
 */
function omissionOf(
  pairs: readonly AlignedWords[],
  words: readonly PreparedWord[],
  left: readonly PreparedWord[],
  leftOfOther: readonly PreparedWord[],
  side: Side,
): Omission {
  if (left.length === 0) return NOTHING_LEFT;
  const isOneName = pairs.length > 1 && isInOrder(pairs);
  const isInside = isOneName && isFramed(pairs, words, side);
  const { sparedByHabit, sparedAfterWhole, sparedBetween } = NAME_MODEL;
  // "Liu Ming" is not "Liu Ming Hua".
  const isWhole = !leftOfOther.some(tellsBearer) && !left.some(({ syllables }) => syllables.length > 0);
  const after = isWhole ? sparedAfterWhole : sparedByHabit;
  const first = isOneName ? firstPlace(pairs, side) : Number.POSITIVE_INFINITY;
  let spared = 0;
  let between = 0;
  for (const word of left) {
    const follows = words.indexOf(word) > first;
    if (isLeftOutByHabit(word)) spared += sparedByHabit * word.weight;
    else if (follows) spared += (isInside ? sparedBetween : after) * word.weight;
    if (isInside && follows) between += word.weight;
  }
  return { spared, between };
}

/** What a name weighs more when it contradicts another: a common name is no more another's than a rare one is. */
function liftOf({ wordClass, weight }: PreparedWord): number {
  // "Company" and "Group" contradict nothing.
  if (weight <= NAME_MODEL.weights.company) return 0;
  if (wordClass === 'generic') return Math.max(0, NAME_MODEL.contradictingGeneric - weight);
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
    if (pair.likeness >= NAME_MODEL.doubtful) continue;
    const [a, b] = [words[pair.queryStart], listed.words[pair.listedStart]];
    if (a && b) lifted += liftOfPair(a, b, pair.weight) * (1 - pair.likeness);
  }
  const openOfQuery = openWeight(pairs, words, listed.words, 'query');
  const openOfListed = openWeight(pairs, listed.words, words, 'listed');
  const leftQuery = sumOfWeights(queryLeft) + lost + openOfQuery;
  const leftListed = sumOfWeights(listedLeft) + lost + openOfListed;
  lifted += Math.min(leftQuery + sumOfLifts(queryLeft), leftListed + sumOfLifts(listedLeft));
  lifted -= Math.min(leftQuery, leftListed);
  const isOfQuery = leftQuery > leftListed;
  const omission = isOfQuery
    ? omissionOf(pairs, words, queryLeft, listedLeft, 'query')
    : omissionOf(pairs, listed.words, listedLeft, queryLeft, 'listed');
  const spared = NAME_MODEL.sparedByHabit * (isOfQuery ? openOfQuery : openOfListed) + omission.spared;
  return matchedShare({ matched, leftQuery, leftListed, lost, spared, between: omission.between, lifted });
}
