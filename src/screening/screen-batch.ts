import type { Clock } from '../domain/clock.ts';
import { EngineUnavailableError } from '../errors.ts';
import { detectJurisdictions } from '../jurisdictions/jurisdictions.ts';
import { createQueryAddress, type QueryAddress } from '../matching/addresses/query-address.ts';
import { queryValueKeys } from '../matching/identifiers/query-values.ts';
import type { QueryName } from '../matching/names/query-name.ts';
import type { NameAnswer, NameSearch, SearchFilter, SearchSnapshot } from '../search/search-engine.ts';
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
import { screenContacts, type ContactScreening } from './screen-contacts.ts';
import { bestByParty, presentNames, queryOf, type NameMatches } from './screen-name.ts';
import { filterOf } from './search-filter.ts';
import { SEARCH_FAILED } from './search-failure.ts';
import { createTurns } from './turns.ts';

/** How addresses are searched. */
export interface AddressSearching {
  /** False for a text that names only a city or a country. */
  readonly namesStreet: (address: string, country: string | undefined) => boolean;
  readonly matchAddress: (
    snapshot: SearchSnapshot,
    search: { readonly query: QueryAddress; readonly threshold: number; readonly filter: SearchFilter },
  ) => Promise<NameMatches>;
}

/** What an answer says of an address that is not searched; interface specification 4.2, rule 3. */
const NO_STREET = 'The address names no street or building.';

/** Names whose candidates are held at once: at threshold 0 each may have tens of thousands. */
const NAMES_AT_ONCE = 25;

/**
 * Most matches of one answer, about 30 MB of JSON. Reached only by batches of very common names at very low thresholds;
 * items beyond it fail by themselves, so that the service does not.
 */
const MOST_MATCHES = 20_000;
const TOO_MANY_MATCHES =
  'Too many matches for one batch; raise the threshold or screen this name by itself. It was not charged.';

/** An item on its way. */
interface PreparedItem {
  readonly item: BatchItem;
  readonly filter: SearchFilter;
  readonly query: QueryName;
}

/** One batch on its way: what all its items share. */
interface BatchRun {
  readonly snapshot: SearchSnapshot;
  readonly addresses: AddressSearching;
  readonly threshold: number;
  readonly turn: () => Promise<void>;
  readonly failures: unknown[];
  matchesLeft: number;
}

/**
 * Screens every item against one snapshot, a few names at a time and each in a turn of its own. What fails of an item
 * fails alone. Throws `InvalidInputError` for a name without letter or digit.
 */
export async function screenBatch(
  snapshot: SearchSnapshot,
  request: BatchScreeningRequest,
  { addresses, clock }: { readonly addresses: AddressSearching; readonly clock: Clock },
): Promise<BatchScreeningResult> {
  const { threshold } = request;
  const turn = createTurns();
  const run: BatchRun = { snapshot, addresses, threshold, turn, failures: [], matchesLeft: MOST_MATCHES };
  const results: BatchItemResult[] = [];
  for (let from = 0; from < request.items.length; from += NAMES_AT_ONCE) {
    const items = request.items.slice(from, from + NAMES_AT_ONCE);
    results.push(...(await screenItems(run, request, items)));
  }
  return {
    listsSearched: request.lists,
    results,
    searchesRun: results.map(searchesRunFor).reduce(sum, { name: 0, address: 0, contact: 0 }),
    screenedAt: clock(),
    failures: run.failures,
  };
}

/** Searches that the items need: each name, each contact value that is valid, each address that names a street. */
export function searchesOfBatch({ items }: BatchScreeningRequest, addresses: AddressSearching): SearchCounts {
  const searched = items.filter(
    ({ address, country }) => address !== undefined && addresses.namesStreet(address, country),
  );
  const contact = items.reduce((count, { contacts = [] }) => count + searchableContacts(contacts), 0);
  return { name: items.length, address: searched.length, contact };
}

function sum(a: SearchCounts, b: SearchCounts): SearchCounts {
  return { name: a.name + b.name, address: a.address + b.address, contact: a.contact + b.contact };
}

