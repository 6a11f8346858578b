import type { ListCode } from '../domain/list-code.ts';
import type { Match } from '../domain/match.ts';
import type { AddressSearching } from '../screening/screen-address.ts';
import { presentFound } from '../screening/found.ts';
import {
  bestByParty,
  findByReadings,
  foundNames,
  leastScores,
  onlyCalledSo,
} from '../screening/screen-name.ts';
import { scopeOf } from '../screening/search-filter.ts';
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

/** Finds what a watched item matches in the lists. Throws `EngineUnavailableError`. */
export type MatchWatch = (
  snapshot: SearchSnapshot,
  watch: WatchFacts,
  lists: readonly ListCode[],
) => Promise<WatchMatches>;

/** Matching of watched items with the rules of screening. Keeps what their texts are prepared to. */
export function createMatchWatch(addresses: AddressSearching): MatchWatch {
  const texts = createPreparedTexts();
  return (snapshot, watch, lists) => {
    if (lists.length === 0) return Promise.resolve(NOTHING);
    return watch.kind === 'name'
      ? matchWatchedName(texts, snapshot, watch, lists)
      : matchWatchedAddress({ texts, addresses }, snapshot, watch, lists);
  };
}

const NOTHING: WatchMatches = { scores: [], present: () => Promise.resolve([]) };

async function matchWatchedName(
  texts: PreparedTexts,
  snapshot: SearchSnapshot,
  { text, entityType }: WatchFacts,
  lists: readonly ListCode[],
): Promise<WatchMatches> {
  const { typed, keys } = texts.name(text);
  const types = TYPES_OF_WATCH[entityType ?? 'individual'];
  const filter = { lists };
  const least = leastScores(text, WATCH_THRESHOLD);
  const [found, values] = await Promise.all([
    findByReadings(snapshot, typed, { threshold: least.name, filter }),
    snapshot.findValues(keys, filter),
  ]);
  const fitting = found.map(({ reading, candidates }) => ({
    reading,
    candidates: candidates.filter((candidate) => candidate.types.some((type) => types.includes(type))),
  }));
  const ranked = bestByParty(fitting, values, least);
  const scores = least.isValue ? await onlyCalledSo(snapshot, ranked) : ranked;
  return {
    scores,
    present: async (partyIds) => {
      const kept = scores.filter(({ partyId }) => partyIds.has(partyId));
      if (kept.length === 0) return [];
      const presented = foundNames(kept, { explain: true });
      return presentFound(presented.kept, await snapshot.loadParties(kept.map(({ partyId }) => partyId)));
    },
  };
}

async function matchWatchedAddress(
  { texts, addresses }: { readonly texts: PreparedTexts; readonly addresses: AddressSearching },
  snapshot: SearchSnapshot,
  { text, country }: WatchFacts,
  lists: readonly ListCode[],
): Promise<WatchMatches> {
  const { filter } = scopeOf(country === '' ? { lists } : { lists, country });
  const { matches } = await addresses.matchAddress(snapshot, {
    query: texts.address(text),
    threshold: WATCH_THRESHOLD,
    filter,
    explain: true,
  });
  return {
    scores: matches.map(({ party, score }) => ({ partyId: party.id, score })),
    present: async (partyIds) => matches.filter(({ party }) => partyIds.has(party.id)),
  };
}
