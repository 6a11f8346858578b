import type { PreparedWord } from './prepared-word.ts';

/** A name as it is compared: its words in order. */
export interface PreparedName {
  readonly words: readonly PreparedWord[];
  /** Sum of the words' weights; of a text with several names of one party the least that one of them has. */
  readonly totalWeight: number;
}

/** Sum of the words' weights. */
export function sumOfWeights(words: readonly PreparedWord[]): number {
  let sum = 0;
  for (const { weight } of words) sum += weight;
  return sum;
}

/** True when a text holds several names of one party. */
export function holdsSeveral(words: readonly PreparedWord[]): boolean {
  for (const { wordClass } of words) if (wordClass === 'between') return true;
  return false;
}

/** True for names of the same words. */
function areEqual(a: readonly PreparedWord[], b: readonly PreparedWord[]): boolean {
  if (a.length !== b.length) return false;
  for (let place = 0; place < a.length; place++) if (a[place]?.key !== b[place]?.key) return false;
  return true;
}

/** The different names of one party that one text holds: "X Corp (formerly Twitter Inc.)". Empty when it is one name. */
export function namesIn(words: readonly PreparedWord[]): readonly PreparedName[] {
  if (!holdsSeveral(words)) return [];
  const names: PreparedWord[][] = [[]];
  for (const word of words) {
    if (word.wordClass === 'between') names.push([]);
    else names.at(-1)?.push(word);
  }
  const different = names.filter(
    (name, place) => name.length > 0 && names.findIndex((other) => areEqual(other, name)) === place,
  );
  return different.map((name) => ({ words: name, totalWeight: sumOfWeights(name) }));
}

/** Makes a name of its words. */
export function nameOf(words: readonly PreparedWord[]): PreparedName {
  const weights = namesIn(words).map(({ totalWeight }) => totalWeight);
  return { words, totalWeight: Math.min(sumOfWeights(words), ...weights) };
}
