import { NumberFilter } from './correspondence/number-filter.ts';
import {
  lengthOfSigned,
  lengthsOfSlips,
  LONGEST_LENGTH,
  mayBeginAlike,
  mayBeSlips,
} from './correspondence/slips.ts';
import type { PreparedWord } from './prepared-word.ts';
import {
  GROUP_BITS,
  groupBitOf,
  HASHES,
  otherGroupBitOf,
  otherRowBitsOf,
  otherSoundBitsOf,
  skeletonHashOf,
  SOUND_BITS,
  soundBitsOf,
  variantHashOf,
} from './trait-bits.ts';

/** Words whose places are bits of one number. */
export const WORDS_SIDE_BY_SIDE = 32;

/** Where the entries of each trait begin in a table. */
const SKELETON = HASHES;
const SOUND = SKELETON + HASHES;
const OTHER_SOUND = SOUND + SOUND_BITS;
const ROW = OTHER_SOUND + SOUND_BITS;
const OTHER_ROW = ROW + GROUP_BITS;
const GROUP = OTHER_ROW + SOUND_BITS;
const OTHER_GROUP = GROUP + GROUP_BITS;
const LENGTH_OF_SLIP = OTHER_GROUP + GROUP_BITS;
const SIZE = LENGTH_OF_SLIP + LONGEST_LENGTH + 1;

const LENGTHS_OF_SLIPS = Array.from({ length: LONGEST_LENGTH + 1 }, (_, length) => lengthsOfSlips(length));

/** The place of the lowest bit that is set. */
export const lowestBitOf = (bits: number): number => 31 - Math.clz32(bits & -bits);

/**
 * The traits of up to `WORDS_SIDE_BY_SIDE` words of a query: an entry for each value of a trait, which holds the places of the words that
 * have it as bits. They tell most listed words from all of the query's without a look at the words.
 */
export class TraitsSideBySide {
  readonly #entries = new Int32Array(SIZE);
  readonly #letters: Int32Array;
  readonly #all: number;
  /** The places of words of one letter. */
  #ones = 0;
  /** The numbers of all groups of the words, and the bits of any of them. */
  readonly #groups = new NumberFilter();
  #groupBits = 0;
  #otherGroupBits = 0;

  constructor(words: readonly PreparedWord[]) {
    this.#letters = new Int32Array(words.length);
    this.#all = words.length === WORDS_SIDE_BY_SIDE ? -1 : (1 << words.length) - 1;
    for (let place = 0; place < words.length; place++) {
      const word = words[place];
      if (word === undefined) continue;
      this.#letters[place] = word.letters;
      this.#add(word, 1 << place);
    }
  }

  #at(entry: number): number {
    return this.#entries[entry] ?? 0;
  }

  #note(entry: number, place: number): void {
    this.#entries[entry] = this.#at(entry) | place;
  }

  #noteBits(start: number, bits: number, place: number): void {
    for (let left = bits; left !== 0; left &= left - 1) this.#note(start + lowestBitOf(left), place);
  }

  #add(word: PreparedWord, place: number): void {
    const length = lengthOfSigned(word.letters);
    if (length === 1) {
      this.#ones |= place;
      return;
    }
    this.#note(variantHashOf(word.formBits), place);
    this.#note(SKELETON + skeletonHashOf(word.formBits), place);
    this.#noteBits(SOUND, soundBitsOf(word.formBits), place);
    this.#noteBits(OTHER_SOUND, otherSoundBitsOf(word.otherBits), place);
    this.#noteBits(ROW, word.rowBits, place);
    this.#noteBits(OTHER_ROW, otherRowBitsOf(word.otherBits), place);
    this.#noteBits(GROUP, word.groupBits, place);
    this.#noteBits(OTHER_GROUP, word.otherGroupBits, place);
    this.#groupBits |= word.groupBits;
    this.#otherGroupBits |= word.otherGroupBits;
    for (const number of word.groupNumbers) this.#groups.add(number);
    for (const other of LENGTHS_OF_SLIPS[length] ?? []) this.#note(LENGTH_OF_SLIP + other, place);
  }

  /** The places of words that have any of the bits, whose entries begin at a place. */
  #withBits(start: number, bits: number): number {
    let places = 0;
    for (let left = bits; left !== 0; left &= left - 1) places |= this.#at(start + lowestBitOf(left));
    return places;
  }

  /** The places of words that may share a group with a word. */
  #withGroupOf({ groupBits, otherGroupBits, groupNumbers }: PreparedWord): number {
    const ofOthers = this.#withBits(OTHER_GROUP, otherGroupBits & this.#otherGroupBits);
    // The numbers lie elsewhere in memory.
    if ((ofOthers & this.#withBits(GROUP, groupBits & this.#groupBits)) === 0) return 0;
    let places = 0;
    for (const number of groupNumbers)
      if (this.#groups.mayHave(number))
        places |= this.#at(GROUP + groupBitOf(number)) & this.#at(OTHER_GROUP + otherGroupBitOf(number));
    return places;
  }

  /** Those of some places whose words may be slips of a word of these letters. */
  #withSlipsOf(letters: number, places: number): number {
    let found = 0;
    for (let left = places; left !== 0; left &= left - 1)
      if (mayBeSlips(this.#letters[lowestBitOf(left)] ?? 0, letters)) found |= left & -left;
    return found;
  }

  /** Those of some places whose words may begin as a word of these letters does. */
  #thatBeginAs(letters: number, places: number): number {
    let found = 0;
    for (let left = places; left !== 0; left &= left - 1)
      if (mayBeginAlike(this.#letters[lowestBitOf(left)] ?? 0, letters)) found |= left & -left;
    return found;
  }

  /** The places of words that may be alike to this one: between the others and it there are no ways of comparing (`waysBetween`). */
  placesAlike(word: PreparedWord): number {
    const { letters, formBits, otherBits } = word;
    const length = lengthOfSigned(letters);
    if (length === 1) return this.#thatBeginAs(letters, this.#all);
    const ofOthers = this.#withBits(OTHER_SOUND, otherSoundBitsOf(otherBits));
    const ofOtherRows = this.#withBits(OTHER_ROW, otherRowBitsOf(otherBits));
    const places =
      this.#at(variantHashOf(formBits)) |
      this.#at(SKELETON + skeletonHashOf(formBits)) |
      (ofOthers === 0 ? 0 : ofOthers & this.#withBits(SOUND, soundBitsOf(formBits))) |
      (ofOtherRows === 0 ? 0 : ofOtherRows & this.#withBits(ROW, word.rowBits)) |
      this.#withGroupOf(word);
    return (
      places |
      this.#withSlipsOf(letters, this.#at(LENGTH_OF_SLIP + length) & ~places) |
      this.#thatBeginAs(letters, this.#ones)
    );
  }
}
