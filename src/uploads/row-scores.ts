import { LEAST_SCORES, levelOf, type MatchLevel } from '../domain/match.ts';
import type { KeptMatch, KeptSearch, RowDetail } from './upload.ts';

/** What of a row is searched, each with a level of its own: names (and numbers), contact values, the address. */
export const SEARCH_KINDS = ['name', 'contact', 'address'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Best score of each kind of search, 0 for no match, null where it was not searched. */
export type RowScores = Readonly<Record<SearchKind, number | null>>;

/** Rows by level of their best match, of those that were searched. */
export type LevelCounts = Readonly<Record<MatchLevel | 'none', number>>;

/**
 * What the score of an address counts at most for its row, just below `high`: many share an address with a listed party, so that
 * it is a reason to look and no identification.
 */
export const MOST_OF_ADDRESS = LEAST_SCORES.high - 0.0001;

/** The best score of each kind of search of a row. */
export function scoresOf({ name, contacts, address, others = [] }: RowDetail): RowScores {
  return {
    name: bestOf([name, ...others.map((other) => other.name)]),
    contact: bestOf([contacts]),
    address: bestOf([address]),
  };
}

/** What a match counts for its row, 0 to 1. */
export function weightOf({ kind, score }: Pick<KeptMatch, 'kind' | 'score'>): number {
  return kind === 'address' ? Math.min(score, MOST_OF_ADDRESS) : score;
}

/** Level of a best score; `none` for no match. */
export function levelOrNone(score: number): MatchLevel | 'none' {
  return score === 0 ? 'none' : levelOf(score);
}

/** Scores of a level, from the least to below the other. */
export function scoresOfLevel(level: MatchLevel): readonly [from: number, below: number] {
  if (level === 'high') return [LEAST_SCORES.high, Infinity];
  return level === 'medium' ? [LEAST_SCORES.medium, LEAST_SCORES.high] : [0, LEAST_SCORES.medium];
}

function bestOf(searches: readonly (KeptSearch | undefined)[]): number | null {
  const scores = searches.flatMap((search) =>
    search !== undefined && 'matches' in search ? [search.matches[0]?.score ?? 0] : [],
  );
  return scores.length === 0 ? null : Math.max(...scores);
}
