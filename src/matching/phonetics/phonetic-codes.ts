import { doubleMetaphone } from 'double-metaphone';

/** Shorter codes are shared by too many words to say anything: "Ali" and "Lee" are both `L`. */
const SHORTEST_CODE = 3;

/**
 * The Double Metaphone codes of a word (L. Philips, 2000), primary and alternate, where they have at least three
 * letters; none for words with digits.
 */
export function phoneticCodes(word: string): readonly string[] {
  if (/\d/u.test(word)) return [];
  const [primary, alternate] = doubleMetaphone(word);
  const codes = primary === alternate ? [primary] : [primary, alternate];
  return codes.filter((code) => code.length >= SHORTEST_CODE);
}
