import { resolveCountry } from '../countries/countries.ts';
import type { KnownFacts } from '../domain/facts.ts';
import type { EntryType } from '../domain/listed-party.ts';
import { foldText } from '../matching/normalise/fold-text.ts';

/** What is watched, section 2.1 of the interface specification. */
export type WatchKind = 'name' | 'address';

/** What a watched name belongs to. */
export type WatchedNameType = 'individual' | 'entity';

/** What an account wants watched. */
export interface WatchFacts {
  readonly kind: WatchKind;
  /** The name or address as it was sent. */
  readonly text: string;
  /** Null for an address. */
  readonly entityType: WatchedNameType | null;
  /** The country an address was added with, as sent; empty for none and for names. */
  readonly country: string;
  /** What is known of the party beside its name, compared whenever it is screened; absent for nothing and for addresses. */
  readonly facts?: KnownFacts;
}

/** A watched item. */
export interface Watch extends WatchFacts {
  readonly id: number;
  readonly accountId: number;
  /** When it was last screened; null before the first time. */
  readonly lastCheckedAt: Date | null;
  /** Highest score of the last screening, 0 to 1; 0 when nothing matched. */
  readonly bestScore: number;
}

/** A watched item matches from this score on: medium, worth a look (DESIGN 7). */
export const WATCH_THRESHOLD = 0.5;

/**
 * Types of listed parties that a watched name may match. Some lists record people as entities (interface specification
 * 4.1), so watching an individual leaves entities in; ships and aircraft can only be watched as entities. A recorded
 * identifier that is equal matches whatever the types.
 */
export const TYPES_OF_WATCH: Readonly<Record<WatchedNameType, readonly EntryType[]>> = {
  individual: ['individual', 'entity'],
  entity: ['entity', 'vessel', 'aircraft'],
};

/**
 * Equal for items that are the same to a reader: kind, type and country are equal, and the text but for letter case,
 * spaces and accents (DESIGN 7). Different spellings of one country are equal. Other facts are another item: father and son of one
 * name are watched apart.
 */
export function watchKey({ kind, text, entityType, country, facts }: WatchFacts): string {
  const key = [kind, entityType, resolveCountry(country) ?? foldText(country), foldText(text)];
  return JSON.stringify(facts === undefined ? key : [...key, factsKey(facts)]);
}

function factsKey({ dateOfBirth, nationality = '', gender, identifiers = [] }: KnownFacts): unknown {
  const numbers = identifiers.map(({ number, type = '', country = '' }) =>
    [number, type, country].map(foldText).join(' / '),
  );
  return [dateOfBirth ?? '', foldText(nationality), gender ?? '', ...numbers.sort()];
}
