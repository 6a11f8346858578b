import { isSlipKey } from '../../matching/candidate-keys.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import { slipSignature } from '../../matching/names/slips.ts';
import { termOf } from './prepared-form.ts';

/** How the listed words are looked up that may correspond to a word of a query, or to the join of two. */
export interface WordLookup {
  readonly text: string;
  readonly signature: number;
  /** Without the keys of slips. */
  readonly certain: readonly string[];
  /** Of slips: what only they find can correspond by nothing but slips. */
  readonly slips: readonly string[];
  /** How alike a listed word is, 0 to 1. */
  readonly likeness: (listed: PreparedWord) => number;
}

/** A listed word that corresponds to a query word, and how alike they are, above 0. */
export interface AlikeWord {
  readonly word: PreparedWord;
  readonly likeness: number;
}

/** Looks a word up by these keys. */
export function wordLookup(
  { text }: PreparedWord,
  keys: readonly string[],
  likeness: (listed: PreparedWord) => number,
): WordLookup {
  return {
    text,
    signature: slipSignature(text),
    certain: [...new Set(keys.filter((key) => !isSlipKey(key)).map(termOf))],
    slips: [...new Set(keys.filter(isSlipKey).map(termOf))],
    likeness,
  };
}

/** Those of some listed words that correspond. */
export function alikeWords(
  { likeness }: Pick<WordLookup, 'likeness'>,
  words: readonly PreparedWord[],
): readonly AlikeWord[] {
  return words.map((word) => ({ word, likeness: likeness(word) })).filter((alike) => alike.likeness > 0);
}
