import type { Clock } from '../domain/clock.ts';
import { EngineUnavailableError } from '../errors.ts';
import { detectJurisdictions } from '../jurisdictions/jurisdictions.ts';
import { namesStreet } from '../matching/addresses/names-street.ts';
import { hasLetterOrDigit } from '../matching/normalise/clean-text.ts';
import type { LoadedParties } from '../search/search-engine.ts';
import type { Asker } from './asker.ts';
import {
  searchesRunFor,
  type BatchItem,
  type BatchItemResult,
  type BatchScreeningRequest,
  type BatchScreeningResult,
  type SearchCounts,
  type SearchedPart,
} from './batch.ts';
import { searchableContacts } from './contact-values.ts';
import { presentEditions, type EditionsOf } from './editions.ts';
import { presentFound } from './found.ts';
import { partyIdsOf, presentHidden } from './hidden-matches.ts';
import { noticesOf, presentNotices } from './notices.ts';
import { answerContacts, contactPartyIds, type ContactScreening } from './screen-contacts.ts';
import { SEARCH_FAILED } from './search-failure.ts';
import { scopeOf } from './search-filter.ts';
import { createTurns } from './turns.ts';
import type { BatchTask, FoundItem, FoundPart, Searched, FoundBatch, Searcher } from './searcher.ts';

/** What an answer says of an address that is not searched; interface specification 4.2, rule 3. */
const NO_STREET = 'The address names no street or building.';
/** DESIGN 7: fails the item's name alone, without a charge. */
const NO_NAME = 'The name has no letter and no digit.';

/** What screening a batch needs. */
export interface BatchParts {
  readonly searcher: Searcher;
  readonly clock: Clock;
  readonly editionsOf?: EditionsOf;
}

/** What the answers of all items are made from. */
interface Answering {
  readonly parties: LoadedParties | EngineUnavailableError;
  readonly failures: unknown[];
}

/**
 * Screens every item against one view of the lists, in one pass. What fails of an item fails alone.
 */
export async function screenBatch(
  { searcher, clock, editionsOf }: BatchParts,
  request: BatchScreeningRequest,
  asker: Asker,
): Promise<BatchScreeningResult> {
  const searched = await searcher.search(taskOf(request), asker);
  const failures = [...searched.found.failures];
  const answering = { parties: await loadParties(searched), failures };
  const results: BatchItemResult[] = [];
  const turn = createTurns();
  let inOneStretch = 0;
  for (const [place, item] of request.items.entries()) {
    const found = searched.found.items[place] ?? LEFT_OUT;
    inOneStretch += keptOf(found);
    if (inOneStretch > PRESENTED_AT_ONCE) {
      await turn();
      inOneStretch = keptOf(found);
    }
    results.push(answerOf(answering, item, found));
  }
  return {
    listsSearched: request.lists,
    results,
    searchesRun: results.map(searchesRunFor).reduce(sum, { name: 0, address: 0, contact: 0 }),
    ...(await presentEditions(editionsOf, request, searched)),
    screenedAt: clock(),
    failures,
  };
}

/** Matches of several items that are presented in one stretch: about a millisecond. */
const PRESENTED_AT_ONCE = 1_000;

function keptOf({ name, address }: FoundItem): number {
  return [name, address].reduce(
    (sum, part) => sum + (part !== null && 'kept' in part ? part.kept.length : 0),
    0,
  );
}

const LEFT_OUT: FoundItem = { name: { error: SEARCH_FAILED }, address: null, contacts: null };

/** Searches that the items need: each name and each contact value that can be looked up, each address that names a street. */
export function searchesOfBatch({ items }: BatchScreeningRequest): SearchCounts {
  const contact = items.reduce((count, { contacts = [] }) => count + searchableContacts(contacts), 0);
  const named = items.filter(({ name }) => hasLetterOrDigit(name));
  return { name: named.length, address: items.filter(hasStreet).length, contact };
}

const hasStreet = ({ address, country }: BatchItem): boolean =>
  address !== undefined && namesStreet(address, country);

function sum(a: SearchCounts, b: SearchCounts): SearchCounts {
  return { name: a.name + b.name, address: a.address + b.address, contact: a.contact + b.contact };
}

function taskOf(request: BatchScreeningRequest): BatchTask {
  const items = request.items.map((item) => {
    const { name, address, country, contacts = [], facts } = item;
    return {
      name: hasLetterOrDigit(name) ? name : null,
      contacts,
      ...(facts === undefined ? {} : { facts }),
      ...scopeOf({ ...request, ...(country === undefined ? {} : { country }) }),
      ...(address !== undefined && hasStreet(item) ? { address } : {}),
    };
  });
  const { threshold, explain, explainBest } = request;
  return {
    kind: 'batch',
    items,
    threshold,
    ...(explain === undefined ? {} : { explain }),
    ...(explainBest === undefined ? {} : { explainBest }),
  };
}

/** The parties of all items, or why they could not be loaded. */
async function loadParties({
  found,
  loadParties: load,
}: Searched<FoundBatch>): Promise<Answering['parties']> {
  const ids = new Set<number>();
  for (const { name, address, contacts } of found.items) {
    for (const part of [name, address]) {
      if (part !== null && 'kept' in part) for (const id of partyIdsOf(part)) ids.add(id);
    }
    for (const id of contactPartyIds(contacts)) ids.add(id);
  }
  if (ids.size === 0) return new Map();
  try {
    return await load([...ids]);
  } catch (error) {
    if (error instanceof EngineUnavailableError) return error;
    throw error;
  }
}

function answerOf(answering: Answering, item: BatchItem, found: FoundItem): BatchItemResult {
  const { name: query, address, country } = item;
  const place = {
    ...(country === undefined ? {} : { country }),
    ...(address === undefined ? {} : { address }),
  };
  return {
    query,
    jurisdictionFlags: detectJurisdictions(place),
    ...presentNotices(noticesOf(item)),
    name: answerPart(answering, found.name ?? { error: NO_NAME }),
    ...(address === undefined
      ? {}
      : { address: { text: address, ...answerPart(answering, found.address ?? { error: NO_STREET }) } }),
    ...(found.contacts === null && item.contacts === undefined ? {} : contactsOf(answering, item, found)),
  };
}

/** The matches of what was found; whatever presenting them throws stays with them. */
function answerPart({ parties, failures }: Answering, found: FoundPart): SearchedPart {
  if ('error' in found) return found;
  const { kept, total, hidden } = found;
  try {
    if (!(parties instanceof EngineUnavailableError)) {
      return { matches: presentFound(kept, parties), totalMatches: total, ...presentHidden(hidden, parties) };
    }
    if (partyIdsOf(found).length > 0) throw parties;
    return { matches: [], totalMatches: total, ...presentHidden(hidden, new Map()) };
  } catch (error) {
    failures.push(error);
    return { error: SEARCH_FAILED };
  }
}

function contactsOf(
  { parties, failures }: Answering,
  { contacts: sent = [] }: BatchItem,
  { contacts }: FoundItem,
): { readonly contacts?: ContactScreening } {
  if (sent.length === 0) return {};
  const answer = answerContacts(sent, contacts ?? { failure: undefined }, parties);
  const isKnown = contacts !== null && 'failure' in contacts;
  if (answer.failure !== undefined && !isKnown) failures.push(answer.failure);
  return { contacts: answer };
}
