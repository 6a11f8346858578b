import type { ComparedFact } from '../domain/facts.ts';
import type { ListedAddress, ListedParty } from '../domain/listed-party.ts';
import type { Explanation, Match, MatchedOn } from '../domain/match.ts';
import { EngineUnavailableError } from '../errors.ts';
import type { LoadedParties } from '../search/search-engine.ts';

/** By what a party was found: the place of a name or address among its own, or a recorded value. */
export type FoundBy =
  | { readonly kind: 'name'; readonly nameIndex: number }
  | { readonly kind: 'address'; readonly addressIndex: number }
  | { readonly kind: 'identifier' | 'contact'; readonly label: string };

/** A party that was found, before it is loaded: plain data, and little of it. */
export interface FoundMatch {
  readonly partyId: number;
  /** 0 to 1. */
  readonly score: number;
  readonly by: FoundBy;
  /** What the name alone scores; present with `facts`. */
  readonly nameScore?: number;
  readonly facts?: readonly ComparedFact[];
  readonly explanation?: Explanation;
}

/** How much of what is found is told. */
export interface Telling {
  /** Most matches; absent for as many as are kept. */
  readonly limit?: number;
  /** Whether a match says why its score is what it is; absent for no. */
  readonly explain?: boolean;
  /** Of the best so many, with `explain`; absent for all. */
  readonly explainBest?: number;
}

/** Whether the match at a place among the best, from 0, is explained. */
export const isExplained = ({ explain = false, explainBest = Infinity }: Telling, place: number): boolean =>
  explain && place < explainBest;

/** What a search found: the best, highest score first, and how many there are. */
export interface FoundMatches {
  readonly kept: readonly FoundMatch[];
  readonly total: number;
  /** What the country hid, where that is asked for. */
  readonly hidden?: FoundMatches;
}

/** More matches are not kept in memory with their parties: each is read when it is presented. */
const FEW_MATCHES = 100;

/** The matches of what was found, from the parties loaded. Throws `EngineUnavailableError` when one is lost. */
export function presentFound(kept: readonly FoundMatch[], parties: LoadedParties): readonly Match[] {
  for (const { partyId } of kept) if (!parties.has(partyId)) throw lost(partyId);
  return kept.length <= FEW_MATCHES
    ? kept.map((found) => wholeMatch(found, partyOf(parties, found)))
    : kept.map((found) => matchWhenAsked(found, parties));
}

function partyOf(parties: LoadedParties, { partyId }: FoundMatch): ListedParty {
  const party = parties.get(partyId);
  if (party === undefined) throw lost(partyId);
  return party;
}

function lost(partyId: number): EngineUnavailableError {
  return new EngineUnavailableError(`the index has lost party ${partyId}`);
}

function wholeMatch(found: FoundMatch, party: ListedParty): Match {
  return { party, score: found.score, matchedOn: matchedOnOf(found.by, party), ...besideScore(found) };
}

/** What was found out beside the score. */
function besideScore({
  nameScore,
  facts,
  explanation,
}: FoundMatch): Pick<Match, 'nameScore' | 'facts' | 'explanation'> {
  return {
    ...(nameScore === undefined ? {} : { nameScore }),
    ...(facts === undefined ? {} : { facts }),
    ...(explanation === undefined ? {} : { explanation }),
  };
}

function matchWhenAsked(found: FoundMatch, parties: LoadedParties): Match {
  return {
    get party() {
      return partyOf(parties, found);
    },
    score: found.score,
    get matchedOn() {
      return matchedOnOf(found.by, partyOf(parties, found));
    },
    ...besideScore(found),
  };
}

function matchedOnOf(by: FoundBy, party: ListedParty): MatchedOn {
  switch (by.kind) {
    case 'name':
      return { kind: 'name', text: party.names[by.nameIndex]?.text ?? '', primary: by.nameIndex === 0 };
    case 'address':
      return { kind: 'address', address: recordedAddress(party, by.addressIndex) };
    case 'identifier':
    case 'contact':
      return by;
  }
}

function recordedAddress(party: ListedParty, addressIndex: number): ListedAddress {
  const address = party.addresses[addressIndex];
  if (address === undefined)
    throw new EngineUnavailableError(`the index has lost an address of party ${party.id}`);
  return address;
}
