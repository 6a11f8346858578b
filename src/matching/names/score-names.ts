import { roundScore, type Correspondence, type Explanation } from '../../domain/match.ts';
import { NAME_MODEL } from '../scoring-model.ts';
import { alignWords, type AlignedWords, type Alignment } from './align-words.ts';
import { isPatronymic } from './forms-of-both-sexes.ts';
import { matchedShare } from './matched-share.ts';
import type { PreparedName } from './prepared-name.ts';
import type { PreparedWord } from './prepared-word.ts';
import { joinLikeness, type QueryName } from './query-name.ts';
import type { WordClass } from './word-class.ts';
import { wordLikeness } from './word-likeness.ts';

const sumOfWeights = (words: readonly PreparedWord[]): number =>
  words.reduce((sum, word) => sum + word.weight, 0);

/** Weight that an initial leaves open: "J." says one letter of "John". */
function openAfterInitial(pair: AlignedWords, words: readonly PreparedWord[], start: number): number {
  if (pair.likeness !== NAME_MODEL.likeness.initial) return 0;
  return NAME_MODEL.leftByInitial * Math.max(0, (words[start]?.weight ?? 0) - pair.weight);
}

const LEFT_OUT_BY_HABIT: ReadonlySet<WordClass> = new Set(['legalForm', 'particle', 'title', 'initial']);

/** True when the words correspond in the same order on both sides. */
function isInOrder(pairs: readonly AlignedWords[]): boolean {
  return pairs.every((pair) =>
    pairs.every((other) => other.queryStart <= pair.queryStart || other.listedStart > pair.listedStart),
  );
}

/**
 * Weight of the words left over that are left out by habit: titles, a father's name, and in a name of which at least two
 * words are matched in order, what stands between them and, in part, what follows them.
 */
function sparedWeight(
  words: readonly PreparedWord[],
  left: readonly PreparedWord[],
  matched: readonly number[],
  inOrder: boolean,
): number {
  if (left.length === 0) return 0;
  const [first, last] = [Math.min(...matched), Math.max(...matched)];
  const isOneName = inOrder && matched.length > 1;
  let weight = 0;
  for (const word of left) {
    const place = words.indexOf(word);
    if (LEFT_OUT_BY_HABIT.has(word.wordClass) || isPatronymic(word.text)) weight += word.weight;
    else if (isOneName && place > first)
      weight += place < last ? word.weight : NAME_MODEL.sparedAfter * word.weight;
  }
  return weight;
}

/** Share of the two names that is matched, 0 to 1; left-overs of both sides contradict, of one side are omitted. */
function coveredShare(
  query: QueryName,
  listed: PreparedName,
  { pairs, queryLeft, listedLeft }: Alignment,
): number {
  let matched = 0;
  let allLost = 0;
  let leftQuery = sumOfWeights(queryLeft);
  let leftListed = sumOfWeights(listedLeft);
  for (const pair of pairs) {
    const lost = pair.weight * (1 - pair.likeness);
    matched += pair.weight * pair.likeness;
    allLost += lost;
    leftQuery += lost + openAfterInitial(pair, query.name.words, pair.queryStart);
    leftListed += lost + openAfterInitial(pair, listed.words, pair.listedStart);
  }
  const spared =
    leftQuery > leftListed
      ? sparedWeight(
          query.name.words,
          queryLeft,
          pairs.map(({ queryStart }) => queryStart),
          isInOrder(pairs),
        )
      : sparedWeight(
          listed.words,
          listedLeft,
          pairs.map(({ listedStart }) => listedStart),
          isInOrder(pairs),
        );
  return matchedShare(matched, leftQuery, leftListed, allLost, spared);
}

/** A rule that keeps a pair under a limit, and the limit. */
interface Cap {
  readonly remark: string;
  readonly limit: number;
}

const hasNumber = (words: readonly PreparedWord[]): boolean =>
  words.some((word) => word.wordClass === 'number');
const hasPatronymic = (words: readonly PreparedWord[]): boolean =>
  words.some((word) => isPatronymic(word.text));
const YOUNGER = /^(?:jr|jnr|junior|filho|hijo|fils)$/u;
const ELDER = /^(?:sr|snr|senior|padre|pere)$/u;

/** "Sr." on one side and "Jr." on the other: father and son. */
function areFatherAndSon(a: readonly PreparedWord[], b: readonly PreparedWord[]): boolean {
  const says = (words: readonly PreparedWord[], pattern: RegExp): boolean =>
    words.some((word) => pattern.test(word.text));
  return (says(a, YOUNGER) && says(b, ELDER)) || (says(a, ELDER) && says(b, YOUNGER));
}

