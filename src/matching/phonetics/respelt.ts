/**
 * Spellings and the letters that they are written otherwise by, each behind letters that every word has which is spelt so: hardly any
 * word has them, and to look for them costs next to nothing. No letters are behind what may be in any word.
 */
export type Spellings = readonly (readonly [has: string, letters: RegExp, sounds: string])[];

/** A word with each of the spellings written otherwise, in their order. */
export function respelt(word: string, spellings: Spellings): string {
  let text = word;
  for (const [has, letters, sounds] of spellings)
    if (text.includes(has)) text = text.replace(letters, sounds);
  return text;
}
