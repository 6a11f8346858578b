import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import {
  lengthOfSigned,
  mayBeSlips,
  mostBySlips,
  slipSignature,
} from '../../matching/names/correspondence/slips.ts';
import { WAYS } from '../../matching/names/correspondence/ways.ts';
import { mayBeOfOneSound } from '../../matching/names/correspondence/comparators/by-sound.ts';
import { forEachItem, HashIndexBuilder, type HashIndex } from '../hash-index.ts';
import { keyHash } from '../key-hash.ts';
import type { AlikeWord, WordLookup } from './word-lookup.ts';

/** A word as it is packed, its text, and the keys under which it is found. */
export interface WordEntry {
  readonly packed: string;
  readonly text: string;
  readonly keys: readonly string[];
}

const WORDS_A_TURN = 100;

/** Of a word that a key other than those of slips has found. */
const MET = 128;
const ONLY_SOUND = MET | WAYS.sound;

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
  /** Ways by which words may be alike in the look-up at hand, and which words have any; empty between look-ups. */
  readonly #ways: number[];
  readonly #noted: number[] = [];

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
    this.#ways = words.texts.map(() => 0);
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
    this.#ways.push(0);
    for (const hash of hashesOf(keys)) {
      const found = this.#later.get(hash);
      if (found === undefined) this.#later.set(hash, [number]);
      else found.push(number);
    }
  }

  /** The words that correspond, each once. */
  find(lookup: WordLookup): readonly AlikeWord[] {
    for (const [key, ways] of lookup.certain) this.#visit(key, (number) => this.#note(number, ways | MET));
    for (const key of lookup.slips) {
      this.#visit(key, (number) => {
        if (mayBeSlips(lookup.signature, this.#signatures[number] ?? 0)) this.#note(number, WAYS.slip);
      });
    }
    const found: AlikeWord[] = [];
    for (const number of this.#noted) {
      const ways = this.#ways[number] ?? 0;
      this.#ways[number] = 0;
      if (!this.#mayBeAlike(lookup, number, ways)) continue;
      const word = this.#met[number] ?? this.#meet(number);
      const likeness = lookup.likeness(word, ways);
      if (likeness > 0) found.push({ word, likeness });
    }
    this.#noted.length = 0;
    return found;
  }

  /** False for words that need not be read to be told apart. */
  #mayBeAlike({ text, signature }: WordLookup, number: number, ways: number): boolean {
    if (ways === WAYS.slip) return mostBySlips(text, this.#texts[number] ?? '') > 0;
    if (ways !== ONLY_SOUND) return true;
    return mayBeOfOneSound(lengthOfSigned(signature), lengthOfSigned(this.#signatures[number] ?? 0));
  }

  #visit(key: string, visit: (number: number) => void): void {
    const hash = keyHash(key);
    forEachItem(this.#index, hash, visit);
    this.#later.get(hash)?.forEach(visit);
  }

  /** Notes ways by which a word may be alike. */
  #note(number: number, ways: number): void {
    const before = this.#ways[number] ?? 0;
    if (before === 0) this.#noted.push(number);
    this.#ways[number] = before | ways;
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