const isTelling = (word: PreparedWord | undefined): boolean =>
  word?.wordClass === 'name' || word?.wordClass === 'number' || word?.wordClass === 'initial';

/** True when a word of the pair tells its bearer from others. */
function tells(pair: AlignedWords, query: QueryName, listed: PreparedName): boolean {
  return isTelling(query.name.words[pair.queryStart]) || isTelling(listed.words[pair.listedStart]);
}

function capsOf(query: QueryName, listed: PreparedName, alignment: Alignment): readonly Cap[] {
  const caps: Cap[] = [];
  const { pairs, queryLeft, listedLeft } = alignment;
  if (hasNumber(queryLeft) && hasNumber(listedLeft)) {
    caps.push({ remark: 'the numbers differ', limit: NAME_MODEL.contradictingNumber });
  }
  if (areFatherAndSon(queryLeft, listedLeft)) {
    caps.push({ remark: 'father and son', limit: NAME_MODEL.fatherAndSon });
  }
  if (hasPatronymic(queryLeft) && hasPatronymic(listedLeft)) {
    caps.push({ remark: 'the fathers\u2019 names differ', limit: NAME_MODEL.contradictingPatronymic });
  }
  const tellingLeft = queryLeft.some(isTelling) || listedLeft.some(isTelling);
  if (tellingLeft && !pairs.some((pair) => tells(pair, query, listed))) {
    caps.push({ remark: 'only generic words agree', limit: NAME_MODEL.onlyGeneric });
  }
  return caps;
}

/** The least limit that any cap sets. */
const LOWEST_CAP = Math.min(NAME_MODEL.contradictingNumber, NAME_MODEL.onlyGeneric);

function scoreOf(query: QueryName, listed: PreparedName, alignment: Alignment): number {
  const share = coveredShare(query, listed, alignment) ** NAME_MODEL.exponent;
  if (share <= LOWEST_CAP) return share;
  const limit = Math.min(1, ...capsOf(query, listed, alignment).map((cap) => cap.limit));
  return Math.min(share, limit);
}

/**
 * Score of a query against one listed name, 0 to 1, rounded to four decimals. A weak alias counts a little less. Never
 * above what `candidateBound` allows for the same words.
 */
export function scoreName(
  query: QueryName,
  listed: PreparedName,
  quality: 'strong' | 'weak' = 'strong',
): number {
  if (query.name.words.length === 0 || listed.words.length === 0) return 0;
  const score = scoreOf(query, listed, alignWords(query, listed));
  return roundScore(quality === 'weak' ? score * NAME_MODEL.weakAlias : score);
}

const textOf = (words: readonly PreparedWord[], start: number, length: number): string =>
  words
    .slice(start, start + length)
    .map((word) => word.text)
    .join(' ');

function correspondence(query: QueryName, listed: PreparedName, pair: AlignedWords): Correspondence {
  const queryWord = query.name.words[pair.queryStart];
  const listedWord = listed.words[pair.listedStart];
  const join = query.joins[pair.queryStart];
  let kind = 'joined';
  if (pair.queryLength === 1 && pair.listedLength === 1 && queryWord && listedWord) {
    kind = wordLikeness(queryWord, listedWord)?.kind ?? kind;
  } else if (pair.queryLength === 2 && join && listedWord) {
    kind = joinLikeness(join, listedWord)?.kind ?? kind;
  }
  return {
    query: textOf(query.name.words, pair.queryStart, pair.queryLength),
    listed: textOf(listed.words, pair.listedStart, pair.listedLength),
    kind,
    likeness: roundScore(pair.likeness),
  };
}

/** Says why `scoreName` gives what it gives: which words correspond how, what is left over, which rules applied. */
export function explainName(
  query: QueryName,
  listed: PreparedName,
  quality: 'strong' | 'weak' = 'strong',
): Explanation {
  const alignment = alignWords(query, listed);
  const pairs = [...alignment.pairs].sort((a, b) => a.queryStart - b.queryStart);
  const remarks = capsOf(query, listed, alignment).map((cap) => cap.remark);
  return {
    correspondences: pairs.map((pair) => correspondence(query, listed, pair)),
    queryLeftOver: alignment.queryLeft.map((word) => word.text),
    listedLeftOver: alignment.listedLeft.map((word) => word.text),
    remarks: quality === 'weak' ? [...remarks, 'the publisher calls this alias weak'] : remarks,
  };
}
