import type { ListCode } from '../domain/list-code.ts';
import type { Match } from '../domain/match.ts';
import type { Asker } from '../screening/asker.ts';
import { ALONE, type TakeTurns } from '../screening/fair-turns.ts';
import type { AddressSearching } from '../screening/screen-address.ts';
import { presentFound } from '../screening/found.ts';
import { sentFacts, type SentFacts } from '../screening/facts/compare-facts.ts';
import { findByReadings } from '../screening/find-name.ts';
import { foundWithFacts, identifierKeysOf, withIdentified } from '../screening/name-with-facts.ts';
import {
  foundNames,
  leastScores,
  onlyCalledSo,
  rankByParty,
  type PartyScore,
} from '../screening/screen-name.ts';
import { scopeOf } from '../screening/search-filter.ts';
import { paced, UNHURRIED, type Pace } from '../search/pace.ts';
import type { SearchSnapshot } from '../search/search-engine.ts';
import { createPreparedTexts, type PreparedTexts } from './prepared-texts.ts';
import { TYPES_OF_WATCH, WATCH_THRESHOLD, type WatchFacts } from './watch.ts';

/** What a watched item matches in one view of the lists. */
export interface WatchMatches {
  /** Every listed party at or above the threshold, highest score first. */
  readonly scores: readonly { readonly partyId: number; readonly score: number }[];
  /** The matches of some of these parties, with everything a reader wants to know; costs a look-up of each. */
  readonly present: (partyIds: ReadonlySet<number>) => Promise<readonly Match[]>;
}

/**
 * Finds what a watched item matches in the lists, in turns with what else is searched. Throws `EngineUnavailableError`,
 * `CancelledError`, and unless the asker has no share `OverBudgetError` and `OverloadedError`.
 */
export type MatchWatch = (
  snapshot: SearchSnapshot,
  watch: WatchFacts,
  lists: readonly ListCode[],
  asker: Asker,
) => Promise<WatchMatches>;

/** Matching of watched items with the rules of screening. Keeps what their texts are prepared to. */
export function createMatchWatch(addresses: AddressSearching, turns: TakeTurns = ALONE): MatchWatch {
  const texts = createPreparedTexts();
  return (snapshot, watch, lists, asker) => {
    if (lists.length === 0) return Promise.resolve(NOTHING);
    return turns.run(asker, (pace) => {
      const where = { snapshot, lists, pace };
      return watch.kind === 'name'
        ? matchWatchedName(texts, where, watch)
        : matchWatchedAddress({ texts, addresses }, where, watch);
    });
  };
}

/** Where a watched item is searched, and how. */
interface WatchSearch {
  readonly snapshot: SearchSnapshot;
  readonly lists: readonly ListCode[];
  readonly pace: Pace;
}

const NOTHING: WatchMatches = { scores: [], present: () => Promise.resolve([]) };

async function matchWatchedName(
  texts: PreparedTexts,
  { snapshot, lists, pace }: WatchSearch,
  watch: WatchFacts,
): Promise<WatchMatches> {
  const { text, entityType } = watch;
  const { typed, keys } = texts.name(text);
  const types = TYPES_OF_WATCH[entityType ?? 'individual'];
  const filter = { lists };
  const least = leastScores(text, WATCH_THRESHOLD);
  const [found, values] = await Promise.all([
    findByReadings(snapshot, typed, { threshold: least.name, filter }, pace),
    snapshot.findValues(keys, filter),
  ]);
  const fitting = found.map(({ reading, candidates }) => ({
    reading,
    candidates: candidates.filter((candidate) => candidate.types.some((type) => types.includes(type))),
  }));
  pace.begin();
  const ranked = await paced(rankByParty(fitting, values, least), pace);
  const byName = least.isValue ? await onlyCalledSo(snapshot, ranked) : ranked;
  const facts = sentFacts(watch.facts);
  if (facts !== null) {
    const hits = await snapshot.findValues(identifierKeysOf(facts), filter);
    const all = await withIdentified(snapshot, { facts, hits, ranked: byName, typed, least });
    return matchesWithFacts({ snapshot, pace }, facts, all);
  }
  return {
    scores: byName,
    present: async (partyIds) => {
      const kept = byName.filter(({ partyId }) => partyIds.has(partyId));
      if (kept.length === 0) return [];
      const presented = foundNames(kept, { explain: true });
      return presentFound(presented.kept, await snapshot.loadParties(kept.map(({ partyId }) => partyId)));
    },
  };
}

/** Facts leave out nothing: a party that the name matches is one, with the score that they leave. */
async function matchesWithFacts(
  { snapshot, pace }: Pick<WatchSearch, 'snapshot' | 'pace'>,
  facts: SentFacts,
  ranked: readonly PartyScore[],
): Promise<WatchMatches> {
  const { kept } = await foundWithFacts(snapshot, { facts, ranked }, pace);
  return {
    scores: kept,
    present: async (partyIds) => {
      const wanted = ranked.filter(({ partyId }) => partyIds.has(partyId));
      if (wanted.length === 0) return [];
      const told = await foundWithFacts(snapshot, { facts, ranked: wanted, explain: true }, UNHURRIED);
      return presentFound(told.kept, await snapshot.loadParties(wanted.map(({ partyId }) => partyId)));
    },
  };
}

async function matchWatchedAddress(
  { texts, addresses }: { readonly texts: PreparedTexts; readonly addresses: AddressSearching },
  { snapshot, lists, pace }: WatchSearch,
  { text, country }: WatchFacts,
): Promise<WatchMatches> {
  const { filter } = scopeOf(country === '' ? { lists } : { lists, country });
  const search = { query: texts.address(text), threshold: WATCH_THRESHOLD, filter, explain: true };
  const { matches } = await addresses.matchAddress(snapshot, search, pace);
  return {
    scores: matches.map(({ party, score }) => ({ partyId: party.id, score })),
    present: async (partyIds) => matches.filter(({ party }) => partyIds.has(party.id)),
  };
}
