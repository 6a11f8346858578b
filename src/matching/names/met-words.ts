import type { PreparedWord } from './prepared-word.ts';

/** Powers of two. */
const FIRST_SIZE = 256;
const SPREAD = 0x9e3779b1;

/**
 * What a query found out about the listed words that it met, by the words themselves. Faster than a map: most words are met once and
 * asked for two or three times, and what tells a place for them has been fetched from memory to compare them.
 */
export class MetWords<T> {
  #words: (PreparedWord | null)[] = new Array<null>(FIRST_SIZE).fill(null);
  #found: (T | null)[] = new Array<null>(FIRST_SIZE).fill(null);
  #count = 0;

  /** The place of a word, or the free one that it would take. */
  #placeOf(word: PreparedWord): number {
    const words = this.#words;
    const last = words.length - 1;
    const hash = Math.imul(word.letters ^ Math.imul(word.formBits, SPREAD), SPREAD);
    for (let place = (hash ^ (hash >>> 15)) & last; ; place = (place + 1) & last) {
      const there = words[place];
      if (there === word || there === null || there === undefined) return place;
    }
  }

  /** What was found out about a word; null when it was not met. */
  get(word: PreparedWord): T | null {
    return this.#found[this.#placeOf(word)] ?? null;
  }

  /** Keeps what was found out about a word in the place of what was kept before. */
  set(word: PreparedWord, found: T): void {
    const place = this.#placeOf(word);
    const isNew = this.#words[place] === null;
    this.#words[place] = word;
    this.#found[place] = found;
    if (isNew && 2 * ++this.#count > this.#words.length) this.#grow();
  }

  #grow(): void {
    const [words, found] = [this.#words, this.#found];
    this.#words = new Array<null>(4 * words.length).fill(null);
    this.#found = new Array<null>(4 * words.length).fill(null);
    for (let at = 0; at < words.length; at++) {
      const word = words[at];
      if (word === null || word === undefined) continue;
      const place = this.#placeOf(word);
      this.#words[place] = word;
      this.#found[place] = found[at] ?? null;
    }
  }
}