async function screenItems(
  run: BatchRun,
  request: BatchScreeningRequest,
  items: readonly BatchItem[],
): Promise<readonly BatchItemResult[]> {
  const prepared: PreparedItem[] = [];
  for (const item of items) {
    await run.turn();
    const { country } = item;
    const filter = filterOf({ ...request, ...(country === undefined ? {} : { country }) });
    prepared.push({ item, filter, query: queryOf(item.name) });
  }
  const { threshold } = run;
  const searches = prepared.map(({ query, filter }) => ({ query, threshold, filter }));
  const answers = await findNames(run.snapshot, searches);
  return Promise.all(prepared.map((item, place) => screenItem(run, item, answers[place])));
}

/** An engine that can ask none of the searches fails these items; the others of the batch stand. */
async function findNames(
  snapshot: SearchSnapshot,
  searches: readonly NameSearch[],
): Promise<readonly NameAnswer[]> {
  try {
    return await snapshot.findNamesOfMany(searches);
  } catch (failure) {
    if (!(failure instanceof EngineUnavailableError)) throw failure;
    return searches.map(() => ({ failure }));
  }
}

async function screenItem(
  run: BatchRun,
  prepared: PreparedItem,
  answer: NameAnswer | undefined,
): Promise<BatchItemResult> {
  const { name, address, country, contacts = [] } = prepared.item;
  const place = {
    ...(country === undefined ? {} : { country }),
    ...(address === undefined ? {} : { address }),
  };
  const found = await part(run, () => searchName(run, prepared, answer));
  const located = address === undefined ? {} : { address: await searchAddress(run, prepared, address) };
  const contacted = contacts.length === 0 ? {} : { contacts: await searchContacts(run, prepared) };
  return {
    query: name,
    jurisdictionFlags: detectJurisdictions(place),
    name: found,
    ...located,
    ...contacted,
  };
}

/** Runs one search of an item; whatever it throws is noted and stays with the item. */
async function part(run: BatchRun, search: () => Promise<SearchedPart>): Promise<SearchedPart> {
  try {
    return await search();
  } catch (error) {
    run.failures.push(error);
    return { error: SEARCH_FAILED };
  }
}

async function searchName(
  run: BatchRun,
  { item, query, filter }: PreparedItem,
  answer: NameAnswer | undefined,
): Promise<SearchedPart> {
  if (answer === undefined) throw new EngineUnavailableError('the engine left out an answer of a batch');
  if ('failure' in answer) throw answer.failure;
  const values = await run.snapshot.findValues(queryValueKeys(item.name), filter);
  await run.turn();
  const ranked = bestByParty(query, answer.candidates, values, run.threshold);
  if (!takeMatches(run, ranked.length)) return { error: TOO_MANY_MATCHES };
  const parties = await run.snapshot.loadParties(ranked.map(({ partyId }) => partyId));
  return { matches: presentNames(query, ranked, parties), totalMatches: ranked.length };
}

async function searchAddress(
  run: BatchRun,
  { item, filter }: PreparedItem,
  text: string,
): Promise<SearchedPart & { readonly text: string }> {
  const { addresses } = run;
  if (!addresses.namesStreet(text, item.country)) return { text, error: NO_STREET };
  const found = await part(run, async () => {
    await run.turn();
    const search = { query: createQueryAddress(text), threshold: run.threshold, filter };
    const { matches, total } = await addresses.matchAddress(run.snapshot, search);
    return takeMatches(run, total) ? { matches, totalMatches: total } : { error: TOO_MANY_MATCHES };
  });
  return { text, ...found };
}

async function searchContacts(run: BatchRun, { item, filter }: PreparedItem): Promise<ContactScreening> {
  const { threshold } = run;
  const search = { contacts: item.contacts ?? [], threshold, filter };
  const found = await screenContacts(run.snapshot, search);
  if (found.failure !== undefined) run.failures.push(found.failure);
  return found;
}

function takeMatches(run: BatchRun, matches: number): boolean {
  if (matches > run.matchesLeft) return false;
  run.matchesLeft -= matches;
  return true;
}
