import type { ListedAddress, ListedParty } from '../domain/listed-party.ts';
import type { Match } from '../domain/match.ts';
import { EngineUnavailableError, InvalidInputError } from '../errors.ts';
import { namesStreet } from '../matching/addresses/names-street.ts';
import type { QueryAddress } from '../matching/addresses/query-address.ts';
import { explainAddress, scoreAddress } from '../matching/addresses/score-addresses.ts';
import { traced } from '../request-scope.ts';
import type { AddressCandidate, SearchFilter, SearchSnapshot } from '../search/search-engine.ts';
import type { NameMatches } from './screen-name.ts';

/** How addresses are searched. */
export interface AddressSearching {
  /** False for a text that names only a city or a country. */
  readonly namesStreet: (address: string, country: string | undefined) => boolean;
  readonly matchAddress: (
    snapshot: SearchSnapshot,
    search: { readonly query: QueryAddress; readonly threshold: number; readonly filter: SearchFilter },
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

/** The parties with an address that reaches the threshold, each once, highest score first. */
export function bestAddresses(
  query: QueryAddress,
  candidates: readonly AddressCandidate[],
  threshold: number,
): readonly AddressScore[] {
  const best = new Map<number, AddressScore>();
  for (const candidate of candidates) {
    const score = scoreAddress(query, candidate.address, threshold);
    if (score < threshold || !isBetter(score, candidate, best.get(candidate.partyId))) continue;
    best.set(candidate.partyId, { score, candidate });
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.candidate.partyId - b.candidate.partyId);
}

function recordedAddress(party: ListedParty, { addressIndex }: AddressCandidate): ListedAddress {
  const address = party.addresses[addressIndex];
  if (address === undefined)
    throw new EngineUnavailableError(`the index has lost an address of party ${party.id}`);
  return address;
}

/** Throws `InvalidInputError` for a text that names no street or building. */
export function requireStreet(address: string, country: string | undefined): void {
  if (namesStreet(address, country)) return;
  throw new InvalidInputError(
    'address',
    'must name a street or building; a city or country alone is not searched',
  );
}

/**
 * Finds every listed party with a recorded address that a text matches; one address decides for each party. The filter's
 * country narrows each address. Throws `EngineUnavailableError`.
 */
export async function matchAddress(
  snapshot: SearchSnapshot,
  search: { query: QueryAddress; threshold: number; filter: SearchFilter; limit?: number },
): Promise<NameMatches> {
  const { query } = search;
  const candidates = await snapshot.findAddresses(query, search.threshold, search.filter);
  const found = traced('scoring', { candidates: candidates.length }, () =>
    bestAddresses(query, candidates, search.threshold),
  );
  const kept = found.slice(0, search.limit);
  const parties = await snapshot.loadParties(kept.map(({ candidate }) => candidate.partyId));
  return { matches: presentAddresses(query, kept, parties), total: found.length };
}

/** The matches of what was kept, from the parties loaded. Throws `EngineUnavailableError` when one is lost. */
export function presentAddresses(
  query: QueryAddress,
  kept: readonly AddressScore[],
  parties: ReadonlyMap<number, ListedParty>,
): readonly Match[] {
  return kept.map(({ score, candidate }): Match => {
    const party = parties.get(candidate.partyId);
    if (party === undefined)
      throw new EngineUnavailableError(`the index has lost party ${candidate.partyId}`);
    return {
      party,
      score,
      matchedOn: { kind: 'address', address: recordedAddress(party, candidate) },
      explanation: explainAddress(query, candidate.address),
    };
  });
}

/** How watches search addresses. */
export const ADDRESS_SEARCHING: AddressSearching = { namesStreet, matchAddress };
