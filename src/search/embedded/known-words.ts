/**
 * The listed words that a query word, or a join, corresponds to: of each its number, its weight and the most it can be alike,
 * side by side. Numbers of words are far below those that 32 bits hold exactly.
 */
export type AlikeWords = Float32Array;

/** Numbers of each alike word. */
export const PER_ALIKE_WORD = 3;

/**
 * Words kept in all, twelve bytes each, for each listed word: half of those looked up lately, half of those before them. The
 * more words are listed, the more correspond to any.
 */
const KEPT_PER_LISTED_WORD = 8;
/** What a look-up takes beside its words, in words. */
const ENTRY = 30;

/**
 * What look-ups in one index found, by the word looked up. Names share their common words, which correspond to most listed
 * words, so that those are found once for very many names.
 */
export class KnownWords {
  #recent = new Map<string, AlikeWords>();
  #before = new Map<string, AlikeWords>();
  #size = 0;
  readonly #most: number;

  /** For an index of so many listed words. */
  constructor(listedWords: number) {
    this.#most = KEPT_PER_LISTED_WORD * listedWords;
  }

  /** What was found for the word; undefined when it is not kept. */
  get(lookup: string): AlikeWords | undefined {
    const recent = this.#recent.get(lookup);
    if (recent !== undefined) return recent;
    const before = this.#before.get(lookup);
    if (before !== undefined) this.set(lookup, before);
    return before;
  }

  /** Keeps what was found for a word; what was not asked for in a long time is let go. */
  set(lookup: string, found: AlikeWords): void {
    this.#size += found.length / PER_ALIKE_WORD + ENTRY;
    if (this.#size > this.#most / 2) {
      this.#before = this.#recent;
      this.#recent = new Map();
      this.#size = found.length / PER_ALIKE_WORD + ENTRY;
    }
    this.#recent.set(lookup, found);
  }
}
