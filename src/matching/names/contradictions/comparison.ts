import type { Alignment } from '../align-words.ts';
import type { PreparedName } from '../prepared-name.ts';
import type { PreparedWord } from '../prepared-word.ts';
import type { QueryName } from '../query-name.ts';
import type { AlignedWords } from '../word-options.ts';

/** Where the words of one side of a pair begin. */
type Place = 'queryStart' | 'listedStart';

/** Two names that are compared, as seen from one of them. */
export interface OneSide {
  readonly words: readonly PreparedWord[];
  /** Its words that correspond to none of the other. */
  readonly left: readonly PreparedWord[];
  readonly others: readonly PreparedWord[];
  readonly leftOfOthers: readonly PreparedWord[];
  readonly pairs: readonly AlignedWords[];
  /** Where a pair begins in this name, and where in the other. */
  readonly here: Place;
  readonly there: Place;
}

/** Two names and how their words correspond, of which rules ask whether they contradict each other. */
export interface Comparison {
  readonly ofQuery: OneSide;
  readonly ofListed: OneSide;
  readonly alignment: Alignment;
}

/** A query and a listed name as rules see them. */
export function comparisonOf(query: QueryName, listed: PreparedName, alignment: Alignment): Comparison {
  const { pairs, queryLeft, listedLeft } = alignment;
  const [ofQuery, ofListed] = [query.name.words, listed.words];
  return {
    ofQuery: {
      words: ofQuery,
      left: queryLeft,
      others: ofListed,
      leftOfOthers: listedLeft,
      pairs,
      here: 'queryStart',
      there: 'listedStart',
    },
    ofListed: {
      words: ofListed,
      left: listedLeft,
      others: ofQuery,
      leftOfOthers: queryLeft,
      pairs,
      here: 'listedStart',
      there: 'queryStart',
    },
    alignment,
  };
}

/** True for a rule that holds as seen from either name. */
export const onEitherSide = ({ ofQuery, ofListed }: Comparison, rule: (side: OneSide) => boolean): boolean =>
  rule(ofQuery) || rule(ofListed);
