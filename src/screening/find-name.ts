import type { KnownFacts } from '../domain/facts.ts';
import type { Match } from '../domain/match.ts';
import { queryValueKeys } from '../matching/identifiers/query-values.ts';
import type { TypedName } from '../matching/names/beside/typed-name.ts';
import { traced } from '../request-scope.ts';
import { paced, UNHURRIED, type Pace } from '../search/pace.ts';
import type { NameCandidate, SearchFilter, SearchSnapshot } from '../search/search-engine.ts';
import { sentFacts } from './facts/compare-facts.ts';
import { presentFound, type FoundMatches } from './found.ts';
import { leftOut } from './hidden-matches.ts';
import { foundWithFacts, identifierKeysOf, withIdentified } from './name-with-facts.ts';
import {
  foundNames,
  leastScores,
  onlyCalledSo,
  rankByParty,
  typedNameOf,
  type FoundByReading,
  type LeastScores,
  type PartyScore,
} from './screen-name.ts';
import type { SearchScope } from './search-filter.ts';

/** What one search of names found: the matches, highest score first, cut to the limit, and how many there are. */
export interface NameMatches {
  readonly matches: readonly Match[];
  readonly total: number;
}

/** A search for a name. */
export interface NameToMatch extends SearchScope {
  readonly name: string;
  readonly threshold: number;
  readonly limit?: number;
  readonly explain?: boolean;
  /** What is known beside the name; absent for nothing. */
  readonly facts?: KnownFacts;
}

/**
 * Finds every listed party whose name, identifier or contact value a text matches. Names and identifiers are searched
 * together; one name decides for each party. Throws `InvalidInputError`, `EngineUnavailableError` and what the pace throws.
 */
export async function findName(
  snapshot: SearchSnapshot,
  search: NameToMatch,
  pace: Pace = UNHURRIED,
): Promise<FoundMatches> {
  const least = leastScores(search.name, search.threshold);
  const typed = typedNameOf(search.name, least, snapshot.words);
  const facts = sentFacts(search.facts);
  const rank = async (filter: SearchFilter): Promise<readonly PartyScore[]> => {
    const ranked = await rankNames(snapshot, { typed, least, search, filter }, pace);
    if (facts === null) return ranked;
    const hits = await snapshot.findValues(identifierKeysOf(facts), filter);
    return withIdentified(snapshot, { facts, hits, ranked, typed, least });
  };
  const tell = async (ranked: readonly PartyScore[]): Promise<FoundMatches> =>
    facts === null
      ? foundNames(ranked, search)
      : foundWithFacts(snapshot, { ...search, facts, ranked }, pace);
  const ranked = await rank(search.filter);
  const found = await tell(ranked);
  if (search.wider === undefined) return found;
  const hidden = leftOut(await rank(search.wider), ranked, ({ partyId }) => partyId);
  return { ...found, hidden: await tell(hidden) };
}

/** The candidates of each reading of a text. Throws `EngineUnavailableError` and what the pace throws. */
export async function findByReadings(
  snapshot: Pick<SearchSnapshot, 'findNames'>,
  typed: TypedName,
  { threshold, filter }: { readonly threshold: number; readonly filter: SearchFilter },
  pace?: Pace,
): Promise<readonly (FoundByReading & { readonly candidates: readonly NameCandidate[] })[]> {
  const found: (FoundByReading & { readonly candidates: readonly NameCandidate[] })[] = [];
  for (const reading of typed) {
    const candidates = await snapshot.findNames(reading.query, threshold, filter, pace);
    found.push({ reading, candidates });
  }
  return found;
}

async function rankNames(
  snapshot: SearchSnapshot,
  asked: {
    readonly typed: TypedName;
    readonly least: LeastScores;
    readonly search: NameToMatch;
    readonly filter: SearchFilter;
  },
  pace: Pace,
): Promise<readonly PartyScore[]> {
  const { typed, least, search, filter } = asked;
  const [found, values] = await Promise.all([
    findByReadings(snapshot, typed, { threshold: least.name, filter }, pace),
    snapshot.findValues(queryValueKeys(search.name), filter),
  ]);
  pace.begin();
  const candidates = found.reduce((sum, { candidates: { length } }) => sum + length, 0);
  const ranked = await traced('scoring', { candidates }, () =>
    paced(rankByParty(found, values, least), pace),
  );
  return least.isValue ? onlyCalledSo(snapshot, ranked) : ranked;
}

/** As `findName`, with the parties. */
export async function matchName(snapshot: SearchSnapshot, search: NameToMatch): Promise<NameMatches> {
  const { kept, total } = await findName(snapshot, search);
  const parties = await snapshot.loadParties(kept.map(({ partyId }) => partyId));
  return { matches: presentFound(kept, parties), total };
}
