import { joinLikeness } from './correspondence/join-likeness.ts';
import { MetWords } from './met-words.ts';
import type { PreparedName } from './prepared-name.ts';
import type { PreparedWord } from './prepared-word.ts';
import { EVERY_WAY } from './correspondence/ways.ts';
import { wordLikeness } from './correspondence/word-likeness.ts';
import { lowestBitOf, TraitsSideBySide, WORDS_SIDE_BY_SIDE } from './traits-side-by-side.ts';
import { waysBetween } from './word-traits.ts';

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

/**
 * Words and joins of a query that a listed word may be alike to: of each its position, above the ways of comparing by which it
 * may be (`WAYS`).
 */
type Likely = readonly number[];

const BITS_OF_WAYS = 7;
const likelyAt = (position: number, ways: number): number => (position << BITS_OF_WAYS) | ways;
const positionOf = (likely: number): number => likely >> BITS_OF_WAYS;
const waysOf = (likely: number): number => likely & EVERY_WAY;

/** How the options of a listed word are found: first the words that it may be alike to, which costs least. */
interface Finding {
  readonly likely: (listed: PreparedWord) => Likely;
  /** The options of a listed word at a place of its name, of those that it may be alike to. */
  readonly options: (listed: PreparedWord, place: number, likely: Likely) => readonly Option[];
  /** Those of the text that the words are a part of, and the bits of their places in it: what is alike to no word there is alike to none of theirs. */
  readonly whole: { readonly options: WordOptions; readonly places: number } | null;
}

const NOTHING: readonly never[] = [];

/** A listed word that a query met, and what was found out about it so far. */
export interface MetWord {
  /** The most that it covers of either side. */
  most: number;
  /** A bit for each place in the query of a word that it may be taken for, none when it is alike to none; places that are 32 apart share one. */
  places: number;
  /** True when it was compared, so that what it covers is known and not only what it may. */
  isCompared: boolean;
  readonly likely: Likely;
  /** Its options by its place in a name; null where it was not met yet. */
  readonly byPlace: (readonly Option[] | null)[];
}

const NOT_ALIKE: MetWord = {
  most: 0,
  places: 0,
  isCompared: true,
  likely: NOTHING,
  byPlace: NOTHING as never[],
};

/** Bits of the places of one word or two. */
const bitsAt = (start: number, length: number): number =>
  (1 << start) | (length === 2 ? 1 << (start + 1) : 0);

/**
 * The words and joins of a query for which a listed word may be taken. All that was found is kept and shared, an option for
 * each place at which the word stands: the same words come again in name after name.
 */
export class WordOptions {
  readonly likeness: Likeness;
  readonly #words: readonly PreparedWord[];
  readonly #finding: Finding;
  readonly #known = new MetWords<MetWord>();

  /** The options of the words of a query, and of joins of each two of them at positions beyond. */
  constructor(words: readonly PreparedWord[], likeness: Likeness, finding: Finding) {
    this.likeness = likeness;
    this.#words = words;
    this.#finding = finding;
  }

  /** What is known of a listed word, without comparing it. */
  met(listed: PreparedWord): MetWord {
    const { whole } = this.#finding;
    // Most words that are alike to one of the text are alike to none of the part.
    if (whole !== null && (whole.options.met(listed).places & whole.places) === 0) return NOT_ALIKE;
    return this.#known.get(listed) ?? this.#meet(listed);
  }

  /** The options of a listed word at a place of its name; do not change them. */
  at(listed: PreparedWord, place: number): readonly Option[] {
    const met = this.met(listed);
    if (met === NOT_ALIKE) return NOTHING;
    if (!met.isCompared) return this.#compare(listed, place, met);
    const { byPlace } = met;
    return (place < byPlace.length ? byPlace[place] : null) ?? this.#moveTo(place, byPlace);
  }

  #meet(listed: PreparedWord): MetWord {
    const likely = this.#finding.likely(listed);
    const met = likely.length === 0 ? NOT_ALIKE : this.#likelyWord(listed, likely);
    this.#known.set(listed, met);
    return met;
  }

  /** A word that may be equal to whatever it may be alike to. */
  #likelyWord(listed: PreparedWord, likely: Likely): MetWord {
    const words = this.#words;
    let most = 0;
    let places = 0;
    for (const one of likely) {
      const position = positionOf(one);
      const length = position < words.length ? 1 : 2;
      const start = length === 1 ? position : position - words.length;
      most = Math.max(most, Math.min(weightOf(words, start, length), listed.weight));
      places |= bitsAt(start, length);
    }
    return { most, places, isCompared: false, likely, byPlace: [] };
  }

  #compare(listed: PreparedWord, place: number, met: MetWord): readonly Option[] {
    const options = this.#finding.options(listed, place, met.likely);
    if (options.length === 0) {
      this.#known.set(listed, NOT_ALIKE);
      return NOTHING;
    }
    met.isCompared = true;
    met.most = 0;
    met.places = 0;
    for (const { value, queryStart, queryLength } of options) {
      met.most = Math.max(met.most, value);
      met.places |= bitsAt(queryStart, queryLength);
    }
    return keptAt(place, met.byPlace, options);
  }

  #moveTo(place: number, byPlace: (readonly Option[] | null)[]): readonly Option[] {
    const elsewhere = byPlace.find((options) => options !== null) ?? NOTHING;
    const moved = elsewhere.map((option) => movedBy(option, 0, place));
    return keptAt(place, byPlace, moved);
  }
}

