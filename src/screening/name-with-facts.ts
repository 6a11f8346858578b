import { primaryName, searchTypes, type ListedParty } from '../domain/listed-party.ts';
import type { LookupKey } from '../matching/identifiers/lookup-key.ts';
import { listedReadings, scoreTypedName, type TypedName } from '../matching/names/beside/typed-name.ts';
import type { Pace } from '../search/pace.ts';
import type { SearchSnapshot, ValueHit } from '../search/search-engine.ts';
import { bestWithFacts } from './facts/best-with-facts.ts';
import { compareFacts, type SentFacts } from './facts/compare-facts.ts';
import { isExplained, type FoundMatches, type Telling } from './found.ts';
import { foundName, type LeastScores, type PartyScore } from './screen-name.ts';
import { MOST_KEPT } from './work-limits.ts';

/** The keys under which equal numbers and wallets are recorded. */
export const identifierKeysOf = ({ identifiers }: SentFacts): readonly LookupKey[] => [
  ...new Set(identifiers.flatMap(({ keys }) => [...keys])),
];

/** What the name alone found, and what the identifiers beside it hit. */
export interface Identifying {
  readonly facts: SentFacts;
  readonly hits: readonly ValueHit[];
  readonly ranked: readonly PartyScore[];
  readonly typed: TypedName;
  readonly least: LeastScores;
}

/**
 * What the name found, with every party that has an identifier that was sent: those score 1, however the name is. A number of another type
 * or country finds nobody by itself. Throws `EngineUnavailableError`.
 */
export async function withIdentified(
  snapshot: Pick<SearchSnapshot, 'loadParties'>,
  { facts, hits, ranked, typed, least }: Identifying,
): Promise<readonly PartyScore[]> {
  const ids = [...new Set(hits.map(({ partyId }) => partyId))];
  if (ids.length === 0) return ranked;
  const parties = await snapshot.loadParties(ids);
  const byName = new Map(ranked.map((one) => [one.partyId, one]));
  for (const partyId of ids) {
    const party = parties.get(partyId);
    const value = party === undefined ? undefined : valueOf(facts, party, hits);
    if (party === undefined || value === undefined) continue;
    const nameScore = byName.get(partyId)?.score ?? (least.isValue ? 0 : nameScoreOf(typed, party));
    byName.set(partyId, { partyId, score: 1, nameScore, on: { value } });
  }
  return [...byName.values()].sort((a, b) => b.score - a.score || a.partyId - b.partyId);
}

/** The identifier by which a party is found; undefined where none that was sent is recorded of its type and country. */
function valueOf(facts: SentFacts, party: ListedParty, hits: readonly ValueHit[]): ValueHit | undefined {
  const fact = compareFacts(facts, party).find(
    ({ fact: kind, verdict }) => kind === 'identifier' && verdict === 'agrees',
  );
  const hit = hits.find(({ partyId }) => partyId === party.id);
  return fact === undefined || hit === undefined ? undefined : { ...hit, label: fact.listed };
}

/** What the name alone scores against a party that it did not find, 0 to 1. */
function nameScoreOf(typed: TypedName, party: ListedParty): number {
  const mayHaveLegalForm = party.entryType !== 'individual';
  const types = searchTypes(party);
  const scores = party.names.map(({ text, quality }) =>
    scoreTypedName(
      typed,
      listedReadings(text, { mayHaveLegalForm }).map((name) => ({ name, quality, types })),
    ),
  );
  return primaryName(party) === '' ? 0 : Math.max(...scores);
}

/** What is told of a search with facts. */
export interface FactsToTell extends Telling {
  readonly facts: SentFacts;
  /** Highest score first; see `withIdentified`. */
  readonly ranked: readonly PartyScore[];
}

/**
 * The best matches by their scores with the facts, in the order of the answer; the total is that of everything that was ranked. Throws
 * `EngineUnavailableError` and what the pace throws.
 */
export async function foundWithFacts(
  snapshot: Pick<SearchSnapshot, 'loadParties'>,
  { facts: sent, ranked, ...telling }: FactsToTell,
  pace: Pace,
): Promise<FoundMatches> {
  const most = Math.min(telling.limit ?? MOST_KEPT, MOST_KEPT);
  const best = await bestWithFacts(snapshot, { facts: sent, ranked, most, placeOf }, pace);
  const kept = best.map(({ ranked: one, score, facts }, place) => {
    const { explanation, ...found } = foundName(one, isExplained(telling, place));
    const told = explanation === undefined ? {} : { explanation };
    return { ...found, ...told, score, nameScore: one.nameScore ?? one.score, facts };
  });
  return { kept, total: ranked.length };
}

/** The more telling correspondence first: a recorded value, the primary name, an alias, one that the publisher calls weak. */
function placeOf({ on }: PartyScore): number {
  if ('value' in on) return 0;
  if (on.name.quality === 'weak') return 3;
  return on.name.nameIndex === 0 ? 1 : 2;
}
