import { SEARCH_KINDS } from '../../uploads/row-scores.ts';
import type { RowFilter, RowOrder } from '../../uploads/upload-store.ts';

/** Which results a page shows. */
export interface ResultQuery {
  readonly filter: RowFilter;
  readonly order: RowOrder;
  /** From 1. */
  readonly page: number;
}

/** Rows on one page of results. */
export const ROWS_A_PAGE = 50;

const LEVELS = ['high', 'medium', 'low', 'none'] as const;
const ORDERS = ['score', ...SEARCH_KINDS] as const;

/** What the query of an address asks for; what it does not understand is left out. */
export function readResultQuery(query: URLSearchParams): ResultQuery {
  const level = LEVELS.find((one) => one === query.get('level'));
  const of = SEARCH_KINDS.find((one) => one === query.get('of'));
  const order = ORDERS.find((one) => one === query.get('order'));
  const text = (query.get('text') ?? '').trim().slice(0, 200);
  const page = Number(query.get('page') ?? 1);
  return {
    filter: {
      ...(level === undefined ? {} : { level }),
      ...(of === undefined ? {} : { of }),
      ...(text === '' ? {} : { text }),
      ...(query.get('flagged') === null ? {} : { flagged: true }),
      ...(query.get('problems') === null ? {} : { problems: true }),
    },
    order: order ?? 'row',
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The query of an address that asks for this. */
export function resultQueryText({ filter, order, page }: ResultQuery): string {
  const query = new URLSearchParams();
  if (filter.level !== undefined) query.set('level', filter.level);
  if (filter.of !== undefined) query.set('of', filter.of);
  if (filter.text !== undefined) query.set('text', filter.text);
  if (filter.flagged === true) query.set('flagged', 'on');
  if (filter.problems === true) query.set('problems', 'on');
  if (order !== 'row') query.set('order', order);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
