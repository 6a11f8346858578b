import { InvalidInputError } from '../errors.ts';
import { namesStreet } from '../matching/addresses/names-street.ts';
import type { QueryAddress } from '../matching/addresses/query-address.ts';
import { explainAddress, scoreAddress } from '../matching/addresses/score-addresses.ts';
import { traced } from '../request-scope.ts';
import { paced, UNHURRIED, type Pace, type Steps } from '../search/pace.ts';
import type { AddressCandidate, SearchFilter, SearchSnapshot } from '../search/search-engine.ts';
import { isExplained, presentFound, type FoundMatch, type FoundMatches, type Telling } from './found.ts';
import { leftOut } from './hidden-matches.ts';
import type { NameMatches } from './find-name.ts';
import type { SearchScope } from './search-filter.ts';
import { MOST_KEPT } from './work-limits.ts';

/** How addresses are searched. */
export interface AddressSearching {
  /** False for a text that names only a city or a country. */
  readonly namesStreet: (address: string, country: string | undefined) => boolean;
  readonly matchAddress: (
    snapshot: SearchSnapshot,
    search: Omit<AddressToMatch, 'limit'>,
    pace?: Pace,
  ) => Promise<NameMatches>;
}

/** The best address of one party. */
export interface AddressScore {
  readonly score: number;
  readonly candidate: AddressCandidate;
}

/** Of two addresses of a party the better one: higher score, then the one the publisher puts first. */
function isBetter(
  score: number,
  { addressIndex }: AddressCandidate,
  best: AddressScore | undefined,
): boolean {
  if (score !== best?.score) return score > (best?.score ?? 0);
  return addressIndex < best.candidate.addressIndex;
}

/** Addresses that are scored in one step. */
const SCORED_AT_ONCE = 64;

/** The parties with an address that reaches the threshold, each once, highest score first. */
export function* rankAddresses(
  query: QueryAddress,
  candidates: Iterable<AddressCandidate>,
  threshold: number,
): Steps<readonly AddressScore[]> {
  const best = new Map<number, AddressScore>();
  let scored = 0;
  for (const candidate of candidates) {
    if (++scored % SCORED_AT_ONCE === 0) yield 0;
    const score = scoreAddress(query, candidate.address, threshold);
    if (score < threshold || !isBetter(score, candidate, best.get(candidate.partyId))) continue;
    best.set(candidate.partyId, { score, candidate });
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.candidate.partyId - b.candidate.partyId);
}

/** What of the best parties is told. */
export function foundAddresses(
  query: QueryAddress,
  ranked: readonly AddressScore[],
  telling: Telling,
): FoundMatches {
  const { limit = MOST_KEPT } = telling;
  const kept = ranked
    .slice(0, Math.min(limit, MOST_KEPT))
    .map(({ score, candidate: { partyId, addressIndex, address } }, place): FoundMatch => ({
      partyId,
      score,
      by: { kind: 'address', addressIndex },
      ...(isExplained(telling, place) ? { explanation: explainAddress(query, address) } : {}),
    }));
  return { kept, total: ranked.length };
}

/** Throws `InvalidInputError` for a text that names no street or building. */
export function requireStreet(address: string, country: string | undefined): void {
  if (namesStreet(address, country)) return;
  throw new InvalidInputError(
    'address',
    'must name a street or building; a city or country alone is not searched',
  );
}

/** A search for an address. */
export interface AddressToMatch extends SearchScope {
  readonly query: QueryAddress;
  readonly threshold: number;
  readonly limit?: number;
  readonly explain?: boolean;
}

/**
 * Finds every listed party with a recorded address that a text matches; one address decides for each party. The filter's
 * country narrows each address. Throws `EngineUnavailableError` and what the pace throws.
 */
export async function findAddress(
  snapshot: SearchSnapshot,
  search: AddressToMatch,
  pace: Pace = UNHURRIED,
): Promise<FoundMatches> {
  const { query, threshold, filter, wider } = search;
  const rank = async (narrowed: SearchFilter): Promise<readonly AddressScore[]> => {
    const candidates = await snapshot.findAddresses(query, threshold, narrowed, pace);
    pace.begin();
    return traced('scoring', { candidates: candidates.length }, () =>
      paced(rankAddresses(query, candidates, threshold), pace),
    );
  };
  const ranked = await rank(filter);
  const found = foundAddresses(query, ranked, search);
  if (wider === undefined) return found;
  const hidden = leftOut(await rank(wider), ranked, ({ candidate }) => candidate.partyId);
  return { ...found, hidden: foundAddresses(query, hidden, search) };
}

/** As `findAddress`, with the parties. */
export async function matchAddress(
  snapshot: SearchSnapshot,
  search: AddressToMatch,
  pace?: Pace,
): Promise<NameMatches> {
  const { kept, total } = await findAddress(snapshot, search, pace);
  const parties = await snapshot.loadParties(kept.map(({ partyId }) => partyId));
  return { matches: presentFound(kept, parties), total };
}

/** How watches search addresses. */
export const ADDRESS_SEARCHING: AddressSearching = { namesStreet, matchAddress };
