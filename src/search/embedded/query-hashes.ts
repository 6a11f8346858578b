import {
  findsRomanisations,
  queryJoinedWordKeys,
  queryKeys,
  queryNameKeys,
  queryNeighbourKeys,
  waysOfKey,
  type CandidateKey,
} from '../../matching/candidate-keys.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import type { QueryName } from '../../matching/names/query-name.ts';
import { slipSignature } from '../../matching/names/correspondence/slips.ts';
import { WAYS } from '../../matching/names/correspondence/ways.ts';
import { keyHash } from '../key-hash.ts';

/** A word of a query, or a join of two, as it is looked up. */
export interface WordLookup {
  /** The same for words, and for joins, that correspond to the same listed words. */
  readonly name: string;
  /** Derived when they are first asked for: what was found for a word before needs none. */
  readonly hashes: WordHashes;
}

/** Hashes of the keys of one word. */
export interface WordHashes {
  /** Without the keys of slips and of romanisations. */
  readonly certain: readonly number[];
  /** For each of `certain` the ways of comparing by which the words under it may be alike. */
  readonly ways: readonly number[];
  /** Of the keys of slips: what only they find can correspond by nothing but slips. */
  readonly slips: readonly number[];
  /** Of the keys that find other romanisations alone. */
  readonly romanisations: readonly number[];
  readonly word: PreparedWord;
  readonly signature: number;
}

/** Hashes under which the words of a query, and their joins, are looked up in every segment. */
export interface QueryHashes {
  /** For each query word, then for each join. */
  readonly words: readonly WordLookup[];
  /** For each query word, of the keys by which listed neighbours are found that it may be a part or the join of. */
  readonly joins: readonly (readonly number[])[];
  /** Of the keys by which listed names are found that the query as a whole stands for, whatever their words. */
  readonly names: readonly number[];
}

const hashesOf = (keys: readonly string[]): readonly number[] => [...new Set(keys.map(keyHash))];

/** The key by which an initial finds every word that begins with it. */
const isKeyOfInitial = (key: string, { text }: PreparedWord): boolean =>
  text.length === 1 && key.startsWith('i');

function wordHashes(word: PreparedWord, isJoin: boolean, lookUpInitials: boolean): WordHashes {
  const waysOf = new Map<number, number>();
  const slips = new Set<number>();
  const romanisations = new Set<number>();
  const keys: readonly CandidateKey[] = isJoin ? queryJoinedWordKeys(word) : queryKeys(word);
  for (const { key } of keys) {
    const ways = waysOfKey(key);
    const hash = keyHash(key);
    if (ways === WAYS.slip) slips.add(hash);
    else if (findsRomanisations(key, word)) romanisations.add(hash);
    else if (lookUpInitials || !isKeyOfInitial(key, word)) waysOf.set(hash, ways | (waysOf.get(hash) ?? 0));
  }
  return {
    certain: [...waysOf.keys()],
    ways: [...waysOf.values()],
    slips: [...slips],
    romanisations: [...romanisations],
    word,
    signature: slipSignature(word.text),
  };
}

function wordLookup(word: PreparedWord, isJoin: boolean, lookUpInitials: boolean): WordLookup {
  let hashes: WordHashes | null = null;
  return {
    name: [isJoin ? 'j' : 'w', lookUpInitials ? 'i' : '', word.key, ...word.syllables].join(' '),
    get hashes() {
      return (hashes ??= wordHashes(word, isJoin, lookUpInitials));
    },
  };
}

/**
 * Derives the hashes once for all segments of a search for scores from a threshold; without `lookUpInitials` no initial
 * finds the words that begin with it.
 */
export function queryHashes(
  query: QueryName,
  { threshold, lookUpInitials }: { readonly threshold: number; readonly lookUpInitials: boolean },
): QueryHashes {
  const names = queryNameKeys(query).filter(({ score }) => score >= threshold);
  return {
    words: [
      ...query.name.words.map((word) => wordLookup(word, false, lookUpInitials)),
      ...query.joins.map((join) => wordLookup(join, true, lookUpInitials)),
    ],
    joins: query.name.words.map((_, place) =>
      hashesOf(queryNeighbourKeys(query, place).map(({ key }) => key)),
    ),
    names: hashesOf(names.map(({ key }) => key)),
  };
}
