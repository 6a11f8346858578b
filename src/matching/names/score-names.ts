import { roundScore, type Correspondence, type Explanation } from '../../domain/match.ts';
import type { CandidateBound } from '../candidate-bound.ts';
import { NAME_MODEL } from '../scoring-model.ts';
import { acronymScore, acronymsOf, isAcronymOf, shortForm } from './acronyms.ts';
import { alignWords, haveNeighbours, type Alignment } from './align-words.ts';
import { NOTHING_KNOWN, type CandidateKnowledge } from './candidate-knowledge.ts';
import { areBlended } from './blended-brands.ts';
import { capsOf, decidingCap, heldDown } from './contradictions/caps.ts';
import { areOtherShips } from './contradictions/other-ships.ts';
import { coveredShare } from './covered-share.ts';
import { isCutOff } from './cut-off-names.ts';
import { areLetters } from './other-spaces.ts';
import { areOfOneBrand } from './own-brands.ts';
import { isOwnAcronym } from './preparing/told-by-key.ts';
import { holdsSeveral, nameOf, namesIn, type PreparedName } from './prepared-name.ts';
import type { PreparedWord } from './prepared-word.ts';
import { joinLikeness } from './correspondence/join-likeness.ts';
import { mayReach, placesMet } from './may-reach.ts';
import { areBornOthers } from './reading/names-by-birth.ts';
import { scoreByBrand } from './split-brands.ts';
import { createQueryName, type QueryName } from './query-name.ts';
import { hasLettersOf } from './correspondence/slips.ts';
import { wordLikeness } from './correspondence/word-likeness.ts';
import type { AlignedWords } from './word-options.ts';

/** Score of words that correspond so, before any contradiction holds it down. */
const scoreOfWords = (query: QueryName, listed: PreparedName, alignment: Alignment): number =>
  alignment.pairs.length === 0 ? 0 : coveredShare(query, listed, alignment) ** NAME_MODEL.exponent;

function scoreByWords(
  query: QueryName,
  listed: PreparedName,
  bound?: CandidateBound,
  mayBeNeighbours = true,
): number {
  if (bound !== undefined && !mayReach(query, listed, bound, mayBeNeighbours)) return 0;
  const alignment = alignWords(query, listed, mayBeNeighbours);
  const score = scoreOfWords(query, listed, alignment);
  if (score === 0) return 0;
  // No rule raises a score.
  if (bound !== undefined && score < bound.leastScore) return 0;
  return heldDown(score, query, listed, alignment);
}

/** False only for words none of which an acronym of these letters can be: most names have none, which is faster to tell than what they are cut to. */
function haveLetters(words: readonly PreparedWord[], letters: number): boolean {
  for (const word of words) if (hasLettersOf(letters, word.letters)) return true;
  return false;
}

/** Score of a name against its acronym, whichever side has which; 0 when neither is the other's. */
function scoreByAcronym(query: QueryName, { words }: PreparedName): number {
  if (query.shortForm !== null && isAcronymOf(query.shortForm, words)) return acronymScore(query.shortForm);
  if (query.acronyms.length === 0 || !haveLetters(words, query.lettersOfAcronyms)) return 0;
  const short = shortForm(words);
  return short !== null && query.acronyms.includes(short) ? acronymScore(short) : 0;
}

/** Words of equal texts may say different things in characters: "理工", "工业". */
function areSameWords(a: readonly PreparedWord[], b: readonly PreparedWord[]): boolean {
  if (a.length !== b.length) return false;
  for (let place = 0; place < a.length; place++) if (a[place]?.text !== b[place]?.text) return false;
  return true;
}

/** Score of a name written with the spaces elsewhere; 0 when it is not. */
const scoreByLetters = ({ letters, name }: QueryName, { words }: PreparedName): number =>
  letters !== null && areLetters(words, letters) && !areSameWords(name.words, words)
    ? NAME_MODEL.otherSpaces
    : 0;

/** Score of a name of which the end was cut off; 0 when it was not. */
const scoreByCut = ({ longName }: QueryName, { words }: PreparedName): number =>
  longName !== null && isCutOff(longName, words) ? NAME_MODEL.cutOff : 0;

/** Score of a firm whose brand has its spaces elsewhere and a slip; 0 of any other. */
const scoreBySplitBrand = ({ brand, name }: QueryName, { words }: PreparedName): number =>
  brand === null ? 0 : scoreByBrand(brand, name.words, words);

