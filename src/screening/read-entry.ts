import type { ListedParty } from '../domain/listed-party.ts';
import type { SearchEngine } from '../search/search-engine.ts';

/** One listed party by its id; null when no served list has it. Throws `EngineUnavailableError`. */
export type EntryReader = (id: number) => Promise<ListedParty | null>;

/** Reads entries from the newest view of the index, the same that screenings search. */
export function createEntryReader(engine: Pick<SearchEngine, 'snapshot'>): EntryReader {
  return async (id) => {
    const snapshot = await engine.snapshot();
    return (await snapshot.loadParties([id])).get(id) ?? null;
  };
}
