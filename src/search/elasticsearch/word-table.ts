import { setImmediate as nextTurn } from 'node:timers/promises';
import { forEachItem, HashIndexBuilder, type HashIndex } from '../hash-index.ts';
import { keyHash } from '../key-hash.ts';

/** A word, and the keys under which it is found. */
export type WordKeys = readonly [word: string, keys: readonly string[]];

const WORDS_A_TURN = 100;

const hashesOf = (keys: readonly string[]): ReadonlySet<number> => new Set(keys.map(keyHash));

/** Most words kept as they were read; beyond, all are read anew. */
const MOST_READ = 300_000;

/** Listed words in memory, found by their keys: about 400 bytes a word, and as much again for those that were met. */
export class WordTable<Word> {
  readonly #words: string[];
  readonly #index: HashIndex;
  readonly #read: (word: string) => Word;
  /** Words that were met, by number. */
  #met: Word[] = [];
  #metCount = 0;
  /** Words that were added after the index was made, by the hashes of their keys. */
  readonly #later = new Map<number, number[]>();

  private constructor(words: string[], index: HashIndex, read: (word: string) => Word) {
    this.#words = words;
    this.#index = index;
    this.#read = read;
  }

  /** Makes a table of words as they come, each read when it is first met; gives way to requests. */
  static async of<Word>(
    entries: AsyncIterable<WordKeys> | Iterable<WordKeys>,
    read: (word: string) => Word,
  ): Promise<WordTable<Word>> {
    const words: string[] = [];
    const builder = new HashIndexBuilder();
    for await (const [word, keys] of entries) {
      const number = words.push(word) - 1;
      for (const hash of hashesOf(keys)) builder.add(hash, number);
      if (number % WORDS_A_TURN === 0) await nextTurn();
    }
    return new WordTable(words, await builder.build(nextTurn), read);
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
  find(keys: readonly string[]): readonly Word[] {
    const found = new Set<number>();
    const visit = (number: number): unknown => found.add(number);
    for (const key of keys) {
      const hash = keyHash(key);
      forEachItem(this.#index, hash, visit);
      this.#later.get(hash)?.forEach(visit);
    }
    return Array.from(found, (number) => this.#met[number] ?? this.#meet(number));
  }

  #meet(number: number): Word {
    if (this.#metCount >= MOST_READ) {
      this.#met = [];
      this.#metCount = 0;
    }
    this.#metCount++;
    const word = this.#read(this.#words[number] ?? '');
    this.#met[number] = word;
    return word;
  }
}