/** Score of a brand that only one organisation has, whatever one of the names says more of it; 0 of any other. */
const scoreByOwnBrand = ({ ownBrand, name }: QueryName, { words }: PreparedName): number =>
  ownBrand !== null && areOfOneBrand(ownBrand, name.words, words) ? NAME_MODEL.ownBrand : 0;

/** Score of a brand that is made of the beginnings of words, whichever side has which; 0 of any other. */
const scoreByBlend = ({ blend, blendable }: QueryName, { words }: PreparedName): number =>
  (blend !== null || blendable !== null) && areBlended(blend, blendable, words) ? NAME_MODEL.blendedBrand : 0;

/** Score of two names by other than their words one by one. */
const scoreAsWhole = (query: QueryName, listed: PreparedName): number =>
  Math.max(
    scoreByAcronym(query, listed),
    scoreByLetters(query, listed),
    scoreBySplitBrand(query, listed),
    scoreByOwnBrand(query, listed),
    scoreByBlend(query, listed),
    scoreByCut(query, listed),
  );

/** Score of two names, each the text as a whole or one of the names in it. */
function scoreTwo(
  query: QueryName,
  listed: PreparedName,
  bound?: CandidateBound,
  known: CandidateKnowledge = NOTHING_KNOWN,
): number {
  const byWords = scoreByWords(query, listed, bound, known.mayBeNeighbours);
  return known.mayBeWhole ? Math.max(byWords, scoreAsWhole(query, listed)) : byWords;
}

/** Two names of a query's text and a listed one, and their score. */
interface ScoredNames {
  readonly query: QueryName;
  readonly listed: PreparedName;
  readonly score: number;
}

/** The letters that a text tells the meaning of, with the name whose first letters they are: "NITC - National Iranian Tanker Company". */
function explainedLetters(names: readonly PreparedName[]): ReadonlyMap<string, PreparedName> {
  const told = new Map<string, PreparedName>();
  for (const { words } of names) {
    const own = words.find(isOwnAcronym);
    const rest = own === undefined ? words : words.filter((word) => word !== own);
    for (const acronym of rest.length > 1 ? acronymsOf(rest) : [])
      if (own?.text === acronym || names.some((name) => shortForm(name.words) === acronym))
        told.set(acronym, nameOf(rest));
  }
  return told;
}

/** True for texts that tell the same letters to stand for two bodies: "National Insurance Training Centre (NITC)" is no tanker company. */
function areOtherBodiesOfLetters(query: QueryName, listed: readonly PreparedName[]): boolean {
  const ofQuery = explainedLetters([query.name, ...query.names.map(({ name }) => name)]);
  if (ofQuery.size === 0) return false;
  for (const [letters, name] of explainedLetters(listed)) {
    const other = ofQuery.get(letters);
    if (other !== undefined && scoreByWords(createQueryName(other), name) < NAME_MODEL.contradictingLetters)
      return true;
  }
  return false;
}

/** The two names that are most alike, of the texts as wholes and of the names that they hold. */
function best(
  query: QueryName,
  listed: PreparedName,
  bound?: CandidateBound,
  known: CandidateKnowledge = NOTHING_KNOWN,
): ScoredNames {
  // What is joined in a part of either text is joined in the whole.
  const mayBeNeighbours = known.mayBeNeighbours && haveNeighbours(query, listed.words);
  const { mayBeWhole } = known;
  const ofNames = { mayBeNeighbours, mayBeWhole };
  let found: ScoredNames = { query, listed, score: scoreTwo(query, listed, bound, ofNames) };
  if (areOtherShips(query.name.words, listed.words) || areBornOthers(query.name.words, listed.words))
    return found;
  const others = [listed, ...namesIn(listed.words)];
  const places = query.names.length === 0 ? query.places : placesMet(query, listed, mayBeNeighbours);
  for (const one of [query, ...query.names]) {
    const haveWords = (one.places & places) !== 0;
    for (const other of others) {
      if (one === query && other === listed) continue;
      if (!haveWords && !mayBeWhole) continue;
      const ofTwo = haveWords ? scoreTwo(one, other, bound, ofNames) : scoreAsWhole(one, other);
      const score = ofTwo * NAME_MODEL.oneOfSeveralNames;
      if (score > found.score) found = { query: one, listed: other, score };
    }
  }
  if (found.score > NAME_MODEL.otherBodyOfLetters && areOtherBodiesOfLetters(query, others))
    return { ...found, score: NAME_MODEL.otherBodyOfLetters };
  return found;
}

