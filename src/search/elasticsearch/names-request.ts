import {
  queryJoinedWordKeys,
  queryKeys,
  queryNameKeys,
  queryNeighbourKeys,
  type CandidateKey,
} from '../../matching/candidate-keys.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import type { QueryName } from '../../matching/names/query-name.ts';
import { takenByInitial } from '../../matching/names/correspondence/initials.ts';
import { NAME_MODEL } from '../../matching/scoring-model.ts';
import type { NameSearch } from '../search-engine.ts';
import { initialKey, wordTerm } from './documents.ts';
import { gainQuery, wordCorrespondences, type FoundWords, type Weighing } from './gain-query.ts';
import type { Correspondence } from './gain-sum.ts';
import { termOf } from './prepared-form.ts';
import { wordLookup, type WordLookup } from './word-lookup.ts';
import { filtered, type HitRequest, type Query } from './search-requests.ts';
import { nameBounds } from './share-conditions.ts';

/**
 * How the listed words are looked up that may correspond to each word of a query, then to each join. Not among the keys are
 * those for an initial's longer words: there are thousands, all equally alike, and names are filed under them directly.
 */
export function wordLookups(query: QueryName): readonly WordLookup[] {
  const { words } = query.name;
  const lookup = (word: PreparedWord, position: number, keys: readonly CandidateKey[]): WordLookup =>
    wordLookup(word, keys, (listed, ways) => query.likeness(listed, position, ways));
  return [
    ...words.map((word, place) => {
      const keys = queryKeys(word);
      const isInitial = word.text.length === 1;
      return lookup(word, place, isInitial ? keys.filter(({ key }) => key !== initialKey(word.text)) : keys);
    }),
    ...query.joins.map((join, place) => lookup(join, words.length + place, queryJoinedWordKeys(join))),
  ];
}

const WEIGHING: Weighing<number> = {
  weightOf: (...words) => words.reduce((sum, { weight }) => sum + weight, 0),
  share: (word, both) => word / both,
  counted: (listed) => listed,
  termOf: (listed) => wordTerm('word', listed),
};

const { likeness, weights } = NAME_MODEL;

/** What a query word may be of a name as a whole: two neighbours written as one, a word of which it is the initial. */
function wholeCorrespondences(query: QueryName): readonly Correspondence<number>[] {
  const { words } = query.name;
  return words.flatMap((word, place) => {
    const common = { place, field: 'keys', query: word.weight, leastListed: 0, share: 1 } as const;
    const joined = queryNeighbourKeys(query, place).map(({ key, ceiling }) => ({
      ...common,
      term: termOf(key),
      listed: 2 * weights.rarest,
      likeness: ceiling,
    }));
    if (word.text.length > 1 || word.wordClass === 'number') return joined;
    const listed = takenByInitial(word, words);
    const initial = { term: initialKey(word.text), listed, likeness: likeness.initial };
    return [...joined, { ...common, ...initial }];
  });
}

/** The names that the query as a whole may stand for, whatever their words. */
function wholeNames(query: QueryName, threshold: number): readonly Query[] {
  const terms = queryNameKeys(query).flatMap(({ key, score }) => (score >= threshold ? termOf(key) : []));
  return terms.length === 0 ? [] : [{ terms: { keys: terms } }];
}

/** Asks for the names whose score may reach the threshold. Null when nothing can be found. */
export function namesRequest(
  { query, threshold, filter }: NameSearch,
  listed: FoundWords,
  revision: number,
): HitRequest | null {
  const correspondences = [...wordCorrespondences(query, listed, WEIGHING), ...wholeCorrespondences(query)];
  const found = gainQuery(correspondences, nameBounds(query, threshold), query.name.totalWeight, WEIGHING);
  const asked = [...(found === null ? [] : [found]), ...wholeNames(query, threshold)];
  if (asked.length === 0) return null;
  const base = filtered('name', filter, revision);
  const any = asked.length === 1 ? asked : [{ bool: { should: asked, minimum_should_match: 1 } }];
  return { query: { bool: { ...base, filter: [...base.filter, ...any] } } };
}
