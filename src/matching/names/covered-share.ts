import { NAME_MODEL } from '../scoring-model.ts';
import { isDoubtful } from './doubtful-words.ts';
import type { Alignment } from './align-words.ts';
import { agreeInMost } from './chains-of-names.ts';
import { matchedShare } from './matched-share.ts';
import { isTaken, omissionOf, placeOf, type Side } from './omission.ts';
import { sumOfWeights, type PreparedName } from './prepared-name.ts';
import type { PreparedWord } from './prepared-word.ts';
import type { QueryName } from './query-name.ts';
import type { AlignedWords } from './word-options.ts';
import { ROLES, saysTrade } from './words/word-roles.ts';

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

/** True for an initial after the family name, which the other has in the last place, that stands for its given name: "Lavrov S.". */
function isOfGivenName(
  initial: AlignedWords,
  pairs: readonly AlignedWords[],
  words: readonly PreparedWord[],
  side: Side,
): boolean {
  if (placeOf(initial, side) !== 0) return false;
  const family = otherPlaceOf(initial, side) - 1;
  return pairs.some(
    (pair) => otherPlaceOf(pair, side) === family && placeOf(pair, side) === words.length - 1,
  );
}

const isByInitial = ({ likeness }: AlignedWords): boolean => likeness === NAME_MODEL.likeness.initial;

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
    if (!isByInitial(pair)) continue;
    const whole = words[placeOf(pair, side)]?.weight ?? 0;
    if (whole <= pair.weight) continue;
    const other = otherPlaceOf(pair, side);
    const bySeveral = isOneOfSeveral ? NAME_MODEL.leftBySeveralInitials : NAME_MODEL.leftByInitial;
    const isOfFamily =
      (isLastInitial(others, other) && !isOfGivenName(pair, pairs, words, side)) ||
      (placeOf(pair, side) === words.length - 1 &&
        isBeforeAnother(pairs, others, other, side === 'query' ? 'listed' : 'query'));
    const share = isOfFamily ? NAME_MODEL.leftByLastInitial : bySeveral;
    open += share * (Math.max(NAME_MODEL.contradictingName, whole) - pair.weight);
  }
  return open;
}

/** What a name weighs more when it contradicts another: a common name is no more another's than a rare one is. */
function liftOf(word: PreparedWord, ofGeneric: number = NAME_MODEL.contradictingGeneric): number {
  const { wordClass, weight } = word;
  // "Company" and "Group" contradict nothing.
  if (weight <= NAME_MODEL.weights.company) return 0;
  if (wordClass === 'generic') return (word.roles & ROLES.body) !== 0 ? 0 : Math.max(0, ofGeneric - weight);
  if (wordClass !== 'name') return 0;
  const least = (word.roles & ROLES.town) !== 0 ? NAME_MODEL.contradictingTown : NAME_MODEL.contradictingName;
  return Math.max(0, least - weight);
}

/** What two words that hardly correspond weigh more against each other: "Jalal" / "Jamal", of which one is rare. */
const liftOfPair = (a: PreparedWord, b: PreparedWord, weight: number): number =>
  Math.max(0, Math.min(a.weight + liftOf(a), b.weight + liftOf(b)) - weight);

function sumOfLifts(words: readonly PreparedWord[], ofGeneric: number): number {
  let sum = 0;
  for (const word of words) sum += liftOf(word, ofGeneric);
  return sum;
}

/** True when each side says in a word of its own what it is, and nothing else does: "Golden Dragon Mining", "Golden Dragon Restaurant". */
function areOtherTrades(
  words: readonly PreparedWord[],
  { pairs, queryLeft, listedLeft }: Alignment,
): boolean {
  return (
    queryLeft.some(saysTrade) &&
    listedLeft.some(saysTrade) &&
    !pairs.some(({ queryStart }) => saysTrade(words[queryStart]))
  );
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
  const hasInitial = pairs.some(isByInitial);
  const openOfQuery = hasInitial ? openWeight(pairs, words, listed.words, 'query') : 0;
  const openOfListed = hasInitial ? openWeight(pairs, listed.words, words, 'listed') : 0;
  const leftQuery = sumOfWeights(queryLeft) + lost + openOfQuery;
  const leftListed = sumOfWeights(listedLeft) + lost + openOfListed;
  if (queryLeft.length > 0 && listedLeft.length > 0) {
    const ofGeneric = areOtherTrades(words, alignment)
      ? NAME_MODEL.contradictingTrade
      : NAME_MODEL.contradictingGeneric;
    lifted += Math.min(
      leftQuery + sumOfLifts(queryLeft, ofGeneric),
      leftListed + sumOfLifts(listedLeft, ofGeneric),
    );
  } else lifted += Math.min(leftQuery, leftListed);
  lifted -= Math.min(leftQuery, leftListed);
  if (lifted > 0 && agreeInMost(words, listed.words, alignment)) lifted = 0;
  const isOfQuery = leftQuery > leftListed;
  const omission = isOfQuery
    ? omissionOf({
        pairs,
        words,
        left: queryLeft,
        leftOfOther: listedLeft,
        others: listed.words,
        side: 'query',
      })
    : omissionOf({
        pairs,
        words: listed.words,
        left: listedLeft,
        leftOfOther: queryLeft,
        others: words,
        side: 'listed',
      });
  const spared = NAME_MODEL.sparedByHabit * (isOfQuery ? openOfQuery : openOfListed) + omission.spared;
  return matchedShare({ matched, leftQuery, leftListed, lost, spared, saved: omission.saved, lifted });
}
