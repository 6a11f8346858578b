import type { CandidateBound } from '../candidate-bound.ts';
import type { PreparedWord } from './prepared-word.ts';

/** A power of two; most queries have fewer candidates, and equal names mostly follow one another. */
const SLOTS = 64;

/** Where the score of a name is kept; equal names have the same place. */
function slotOf(words: readonly PreparedWord[]): number {
  let hash = 0;
  for (const { letters, formBits } of words) hash = Math.imul(hash, 31) + (letters ^ formBits);
  return (hash ^ (hash >>> 8) ^ (hash >>> 16) ^ (hash >>> 24)) & (SLOTS - 1);
}

/** True for lists of the same words, each the one that an index holds of it. */
function areSame(a: readonly PreparedWord[], b: readonly PreparedWord[]): boolean {
  if (a.length !== b.length) return false;
  for (let place = 0; place < a.length; place++) if (a[place] !== b[place]) return false;
  return true;
}

/**
 * Scores of a query and listed names by their words, as far as they were scored of late: every third candidate is a name that
 * another party, or the same one on another list, bears too.
 */
export class RecentScores {
  #words: (readonly PreparedWord[] | undefined)[] = [];
  #scores: number[] = [];
  /** All scores that are kept are by this bound. */
  #bound: CandidateBound | undefined;
  /** The words whose score was asked for last, which is what is mostly kept next, and their slot. */
  #asked: readonly PreparedWord[] | null = null;
  #slotOfAsked = 0;

  /** The score of these words by a bound; undefined when it is not kept. */
  get(words: readonly PreparedWord[], bound: CandidateBound | undefined): number | undefined {
    // An index gives equal names that follow one another as one.
    const slot = words === this.#asked ? this.#slotOfAsked : slotOf(words);
    this.#asked = words;
    this.#slotOfAsked = slot;
    if (bound !== this.#bound) return undefined;
    const known = this.#words[slot];
    return known !== undefined && (known === words || areSame(known, words)) ? this.#scores[slot] : undefined;
  }

  /** Keeps a score; those by another bound, and of other words in its place, are let go. */
  set(words: readonly PreparedWord[], bound: CandidateBound | undefined, score: number): void {
    if (bound !== this.#bound || this.#words.length === 0) {
      this.#words = new Array<undefined>(SLOTS).fill(undefined);
      this.#scores = new Array<number>(SLOTS).fill(0);
      this.#bound = bound;
    }
    const slot = words === this.#asked ? this.#slotOfAsked : slotOf(words);
    this.#words[slot] = words;
    this.#scores[slot] = score;
  }
}
