import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import { mayBeSlips, mostBySlips, slipSignature } from '../../matching/names/slips.ts';
import { HashIndexBuilder, listItems, type HashIndex } from '../hash-index.ts';
import { keyHash } from '../key-hash.ts';
import type { AlikeWord, WordLookup } from './word-lookup.ts';

/** A word as it is packed, its text, and the keys under which it is found. */
export interface WordEntry {
  readonly packed: string;
  readonly text: string;
  readonly keys: readonly string[];
}

const WORDS_A_TURN = 100;

const hashesOf = (keys: readonly string[]): ReadonlySet<number> => new Set(keys.map(keyHash));

/** Most words kept as they were read; beyond, all are read anew. */
const MOST_READ = 300_000;

/** Listed words in memory, found by their keys: about 400 bytes a word, and as much again for those that were met. */
export class WordTable {
  readonly #packed: string[];
  readonly #texts: string[];
  readonly #signatures: number[];
  readonly #index: HashIndex;
  readonly #read: (packed: string) => PreparedWord;
  /** Words that were met, by number. */
  #met: PreparedWord[] = [];
  #metCount = 0;
  /** Words that were added after the index was made, by the hashes of their keys. */
  readonly #later = new Map<number, number[]>();
  /** Number of the look-up in which a word was last seen. */
  readonly #seen: number[];
  #lookups = 0;
  readonly #items: number[] = [];

  private constructor(
    words: { readonly packed: string[]; readonly texts: string[] },
    index: HashIndex,
    read: (packed: string) => PreparedWord,
  ) {
    this.#packed = words.packed;
    this.#texts = words.texts;
    this.#signatures = words.texts.map(slipSignature);
    this.#index = index;
    this.#read = read;
    this.#seen = words.texts.map(() => 0);
  }

  /** Makes a table of words as they come, each read when it is first met; gives way to requests. */
  static async of(
    entries: AsyncIterable<WordEntry> | Iterable<WordEntry>,
    read: (packed: string) => PreparedWord,
  ): Promise<WordTable> {
    const words = { packed: [] as string[], texts: [] as string[] };
    const builder = new HashIndexBuilder();
    for await (const { packed, text, keys } of entries) {
      const number = words.packed.push(packed) - 1;
      words.texts.push(text);
      for (const hash of hashesOf(keys)) builder.add(hash, number);
      if (number % WORDS_A_TURN === 0) await nextTurn();
    }
    return new WordTable(words, await builder.build(nextTurn), read);
  }

  /** Adds a word. One that is there already does no harm. */
  add({ packed, text, keys }: WordEntry): void {
    const number = this.#packed.push(packed) - 1;
    this.#texts.push(text);
    this.#signatures.push(slipSignature(text));
    this.#seen.push(0);
    for (const hash of hashesOf(keys)) {
      const found = this.#later.get(hash);
      if (found === undefined) this.#later.set(hash, [number]);
      else found.push(number);
    }
  }

  /** The words that correspond, each once. */
  find({ text, signature, certain, slips, likeness }: WordLookup): readonly AlikeWord[] {
    this.#lookups++;
    const found: AlikeWord[] = [];
    const add = (number: number): void => {
      const word = this.#met[number] ?? this.#meet(number);
      const alike = likeness(word);
      if (alike > 0) found.push({ word, likeness: alike });
    };
    for (const key of certain) {
      for (let left = this.#list(key); left > 0; left--) this.#once(this.#items[left - 1] ?? 0, add);
    }
    const addSlip = (number: number): void => {
      if (mostBySlips(text, this.#texts[number] ?? '') > 0) add(number);
    };
    for (const key of slips) {
      for (let left = this.#list(key); left > 0; left--) {
        const number = this.#items[left - 1] ?? 0;
        if (mayBeSlips(signature, this.#signatures[number] ?? 0)) this.#once(number, addSlip);
      }
    }
    return found;
  }

  /** Lists the words with a key in `#items`, and returns how many they are. */
  #list(key: string): number {
    const hash = keyHash(key);
    let count = listItems(this.#index, hash, this.#items);
    for (const number of this.#later.get(hash) ?? []) this.#items[count++] = number;
    return count;
  }

  /** Visits a word unless this look-up has visited it. */
  #once(number: number, visit: (number: number) => void): void {
    if (this.#seen[number] === this.#lookups) return;
    this.#seen[number] = this.#lookups;
    visit(number);
  }

  #meet(number: number): PreparedWord {
    if (this.#metCount >= MOST_READ) {
      this.#met = [];
      this.#metCount = 0;
    }
    this.#metCount++;
    const word = this.#read(this.#packed[number] ?? '');
    this.#met[number] = word;
    return word;
  }
}
