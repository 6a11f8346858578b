import type { estypes } from '@elastic/elasticsearch';
import type { LookupKey } from '../../matching/identifiers/lookup-key.ts';
import type { SearchFilter } from '../search-engine.ts';
import { NO_COUNTRY, type WordKind } from './documents.ts';
import { termOf } from './prepared-form.ts';

/** A query in Elasticsearch's language. */
export type Query = NonNullable<estypes.QueryDslQueryContainer>;

/** A question to the index; which index and how many hits is added when it is asked. */
export interface HitRequest {
  readonly query: Query;
}

/** What is served at a revision: documents since then or before, until later or still. */
export function servedAt(revision: number): Query[] {
  return [{ range: { since: { gt: revision } } }, { range: { until: { lte: revision } } }];
}

/** The documents of a kind that a filter lets through at a revision. */
export function filtered(
  kind: 'name' | 'address' | 'value',
  filter: SearchFilter,
  revision: number,
): { filter: Query[]; must_not: Query[] } {
  return {
    filter: [
      { term: { kind } },
      { terms: { list: [...new Set(filter.lists)] } },
      ...(filter.entryType === undefined ? [] : [{ term: { type: filter.entryType } }]),
      ...(filter.countryCodes === undefined
        ? []
        : [{ terms: { countries: [...filter.countryCodes, NO_COUNTRY] } }]),
    ],
    must_not: servedAt(revision),
  };
}

/** Asks for the distinct listed words that share a key with a query's words. */
export function wordsRequest(kind: WordKind, keys: readonly string[]): HitRequest {
  return { query: { bool: { filter: [{ term: { kind } }, { terms: { keys: [...keys] } }] } } };
}

/** Asks for the recorded values with one of the keys. */
export function valuesRequest(
  keys: readonly LookupKey[],
  filter: SearchFilter,
  revision: number,
): HitRequest {
  const base = filtered('value', filter, revision);
  return { query: { bool: { ...base, filter: [...base.filter, { terms: { keys: keys.map(termOf) } }] } } };
}

/** Asks for parties by id. */
export function partiesRequest(ids: readonly number[], revision: number): HitRequest {
  return {
    query: {
      bool: {
        filter: [{ term: { kind: 'party' } }, { terms: { party: [...ids] } }],
        must_not: servedAt(revision),
      },
    },
  };
}
