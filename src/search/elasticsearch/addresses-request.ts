import { addressBound, wordsWeight, type WordsWeight } from '../../matching/addresses/address-bound.ts';
import {
  queryAddressJoinKey,
  queryAddressKeys,
  queryPartKeys,
} from '../../matching/addresses/address-keys.ts';
import type { QueryAddress } from '../../matching/addresses/query-address.ts';
import { NAME_MODEL } from '../../matching/scoring-model.ts';
import type { AddressSearch } from '../search-engine.ts';
import { wordTerm } from './documents.ts';
import { gainQuery, wordCorrespondences, type FoundWords, type Weighing } from './gain-query.ts';
import type { Correspondence } from './gain-sum.ts';
import { termOf } from './prepared-form.ts';
import { wordLookup, type WordLookup } from './word-lookup.ts';
import { filtered, type HitRequest, type Query } from './search-requests.ts';

/** How the listed words are looked up that may correspond to each word of an address, then to each join. */
export function addressWordLookups({ names }: QueryAddress): readonly WordLookup[] {
  return [...names.name.words, ...names.joins].map((word, position) =>
    wordLookup(word, queryAddressKeys(word), (listed, ways) => names.likeness(listed, position, ways)),
  );
}

const WEIGHING: Weighing<WordsWeight> = {
  weightOf: wordsWeight,
  share: (word, both) => word.weight / both.weight,
  counted: ({ street }) => street,
  termOf: (listed) => wordTerm('addressWord', listed),
};

/** Two listed neighbours weigh at most this much. */
const TWO_WORDS: WordsWeight = { weight: 2, street: 2 };

function joinCorrespondences({ names }: QueryAddress): readonly Correspondence<WordsWeight>[] {
  return names.name.words.map((word, place) => ({
    place,
    field: 'keys',
    term: termOf(queryAddressJoinKey(word)),
    query: wordsWeight(word),
    listed: TWO_WORDS,
    likeness: NAME_MODEL.likeness.joined,
    share: 1,
  }));
}

/**
 * Asks for the addresses whose score may reach the threshold: by their words, or because they share a post office box or
 * a postal code with the query. Null when nothing can be found.
 */
export function addressesRequest(
  { query, threshold, filter }: AddressSearch,
  listed: FoundWords,
  revision: number,
): HitRequest | null {
  const correspondences = [
    ...wordCorrespondences(query.names, listed, WEIGHING),
    ...joinCorrespondences(query),
  ];
  const parts = queryPartKeys(query).map(termOf);
  const byWords = gainQuery(
    correspondences,
    [addressBound(threshold)],
    query.address.name.totalWeight,
    WEIGHING,
  );
  const byParts: Query | null = parts.length === 0 ? null : { terms: { keys: parts } };
  const should = [byWords, byParts].filter((found) => found !== null);
  if (should.length === 0) return null;
  const base = filtered('address', filter, revision);
  const found: Query = { bool: { should, minimum_should_match: 1 } };
  return { query: { bool: { ...base, filter: [...base.filter, found] } } };
}
