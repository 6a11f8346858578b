import type { Query } from '../../src/search/elasticsearch/search-requests.ts';

/** A row of the index as a condition on names sees it. */
export interface IndexedRow {
  readonly words: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  readonly spare: number;
}

type Clause = Query | readonly Query[] | undefined;
const all = (clause: Clause): readonly Query[] => [clause ?? []].flat();

/** What Elasticsearch ranks a row at, null where it does not match; throws for what conditions on names do not use. */
export function rankOf(query: Query, row: IndexedRow): number | null {
  const { terms, constant_score: constant, dis_max: best, bool, function_score: scored } = query;
  if (terms) {
    const { words = [], keys = [] } = terms as Partial<Record<'words' | 'keys', readonly string[]>>;
    return words.some((term) => row.words.has(term)) || keys.some((term) => row.keys.has(term)) ? 1 : null;
  }
  if (constant) return rankOf(constant.filter as Query, row) === null ? null : (constant.boost ?? 1);
  if (best) {
    const ranks = best.queries.flatMap((one) => rankOf(one as Query, row) ?? []);
    return ranks.length === 0 ? null : Math.max(...ranks);
  }
  if (bool) {
    const must = all(bool.must as Clause).map((one) => rankOf(one, row));
    const should = all(bool.should as Clause).flatMap((one) => rankOf(one, row) ?? []);
    const least = Number(bool.minimum_should_match ?? 0);
    if (must.includes(null) || should.length < least) return null;
    return [...must, ...should].reduce<number>((sum, rank) => sum + (rank ?? 0), 0);
  }
  if (!scored || !('query' in scored)) throw new Error(`not a condition on names: ${JSON.stringify(query)}`);
  let rank = rankOf(scored.query, row);
  if (rank === null) return null;
  for (const { field_value_factor: line, linear, weight = 1 } of scored.functions ?? []) {
    if (line) rank += (line.factor ?? 1) * row.spare;
    const decay = (linear as { spare?: { origin: number; scale: number } } | undefined)?.spare;
    // It falls by half over the scale.
    if (decay) rank += weight * Math.max(0, 1 - Math.abs(row.spare - decay.origin) / (2 * decay.scale));
  }
  return Math.fround(rank) >= (scored.min_score ?? 0) ? rank : null;
}
