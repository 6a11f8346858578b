import { EngineUnavailableError } from '../errors.ts';
import { createQueryAddress, type QueryAddress } from '../matching/addresses/query-address.ts';
import { queryValueKeys } from '../matching/identifiers/query-values.ts';
import type { QueryName } from '../matching/names/query-name.ts';
import { traced } from '../request-scope.ts';
import type {
  AddressAnswer,
  NameAnswer,
  SearchFilter,
  SearchSnapshot,
  ValueAnswer,
} from '../search/search-engine.ts';
import type { BatchItem } from './batch.ts';
import { bestAddresses, type AddressScore } from './screen-address.ts';
import { contactLookupKeys, rankContacts, type RankedContacts } from './screen-contacts.ts';
import { bestByParty, type PartyScore } from './screen-name.ts';
import { SEARCH_FAILED } from './search-failure.ts';

/** Names whose candidates are held at once: at threshold 0 each may have tens of thousands. */
const ITEMS_AT_ONCE = 25;

/**
 * Most matches of one answer, about 30 MB of JSON. Reached only by batches of very common names at very low thresholds;
 * items beyond it fail by themselves, so that the service does not.
 */
const MOST_MATCHES = 20_000;
const TOO_MANY_MATCHES =
  'Too many matches for one batch; raise the threshold or screen this name by itself. It was not charged.';

/** An item on its way. */
export interface PreparedItem {
  readonly item: BatchItem;
  readonly filter: SearchFilter;
  /** Absent for a name without any letter or digit, which is not searched. */
  readonly query?: QueryName;
  /** Present when the item has an address that names a street or building. */
  readonly addressQuery?: QueryAddress;
}

/** What a part of an item came to, or what its answer says instead. */
export type Part<T> = T | { readonly error: string };

type Ranked<Score> = Part<{ readonly ranked: readonly Score[] }>;

/** What an item found before its parties are loaded. */
export interface FoundItem {
  readonly prepared: PreparedItem;
  /** Null where the name is not searched. */
  readonly name: Ranked<PartyScore> | null;
  /** Null where no address is searched. */
  readonly address: Ranked<AddressScore> | null;
  /** Null where no contact value was sent. */
  readonly contacts: RankedContacts | { readonly failure: unknown } | null;
}

/** What all items of a batch share. */
export interface BatchRun {
  readonly snapshot: SearchSnapshot;
  readonly threshold: number;
  readonly turn: () => Promise<void>;
  /** What failed inside; for the log. */
  readonly failures: unknown[];
}

/** Reads the address of an item; absent where it has none that is searched. */
export function addressQueryOf(
  { address, country }: BatchItem,
  namesStreet: (address: string, country: string | undefined) => boolean,
): { readonly addressQuery?: QueryAddress } {
  if (address === undefined || !namesStreet(address, country)) return {};
  return { addressQuery: createQueryAddress(address) };
}

/**
 * What the items find, before the parties are loaded: recorded values of all items at once, names and addresses a few items
 * at a time, each ranked in a turn of its own. What fails stays with its part.
 */
export async function searchItems(
  run: BatchRun,
  items: readonly PreparedItem[],
): Promise<readonly FoundItem[]> {
  const values = await findValues(run.snapshot, items);
  const take = matchesTaker();
  const found: FoundItem[] = [];
  for (let from = 0; from < items.length; from += ITEMS_AT_ONCE) {
    const some = items.slice(from, from + ITEMS_AT_ONCE);
    const names = await findNames(run, some);
    const addresses = await findAddresses(run, some);
    for (const [place, prepared] of some.entries()) {
      const [ofName, ofContacts] = values[from + place] ?? [];
      const ranks = { run, prepared, take };
      const name = await rankNames(ranks, names.get(prepared), ofName);
      const address = await rankAddresses(ranks, addresses.get(prepared));
      found.push({ prepared, name, address, contacts: rankContactsOf(ranks, ofContacts) });
    }
  }
  return found;
}

/** Recorded values that equal the name, and those that equal the contact values, of each item. */
async function findValues(
  snapshot: SearchSnapshot,
  items: readonly PreparedItem[],
): Promise<readonly (readonly [ofName: ValueAnswer | undefined, ofContacts: ValueAnswer | undefined])[]> {
  const searches = items.flatMap(({ item, query, filter }) => [
    { keys: query === undefined ? [] : queryValueKeys(item.name), filter },
    { keys: contactLookupKeys(item.contacts ?? []), filter },
  ]);
  const answers = await allOrNone(searches, (asked) => snapshot.findValuesOfMany(asked));
  return items.map((_, place) => [answers[2 * place], answers[2 * place + 1]]);
}

