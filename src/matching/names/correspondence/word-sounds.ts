import { soundsOf } from '../../phonetics/sounds.ts';
import type { PreparedWord } from '../prepared-word.ts';

/**
 * Derives something of words when it is first asked for, and keeps it. A word of a query is compared with very many one after
 * the other: what was asked before last is found at once.
 */
export function derivedOnce<Derived>(
  derive: (word: PreparedWord) => Derived,
): (word: PreparedWord) => Derived {
  const known = new WeakMap<PreparedWord, Derived>();
  let last: PreparedWord | null = null;
  let ofLast: Derived | undefined;
  let beforeLast: PreparedWord | null = null;
  let ofBeforeLast: Derived | undefined;
  return (word) => {
    if (last === word && ofLast !== undefined) return ofLast;
    let derived = beforeLast === word ? ofBeforeLast : known.get(word);
    if (derived === undefined) known.set(word, (derived = derive(word)));
    beforeLast = last;
    ofBeforeLast = ofLast;
    last = word;
    ofLast = derived;
    return derived;
  };
}

const soundsOfOther = derivedOnce(({ text, rendering }) => soundsOf(text, rendering ?? undefined));

/** The sounds of a word. */
export const soundsOfWord = (word: PreparedWord): string => word.sounds ?? soundsOfOther(word);
