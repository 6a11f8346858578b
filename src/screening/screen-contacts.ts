import type { ListedParty } from '../domain/listed-party.ts';
import { roundScore, type Match } from '../domain/match.ts';
import { EngineUnavailableError } from '../errors.ts';
import { CONTACT_RULES, type ContactKey, type ContactRule } from '../matching/contacts/contact-keys.ts';
import type { LookupKey } from '../matching/identifiers/lookup-key.ts';
import type { SearchFilter, SearchSnapshot, ValueHit } from '../search/search-engine.ts';
import type { ContactQuery } from './contact-values.ts';
import { SEARCH_FAILED } from './search-failure.ts';

/** What became of one contact value: searched with so many distinct listed parties, or why it was not searched. */
export type ContactOutcome = Pick<ContactQuery, 'type' | 'value'> &
  ({ readonly totalMatches: number } | { readonly error: string });

/** What the contact values of one request or item found. */
export interface ContactScreening {
  /** One for each value sent, in order. */
  readonly contacts: readonly ContactOutcome[];
  /** Each party once, with its best value; highest score first, cut to the limit. */
  readonly matches: readonly Match[];
  /** Distinct listed parties, before the cut. */
  readonly totalMatches: number;
  /** Why the search failed, where it did; for the log, not for clients. */
  readonly failure?: unknown;
}

/** The best reason for which a party matches a contact value. */
interface ContactScore {
  readonly partyId: number;
  readonly score: number;
  readonly rule: ContactRule;
  readonly label: string;
}

/** What contact values found, before the parties are loaded. */
export interface RankedContacts {
  readonly contacts: readonly ContactOutcome[];
  readonly ranked: readonly ContactScore[];
}

/** A contact screening to run. */
export interface ContactSearch {
  readonly contacts: readonly ContactQuery[];
  /** 0 to 1. */
  readonly threshold: number;
  readonly filter: SearchFilter;
  readonly limit?: number;
}

/** Every key under which the values are looked up. */
export function contactLookupKeys(contacts: readonly ContactQuery[]): readonly LookupKey[] {
  return [...new Set(contacts.flatMap(lookupsOf).map(({ key }) => key))];
}

const lookupsOf = (contact: ContactQuery): readonly ContactKey[] =>
  'lookups' in contact ? contact.lookups : [];

/** Looks the values up. Whatever fails stays with the values, which come back with an error: the name's answer stands. */
export async function screenContacts(
  snapshot: SearchSnapshot,
  search: ContactSearch,
): Promise<ContactScreening> {
  const { contacts, filter, threshold, limit } = search;
  try {
    const hits = await snapshot.findValues(contactLookupKeys(contacts), filter);
    const found = rankContacts(contacts, hits, threshold);
    const kept = found.ranked.slice(0, limit);
    return presentContacts(found, kept, await snapshot.loadParties(kept.map(({ partyId }) => partyId)));
  } catch (error) {
    return failedContacts(contacts, error);
  }
}

/** Ranks what the values found, highest score first; parties below the threshold count nowhere. */
export function rankContacts(
  contacts: readonly ContactQuery[],
  hits: readonly ValueHit[],
  threshold: number,
): RankedContacts {
  const hitsByKey = new Map<LookupKey, ValueHit[]>();
  for (const hit of hits) hitsByKey.set(hit.key, [...(hitsByKey.get(hit.key) ?? []), hit]);
  const best = new Map<number, ContactScore>();
  const outcomes = contacts.map((contact): ContactOutcome => {
    const { type, value } = contact;
    if ('error' in contact) return { type, value, error: contact.error };
    const scores = scoresOf(contact.lookups, hitsByKey).filter(({ score }) => score >= threshold);
    for (const score of scores) keepBetter(best, score);
    return { type, value, totalMatches: new Set(scores.map(({ partyId }) => partyId)).size };
  });
  const ranked = [...best.values()].sort((a, b) => b.score - a.score || a.partyId - b.partyId);
  return { contacts: outcomes, ranked };
}

function scoresOf(
  lookups: readonly ContactKey[],
  hitsByKey: ReadonlyMap<LookupKey, readonly ValueHit[]>,
): readonly ContactScore[] {
  return lookups.flatMap(({ key, rule }) =>
    (hitsByKey.get(key) ?? []).map(({ partyId, label }) => ({
      partyId,
      score: roundScore(CONTACT_RULES[rule].score),
      rule,
      label,
    })),
  );
}

function keepBetter(best: Map<number, ContactScore>, score: ContactScore): void {
  const known = best.get(score.partyId);
  if (known === undefined || isBetter(score, known)) best.set(score.partyId, score);
}

/**
 * Of equal scores a website before an e-mail address that is only on the domain, then the label that comes first in the
 * alphabet, so that both engines name the same value.
 */
function isBetter(score: ContactScore, known: ContactScore): boolean {
  if (score.score !== known.score) return score.score > known.score;
  const [ofEmail, knownOfEmail] = [score.rule === 'emailsite', known.rule === 'emailsite'];
  return ofEmail === knownOfEmail ? score.label < known.label : knownOfEmail;
}

/** The answer from what was found, what of it is kept, and the parties loaded. Throws `EngineUnavailableError` when one is lost. */
export function presentContacts(
  { contacts, ranked }: RankedContacts,
  kept: readonly ContactScore[],
  parties: ReadonlyMap<number, ListedParty>,
): ContactScreening {
  const matches = kept.map(({ partyId, score, rule, label }): Match => {
    const party = parties.get(partyId);
    if (party === undefined) throw new EngineUnavailableError(`the index has lost party ${partyId}`);
    const remarks = [CONTACT_RULES[rule].says];
    const explanation = { correspondences: [], queryLeftOver: [], listedLeftOver: [], remarks };
    return { party, score, matchedOn: { kind: 'contact', label }, explanation };
  });
  return { contacts, matches, totalMatches: ranked.length };
}

/** The answer when the search failed: no value was searched, so none is charged. */
export function failedContacts(contacts: readonly ContactQuery[], failure: unknown): ContactScreening {
  const outcomes = contacts.map((contact): ContactOutcome => {
    const { type, value } = contact;
    return { type, value, error: 'error' in contact ? contact.error : SEARCH_FAILED };
  });
  return { contacts: outcomes, matches: [], totalMatches: 0, failure };
}

/** Values that were searched, each of which is charged. */
export function searchedContacts({ contacts }: ContactScreening): number {
  return contacts.filter((contact) => 'totalMatches' in contact).length;
}
