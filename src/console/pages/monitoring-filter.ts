import type { Watch } from '../../monitoring/watch.ts';

/** Which items are shown. */
const SHOWN = ['all', 'waiting', 'matching'] as const;

/** All, those with matches nobody has looked at, those with any match. */
export type Shown = (typeof SHOWN)[number];

/** The filter of the monitoring view. */
export interface WatchFilter {
  readonly text: string;
  readonly shown: Shown;
  /** From 1. */
  readonly page: number;
}

/** A part of the items that fit. */
export interface WatchPage {
  readonly items: readonly Watch[];
  /** Items that fit, on all pages. */
  readonly fitting: number;
  readonly page: number;
  readonly pages: number;
}

const PAGE = 50;

/** Reads the filter from an address; what cannot be understood is as if not there. */
export function readWatchFilter(query: URLSearchParams): WatchFilter {
  return {
    text: (query.get('q') ?? '').trim().slice(0, 200),
    shown: SHOWN.find((shown) => shown === query.get('show')) ?? 'all',
    page: pageOf(query),
  };
}

/** The page that an address names, from 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? '1');
  return Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page : 1;
}

/** The address of a page of the view. */
export function watchAddress({ text, shown }: WatchFilter, page: number): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  if (shown !== 'all') query.set('show', shown);
  if (page > 1) query.set('page', String(page));
  const written = query.toString();
  return written === '' ? '/monitoring' : `/monitoring?${written}`;
}

/** The items that fit, those to be looked at first, then the newest first. */
export function filterWatches(
  watches: readonly Watch[],
  waiting: ReadonlyMap<number, number>,
  filter: WatchFilter,
): WatchPage {
  const words = fold(filter.text).split(/\s+/u);
  const fitting = watches.filter(
    (watch) =>
      isShown(watch, waiting, filter.shown) && words.every((word) => fold(watch.text).includes(word)),
  );
  const rank = ({ id }: Watch): number => (waiting.has(id) ? 0 : 1);
  fitting.sort((a, b) => rank(a) - rank(b) || b.id - a.id);
  const pages = Math.max(1, Math.ceil(fitting.length / PAGE));
  const page = Math.min(filter.page, pages);
  return {
    items: fitting.slice((page - 1) * PAGE, page * PAGE),
    fitting: fitting.length,
    page,
    pages,
  };
}

function isShown({ id, bestScore }: Watch, waiting: ReadonlyMap<number, number>, shown: Shown): boolean {
  switch (shown) {
    case 'all':
      return true;
    case 'waiting':
      return waiting.has(id);
    case 'matching':
      return bestScore > 0;
  }
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
