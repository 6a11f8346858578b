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

/** One of two names as the words of the other cover it. */
interface Side {
  readonly words: readonly PreparedWord[];
  readonly left: readonly PreparedWord[];
  /** Place of the first word of a pair. */
  readonly placeOf: (pair: AlignedWords) => number;
}

/** True when the words correspond in the same order on both sides. */
function isInOrder(pairs: readonly AlignedWords[]): boolean {
  return pairs.every((pair) =>
    pairs.every((other) => other.queryStart <= pair.queryStart || other.listedStart > pair.listedStart),
  );
}

/** Weight that initials leave open of the words that they stand for: "J." says one letter of "John". */
function openWeight(pairs: readonly AlignedWords[], { words, placeOf }: Side): number {
  let open = 0;
  for (const pair of pairs) {
    if (pair.likeness !== NAME_MODEL.likeness.initial) continue;
    const whole = words[placeOf(pair)]?.weight ?? 0;
    if (whole <= pair.weight) continue;
    open += NAME_MODEL.leftByInitial * (Math.max(NAME_MODEL.contradictingName, whole) - pair.weight);
  }
  return open;
}

/**
 * Weight of the words left over that are left out by habit: titles, a father's name, and in a name of which at least two
 * words are matched in order, what stands between them and what follows them ("Saddam Hussein al-Tikriti").
 */
function sparedWeight(pairs: readonly AlignedWords[], { words, left, placeOf }: Side): number {
  if (left.length === 0) return 0;
  const isOneName = pairs.length > 1 && isInOrder(pairs);
  const first = Math.min(...pairs.map(placeOf));
  let weight = 0;
  for (const word of left) {
    if (LEFT_OUT_BY_HABIT.has(word.wordClass) || (isOneName && words.indexOf(word) > first))
      weight += word.weight;
  }
  return weight;
}

/** What a name weighs more when it contradicts another: a common name is no more another's than a rare one is. */
const liftOf = ({ wordClass, weight }: PreparedWord): number =>
  wordClass === 'name' ? Math.max(0, NAME_MODEL.contradictingName - weight) : 0;

const sumOfLifts = (words: readonly PreparedWord[]): number =>
  words.reduce((sum, word) => sum + liftOf(word), 0);

/** Share of the two names that is matched, 0 to 1; left-overs of both sides contradict, of one side are omitted. */
export function coveredShare(query: QueryName, listed: PreparedName, alignment: Alignment): number {
  const { pairs } = alignment;
  const ofQuery: Side = {
    words: query.name.words,
    left: alignment.queryLeft,
    placeOf: ({ queryStart }) => queryStart,
  };
  const ofListed: Side = {
    words: listed.words,
    left: alignment.listedLeft,
    placeOf: ({ listedStart }) => listedStart,
  };
  let matched = 0;
  let lost = 0;
  let lifted = 0;
  for (const pair of pairs) {
    matched += pair.weight * pair.likeness;
    lost += pair.weight * (1 - pair.likeness);
    if (pair.likeness >= NAME_MODEL.doubtful) continue;
    const [a, b] = [query.name.words[pair.queryStart], listed.words[pair.listedStart]];
    if (a && b) lifted += Math.min(liftOf(a), liftOf(b)) * (1 - pair.likeness);
  }
  const openOfQuery = openWeight(pairs, ofQuery);
  const openOfListed = openWeight(pairs, ofListed);
  const leftQuery = sumOfWeights(ofQuery.left) + lost + openOfQuery;
  const leftListed = sumOfWeights(ofListed.left) + lost + openOfListed;
  lifted += Math.min(leftQuery + sumOfLifts(ofQuery.left), leftListed + sumOfLifts(ofListed.left));
  lifted -= Math.min(leftQuery, leftListed);
  const spared =
    leftQuery > leftListed
      ? openOfQuery + sparedWeight(pairs, ofQuery)
      : openOfListed + sparedWeight(pairs, ofListed);
  return matchedShare({ matched, leftQuery, leftListed, lost, spared, lifted });
}