async function findNames(
  { snapshot, threshold }: BatchRun,
  items: readonly PreparedItem[],
): Promise<ReadonlyMap<PreparedItem, NameAnswer | undefined>> {
  const searched = items.flatMap((prepared) => {
    const { query, filter } = prepared;
    return query === undefined ? [] : [{ prepared, search: { query, threshold, filter } }];
  });
  const searches = searched.map(({ search }) => search);
  const answers = await allOrNone(searches, (asked) => snapshot.findNamesOfMany(asked));
  return new Map(searched.map(({ prepared }, place) => [prepared, answers[place]]));
}

async function findAddresses(
  { snapshot, threshold }: BatchRun,
  items: readonly PreparedItem[],
): Promise<ReadonlyMap<PreparedItem, AddressAnswer | undefined>> {
  const searched = items.flatMap((prepared) => {
    const { addressQuery: query, filter } = prepared;
    return query === undefined ? [] : [{ prepared, search: { query, threshold, filter } }];
  });
  const searches = searched.map(({ search }) => search);
  const answers = await allOrNone(searches, (asked) => snapshot.findAddressesOfMany(asked));
  return new Map(searched.map(({ prepared }, place) => [prepared, answers[place]]));
}

type Failable<Answer> = Answer | { readonly failure: EngineUnavailableError };

/** An engine that can ask none of the searches fails these; the others of the batch stand. */
async function allOrNone<Search, Answer>(
  searches: readonly Search[],
  ask: (searches: readonly Search[]) => Promise<readonly Answer[]>,
): Promise<readonly Failable<Answer>[]> {
  if (searches.length === 0) return [];
  try {
    return await ask(searches);
  } catch (failure) {
    if (!(failure instanceof EngineUnavailableError)) throw failure;
    return searches.map(() => ({ failure }));
  }
}

/** What one of many searches found. Throws why it failed. */
function answered<Answer extends object>(answer: Failable<Answer> | undefined): Answer {
  if (answer === undefined) throw new EngineUnavailableError('the engine left out an answer of a batch');
  if ('failure' in answer) throw answer.failure;
  return answer;
}

/** Takes matches as long as an answer can hold them. */
function matchesTaker(): (matches: number) => boolean {
  let left = MOST_MATCHES;
  return (matches) => {
    if (matches > left) return false;
    left -= matches;
    return true;
  };
}

/** What ranking the parts of one item needs. */
interface Ranking {
  readonly run: BatchRun;
  readonly prepared: PreparedItem;
  readonly take: (matches: number) => boolean;
}

async function rankNames(
  { run, prepared: { query }, take }: Ranking,
  names: NameAnswer | undefined,
  values: ValueAnswer | undefined,
): Promise<FoundItem['name']> {
  if (query === undefined) return null;
  await run.turn();
  return part(run, () => {
    const { candidates } = answered(names);
    const { hits } = answered(values);
    const ranked = traced('scoring', { candidates: candidates.length }, () =>
      bestByParty(query, candidates, hits, run.threshold),
    );
    return take(ranked.length) ? { ranked } : { error: TOO_MANY_MATCHES };
  });
}

async function rankAddresses(
  { run, prepared: { addressQuery: query }, take }: Ranking,
  addresses: AddressAnswer | undefined,
): Promise<FoundItem['address']> {
  if (query === undefined) return null;
  await run.turn();
  return part(run, () => {
    const { candidates } = answered(addresses);
    const ranked = traced('scoring', { candidates: candidates.length }, () =>
      bestAddresses(query, candidates, run.threshold),
    );
    return take(ranked.length) ? { ranked } : { error: TOO_MANY_MATCHES };
  });
}

function rankContactsOf(
  { run, prepared: { item } }: Ranking,
  values: ValueAnswer | undefined,
): FoundItem['contacts'] {
  const { contacts = [] } = item;
  if (contacts.length === 0) return null;
  try {
    return rankContacts(contacts, answered(values).hits, run.threshold);
  } catch (failure) {
    run.failures.push(failure);
    return { failure };
  }
}

/** Runs a part of an item; whatever it throws is noted and stays with the part. */
export function part<T extends object>({ failures }: BatchRun, work: () => Part<T>): Part<T> {
  try {
    return work();
  } catch (error) {
    failures.push(error);
    return { error: SEARCH_FAILED };
  }
}
