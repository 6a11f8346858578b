import type { PreparedWord } from './prepared-word.ts';

/** A length as a bit; very long ones share one. */
const bitOf = (length: number): number => 1 << Math.min(length, 31);

/** Tells by lengths, scripts and syllables which two listed neighbours may be one word, or two, of a query: most are none. */
export class QueryNeighbours {
  /** Of two listed words that one of the query may be, with or without a letter for the space, or two with the space elsewhere. */
  readonly #lengths: number;
  readonly #isRendering: boolean;
  readonly #hasSyllables: boolean;

  constructor(words: readonly PreparedWord[]) {
    let lengths = 0;
    for (let place = 0; place < words.length; place++) {
      const length = words[place]?.text.length ?? 0;
      lengths |= bitOf(length) | bitOf(length - 1);
      const next = words[place + 1];
      if (next !== undefined) lengths |= bitOf(length + next.text.length);
    }
    this.#lengths = lengths;
    this.#isRendering = words.some(({ rendering }) => rendering !== null);
    this.#hasSyllables = words.some(({ syllables }) => syllables.length > 0);
  }

  /** False for neighbours that no word of the query is. */
  mayBe(first: PreparedWord, second: PreparedWord): boolean {
    if ((this.#lengths & bitOf(first.text.length + second.text.length)) !== 0) return true;
    if (this.#isRendering && first.rendering === null && second.rendering === null) return true;
    return this.#hasSyllables && first.syllables.length > 0 && second.syllables.length > 0;
  }
}
