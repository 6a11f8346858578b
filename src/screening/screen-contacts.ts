import { roundScore, type Match } from '../domain/match.ts';
import { EngineUnavailableError } from '../errors.ts';
import { CONTACT_RULES, type ContactKey, type ContactRule } from '../matching/contacts/contact-keys.ts';
import type { LookupKey } from '../matching/identifiers/lookup-key.ts';
import type { LoadedParties, SearchSnapshot, ValueHit } from '../search/search-engine.ts';
import type { ContactQuery } from './contact-values.ts';
import { presentFound, type FoundMatch } from './found.ts';
import { leftOut, type HiddenMatches } from './hidden-matches.ts';
import { SEARCH_FAILED } from './search-failure.ts';
import type { SearchScope } from './search-filter.ts';
import { MOST_KEPT } from './work-limits.ts';

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
  /** Present where the answer tells what the country hid. */
  readonly hidden?: HiddenMatches;
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
  /** What the country hid, where that is asked for. */
  readonly hidden?: readonly ContactScore[];
}

/** A contact screening to run. */
export interface ContactSearch extends SearchScope {
  readonly contacts: readonly ContactQuery[];
  /** 0 to 1. */
  readonly threshold: number;
}

/** What contact values found, or why their search failed. */
export type FoundContacts = RankedContacts | { readonly failure: unknown };

/** Every key under which the values are looked up. */
export function contactLookupKeys(contacts: readonly ContactQuery[]): readonly LookupKey[] {
  return [...new Set(contacts.flatMap(lookupsOf).map(({ key }) => key))];
}

const lookupsOf = (contact: ContactQuery): readonly ContactKey[] =>
  'lookups' in contact ? contact.lookups : [];

/** Looks the values up. Whatever fails stays with the values: the name's answer stands. */
export async function findContacts(
  snapshot: SearchSnapshot,
  { contacts, filter, wider, threshold }: ContactSearch,
): Promise<FoundContacts> {
  const keys = contactLookupKeys(contacts);
  try {
    const found = rankContacts(contacts, await snapshot.findValues(keys, filter), threshold);
    if (wider === undefined) return found;
    return contactsTellingHidden(
      found,
      rankContacts(contacts, await snapshot.findValues(keys, wider), threshold),
    );
  } catch (failure) {
    return { failure };
  }
}

/** What the values found with the country, and what it hid of what they found without. */
export function contactsTellingHidden(found: FoundContacts, wide: FoundContacts): FoundContacts {
  if ('failure' in found) return found;
  if ('failure' in wide) return wide;
  return { ...found, hidden: leftOut(wide.ranked, found.ranked, ({ partyId }) => partyId) };
}

/** The parties of what was found and of what was hidden, each cut to the limit. */
export function contactPartyIds(found: FoundContacts | null, limit?: number): readonly number[] {
  if (found === null || 'failure' in found) return [];
  const { ranked, hidden = [] } = found;
  return [...ranked.slice(0, limit), ...hidden.slice(0, limit)].map(({ partyId }) => partyId);
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

/**
 * The answer from what was found, cut to a limit, and the parties loaded: whatever fails stays with the values, which come back with an
 * error.
 */
export function answerContacts(
  sent: readonly ContactQuery[],
  found: FoundContacts,
  parties: LoadedParties | EngineUnavailableError,
  limit: number = MOST_KEPT,
): ContactScreening {
  if ('failure' in found) return failedContacts(sent, found.failure);
  const { contacts, ranked, hidden = [] } = found;
  if (ranked.length + hidden.length > 0 && parties instanceof EngineUnavailableError)
    return failedContacts(sent, parties);
  const present = (scores: readonly ContactScore[]): HiddenMatches => {
    const kept = scores.slice(0, limit).map(foundContact);
    const matches = parties instanceof EngineUnavailableError ? [] : presentFound(kept, parties);
    return { matches, totalMatches: scores.length };
  };
  try {
    return {
      contacts,
      ...present(ranked),
      ...(found.hidden === undefined ? {} : { hidden: present(hidden) }),
    };
  } catch (failure) {
    return failedContacts(sent, failure);
  }
}

function foundContact({ partyId, score, rule, label }: ContactScore): FoundMatch {
  const explanation = { ...NO_WORDS, remarks: [CONTACT_RULES[rule].says] };
  return { partyId, score, by: { kind: 'contact', label }, explanation };
}

const NO_WORDS = { correspondences: [], queryLeftOver: [], listedLeftOver: [] };

/** The answer when the search failed: no value was searched, so none is charged. */
function failedContacts(contacts: readonly ContactQuery[], failure: unknown): ContactScreening {
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
