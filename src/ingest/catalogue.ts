import type { Clock } from '../domain/clock.ts';
import { LIST_CODES } from '../domain/list-code.ts';
import type { ListFacts } from '../lists/list-source.ts';
import type { ListState, PartyStore } from './party-store.ts';

/** One list of the catalogue: its facts and how it stands in the store. */
export interface CatalogueEntry {
  readonly facts: ListFacts;
  readonly entryCount: number;
  /** When the service last fetched the list; null for never. */
  readonly lastUpdated: Date | null;
  /** Publisher's date, ISO `yyyy-mm-dd`; null where it gives none. */
  readonly dataAsOf: string | null;
  readonly lastFailure: ListState['lastFailure'];
  /** Served generation, 0 for none. */
  readonly generation: number;
}

/** Every list the service knows, in the order of the codes. */
export type Catalogue = () => Promise<readonly CatalogueEntry[]>;

/**
 * Creates the catalogue: one entry for each list with facts, loaded or not. Answers are reused for `maxAgeMs`, so that every
 * request may ask. A failing store is not remembered.
 */
export function createCatalogue(options: {
  readonly facts: readonly ListFacts[];
  readonly store: Pick<PartyStore, 'states'>;
  readonly clock: Clock;
  readonly maxAgeMs: number;
}): Catalogue {
  const facts = LIST_CODES.flatMap((code) => options.facts.find((known) => known.code === code) ?? []);
  let latest: Promise<readonly CatalogueEntry[]> | null = null;
  let validUntil = 0;

  async function read(): Promise<readonly CatalogueEntry[]> {
    const states = new Map((await options.store.states()).map((state) => [state.code, state]));
    return facts.map((known) => entry(known, states.get(known.code)));
  }

  return () => {
    const now = options.clock().getTime();
    if (latest !== null && now < validUntil) return latest;
    const reading = read();
    latest = reading;
    validUntil = now + options.maxAgeMs;
    reading.catch(() => {
      if (latest === reading) latest = null;
    });
    return reading;
  };
}

function entry(facts: ListFacts, state: ListState | undefined): CatalogueEntry {
  return {
    facts,
    entryCount: state?.entryCount ?? 0,
    lastUpdated: state?.lastUpdated ?? null,
    dataAsOf: state?.dataAsOf ?? null,
    lastFailure: state?.lastFailure ?? null,
    generation: state?.generation ?? 0,
  };
}
