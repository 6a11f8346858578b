import { waysOfKey, type CandidateKey } from '../../matching/candidate-keys.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import { slipSignature } from '../../matching/names/correspondence/slips.ts';
import { WAYS } from '../../matching/names/correspondence/ways.ts';
import { termOf } from './prepared-form.ts';

/** How the listed words are looked up that may correspond to a word of a query, or to the join of two. */
export interface WordLookup {
  readonly text: string;
  readonly signature: number;
  /** Without the keys of slips; each with the ways of comparing by which the words under it may be alike. */
  readonly certain: ReadonlyMap<string, number>;
  /** Of slips: what only they find can correspond by nothing but slips. */
  readonly slips: readonly string[];
  /** How alike a listed word is, 0 to 1; by some ways only, when it is known that no other can find it so. */
  readonly likeness: (listed: PreparedWord, ways?: number) => number;
}

/** A listed word that corresponds to a query word, and how alike they are, above 0. */
export interface AlikeWord {
  readonly word: PreparedWord;
  readonly likeness: number;
}

/** Looks a word up by these keys. */
export function wordLookup(
  { text }: PreparedWord,
  keys: readonly CandidateKey[],
  likeness: WordLookup['likeness'],
): WordLookup {
  const certain = new Map<string, number>();
  const slips = new Set<string>();
  for (const { key } of keys) {
    const ways = waysOfKey(key);
    const term = termOf(key);
    if (ways === WAYS.slip) slips.add(term);
    else certain.set(term, ways | (certain.get(term) ?? 0));
  }
  return { text, signature: slipSignature(text), certain, slips: [...slips], likeness };
}

/** Those of some listed words that correspond. */
export function alikeWords(
  { likeness }: Pick<WordLookup, 'likeness'>,
  words: readonly PreparedWord[],
): readonly AlikeWord[] {
  return words.map((word) => ({ word, likeness: likeness(word) })).filter((alike) => alike.likeness > 0);
}
