import { ACTS, type ActKind } from '../../trail/act.ts';
import type { TrailFilter } from '../../trail/trail.ts';

/** The search form of the trail as it was filled in. */
export interface TrailFormValues {
  readonly text: string;
  readonly kind: string;
  readonly from: string;
  readonly to: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/u;
const DAY_MS = 86_400_000;

/** Reads the search form; what cannot be understood narrows nothing, and is not shown as if it did. */
export function readTrailFilter(query: URLSearchParams): {
  readonly values: TrailFormValues;
  readonly filter: TrailFilter;
} {
  const text = (query.get('q') ?? '').trim().slice(0, 200);
  const kind = Object.keys(ACTS).find((known): known is ActKind => known === query.get('act'));
  const from = dayOf(query.get('from'));
  const to = dayOf(query.get('to'));
  const before = /^[1-9]\d{0,14}$/u.exec(query.get('before') ?? '')?.[0];
  return {
    values: { text, kind: kind ?? '', from: from?.text ?? '', to: to?.text ?? '' },
    filter: {
      ...(text === '' ? {} : { text }),
      ...(kind === undefined ? {} : { kinds: [kind] }),
      ...(from === null ? {} : { from: new Date(from.at) }),
      ...(to === null ? {} : { until: new Date(to.at + DAY_MS) }),
      ...(before === undefined ? {} : { before: Number(before) }),
    },
  };
}

/** The search as a query, for links to the next page and to files. */
export function trailQuery({ text, kind, from, to }: TrailFormValues, before?: number): string {
  const named = { q: text, act: kind, from, to, before: before === undefined ? '' : String(before) };
  const query = new URLSearchParams(Object.entries(named).filter(([, value]) => value !== '')).toString();
  return query === '' ? '' : `?${query}`;
}

function dayOf(text: string | null): { readonly text: string; readonly at: number } | null {
  if (text === null || !DAY.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : { text, at };
}
