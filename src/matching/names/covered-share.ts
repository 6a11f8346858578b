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
  place > 0 && place === words.length - 1 && words[place]?.text.length === 1;

/** Weight that initials leave open of the words that they stand for: "J." says one letter of "John". */
function openWeight(
  pairs: readonly AlignedWords[],
  words: readonly PreparedWord[],
  others: readonly PreparedWord[],
  side: Side,
): number {
  let open = 0;
  for (const pair of pairs) {
    if (pair.likeness !== NAME_MODEL.likeness.initial) continue;
    const whole = words[placeOf(pair, side)]?.weight ?? 0;
    if (whole <= pair.weight) continue;
    const other = side === 'query' ? pair.listedStart : pair.queryStart;
    const share = isLastInitial(others, other) ? NAME_MODEL.leftByLastInitial : NAME_MODEL.leftByInitial;
    open += share * (Math.max(NAME_MODEL.contradictingName, whole) - pair.weight);
  }
  return open;
}

/**
 * Weight of the words left over that are left out by habit: titles, a father's name, and in a name of which at least two
 * words are matched in order, what stands between them and what follows them ("Saddam Hussein al-Tikriti").
 */
function sparedWeight(
  pairs: readonly AlignedWords[],
  words: readonly PreparedWord[],
  left: readonly PreparedWord[],
  side: Side,
): number {
  if (left.length === 0) return 0;
  const isOneName = pairs.length > 1 && isInOrder(pairs);
  let first = words.length;
  for (const pair of pairs) first = Math.min(first, placeOf(pair, side));
  let weight = 0;
  for (const word of left) {
    if (isLeftOutByHabit(word) || (isOneName && words.indexOf(word) > first)) weight += word.weight;
  }
  return weight;
}

/** What a name weighs more when it contradicts another: a common name is no more another's than a rare one is. */
function liftOf({ wordClass, weight }: PreparedWord): number {
  if (wordClass === 'generic') return Math.max(0, NAME_MODEL.contradictingGeneric - weight);
  return wordClass === 'name' ? Math.max(0, NAME_MODEL.contradictingName - weight) : 0;
}

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
    if (a && b) lifted += Math.min(liftOf(a), liftOf(b)) * (1 - pair.likeness);
  }
  const openOfQuery = openWeight(pairs, words, listed.words, 'query');
  const openOfListed = openWeight(pairs, listed.words, words, 'listed');
  const leftQuery = sumOfWeights(queryLeft) + lost + openOfQuery;
  const leftListed = sumOfWeights(listedLeft) + lost + openOfListed;
  lifted += Math.min(leftQuery + sumOfLifts(queryLeft), leftListed + sumOfLifts(listedLeft));
  lifted -= Math.min(leftQuery, leftListed);
  const spared =
    leftQuery > leftListed
      ? openOfQuery + sparedWeight(pairs, words, queryLeft, 'query')
      : openOfListed + sparedWeight(pairs, listed.words, listedLeft, 'listed');
  return matchedShare({ matched, leftQuery, leftListed, lost, spared, lifted });
}
