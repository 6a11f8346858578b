import { seededRandom } from '../bench/seeded-random.ts';

/** A source of numbers that a seed repeats. */
export interface Random {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
}

/** Numbers of `seededRandom`; the same seed gives the same ones on every machine. */
export function createRandom(seed: number): Random {
  const next = seededRandom(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: (items) => items[below(items.length)] ?? items[0] };
}
