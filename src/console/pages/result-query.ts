import { levelOf, type Match } from '../../domain/match.ts';
import { TYPE_WORDS } from '../components/match-card.tsx';

/** Kinds by which matches are told apart. */
export const FACETS = ['level', 'list', 'type', 'on'] as const;
export type Facet = (typeof FACETS)[number];

/** Which matches of a result a page shows. */
export interface ResultQuery {
  /** The value of each facet that is chosen. */
  readonly chosen: Readonly<Partial<Record<Facet, string>>>;
  /** From 1. */
  readonly page: number;
  /** Every match on one page, to print. */
  readonly all: boolean;
  /** Whether what the country hid is shown. */
  readonly hidden: boolean;
}

/** Matches on one page: the first view stays small, and none of them is left out of the pages. */
const MATCHES_A_PAGE = 100;

/** A match and its place among all of its result, from 1. */
export interface PlacedMatch {
  readonly match: Match;
  readonly place: number;
}

/** A value of a facet, and how many matches have it. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

const ON_WORDS = { name: 'name', identifier: 'identifier', contact: 'contact', address: 'address' } as const;

/** What a match is by a facet. */
function facetOf(facet: Facet, { score, party, matchedOn }: Match): string {
  switch (facet) {
    case 'level':
      return levelOf(score);
    case 'list':
      return party.listCode;
    case 'type':
      return TYPE_WORDS[party.entryType];
    case 'on':
      return matchedOn.kind === 'name' && !matchedOn.primary ? 'alias' : ON_WORDS[matchedOn.kind];
  }
}

/** What the query of an address asks for; what it does not understand is left out. */
export function readResultQuery(query: URLSearchParams): ResultQuery {
  const chosen = FACETS.flatMap((facet) => {
    const value = query.get(facet) ?? '';
    return value === '' || value.length > 40 ? [] : [[facet, value] as const];
  });
  const page = Number(query.get('page') ?? 1);
  return {
    chosen: Object.fromEntries(chosen),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1000 ? page : 1,
    all: query.has('all'),
    hidden: query.has('hidden'),
  };
}

/** The query of an address that asks for this. */
export function resultQueryText({ chosen, page, all, hidden }: ResultQuery): string {
  const query = new URLSearchParams(Object.entries(chosen));
  if (page > 1) query.set('page', String(page));
  if (all) query.set('all', 'on');
  if (hidden) query.set('hidden', 'on');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The values of a facet among matches, the most frequent first. */
export function facetValues(facet: Facet, matches: readonly Match[]): readonly FacetValue[] {
  const counts = new Map<string, number>();
  for (const match of matches) {
    const value = facetOf(facet, match);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
}

/** The matches that a query asks for, those of its page, and how many pages there are. */
export function matchesFor(
  matches: readonly Match[],
  { chosen, page, all }: ResultQuery,
): { readonly fitting: number; readonly shown: readonly PlacedMatch[]; readonly pages: number } {
  const fitting = matches
    .map((match, at): PlacedMatch => ({ match, place: at + 1 }))
    .filter(({ match }) =>
      FACETS.every((facet) => chosen[facet] === undefined || facetOf(facet, match) === chosen[facet]),
    );
  const pages = all ? 1 : Math.max(1, Math.ceil(fitting.length / MATCHES_A_PAGE));
  const from = all ? 0 : (Math.min(page, pages) - 1) * MATCHES_A_PAGE;
  return {
    fitting: fitting.length,
    shown: all ? fitting : fitting.slice(from, from + MATCHES_A_PAGE),
    pages,
  };
}
