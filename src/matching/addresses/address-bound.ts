import type { PreparedWord } from '../names/prepared-word.ts';
import { ADDRESS_MODEL } from './address-model.ts';
import { isStreetWord } from './address-word.ts';

/** Weight of words, and how much of it is of the street's own words. */
export interface WordsWeight {
  readonly weight: number;
  readonly street: number;
}

/**
 * What retrieval must add up so that no address is lost whose score reaches a threshold, as `candidate-bound.ts` does for
 * names. The score without postal code and box is at most `x ** exponent` with `x = M / (M + cost)`; the cost is at least
 * `omission` times the street words of both sides that do not correspond. So `x >= t` needs
 * `(1 - t) * M + t * omission * (street words that correspond) >= t * omission * (street words of both sides)`.
 * Addresses that share a postal code or a post office box with the query are candidates in any case.
 */
export interface AddressBound {
  /** Most that the correspondence of query words with listed words of this likeness can add. */
  gain(query: WordsWeight, listed: WordsWeight, likeness: number): number;
  /** What the gains must add up to, for the weights of the street words of the query and of the listed address. */
  required(queryStreet: number, listedStreet: number): number;
}

/** Scores are rounded to four decimals before they are compared with the threshold. */
const HALF_OF_ROUNDING = 0.00005;
/** Sums of gains are kept as 32-bit numbers by the embedded engine. */
const ARITHMETIC_SLACK = 1e-5;

/** The bound for a least score of 0 to 1; for 0, every correspondence is enough. */
export function addressBound(threshold: number): AddressBound {
  const { exponent, omission } = ADDRESS_MODEL;
  const least = Math.max(0, threshold - HALF_OF_ROUNDING) ** (1 / exponent);
  return {
    gain(query, listed, likeness) {
      const matched = Math.min(query.weight, listed.weight) * (1 - least) * likeness;
      return matched + least * omission * (query.street + listed.street);
    },
    required(queryStreet, listedStreet) {
      return least * omission * (queryStreet + listedStreet) - ARITHMETIC_SLACK;
    },
  };
}

/** The weight of words. */
export function wordsWeight(...words: readonly (PreparedWord | undefined)[]): WordsWeight {
  let weight = 0;
  let street = 0;
  for (const word of words) {
    weight += word?.weight ?? 0;
    if (word !== undefined && isStreetWord(word)) street += word.weight;
  }
  return { weight, street };
}
