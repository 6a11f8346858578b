import { cantoneseNeighbours } from './correspondence/cantonese-neighbours.ts';
import { joinedNeighbours, movedSpaceLikeness } from './correspondence/joined-neighbours.ts';
import type { PreparedName } from './prepared-name.ts';
import type { PreparedWord } from './prepared-word.ts';
import type { QueryName } from './query-name.ts';
import { BY } from './correspondence/query-neighbours.ts';
import { syllabicNeighbours } from './correspondence/syllabic-neighbours.ts';
import { renderedNeighbours } from './correspondence/rendered-neighbours.ts';
import { speltNeighbours } from './correspondence/spelt-neighbours.ts';
import { optionOf, weightOf, type AlignedWords, type Option } from './word-options.ts';

/** One-to-one correspondence of the words of two names. */
export interface Alignment {
  readonly pairs: readonly AlignedWords[];
  readonly queryLeft: readonly PreparedWord[];
  readonly listedLeft: readonly PreparedWord[];
}

/** The ways in which words of the two names at hand correspond; kept between calls so that none is allocated anew. */
const options: Option[] = [];
let optionCount = 0;

/** Adds a way in which one or two words of the query are two listed neighbours. */
function addNeighboursAs(
  query: readonly PreparedWord[],
  queryStart: number,
  queryLength: 1 | 2,
  listed: readonly PreparedWord[],
  listedStart: number,
  likeness: number,
): void {
  const weight = Math.min(weightOf(query, queryStart, queryLength), weightOf(listed, listedStart, 2));
  options[optionCount++] = optionOf(queryStart, queryLength, listedStart, 2, weight, likeness);
}

/** How a word of the query is two listed neighbours written as one, by what (`BY`) they may be; 0 when it is not. */
function neighboursLikeness(one: PreparedWord, word: PreparedWord, next: PreparedWord, by: number): number {
  return (
    ((by & BY.letters) === 0 ? 0 : joinedNeighbours(one.text, word.text, next.text)) ||
    ((by & BY.syllables) === 0 ? 0 : syllabicNeighbours(one, word, next)) ||
    ((by & BY.cantonese) === 0 ? 0 : cantoneseNeighbours(one, word, next)) ||
    ((by & BY.sounds) === 0 ? 0 : renderedNeighbours(one, word, next)) ||
    ((by & BY.spelling) === 0 ? 0 : speltNeighbours(one, word, next))
  );
}

/** Adds the ways in which words of the query are a listed word and the next, written as one or with the space elsewhere. */
function addNeighbours(query: QueryName, listed: readonly PreparedWord[], place: number): void {
  const word = listed[place];
  const next = listed[place + 1];
  if (word === undefined || next === undefined) return;
  const by = query.neighbours.mayBe(word, next);
  if (by === 0) return;
  const { words } = query.name;
  const { neighbours } = query;
  for (let i = neighbours.next(0, word, next, by); i >= 0; i = neighbours.next(i + 1, word, next, by)) {
    const one = words[i];
    if (one === undefined) continue;
    const likeness = neighboursLikeness(one, word, next, by);
    if (likeness > 0) addNeighboursAs(words, i, 1, listed, place, likeness);
    const after = words[i + 1];
    if (after === undefined || (by & BY.letters) === 0) continue;
    const moved = movedSpaceLikeness(one.text, after.text, word.text, next.text);
    if (moved > 0) addNeighboursAs(words, i, 2, listed, place, moved);
  }
}

/** True when words of the query are two listed neighbours, written as one or with the space elsewhere. */
export function haveNeighbours(query: QueryName, listed: readonly PreparedWord[]): boolean {
  optionCount = 0;
  for (let place = 0; place + 1 < listed.length && optionCount === 0; place++)
    addNeighbours(query, listed, place);
  return optionCount > 0;
}

