import { joinKey, listedKeys, queryJoinKey, queryKeys, type CandidateKey } from '../candidate-keys.ts';
import type { PreparedWord } from '../names/prepared-word.ts';
import type { PreparedAddress } from './prepare-address.ts';
import type { QueryAddress } from './query-address.ts';

/** No word of an address is a single letter, so that none is found by its first letter only. */
const isOfInitial = (key: string): boolean => /^[i1]/u.test(key);

/** Keys under which a word of a listed address is filed. */
export function listedAddressKeys(word: PreparedWord): readonly string[] {
  return listedKeys(word).filter((key) => !isOfInitial(key));
}

/** Keys under which the words of listed addresses are looked up that a query word, or a join of two, may be. */
export function queryAddressKeys(word: PreparedWord): readonly CandidateKey[] {
  return queryKeys(word).filter(({ key }) => !isOfInitial(key));
}

/** Keys of neighbouring words of a listed address written as one. */
export function listedJoinKeys({ name: { words } }: PreparedAddress): readonly string[] {
  return words.slice(1).flatMap((word, index) => joinKey(words[index] ?? word, word) ?? []);
}

/** Key under which listed neighbours are looked up that a query word may be the join of. */
export function queryAddressJoinKey(word: PreparedWord): string {
  return queryJoinKey(word).key;
}

/**
 * Keys of parts that make an address a candidate whatever its words add up to: a post office box stands for a street, a
 * postal code raises the score.
 */
export function listedPartKeys({ boxes, postalCodes }: PreparedAddress): readonly string[] {
  return [...boxes.map((box) => `b${box}`), ...postalCodes.map((code) => `z${code}`)];
}

/** Keys under which the addresses with a box or postal code of the query are looked up. */
export function queryPartKeys({ address, postalCodes }: QueryAddress): readonly string[] {
  return [...address.boxes.map((box) => `b${box}`), ...[...postalCodes].map((code) => `z${code}`)];
}
