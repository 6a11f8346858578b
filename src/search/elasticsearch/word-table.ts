import { setImmediate as nextTurn } from 'node:timers/promises';
import { forEachItem, HashIndexBuilder, type HashIndex } from '../hash-index.ts';
import { keyHash } from '../key-hash.ts';

/** A word, and the keys under which it is found. */
export type WordKeys = readonly [word: string, keys: readonly string[]];

const WORDS_A_TURN = 100;

const hashesOf = (keys: readonly string[]): ReadonlySet<number> => new Set(keys.map(keyHash));

/** Listed words in memory, found by their keys: about 400 bytes a word. */
export class WordTable {
  readonly #words: string[];
  readonly #index: HashIndex;
  /** Words that were added after the index was made, by the hashes of their keys. */
  readonly #later = new Map<number, number[]>();

  private constructor(words: string[], index: HashIndex) {
    this.#words = words;
    this.#index = index;
  }

  /** Makes a table of words as they come; gives way to requests. */
  static async of(entries: AsyncIterable<WordKeys> | Iterable<WordKeys>): Promise<WordTable> {
    const words: string[] = [];
    const builder = new HashIndexBuilder();
    for await (const [word, keys] of entries) {
      const number = words.push(word) - 1;
      for (const hash of hashesOf(keys)) builder.add(hash, number);
      if (number % WORDS_A_TURN === 0) await nextTurn();
    }
    return new WordTable(words, await builder.build(nextTurn));
  }

  /** Adds a word. One that is there already does no harm. */
  add([word, keys]: WordKeys): void {
    const number = this.#words.push(word) - 1;
    for (const hash of hashesOf(keys)) {
      const found = this.#later.get(hash);
      if (found === undefined) this.#later.set(hash, [number]);
      else found.push(number);
    }
  }

  /** The words with one of the keys, each once. */
  find(keys: readonly string[]): readonly string[] {
    const found = new Set<number>();
    const visit = (number: number): unknown => found.add(number);
    for (const key of keys) {
      const hash = keyHash(key);
      forEachItem(this.#index, hash, visit);
      this.#later.get(hash)?.forEach(visit);
    }
    return Array.from(found, (number) => this.#words[number] ?? '');
  }
}