function keptAt(
  place: number,
  byPlace: (readonly Option[] | null)[],
  options: readonly Option[],
): readonly Option[] {
  while (byPlace.length <= place) byPlace.push(null);
  byPlace[place] = options;
  return options;
}

/** The traits of words, so many at a time as stand side by side. */
function inBlocks(words: readonly PreparedWord[]): readonly TraitsSideBySide[] {
  const blocks: TraitsSideBySide[] = [];
  for (let start = 0; start < words.length; start += WORDS_SIDE_BY_SIDE)
    blocks.push(new TraitsSideBySide(words.slice(start, start + WORDS_SIDE_BY_SIDE)));
  return blocks;
}

/** The options of the words and joins of a query. */
export function optionsOf(words: readonly PreparedWord[], joins: readonly PreparedWord[]): WordOptions {
  const all = [...words, ...joins];
  let blocks: readonly TraitsSideBySide[] | null = null;
  const likeness: Likeness = (listed, position, ways) => {
    const word = all[position];
    if (word === undefined) return 0;
    const found =
      position < words.length ? wordLikeness(word, listed, ways) : joinLikeness(word, listed, ways);
    return found?.likeness ?? 0;
  };
  return new WordOptions(words, likeness, {
    whole: null,
    likely(listed) {
      blocks ??= inBlocks(all);
      let likely: number[] | null = null;
      for (let block = 0; block < blocks.length; block++) {
        for (let places = blocks[block]?.placesAlike(listed) ?? 0; places !== 0; places &= places - 1) {
          const position = block * WORDS_SIDE_BY_SIDE + lowestBitOf(places);
          const word = all[position];
          const ways = word === undefined ? 0 : waysBetween(word, listed);
          if (ways === 0) continue;
          if (likely === null) likely = [likelyAt(position, ways)];
          else likely.push(likelyAt(position, ways));
        }
      }
      return likely ?? NOTHING;
    },
    options(listed, place, likely) {
      let options: Option[] | null = null;
      for (const one of likely) {
        const position = positionOf(one);
        const alike = likeness(listed, position, waysOf(one));
        if (alike === 0) continue;
        const isJoin = position >= words.length;
        const queryStart = isJoin ? position - words.length : position;
        const queryLength = isJoin ? 2 : 1;
        const weight = Math.min(weightOf(words, queryStart, queryLength), listed.weight);
        const option = optionOf(queryStart, queryLength, place, 1, weight, alike);
        if (options === null) options = [option];
        else options.push(option);
      }
      return options ?? NOTHING;
    },
  });
}

/** Bits of the places from one on and before another; places that are 32 apart share one. */
export function placesBetween(start: number, end: number): number {
  let places = 0;
  for (let place = start; place < end; place++) places |= 1 << place;
  return places;
}

/** Of options of a query's words those of a part of it, whose words stand from a place on and before another. */
export function optionsWithin(
  whole: WordOptions,
  { words }: PreparedName,
  start: number,
  end: number,
): WordOptions {
  const count = end - start;
  const isWithin = (queryStart: number, queryLength: number): boolean =>
    queryStart >= start && queryStart + queryLength <= end;
  const toWhole = (position: number): number =>
    start + position + (position < count ? 0 : words.length - count);
  return new WordOptions(
    words.slice(start, end),
    (listed, position, ways) => whole.likeness(listed, toWhole(position), ways),
    {
      whole: { options: whole, places: placesBetween(start, end) },
      likely(listed) {
        let likely: number[] | null = null;
        for (const one of whole.met(listed).likely) {
          const position = positionOf(one);
          const isJoin = position >= words.length;
          const queryStart = isJoin ? position - words.length : position;
          if (!isWithin(queryStart, isJoin ? 2 : 1)) continue;
          const within = likelyAt(queryStart - start + (isJoin ? count : 0), waysOf(one));
          if (likely === null) likely = [within];
          else likely.push(within);
        }
        return likely ?? NOTHING;
      },
      options: (listed, place) =>
        whole
          .at(listed, place)
          .filter(({ queryStart, queryLength }) => isWithin(queryStart, queryLength))
          .map((option) => movedBy(option, start, place)),
    },
  );
}
