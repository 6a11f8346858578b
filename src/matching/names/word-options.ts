import { joinLikeness } from './join-likeness.ts';
import type { PreparedName } from './prepared-name.ts';
import type { PreparedWord } from './prepared-word.ts';
import { wordLikeness } from './word-likeness.ts';
import { TraitsSideBySide, waysBetween } from './word-traits.ts';

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

/** A way in which words of two names may correspond. */
export interface Option extends AlignedWords {
  /** What it covers of either side. */
  readonly value: number;
}

/** Makes an option; all of them have one shape in memory, whoever makes them. */
export function optionOf(
  queryStart: number,
  queryLength: 1 | 2,
  listedStart: number,
  listedLength: 1 | 2,
  weight: number,
  likeness: number,
): Option {
  return { queryStart, queryLength, listedStart, listedLength, weight, likeness, value: weight * likeness };
}

/** An option at another place of the listed name, of a query that begins so many words later. */
const movedBy = (option: Option, later: number, listedStart: number): Option =>
  optionOf(option.queryStart - later, option.queryLength, listedStart, 1, option.weight, option.likeness);

/** Weight of one or two words. */
export const weightOf = (words: readonly PreparedWord[], start: number, length: number): number =>
  (words[start]?.weight ?? 0) + (length === 2 ? (words[start + 1]?.weight ?? 0) : 0);

/** Likeness of a listed word to the word at a position of a query, or to a join at a position beyond its words. */
type Likeness = (listed: PreparedWord, position: number, ways?: number) => number;

/** Finds the options of a listed word at a place of its name. */
type Find = (listed: PreparedWord, place: number) => readonly Option[];

const NO_OPTIONS: readonly Option[] = [];

/** The options of a listed word by its place in a name; null where it was not met yet. */
type ByPlace = (readonly Option[] | null)[];

/** Of a word to which no word of the query corresponds. */
const NOT_ALIKE: ByPlace = [];

/**
 * The words and joins of a query for which a listed word may be taken. All that was found is kept and shared, an option for
 * each place at which the word stands: the same words come again in name after name.
 */
export class WordOptions {
  readonly likeness: Likeness;
  readonly #find: Find;
  readonly #known = new Map<PreparedWord, ByPlace>();

  constructor(likeness: Likeness, find: Find) {
    this.likeness = likeness;
    this.#find = find;
  }

  /** The options of a listed word at a place of its name; do not change them. */
  at(listed: PreparedWord, place: number): readonly Option[] {
    const known = this.#known.get(listed);
    if (known === NOT_ALIKE) return NO_OPTIONS;
    if (known === undefined) return this.#findAt(listed, place);
    return (place < known.length ? known[place] : null) ?? this.#moveTo(place, known);
  }

  #findAt(listed: PreparedWord, place: number): readonly Option[] {
    const found = this.#find(listed, place);
    const byPlace = found.length === 0 ? NOT_ALIKE : [];
    this.#known.set(listed, byPlace);
    return found.length === 0 ? NO_OPTIONS : keptAt(place, byPlace, found);
  }

  #moveTo(place: number, byPlace: ByPlace): readonly Option[] {
    const elsewhere = byPlace.find((options) => options !== null) ?? NO_OPTIONS;
    const moved = elsewhere.map((option) => movedBy(option, 0, place));
    return keptAt(place, byPlace, moved);
  }
}

function keptAt(place: number, byPlace: ByPlace, options: readonly Option[]): readonly Option[] {
  while (byPlace.length <= place) byPlace.push(null);
  byPlace[place] = options;
  return options;
}

/** The options of the words and joins of a query. */
export function optionsOf(words: readonly PreparedWord[], joins: readonly PreparedWord[]): WordOptions {
  const all = [...words, ...joins];
  let traits: TraitsSideBySide | null = null;
  const likeness: Likeness = (listed, position, ways) => {
    const word = all[position];
    if (word === undefined) return 0;
    const found =
      position < words.length ? wordLikeness(word, listed, ways) : joinLikeness(word, listed, ways);
    return found?.likeness ?? 0;
  };
  return new WordOptions(likeness, (listed, place) => {
    traits ??= new TraitsSideBySide(all);
    let options: Option[] | null = null;
    let position = traits.nextAlike(0, listed);
    for (; position >= 0; position = traits.nextAlike(position + 1, listed)) {
      const word = all[position];
      const ways = word === undefined ? 0 : waysBetween(word, listed);
      const alike = ways === 0 ? 0 : likeness(listed, position, ways);
      if (alike === 0) continue;
      const isJoin = position >= words.length;
      const queryStart = isJoin ? position - words.length : position;
      const queryLength = isJoin ? 2 : 1;
      const weight = Math.min(weightOf(words, queryStart, queryLength), listed.weight);
      const option = optionOf(queryStart, queryLength, place, 1, weight, alike);
      if (options === null) options = [option];
      else options.push(option);
    }
    return options ?? NO_OPTIONS;
  });
}

/** Of options of a query's words those of a part of it, whose words stand from a place on and before another. */
export function optionsWithin(
  whole: WordOptions,
  { words }: PreparedName,
  start: number,
  end: number,
): WordOptions {
  const count = end - start;
  const isWithin = ({ queryStart, queryLength }: Option): boolean =>
    queryStart >= start && queryStart + queryLength <= end;
  return new WordOptions(
    (listed, position, ways) =>
      whole.likeness(listed, start + position + (position < count ? 0 : words.length - count), ways),
    (listed, place) =>
      whole
        .at(listed, place)
        .filter(isWithin)
        .map((option) => movedBy(option, start, place)),
  );
}
