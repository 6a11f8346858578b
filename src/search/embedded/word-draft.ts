import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import { HashIndexBuilder, type HashIndex } from '../hash-index.ts';
import { keyHash } from '../key-hash.ts';
import { linesOf, readLines, type Utf8Lines } from './utf8-lines.ts';
import type { Pause } from './word-columns.ts';

/** The distinct words of a segment as they are kept: by key, with the index of the keys they are filed under. */
export interface FiledWords {
  readonly keys: Uint8Array;
  readonly byKey: HashIndex;
}

/** The distinct words of a segment while it grows. A word that an earlier segment has is filed as it was there. */
export class WordDraft {
  readonly #keys: string[] = [];
  readonly #positions = new Map<string, number>();
  readonly #unfiled: (readonly [number, PreparedWord])[] = [];
  readonly #earlier: FiledWords;
  readonly #earlierKeys: Utf8Lines;
  readonly #earlierByKey = new Map<string, number>();
  /** What each word of the earlier segment becomes; -1 while it is none of this one. */
  readonly #numbers: Int32Array;

  constructor(earlier: FiledWords) {
    this.#earlier = earlier;
    this.#earlierKeys = readLines(earlier.keys);
    for (let word = 0; word < this.#earlierKeys.count; word++)
      this.#earlierByKey.set(this.#earlierKeys.at(word), word);
    this.#numbers = new Int32Array(this.#earlierKeys.count).fill(-1);
  }

  get count(): number {
    return this.#keys.length;
  }

  /** Position of a word, which is added unless it is there. */
  add(word: PreparedWord): number {
    const known = this.#positions.get(word.key);
    if (known !== undefined) return known;
    const earlier = this.#earlierByKey.get(word.key);
    if (earlier !== undefined) return this.take(earlier);
    const position = this.#addKey(word.key);
    this.#unfiled.push([position, word]);
    return position;
  }

  /** Position of the word that stands at this one in the earlier segment. */
  take(earlier: number): number {
    const known = this.#numbers[earlier]!;
    if (known !== -1) return known;
    return (this.#numbers[earlier] = this.#addKey(this.#earlierKeys.at(earlier)));
  }

  #addKey(key: string): number {
    const position = this.#keys.push(key) - 1;
    this.#positions.set(key, position);
    return position;
  }

  keys(): Uint8Array {
    return linesOf(this.#keys);
  }

  /** A column of what is known of each word, reckoned for those alone that the earlier segment lacks. */
  column(earlier: Uint32Array, reckon: (word: PreparedWord) => number): Uint32Array {
    const column = new Uint32Array(this.count);
    for (const [word, position] of this.#numbers.entries())
      if (position !== -1) column[position] = earlier[word]!;
    for (const [position, word] of this.#unfiled) column[position] = reckon(word);
    return column;
  }

  /** As `column`, a line for each word. */
  lines(earlier: Uint8Array, write: (word: PreparedWord) => string): Uint8Array {
    const lines = new Array<string>(this.count);
    const before = readLines(earlier);
    for (const [word, position] of this.#numbers.entries())
      if (position !== -1) lines[position] = before.at(word);
    for (const [position, word] of this.#unfiled) lines[position] = write(word);
    return linesOf(lines);
  }

  /** The words by each of their keys. */
  async index(keysOf: (word: PreparedWord) => Iterable<string>, pause: Pause): Promise<HashIndex> {
    const index = new HashIndexBuilder();
    await index.addAll({ index: this.#earlier.byKey, numbers: this.#numbers }, pause);
    for (const [position, word] of this.#unfiled) {
      for (const key of keysOf(word)) index.add(keyHash(key), position);
      await pause();
    }
    return index.build(pause);
  }
}
