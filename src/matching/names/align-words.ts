import { joinedNeighbours, movedSpaceLikeness } from './joined-neighbours.ts';
import type { PreparedName } from './prepared-name.ts';
import type { PreparedWord } from './prepared-word.ts';
import type { QueryName } from './query-name.ts';
import { syllabicNeighbours } from './syllabic-neighbours.ts';
import { renderedNeighbours } from './rendered-neighbours.ts';

/** A query word (or two neighbours) taken to be a listed word (or two neighbours). */
export interface AlignedWords {
  readonly queryStart: number;
  readonly queryLength: 1 | 2;
  readonly listedStart: number;
  readonly listedLength: 1 | 2;
  /** Weight both sides share. */
  readonly weight: number;
  readonly likeness: number;
}

/** One-to-one correspondence of the words of two names. */
export interface Alignment {
  readonly pairs: readonly AlignedWords[];
  readonly queryLeft: readonly PreparedWord[];
  readonly listedLeft: readonly PreparedWord[];
}

type Option = AlignedWords & { readonly value: number };

const weightOf = (words: readonly PreparedWord[], start: number, length: number): number =>
  (words[start]?.weight ?? 0) + (length === 2 ? (words[start + 1]?.weight ?? 0) : 0);

/** Adds a way in which one or two words of the query are one or two listed ones. */
function addOption(
  found: Option[],
  query: readonly PreparedWord[],
  queryStart: number,
  queryLength: 1 | 2,
  listed: readonly PreparedWord[],
  listedStart: number,
  listedLength: 1 | 2,
  likeness: number,
): void {
  const weight = Math.min(
    weightOf(query, queryStart, queryLength),
    weightOf(listed, listedStart, listedLength),
  );
  found.push({
    queryStart,
    queryLength,
    listedStart,
    listedLength,
    likeness,
    weight,
    value: weight * likeness,
  });
}

/** Adds the ways in which words of the query are a listed word and the next, written as one or with the space elsewhere. */
function addNeighbours(
  found: Option[],
  query: QueryName,
  listed: readonly PreparedWord[],
  place: number,
): void {
  const word = listed[place];
  const next = listed[place + 1];
  if (word === undefined || next === undefined) return;
  if (!query.neighbours.mayBe(word, next)) return;
  const { words } = query.name;
  for (let i = 0; i < words.length; i++) {
    const one = words[i];
    if (one === undefined) continue;
    const likeness =
      joinedNeighbours(one.text, word.text, next.text) ||
      syllabicNeighbours(one, word, next) ||
      renderedNeighbours(one, word, next);
    if (likeness > 0) addOption(found, words, i, 1, listed, place, 2, likeness);
    const after = words[i + 1];
    if (after === undefined) continue;
    const length = one.text.length + after.text.length - word.text.length - next.text.length;
    if (length !== 0 || one.text.length === word.text.length) continue;
    const moved = movedSpaceLikeness([one.text, after.text], [word.text, next.text]);
    if (moved > 0) addOption(found, words, i, 2, listed, place, 2, moved);
  }
}

/** Every way in which single words and neighbours of the two names correspond. */
function correspondences(query: QueryName, listed: readonly PreparedWord[]): Option[] {
  const { words } = query.name;
  const found: Option[] = [];
  for (let j = 0; j < listed.length; j++) {
    const word = listed[j];
    if (word === undefined) continue;
    const row = query.likenesses(word);
    for (let i = 0; i < row.length; i++) {
      const likeness = row[i] ?? 0;
      if (likeness === 0) continue;
      if (i < words.length) addOption(found, words, i, 1, listed, j, 1, likeness);
      else addOption(found, words, i - words.length, 2, listed, j, 1, likeness);
    }
    addNeighbours(found, query, listed, j);
  }
  return found;
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

/** Sorts options in place; the sort of arrays makes copies. */
function sortByValue(options: Option[]): void {
  if (options.length >= MANY_OPTIONS) {
    options.sort(byValue);
    return;
  }
  for (let end = 1; end < options.length; end++) {
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

/** The words that are not taken; leaves nothing taken. */
function leftOver(words: readonly PreparedWord[], taken: Uint8Array): readonly PreparedWord[] {
  const left: PreparedWord[] = [];
  for (let place = 0; place < words.length; place++) {
    const word = words[place];
    if (taken[place] === 0 && word !== undefined) left.push(word);
    taken[place] = 0;
  }
  return left;
}

/** Pairs the words of a query with those of a listed name, the most valuable correspondences first. */
export function alignWords(query: QueryName, listed: PreparedName): Alignment {
  const options = correspondences(query, listed.words);
  sortByValue(options);
  if (query.name.words.length >= takenOfQuery.length)
    takenOfQuery = new Uint8Array(2 * query.name.words.length);
  if (listed.words.length >= takenOfListed.length) takenOfListed = new Uint8Array(2 * listed.words.length);
  const pairs: AlignedWords[] = [];
  for (const option of options) {
    if (!isFree(takenOfQuery, option.queryStart, option.queryLength)) continue;
    if (!isFree(takenOfListed, option.listedStart, option.listedLength)) continue;
    take(takenOfQuery, option.queryStart, option.queryLength);
    take(takenOfListed, option.listedStart, option.listedLength);
    pairs.push(option);
  }
  return {
    pairs,
    queryLeft: leftOver(query.name.words, takenOfQuery),
    listedLeft: leftOver(listed.words, takenOfListed),
  };
}
