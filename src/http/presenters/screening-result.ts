import type { JurisdictionFlag } from '../../domain/match.ts';
import { staleNotices } from '../../screening/notices.ts';
import type { ScreeningResult } from '../../screening/screening.ts';
import type { CatalogueByCode } from '../dependencies.ts';
import { presentContacts } from './contacts.ts';
import { presentEditions, presentNotices } from './editions.ts';
import { presentMatches } from './matches.ts';

/** Answer to a screening of one name or address; interface specification 4.1 and 4.3. */
export async function presentScreening(
  result: ScreeningResult,
  catalogue: CatalogueByCode,
): Promise<Readonly<Record<string, unknown>>> {
  return {
    query: result.query,
    lists_searched: result.listsSearched,
    matches: await presentMatches(result.matches, catalogue),
    total_matches: result.totalMatches,
    jurisdiction_flags: result.jurisdictionFlags.map(presentFlag),
    screened_at: result.screenedAt.toISOString(),
    ...presentEditions(result.editions),
    ...presentNotices([...(result.notices ?? []), ...staleNotices(result.editions ?? [])]),
    ...(await presentContacts(result.contacts, catalogue)),
  };
}

/** A flag in the words of the contract; interface specification 2.5. */
export function presentFlag(flag: JurisdictionFlag): Readonly<Record<string, unknown>> {
  return {
    tier: flag.tier,
    jurisdiction: flag.jurisdiction,
    reason: flag.reason,
    authority: flag.authority,
    source_url: flag.sourceUrl,
    evidence: flag.evidence,
    other_grounds: flag.otherGrounds.map(({ tier, reason, authority, sourceUrl }) => ({
      tier,
      reason,
      authority,
      source_url: sourceUrl,
    })),
  };
}
