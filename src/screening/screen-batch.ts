import type { Clock } from '../domain/clock.ts';
import type { ListedParty } from '../domain/listed-party.ts';
import type { Match } from '../domain/match.ts';
import { EngineUnavailableError } from '../errors.ts';
import { detectJurisdictions } from '../jurisdictions/jurisdictions.ts';
import { namesStreet } from '../matching/addresses/names-street.ts';
import { hasLetterOrDigit } from '../matching/normalise/clean-text.ts';
import type { SearchSnapshot } from '../search/search-engine.ts';
import {
  searchesRunFor,
  type BatchItemResult,
  type BatchScreeningRequest,
  type BatchScreeningResult,
  type SearchCounts,
  type SearchedPart,
} from './batch.ts';
import { searchableContacts } from './contact-values.ts';
import { presentAddresses } from './screen-address.ts';
import { failedContacts, presentContacts, type ContactScreening } from './screen-contacts.ts';
import { presentNames, queryOf } from './screen-name.ts';
import { filterOf } from './search-filter.ts';
import {
  addressQueryOf,
  part,
  searchItems,
  type BatchRun,
  type FoundItem,
  type Part,
  type PreparedItem,
} from './search-items.ts';
import { createTurns } from './turns.ts';

/** What an answer says of an address that is not searched; interface specification 4.2, rule 3. */
const NO_STREET = 'The address names no street or building.';
/** DESIGN 7: fails the item's name alone, without a charge. */
const NO_NAME = 'The name has no letter and no digit.';

/**
 * Screens every item against one snapshot, in one pass: what can be asked for many items at once is, what is computed for
 * an item has a turn of its own. What fails of an item fails alone.
 */
export async function screenBatch(
  snapshot: SearchSnapshot,
  request: BatchScreeningRequest,
  { clock }: { readonly clock: Clock },
): Promise<BatchScreeningResult> {
  const run: BatchRun = { snapshot, threshold: request.threshold, turn: createTurns(), failures: [] };
  const found = await searchItems(run, await prepareItems(run, request));
  const parties = await loadParties(run, found);
  const results: BatchItemResult[] = [];
  for (const item of found) results.push(await answerOf(run, item, parties));
  return {
    listsSearched: request.lists,
    results,
    searchesRun: results.map(searchesRunFor).reduce(sum, { name: 0, address: 0, contact: 0 }),
    screenedAt: clock(),
    failures: run.failures,
  };
}

/** Searches that the items need: each name and each contact value that can be looked up, each address that names a street. */
export function searchesOfBatch({ items }: BatchScreeningRequest): SearchCounts {
  const searched = items.filter(
    ({ address, country }) => address !== undefined && namesStreet(address, country),
  );
  const contact = items.reduce((count, { contacts = [] }) => count + searchableContacts(contacts), 0);
  const named = items.filter(({ name }) => hasLetterOrDigit(name));
  return { name: named.length, address: searched.length, contact };
}

function sum(a: SearchCounts, b: SearchCounts): SearchCounts {
  return { name: a.name + b.name, address: a.address + b.address, contact: a.contact + b.contact };
}

async function prepareItems(
  { snapshot, turn }: BatchRun,
  request: BatchScreeningRequest,
): Promise<readonly PreparedItem[]> {
  const prepared: PreparedItem[] = [];
  for (const item of request.items) {
    await turn();
    const { country } = item;
    const filter = filterOf({ ...request, ...(country === undefined ? {} : { country }) });
    prepared.push({
      item,
      filter,
      ...(hasLetterOrDigit(item.name) ? { query: queryOf(item.name, snapshot.words) } : {}),
      ...addressQueryOf(item, namesStreet),
    });
  }
  return prepared;
}

/** The parties of all items, or why they could not be loaded. */
type Parties = ReadonlyMap<number, ListedParty> | EngineUnavailableError;

/** Loads the parties of all items at once. */
async function loadParties({ snapshot }: BatchRun, items: readonly FoundItem[]): Promise<Parties> {
  const ids = items.flatMap(({ name, address, contacts }) => [
    ...(name !== null && 'ranked' in name ? name.ranked.map(({ partyId }) => partyId) : []),
    ...(address !== null && 'ranked' in address
      ? address.ranked.map(({ candidate }) => candidate.partyId)
      : []),
    ...(contacts !== null && 'ranked' in contacts ? contacts.ranked.map(({ partyId }) => partyId) : []),
  ]);
  if (ids.length === 0) return new Map();
  try {
    return await snapshot.loadParties([...new Set(ids)]);
  } catch (error) {
    if (error instanceof EngineUnavailableError) return error;
    throw error;
  }
}

async function answerOf(run: BatchRun, found: FoundItem, parties: Parties): Promise<BatchItemResult> {
  const { item, query, addressQuery } = found.prepared;
  const { name: text, address, country } = item;
  const place = {
    ...(country === undefined ? {} : { country }),
    ...(address === undefined ? {} : { address }),
  };
  await run.turn();
  const name =
    found.name === null || query === undefined
      ? { error: NO_NAME }
      : presented(run, found.name, parties, (ranked, loaded) => presentNames(query, ranked, loaded));
  const located =
    found.address === null || addressQuery === undefined
      ? { error: NO_STREET }
      : presented(run, found.address, parties, (ranked, loaded) =>
          presentAddresses(addressQuery, ranked, loaded),
        );
  return {
    query: text,
    jurisdictionFlags: detectJurisdictions(place),
    name,
    ...(address === undefined ? {} : { address: { text: address, ...located } }),
    ...(found.contacts === null ? {} : { contacts: contactsOf(run, found, parties) }),
  };
}

/** The matches of what was ranked; whatever presenting them throws stays with them. */
function presented<Score>(
  run: BatchRun,
  found: Part<{ readonly ranked: readonly Score[] }>,
  parties: Parties,
  present: (ranked: readonly Score[], parties: Exclude<Parties, EngineUnavailableError>) => readonly Match[],
): SearchedPart {
  if ('error' in found) return found;
  const { ranked } = found;
  return part(run, () => {
    if (ranked.length === 0) return { matches: [], totalMatches: 0 };
    if (parties instanceof EngineUnavailableError) throw parties;
    return { matches: present(ranked, parties), totalMatches: ranked.length };
  });
}

function contactsOf(
  run: BatchRun,
  { prepared: { item }, contacts }: FoundItem,
  parties: Parties,
): ContactScreening {
  const sent = item.contacts ?? [];
  if (contacts === null || 'failure' in contacts) return failedContacts(sent, contacts?.failure);
  const { ranked } = contacts;
  try {
    if (ranked.length === 0) return presentContacts(contacts, ranked, new Map());
    if (parties instanceof EngineUnavailableError) throw parties;
    return presentContacts(contacts, ranked, parties);
  } catch (failure) {
    run.failures.push(failure);
    return failedContacts(sent, failure);
  }
}
