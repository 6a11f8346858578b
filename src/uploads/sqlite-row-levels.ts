import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import type { MatchLevel } from '../domain/match.ts';
import { LEAST_SCORES } from '../domain/match.ts';
import { scoresOfLevel, SEARCH_KINDS, type LevelCounts, type SearchKind } from './row-scores.ts';

/** The column with the best score of a kind of search. */
export const columnOf = (kind: SearchKind): string => `${kind}_score`;

/** Keeps rows with a best match of this level on a kind of search; without a level those with any. */
export function whereLevel(
  query: Knex.QueryBuilder,
  kind: SearchKind,
  level: MatchLevel | 'none' | undefined,
): Knex.QueryBuilder {
  const column = columnOf(kind);
  if (level === 'none') return query.where(column, 0);
  const [from, below] = level === undefined ? [0, Infinity] : scoresOfLevel(level);
  if (from > 0) void query.where(column, '>=', from);
  else void query.where(column, '>', 0);
  return below === Infinity ? query : query.where(column, '<', below);
}

/** The rows of an upload by the level of each kind of search, in one walk through an index. */
export function countLevels(connection: Database, id: string): Readonly<Record<SearchKind, LevelCounts>> {
  const { high, medium } = LEAST_SCORES;
  const counts = SEARCH_KINDS.flatMap((kind) => {
    const score = columnOf(kind);
    return [
      `count(*) filter (where ${score} >= ${high}) as ${kind}_high`,
      `count(*) filter (where ${score} >= ${medium} and ${score} < ${high}) as ${kind}_medium`,
      `count(*) filter (where ${score} > 0 and ${score} < ${medium}) as ${kind}_low`,
      `count(*) filter (where ${score} = 0) as ${kind}_none`,
    ];
  });
  const row = connection
    .prepare<[string], Record<string, number>>(
      `select ${counts.join(', ')} from upload_rows where upload_id = ?`,
    )
    .get(id);
  const of = (kind: SearchKind): LevelCounts => ({
    high: row?.[`${kind}_high`] ?? 0,
    medium: row?.[`${kind}_medium`] ?? 0,
    low: row?.[`${kind}_low`] ?? 0,
    none: row?.[`${kind}_none`] ?? 0,
  });
  return { name: of('name'), contact: of('contact'), address: of('address') };
}
