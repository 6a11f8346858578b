/** The listed words that a query word, or a join, corresponds to, with their weights and the most they can be alike. */
export interface AlikeWords {
  readonly numbers: Uint32Array;
  readonly weights: Float32Array;
  readonly likenesses: Float32Array;
}

/** Words kept in all, twelve bytes each: half of those looked up lately, half of those before them. */
const MOST_WORDS = 400_000;
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
    this.#size += found.numbers.length + ENTRY;
    if (this.#size > MOST_WORDS / 2) {
      this.#before = this.#recent;
      this.#recent = new Map();
      this.#size = found.numbers.length + ENTRY;
    }
    this.#recent.set(lookup, found);
  }
}
