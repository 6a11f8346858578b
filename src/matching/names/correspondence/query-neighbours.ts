import { cantoneseOfNeighbours, cantoneseOfTwo } from './cantonese-neighbours.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { RowsOfRenderings } from './rendered-neighbours.ts';
import { lengthOfSigned } from './slips.ts';
import { isFormOfTwo, mayBeSpeltAsTwo, MOST_MORE_LETTERS } from './spelt-neighbours.ts';

/** A length as a bit; very long ones share one. */
const bitOf = (length: number): number => 1 << Math.min(length, 31);

/** The first letter of a text as one of 32 numbers, which several letters of other scripts share. */
const initialOf = (text: string): number => text.charCodeAt(0) & 31;

/** By what neighbours may be words of a query, as bits: their letters, syllables, sounds, reading in Cantonese, another spelling. */
export const BY = { letters: 1, syllables: 2, sounds: 4, cantonese: 8, spelling: 16 } as const;

/** Tells by lengths, first letters, scripts and syllables which two listed neighbours may be one word, or two, of a query: most are none. */
export class QueryNeighbours {
  /**
   * Of two listed words that one of the query may be, with or without a letter for the space, or two with the space elsewhere; by
   * first letter, and of all.
   */
  readonly #lengthsOfInitial = new Int32Array(32);
  readonly #lengths: number;
  readonly #renderings: RowsOfRenderings | null;
  readonly #hasSyllables: boolean;
  readonly #cantonese: ReadonlySet<string>;
  /** The words that may be two neighbours in another spelling. */
  readonly #spelt: readonly PreparedWord[];
  /** Lengths that two neighbours have together which may be one of them, by the first letter of its variant. */
  readonly #lengthsAsSpelt = new Int32Array(32);
  /** The first letter of each word. */
  readonly #initials: Uint16Array;

  constructor(words: readonly PreparedWord[]) {
    let all = 0;
    this.#initials = Uint16Array.from(words, ({ text }) => text.charCodeAt(0));
    for (let place = 0; place < words.length; place++) {
      const text = words[place]?.text ?? '';
      const { length } = text;
      const next = words[place + 1];
      const ofBoth = next === undefined ? 0 : bitOf(length + next.text.length);
      const lengths = bitOf(length) | bitOf(length - 1) | ofBoth;
      const initial = initialOf(text);
      this.#lengthsOfInitial[initial] = (this.#lengthsOfInitial[initial] ?? 0) | lengths;
      all |= lengths;
    }
    this.#lengths = all;
    const isRendering = words.some(({ rendering }) => rendering !== null);
    this.#renderings = isRendering ? new RowsOfRenderings(words) : null;
    this.#cantonese = new Set(words.flatMap(cantoneseOfTwo));
    this.#spelt = words.filter(mayBeSpeltAsTwo);
    for (const { letters, variant } of this.#spelt) {
      const initial = initialOf(variant);
      for (let more = -MOST_MORE_LETTERS; more <= MOST_MORE_LETTERS; more++)
        this.#lengthsAsSpelt[initial] =
          (this.#lengthsAsSpelt[initial] ?? 0) | bitOf(lengthOfSigned(letters) + more);
    }
    this.#hasSyllables = words.some(({ syllables }) => syllables.length > 0);
  }

  /** The next of the query's words, from a place on, that may be neighbours by what `mayBe` tells; -1 when there is none. */
  next(from: number, first: PreparedWord, by: number): number {
    const initials = this.#initials;
    const initial = first.text.charCodeAt(0);
    // In letters they begin as the first of them does.
    for (let place = from; place < initials.length; place++)
      if (by !== BY.letters || initials[place] === initial) return place;
    return -1;
  }

  /** By what (`BY`) two listed neighbours may be words of the query; 0 for those that are none. */
  mayBe(first: PreparedWord, second: PreparedWord): number {
    // The signatures tell the lengths, so that most texts need not be fetched from memory.
    const length = lengthOfSigned(first.letters) + lengthOfSigned(second.letters);
    const bit = bitOf(length);
    const isOfLetters =
      (this.#lengths & bit) !== 0 && ((this.#lengthsOfInitial[initialOf(first.text)] ?? 0) & bit) !== 0;
    let by = isOfLetters ? BY.letters : 0;
    if (this.#hasSyllables && first.syllables.length > 0 && second.syllables.length > 0) by |= BY.syllables;
    if (
      this.#renderings !== null &&
      first.rendering === null &&
      second.rendering === null &&
      this.#renderings.mayBeOf(first, second)
    )
      by |= BY.sounds;
    if (this.#cantonese.size > 0 && this.#cantonese.has(cantoneseOfNeighbours(first, second) ?? ''))
      by |= BY.cantonese;
    if (
      this.#spelt.length > 0 &&
      ((this.#lengthsAsSpelt[initialOf(first.variant)] ?? 0) & bit) !== 0 &&
      this.#areSpeltOtherwise(first, second)
    )
      by |= BY.spelling;
    return by;
  }

  #areSpeltOtherwise(first: PreparedWord, second: PreparedWord): boolean {
    for (const one of this.#spelt) if (isFormOfTwo(one, first, second)) return true;
    return false;
  }
}
