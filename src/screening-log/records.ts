import { withoutApiKeys } from '../accounts/api-key.ts';
import type { KnownFacts } from '../domain/facts.ts';
import { primaryName } from '../domain/listed-party.ts';
import type { JurisdictionFlag, Match, ScreeningOptions } from '../domain/match.ts';
import type { BatchItem, BatchItemResult, SearchedPart } from '../screening/batch.ts';
import type { ContactScreening } from '../screening/screen-contacts.ts';
import type { ScreeningResult } from '../screening/screening.ts';
import type {
  FoundCounts,
  ListEdition,
  LoggedContact,
  LoggedFlag,
  LoggedMatch,
  LoggedOptions,
  ScreeningOrigin,
  ScreeningRecord,
} from './screening-log.ts';

/** What every record of one request shares. */
export interface RecordFrame {
  readonly origin: ScreeningOrigin;
  readonly screenedAt: Date;
  readonly lists: readonly ListEdition[];
}

type Options = Omit<ScreeningOptions, 'lists'> & { readonly facts?: KnownFacts };

/** The record of a name that was screened. */
export function recordOfName(frame: RecordFrame, options: Options, result: ScreeningResult): ScreeningRecord {
  const { contacts } = result;
  return {
    ...frame,
    name: withoutApiKeys(result.query),
    address: null,
    contacts: contactsOf(contacts),
    options: optionsOf(options),
    found: { name: result.totalMatches, address: null, contact: foundOf(contacts) },
    best: bestOf([...result.matches, ...(contacts?.matches ?? [])]),
    flags: flagsOf(result.jurisdictionFlags),
  };
}

/** The record of an address that was screened. */
export function recordOfAddress(
  frame: RecordFrame,
  options: Options,
  result: ScreeningResult,
): ScreeningRecord {
  return {
    ...frame,
    name: null,
    address: withoutApiKeys(result.query),
    contacts: [],
    options: optionsOf(options),
    found: { name: null, address: result.totalMatches, contact: null },
    best: bestOf(result.matches),
    flags: flagsOf(result.jurisdictionFlags),
  };
}

/** The record of an item of a batch; null when none of its searches ran, so that it was not screened. */
export function recordOfItem(
  frame: RecordFrame,
  options: Options,
  item: BatchItem,
  result: BatchItemResult,
): ScreeningRecord | null {
  const { name, address, contacts } = result;
  const found: FoundCounts = {
    name: countOf(name),
    address: address === undefined ? null : countOf(address),
    contact: foundOf(contacts),
  };
  if (found.name === null && found.address === null && found.contact === null) return null;
  const matches = [...matchesOf(name), ...matchesOf(address), ...(contacts?.matches ?? [])];
  return {
    ...frame,
    name: withoutApiKeys(result.query),
    address: address === undefined ? null : withoutApiKeys(address.text),
    contacts: contactsOf(contacts),
    options: optionsOf({
      ...options,
      ...(item.country === undefined ? {} : { country: item.country }),
      ...(item.facts === undefined ? {} : { facts: item.facts }),
    }),
    found,
    best: bestOf(matches),
    flags: flagsOf(result.jurisdictionFlags),
  };
}

function optionsOf(options: Options): LoggedOptions {
  const { threshold, entryType, country, countryUse = 'narrows', limit, facts } = options;
  return {
    threshold,
    ...(entryType === undefined ? {} : { entryType }),
    ...(country === undefined ? {} : { country: withoutApiKeys(country) }),
    ...(country === undefined || countryUse === 'narrows' ? {} : { countryUse }),
    ...(limit === undefined ? {} : { limit }),
    ...(facts === undefined ? {} : { facts: withoutKeysIn(facts) }),
  };
}

/** A key that was pasted into the wrong field is not kept. */
function withoutKeysIn({ nationality, identifiers, ...facts }: KnownFacts): KnownFacts {
  return {
    ...facts,
    ...(nationality === undefined ? {} : { nationality: withoutApiKeys(nationality) }),
    ...(identifiers === undefined
      ? {}
      : { identifiers: identifiers.map((one) => ({ ...one, number: withoutApiKeys(one.number) })) }),
  };
}

function contactsOf(contacts: ContactScreening | undefined): readonly LoggedContact[] {
  return (contacts?.contacts ?? []).map((contact) => ({
    type: contact.type,
    value: withoutApiKeys(contact.value),
    matches: 'totalMatches' in contact ? contact.totalMatches : null,
  }));
}

/** Distinct parties that the contact values found; null when none of them was searched. */
function foundOf(contacts: ContactScreening | undefined): number | null {
  const searched = contacts?.contacts.some((contact) => 'totalMatches' in contact) ?? false;
  return searched ? (contacts?.totalMatches ?? 0) : null;
}

function countOf(part: SearchedPart): number | null {
  return 'totalMatches' in part ? part.totalMatches : null;
}

function matchesOf(part: SearchedPart | undefined): readonly Match[] {
  return part !== undefined && 'matches' in part ? part.matches : [];
}

function bestOf(matches: readonly Match[]): LoggedMatch | null {
  let best: Match | null = null;
  for (const match of matches) if (best === null || match.score > best.score) best = match;
  if (best === null) return null;
  const { party, score } = best;
  return { partyId: party.id, listCode: party.listCode, name: primaryName(party), score };
}

function flagsOf(flags: readonly JurisdictionFlag[]): readonly LoggedFlag[] {
  return flags.map(({ tier, jurisdiction }) => ({ tier, jurisdiction }));
}