function scoreAnew(
  query: QueryName,
  listed: PreparedName,
  bound?: CandidateBound,
  known: CandidateKnowledge = NOTHING_KNOWN,
): number {
  const isOne = query.names.length === 0 && !holdsSeveral(listed.words);
  return isOne ? scoreTwo(query, listed, bound, known) : best(query, listed, bound, known).score;
}

function scoreOf(
  query: QueryName,
  listed: PreparedName,
  bound?: CandidateBound,
  known: CandidateKnowledge = NOTHING_KNOWN,
): number {
  const kept = query.scores.get(listed.words, bound);
  if (kept !== undefined) return kept;
  const score = scoreAnew(query, listed, bound, known);
  query.scores.set(listed.words, bound, score);
  return score;
}

/**
 * Score of a query against one listed name, 0 to 1, rounded to four decimals. A weak alias counts a little less. Never
 * above what `candidateBound` allows for the same words. With the bound of a threshold, a name that cannot reach it has 0. What a
 * search knows of the name is not looked for.
 */
export function scoreName(
  query: QueryName,
  listed: PreparedName,
  quality: 'strong' | 'weak' = 'strong',
  bound?: CandidateBound,
  known: CandidateKnowledge = NOTHING_KNOWN,
): number {
  if (query.name.words.length === 0 || listed.words.length === 0) return 0;
  const score = scoreOf(query, listed, bound, known);
  return roundScore(quality === 'weak' ? score * NAME_MODEL.weakAlias : score);
}

const textOf = (words: readonly PreparedWord[], start: number, length: number): string =>
  words
    .slice(start, start + length)
    .map((word) => word.text)
    .join(' ');

/** Texts of words, without what only stands between two names. */
const textsOf = (words: readonly PreparedWord[]): readonly string[] =>
  words.filter(({ wordClass }) => wordClass !== 'between').map(({ text }) => text);

const allOf = ({ words }: PreparedName): string => textOf(words, 0, words.length);

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

/** How two names correspond as wholes. */
function kindOfWhole(query: QueryName, listed: PreparedName, whole: number): string {
  if (scoreByLetters(query, listed) === whole || scoreBySplitBrand(query, listed) === whole) return 'joined';
  if (scoreByOwnBrand(query, listed) === whole) return 'one brand';
  return scoreByCut(query, listed) === whole ? 'cut off' : 'acronym';
}

/** Why `scoreName` gives what it gives, and which of the contradictions that hold set the score; null where none did. */
export interface NameAccount {
  readonly explanation: Explanation;
  readonly decidedBy: string | null;
}

/** Says why `scoreName` gives what it gives: which words correspond how, what is left over, which rules applied, which decided. */
export function accountOfName(
  typed: QueryName,
  listedText: PreparedName,
  quality: 'strong' | 'weak' = 'strong',
): NameAccount {
  const { query, listed, score } = best(typed, listedText);
  const isOneOfSeveral = query !== typed || listed !== listedText;
  const ofAll = isOneOfSeveral ? ['one of several names in one text'] : [];
  const ofAlias = quality === 'weak' ? ['the publisher calls this alias weak'] : [];
  const whole = scoreAsWhole(query, listed);
  const alignment = alignWords(query, listed);
  const byWords = scoreOfWords(query, listed, alignment);
  const cap = decidingCap(byWords, query, listed, alignment);
  if (whole > (cap?.limit ?? byWords)) {
    const kind = kindOfWhole(query, listed, whole);
    const likeness = roundScore(score);
    const explanation = {
      correspondences: [{ query: allOf(query.name), listed: allOf(listed), kind, likeness }],
      queryLeftOver: [],
      listedLeftOver: [],
      remarks: [...ofAll, ...ofAlias],
    };
    return { explanation, decidedBy: null };
  }
  const pairs = alignment.pairs
    .filter(({ queryStart }) => query.name.words[queryStart]?.wordClass !== 'between')
    .sort((a, b) => a.queryStart - b.queryStart);
  const remarks = capsOf(query, listed, alignment).map(({ remark }) => remark);
  const explanation = {
    correspondences: pairs.map((pair) => correspondence(query, listed, pair)),
    queryLeftOver: textsOf(alignment.queryLeft),
    listedLeftOver: textsOf(alignment.listedLeft),
    remarks: [...remarks, ...ofAll, ...ofAlias],
  };
  return { explanation, decidedBy: cap?.remark ?? null };
}

/** Says why `scoreName` gives what it gives; see `accountOfName`. */
export const explainName = (
  typed: QueryName,
  listedText: PreparedName,
  quality: 'strong' | 'weak' = 'strong',
): Explanation => accountOfName(typed, listedText, quality).explanation;
