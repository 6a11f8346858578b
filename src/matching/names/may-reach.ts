import type { CandidateBound } from '../candidate-bound.ts';
import { haveNeighbours } from './align-words.ts';
import type { PreparedName } from './prepared-name.ts';
import type { PreparedWord } from './prepared-word.ts';
import type { QueryName } from './query-name.ts';

type Words = readonly PreparedWord[];

/** Weight of the words at places of which no bit is set; places that are 32 apart share one. */
function weightBeside(places: number, words: Words): number {
  let weight = 0;
  for (let place = 0; place < words.length; place++)
    if ((places & (1 << place)) === 0) weight += words[place]?.weight ?? 0;
  return weight;
}

/** How many bits are set. */
function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Whether a name may reach the bound when each of its words is taken for the one of the query that it covers most of. */
function mayReachByWords({ name, options }: QueryName, listed: Words, bound: CandidateBound): boolean {
  let matched = 0;
  let leftListed = 0;
  let count = 0;
  let places = 0;
  let lightest = 1;
  for (const word of listed) {
    const met = options.met(word);
    if (met.places !== 0) {
      matched += met.most;
      places |= met.places;
      lightest = Math.min(lightest, word.weight);
      count++;
    } else leftListed += word.weight;
  }
  if (count === 0) return false;
  const leftQuery = weightBeside(places, name.words);
  // No word of the query is taken for two: "Institute of the Institute".
  const surplus = count === 1 ? 0 : count - countOf(places);
  if (surplus > 0 && name.words.length < 32) {
    matched = Math.min(matched, weightBeside(0, name.words) - leftQuery);
    leftListed += surplus * lightest;
  }
  // An initial leaves a share of its word open, of which as much is spared as of what is left out by habit.
  const sparedOfQuery = Number.POSITIVE_INFINITY;
  return bound.mayReach({ matched, leftQuery, leftListed, sparedOfQuery, mayBeFramed: count > 1 });
}

/** Compares words that were not compared yet; false when there are none. */
function compareWords({ options }: QueryName, listed: Words): boolean {
  let isNew = false;
  for (let place = 0; place < listed.length; place++) {
    const word = listed[place];
    if (word === undefined || options.met(word).isCompared) continue;
    options.at(word, place);
    isNew = true;
  }
  return isNew;
}

/**
 * False only for a listed name that cannot reach the bound by its words: most names that are looked at do not, which costs
 * less to tell than their score. Words are compared where what they may cover tells nothing. Neighbours are looked at unless it is
 * known that none are words of the query.
 */
export function mayReach(
  query: QueryName,
  { words }: PreparedName,
  bound: CandidateBound,
  mayBeNeighbours: boolean,
): boolean {
  const mayReachThem =
    mayReachByWords(query, words, bound) &&
    (!compareWords(query, words) || mayReachByWords(query, words, bound));
  return mayReachThem || (mayBeNeighbours && haveNeighbours(query, words));
}

/**
 * Bits of the places (`QueryName.places`) of the words of a query for which words of a listed name may be taken: names within the
 * query that have none of them have no word in common with the listed one.
 */
export function placesMet(query: QueryName, { words }: PreparedName, areNeighbours: boolean): number {
  if (areNeighbours) return query.places;
  let places = 0;
  for (const word of words) places |= query.options.met(word).places;
  return places;
}
