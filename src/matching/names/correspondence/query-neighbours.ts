import { cantoneseOfNeighbours, cantoneseOfTwo } from './cantonese-neighbours.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { rowsOfRenderings } from './rendered-neighbours.ts';
import { placesWithRowOf, type RowsByEnds } from './row-ends.ts';
import { NumberFilter } from './number-filter.ts';
import { areOfSameLetters, lengthOfSigned, lettersOf, lettersWithoutOne, mayBeWithOneMore } from './slips.ts';
import { initialOfForm, isFormOfTwo, mayBeSpeltAsTwo, MOST_MORE_LETTERS } from './spelt-neighbours.ts';

/** A length as a bit; very long ones share one. */
const bitOf = (length: number): number => 1 << Math.min(length, 31);

/** The bits of the code of a first letter that tell it from most others. */
const INITIALS = 31;

/** By what neighbours may be words of a query, as bits: their letters, syllables, sounds, reading in Cantonese, another spelling. */
export const BY = { letters: 1, syllables: 2, sounds: 4, cantonese: 8, spelling: 16 } as const;

/** Tells by lengths, letters, scripts and syllables which two listed neighbours may be one word, or two, of a query: most are none. */
export class QueryNeighbours {
  /** Lengths, as bits, of two listed words that each word may be, with or without a letter for the space, and of any of them or two. */
  readonly #lengthsOfOne: Int32Array;
  readonly #lengthsOfTwo: Int32Array;
  readonly #lengths: number;
  /** The letters (`slipSignature`) of each word, and of it and the next. */
  readonly #lettersOfOne: Int32Array;
  readonly #lettersOfTwo: Int32Array;
  /** The letters that two neighbours may have which are one or two of the words. */
  readonly #letters = new NumberFilter();
  readonly #renderings: RowsByEnds | null;
  readonly #hasSyllables: boolean;
  readonly #cantonese: ReadonlySet<string>;
  /** The words that may be two neighbours in another spelling. */
  readonly #spelt: readonly PreparedWord[];
  /** Lengths that two neighbours have together which may be one of them, by the first letter of its variant. */
  readonly #lengthsAsSpelt = new Int32Array(INITIALS + 1);
  /** The lengths of any of them. */
  #anyLengthAsSpelt = 0;

  constructor(words: readonly PreparedWord[]) {
    this.#lengthsOfOne = Int32Array.from(words, ({ text: { length } }) => bitOf(length) | bitOf(length - 1));
    this.#lettersOfOne = Int32Array.from(words, ({ letters }) => letters);
    this.#lengthsOfTwo = new Int32Array(words.length);
    this.#lettersOfTwo = new Int32Array(words.length);
    let all = 0;
    for (const [place, { text, letters }] of words.entries()) {
      const next = words[place + 1];
      if (next !== undefined) {
        this.#lengthsOfTwo[place] = bitOf(text.length + next.text.length);
        this.#lettersOfTwo[place] = letters | next.letters;
      }
      for (const ofNeighbours of lettersWithoutOne(letters)) this.#letters.add(ofNeighbours);
      if (next !== undefined) this.#letters.add(lettersOf(letters | next.letters));
      all |= (this.#lengthsOfOne[place] ?? 0) | (this.#lengthsOfTwo[place] ?? 0);
    }
    this.#lengths = all;
    const isRendering = words.some(({ rendering }) => rendering !== null);
    this.#renderings = isRendering ? rowsOfRenderings(words) : null;
    this.#cantonese = new Set(words.flatMap(cantoneseOfTwo));
    this.#spelt = words.filter(mayBeSpeltAsTwo);
    for (const { letters, variant } of this.#spelt) {
      const initial = (initialOfForm(variant) ?? 0) & INITIALS;
      let lengths = 0;
      for (let more = -MOST_MORE_LETTERS; more <= MOST_MORE_LETTERS; more++)
        lengths |= bitOf(lengthOfSigned(letters) + more);
      this.#lengthsAsSpelt[initial] = (this.#lengthsAsSpelt[initial] ?? 0) | lengths;
      this.#anyLengthAsSpelt |= lengths;
    }
    this.#hasSyllables = words.some(({ syllables }) => syllables.length > 0);
  }

  /** The next of the query's words, from a place on, that may be neighbours by what `mayBe` tells; -1 when there is none. */
  next(from: number, first: PreparedWord, second: PreparedWord, by: number): number {
    if (by === BY.letters) return this.#nextOfLetters(from, first.letters, second.letters);
    const places = by === BY.sounds ? this.#placesOfSounds(first, second) : -1;
    for (let place = from; place < this.#lettersOfOne.length; place++)
      if ((places & (1 << place)) !== 0) return place;
    return -1;
  }

  /** The next word, from a place on, that may be neighbours of these signatures letter by letter, alone or with the word behind it. */
  #nextOfLetters(from: number, first: number, second: number): number {
    // The signatures tell the lengths, so that most texts need not be fetched from memory.
    const bit = bitOf(lengthOfSigned(first) + lengthOfSigned(second));
    if ((this.#lengths & bit) === 0) return -1;
    const letters = lettersOf(first | second);
    if (!this.#letters.mayHave(letters)) return -1;
    for (let place = from; place < this.#lettersOfOne.length; place++) {
      if (
        ((this.#lengthsOfOne[place] ?? 0) & bit) !== 0 &&
        mayBeWithOneMore(letters, this.#lettersOfOne[place] ?? 0)
      )
        return place;
      if (
        ((this.#lengthsOfTwo[place] ?? 0) & bit) !== 0 &&
        areOfSameLetters(letters, this.#lettersOfTwo[place] ?? 0)
      )
        return place;
    }
    return -1;
  }

  /** By what (`BY`) two listed neighbours may be words of the query; 0 for those that are none. */
  mayBe(first: PreparedWord, second: PreparedWord): number {
    let by = this.#nextOfLetters(0, first.letters, second.letters) < 0 ? 0 : BY.letters;
    if (this.#hasSyllables && first.syllables.length > 0 && second.syllables.length > 0) by |= BY.syllables;
    if (this.#placesOfSounds(first, second) !== 0) by |= BY.sounds;
    if (this.#cantonese.size > 0 && this.#cantonese.has(cantoneseOfNeighbours(first, second) ?? ''))
      by |= BY.cantonese;
    if (
      this.#spelt.length > 0 &&
      this.#isLengthAsSpelt(first, second) &&
      this.#areSpeltOtherwise(first, second)
    )
      by |= BY.spelling;
    return by;
  }

  /** Places of the words that may render the sounds of two neighbours as one; places that are 32 apart share a bit. */
  #placesOfSounds(first: PreparedWord, second: PreparedWord): number {
    if (this.#renderings === null || first.rendering !== null || second.rendering !== null) return 0;
    return placesWithRowOf(this.#renderings, first.rowEnds, second.rowEnds);
  }

  #isLengthAsSpelt(first: PreparedWord, second: PreparedWord): boolean {
    const bit = bitOf(lengthOfSigned(first.letters) + lengthOfSigned(second.letters));
    if ((this.#anyLengthAsSpelt & bit) === 0) return false;
    // The variant of "HH" is empty.
    const initial = initialOfForm(first.variant) ?? initialOfForm(second.variant) ?? 0;
    return ((this.#lengthsAsSpelt[initial & INITIALS] ?? 0) & bit) !== 0;
  }

  #areSpeltOtherwise(first: PreparedWord, second: PreparedWord): boolean {
    for (const one of this.#spelt) if (isFormOfTwo(one, first, second)) return true;
    return false;
  }
}
