import type { Clock } from '../domain/clock.ts';
import { isStoreTrouble } from '../errors.ts';
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
  /** True when the publisher's date is older than `facts.staleAfterDays`; false where it gives none. */
  readonly stale: boolean;
  readonly lastFailure: ListState['lastFailure'];
  /** Served generation, 0 for none. */
  readonly generation: number;
}

/** Every list the service knows, in the order of the codes. `anew` reads the store, however short ago it was read. */
export type Catalogue = (how?: { readonly anew: boolean }) => Promise<readonly CatalogueEntry[]>;

/**
 * Creates the catalogue: one entry for each list with facts, loaded or not. Answers are reused for `maxAgeMs`, so that every
 * request may ask. A store that cannot be
 * used is asked again each time, and what it said last is answered; any other failure is thrown, and not remembered.
 */
export function createCatalogue(options: {
  readonly facts: readonly ListFacts[];
  readonly store: Pick<PartyStore, 'states'>;
  readonly clock: Clock;
  readonly maxAgeMs: number;
}): Catalogue {
  const facts = LIST_CODES.flatMap((code) => options.facts.find((known) => known.code === code) ?? []);
  let latest: Promise<readonly CatalogueEntry[]> | null = null;
  let lastRead: readonly CatalogueEntry[] | null = null;
  let validUntil = 0;

  async function read(): Promise<readonly CatalogueEntry[]> {
    const states = new Map((await options.store.states()).map((state) => [state.code, state]));
    lastRead = facts.map((known) => entry(known, states.get(known.code), options.clock()));
    return lastRead;
  }

  return ({ anew } = { anew: false }) => {
    const now = options.clock().getTime();
    if (latest !== null && now < validUntil && !anew) return latest;
    const reading = read();
    const answer = reading.catch((error: unknown) => whileUnavailable(error, lastRead));
    latest = answer;
    validUntil = now + options.maxAgeMs;
    reading.catch(() => {
      if (latest === answer) latest = null;
    });
    return answer;
  };
}

/** What was read last, while the store cannot be used. */
function whileUnavailable(
  error: unknown,
  lastRead: readonly CatalogueEntry[] | null,
): readonly CatalogueEntry[] {
  if (lastRead === null || !isStoreTrouble(error)) throw error;
  return lastRead;
}

const DAY_MS = 86_400_000;

/** True when a publisher's date, ISO, is more than so many days ago; false for none. */
function isStale(dataAsOf: string | null, staleAfterDays: number, now: Date): boolean {
  return dataAsOf !== null && now.getTime() - Date.parse(dataAsOf) > staleAfterDays * DAY_MS;
}

function entry(facts: ListFacts, state: ListState | undefined, now: Date): CatalogueEntry {
  return {
    facts,
    entryCount: state?.entryCount ?? 0,
    lastUpdated: state?.lastUpdated ?? null,
    dataAsOf: state?.dataAsOf ?? null,
    stale: isStale(state?.dataAsOf ?? null, facts.staleAfterDays, now),
    lastFailure: state?.lastFailure ?? null,
    generation: state?.generation ?? 0,
  };
}
