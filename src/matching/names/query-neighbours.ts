import { cantoneseOfNeighbours, cantoneseOfTwo } from './cantonese-neighbours.ts';
import type { PreparedWord } from './prepared-word.ts';

/** A length as a bit; very long ones share one. */
const bitOf = (length: number): number => 1 << Math.min(length, 31);

/** The first letter of a text as a bit, which several letters of other scripts share. */
const initialBit = (text: string): number => 1 << (text.charCodeAt(0) & 31);

/** By what neighbours may be words of a query, as bits: their letters, their syllables, their sounds, their reading in Cantonese. */
export const BY = { letters: 1, syllables: 2, sounds: 4, cantonese: 8 } as const;

/** Tells by lengths, first letters, scripts and syllables which two listed neighbours may be one word, or two, of a query: most are none. */
export class QueryNeighbours {
  /** Of two listed words that one of the query may be, with or without a letter for the space, or two with the space elsewhere. */
  readonly #lengths: number;
  readonly #initials: number;
  readonly #isRendering: boolean;
  readonly #hasSyllables: boolean;
  readonly #cantonese: ReadonlySet<string>;

  constructor(words: readonly PreparedWord[]) {
    let lengths = 0;
    let initials = 0;
    for (let place = 0; place < words.length; place++) {
      const text = words[place]?.text ?? '';
      const { length } = text;
      initials |= initialBit(text);
      lengths |= bitOf(length) | bitOf(length - 1);
      const next = words[place + 1];
      if (next !== undefined) lengths |= bitOf(length + next.text.length);
    }
    this.#lengths = lengths;
    this.#initials = initials;
    this.#isRendering = words.some(({ rendering }) => rendering !== null);
    this.#cantonese = new Set(words.flatMap(cantoneseOfTwo));
    this.#hasSyllables = words.some(({ syllables }) => syllables.length > 0);
  }

  /** By what (`BY`) two listed neighbours may be words of the query; 0 for those that are none. */
  mayBe(first: PreparedWord, second: PreparedWord): number {
    const isOfLength = (this.#lengths & bitOf(first.text.length + second.text.length)) !== 0;
    let by = isOfLength && (this.#initials & initialBit(first.text)) !== 0 ? BY.letters : 0;
    if (this.#hasSyllables && first.syllables.length > 0 && second.syllables.length > 0) by |= BY.syllables;
    if (this.#isRendering && first.rendering === null && second.rendering === null) by |= BY.sounds;
    if (this.#cantonese.size > 0 && this.#cantonese.has(cantoneseOfNeighbours(first, second) ?? ''))
      by |= BY.cantonese;
    return by;
  }
}
