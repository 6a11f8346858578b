import type { PreparedWord } from './prepared-word.ts';

/** A name as it is compared: its words in order. */
export interface PreparedName {
  readonly words: readonly PreparedWord[];
  /** Sum of the words' weights. */
  readonly totalWeight: number;
}
