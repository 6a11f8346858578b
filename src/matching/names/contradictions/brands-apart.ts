import type { PreparedWord } from '../prepared-word.ts';
import type { Comparison } from './comparison.ts';

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Where the key of a letter is: each row begins half a key further right. */
const KEYS: ReadonlyMap<string, readonly [x: number, y: number]> = new Map(
  KEYBOARD.flatMap((row, y) => Array.from(row, (letter, x) => [letter, [x + y / 2, y]] as const)),
);
const FARTHEST_NEIGHBOUR = 1.5;

function areNeighbours(a: string, b: string): boolean {
  const [one, other] = [KEYS.get(a), KEYS.get(b)];
  if (one === undefined || other === undefined) return true;
  return Math.abs(one[0] - other[0]) <= FARTHEST_NEIGHBOUR && Math.abs(one[1] - other[1]) <= 1;
}

/** Consonants that are spoken or written for one another. */
const ALIKE = ['bpfvw', 'cgkqxsjz', 'dt', 'mn', 'lr', 'hk', 'yj'];
const areAlike = (a: string, b: string): boolean =>
  ALIKE.some((letters) => letters.includes(a) && letters.includes(b));

const VOWEL = /[aeiouy]/u;
const SHORTEST = 6;

/** The one word of a firm that its legal form stands beside; null of any other name. */
function brandOf(words: readonly PreparedWord[]): string | null {
  let brand: string | null = null;
  for (const { wordClass, text, consonantal, rendering } of words) {
    if (wordClass === 'legalForm') continue;
    if (brand !== null || wordClass !== 'name' || consonantal || rendering !== null) return null;
    brand = text;
  }
  return brand !== null && brand.length >= SHORTEST ? brand : null;
}

/**
 * True for firms of one word each that differ in their last letter, a consonant that neither the ear nor the hand takes for the
 * other: "Petrogas FZE" and "Petrogat FZE" may be two.
 */
export function endInOtherConsonants({ ofQuery: { words, others, pairs } }: Comparison): boolean {
  if (pairs.length === 0) return false;
  const [a, b] = [brandOf(words), brandOf(others)];
  if (a === null || a.length !== b?.length || a.slice(0, -1) !== b.slice(0, -1)) return false;
  const [one, other] = [a.charAt(a.length - 1), b.charAt(b.length - 1)];
  return (
    one !== other &&
    !VOWEL.test(one) &&
    !VOWEL.test(other) &&
    !areNeighbours(one, other) &&
    !areAlike(one, other)
  );
}
