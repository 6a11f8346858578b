import type { ListCode } from '../domain/list-code.ts';
import { StaleListsError } from '../errors.ts';
import type { Catalogue } from '../ingest/catalogue.ts';
import type { Screening } from './screening.ts';

/** Lists are updated some times a day: a client that asks again within the hour may be answered. */
const RETRY_SECONDS = 3_600;

/**
 * The screening of an operator who screens against no list that is stale: each throws `StaleListsError` before anything is
 * searched, so that nothing is charged. Other lists can be named meanwhile.
 */
export function refusingStaleLists(screening: Screening, catalogue: Catalogue): Screening {
  const requireFresh = async (lists: readonly ListCode[]): Promise<void> => {
    const stale = (await catalogue()).filter((entry) => entry.stale && lists.includes(entry.facts.code));
    if (stale.length === 0) return;
    const named = stale.map(({ facts, dataAsOf }) => `${facts.code} (${dataAsOf ?? 'no date'})`).join(', ');
    throw new StaleListsError(
      `by its publisher's date ${named} is older than its rhythm explains, and this service does not screen against stale lists; nothing was charged`,
      RETRY_SECONDS,
    );
  };
  return {
    searchesOfBatch: (request) => screening.searchesOfBatch(request),
    async screenName(request, asker) {
      await requireFresh(request.lists);
      return screening.screenName(request, asker);
    },
    async screenAddress(request, asker) {
      await requireFresh(request.lists);
      return screening.screenAddress(request, asker);
    },
    async screenBatch(request, asker) {
      await requireFresh(request.lists);
      return screening.screenBatch(request, asker);
    },
  };
}
