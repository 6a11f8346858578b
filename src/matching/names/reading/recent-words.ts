import type { PreparedWord } from '../prepared-word.ts';

/** Keeps prepared words by their key: half of those met lately, half of those before them. */
export class RecentWords {
  readonly #most: number;
  #recent = new Map<string, PreparedWord>();
  #before = new Map<string, PreparedWord>();

  /** Keeps at most so many words. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The word of a key; undefined when it is not kept. */
  get(key: string): PreparedWord | undefined {
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const before = this.#before.get(key);
    if (before !== undefined) this.set(key, before);
    return before;
  }

  /** Keeps a word; what was not asked for in a long time is let go. */
  set(key: string, word: PreparedWord): void {
    if (this.#recent.size >= this.#most / 2) {
      this.#before = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(key, word);
  }
}