/** Finds every way in which single words and neighbours of the two names correspond. */
function findOptions(query: QueryName, listed: readonly PreparedWord[], mayBeNeighbours: boolean): void {
  optionCount = 0;
  for (let j = 0; j < listed.length; j++) {
    const word = listed[j];
    if (word === undefined) continue;
    for (const option of query.options.at(word, j)) options[optionCount++] = option;
    if (mayBeNeighbours) addNeighbours(query, listed, j);
  }
}

/** Most valuable first; then the more alike, the nearer in place, the earlier. */
function byValue(a: Option, b: Option): number {
  return (
    b.value - a.value ||
    b.likeness - a.likeness ||
    Math.abs(a.queryStart - a.listedStart) - Math.abs(b.queryStart - b.listedStart) ||
    a.queryStart + a.listedStart - b.queryStart - b.listedStart ||
    a.queryStart - b.queryStart
  );
}

/** With so many options the sort of arrays is faster. */
const MANY_OPTIONS = 16;

/** Sorts the options; the sort of arrays makes copies. */
function sortOptions(): void {
  if (optionCount >= MANY_OPTIONS) {
    options.length = optionCount;
    options.sort(byValue);
    return;
  }
  for (let end = 1; end < optionCount; end++) {
    const option = options[end];
    if (option === undefined) continue;
    let place = end;
    for (; place > 0; place--) {
      const before = options[place - 1];
      if (before === undefined || byValue(before, option) <= 0) break;
      options[place] = before;
    }
    options[place] = option;
  }
}

/** Which words are taken; kept between calls so that none is allocated anew, and left empty by each. */
let takenOfQuery = new Uint8Array(128);
let takenOfListed = new Uint8Array(128);

function isFree(taken: Uint8Array, start: number, length: number): boolean {
  return taken[start] === 0 && (length === 1 || taken[start + 1] === 0);
}

function take(taken: Uint8Array, start: number, length: number): void {
  taken[start] = 1;
  if (length === 2) taken[start + 1] = 1;
}

const NO_WORDS: readonly PreparedWord[] = [];

/** The words that are not taken; leaves nothing taken. */
function leftOver(words: readonly PreparedWord[], taken: Uint8Array): readonly PreparedWord[] {
  let left: PreparedWord[] | null = null;
  for (let place = 0; place < words.length; place++) {
    const word = words[place];
    if (taken[place] === 0 && word !== undefined) {
      // An array that grows from nothing takes room for seventeen.
      if (left === null) left = [word];
      else left.push(word);
    }
    taken[place] = 0;
  }
  return left ?? NO_WORDS;
}

/** Takes the options whose words are still free, the most valuable first. */
function takePairs(): readonly AlignedWords[] {
  let pairs: AlignedWords[] | null = null;
  for (let place = 0; place < optionCount; place++) {
    const option = options[place];
    if (option === undefined || !isFree(takenOfQuery, option.queryStart, option.queryLength)) continue;
    if (!isFree(takenOfListed, option.listedStart, option.listedLength)) continue;
    take(takenOfQuery, option.queryStart, option.queryLength);
    take(takenOfListed, option.listedStart, option.listedLength);
    if (pairs === null) pairs = [option];
    else pairs.push(option);
  }
  return pairs ?? [];
}

/**
 * Pairs the words of a query with those of a listed name, the most valuable correspondences first. Neighbours are looked at unless
 * it is known that none are words of the query.
 */
export function alignWords(
  query: QueryName,
  { words: listed }: PreparedName,
  mayBeNeighbours = true,
): Alignment {
  const { words } = query.name;
  findOptions(query, listed, mayBeNeighbours);
  if (optionCount === 0) return { pairs: [], queryLeft: words, listedLeft: listed };
  sortOptions();
  if (words.length >= takenOfQuery.length) takenOfQuery = new Uint8Array(2 * words.length);
  if (listed.length >= takenOfListed.length) takenOfListed = new Uint8Array(2 * listed.length);
  const pairs = takePairs();
  return {
    pairs,
    queryLeft: leftOver(words, takenOfQuery),
    listedLeft: leftOver(listed, takenOfListed),
  };
}
