import { totalSearches, type BatchItemResult, type BatchScreeningResult } from '../../screening/batch.ts';
import { staleNotices } from '../../screening/notices.ts';
import { createTurns } from '../../screening/turns.ts';
import type { CatalogueByCode } from '../dependencies.ts';
import { presentContacts } from './contacts.ts';
import { presentEditions, presentNotices } from './editions.ts';
import { presentMatches } from './matches.ts';
import { presentFlag } from './screening-result.ts';

type Presented = Readonly<Record<string, unknown>>;

/** Answer to a batch; interface specification 4.2. Each item in a turn of its own: there may be thousands of matches. */
export async function presentBatch(
  result: BatchScreeningResult,
  catalogue: CatalogueByCode,
): Promise<Presented> {
  const turn = createTurns();
  const results: Presented[] = [];
  for (const item of result.results) {
    await turn();
    results.push(await presentItem(item, catalogue));
  }
  return {
    lists_searched: result.listsSearched,
    results,
    total_screened: totalSearches(result.searchesRun),
    screened_at: result.screenedAt.toISOString(),
    ...presentEditions(result.editions),
    ...presentNotices(staleNotices(result.editions ?? [])),
  };
}

async function presentItem(item: BatchItemResult, catalogue: CatalogueByCode): Promise<Presented> {
  const { name } = item;
  const found =
    'error' in name
      ? { error: name.error }
      : { matches: await presentMatches(name.matches, catalogue), total_matches: name.totalMatches };
  return {
    query: item.query,
    jurisdiction_flags: item.jurisdictionFlags.map(presentFlag),
    ...presentNotices(item.notices ?? []),
    ...found,
    ...(await presentAddress(item.address, catalogue)),
    ...(await presentContacts(item.contacts, catalogue)),
  };
}

async function presentAddress(
  found: BatchItemResult['address'],
  catalogue: CatalogueByCode,
): Promise<Presented> {
  if (found === undefined) return {};
  if ('error' in found) return { address: found.text, address_error: found.error };
  return {
    address: found.text,
    address_matches: await presentMatches(found.matches, catalogue),
    total_address_matches: found.totalMatches,
  };
}
