import type { SearchedEdition } from '../../screening/editions.ts';
import type { Notice } from '../../screening/notices.ts';

type Presented = Readonly<Record<string, unknown>>;

/** The editions of the lists that were searched; an addition to version 1. Nothing where the answer does not date them. */
export function presentEditions(editions: readonly SearchedEdition[] | undefined): Presented {
  if (editions === undefined) return {};
  return {
    list_editions: editions.map(({ code, generation, dataAsOf, fetchedAt, stale }) => ({
      code,
      data_as_of: dataAsOf,
      last_updated: fetchedAt,
      generation,
      stale,
    })),
  };
}

/** What is to be known of a request or an item; an addition to version 1. Nothing where nothing is. */
export function presentNotices(notices: readonly Notice[]): Presented {
  return notices.length === 0
    ? {}
    : { notices: notices.map(({ field, code, text }) => ({ field, code, text })) };
}
