import { CancelledError, EngineUnavailableError, OverBudgetError } from '../errors.ts';
import { createQueryAddress, type QueryAddress } from '../matching/addresses/query-address.ts';
import { queryValueKeys } from '../matching/identifiers/query-values.ts';
import type { NameReading, TypedName } from '../matching/names/beside/typed-name.ts';
import { traced } from '../request-scope.ts';
import { paced } from '../search/pace.ts';
import type { AddressAnswer, NameAnswer, SearchFailure, ValueAnswer } from '../search/search-engine.ts';
import { sentFacts, type SentFacts } from './facts/compare-facts.ts';
import { foundWithFacts, identifierKeysOf, withIdentified } from './name-with-facts.ts';
import { foundAddresses, rankAddresses } from './screen-address.ts';
import { contactLookupKeys, rankContacts, type FoundContacts } from './screen-contacts.ts';
import {
  foundNames,
  leastScores,
  onlyCalledSo,
  rankByParty,
  typedNameOf,
  type LeastScores,
} from './screen-name.ts';
import { SEARCH_FAILED } from './search-failure.ts';
import type { TaskRun } from './task-run.ts';
import type { BatchTask, BatchTaskItem, FoundBatch, FoundItem, FoundPart } from './searcher.ts';
import { MOST_KEPT, MOST_MATCHES } from './work-limits.ts';

/** Names that an engine is asked for together. */
const ITEMS_AT_ONCE = 25;

const TOO_MANY_MATCHES =
  'Too many matches for one batch; raise the threshold or screen this name by itself. It was not charged.';

/** An item on its way. */
interface PreparedItem {
  readonly item: BatchTaskItem;
  /** Absent where the name is not searched. */
  readonly typed?: TypedName;
  readonly least: LeastScores;
  /** Null where nothing is known beside the name. */
  readonly facts: SentFacts | null;
  /** Present when an address is searched. */
  readonly addressQuery?: QueryAddress;
}

/** What all items of a batch share. */
interface BatchRun extends TaskRun {
  readonly task: BatchTask;
  readonly failures: unknown[];
}

/**
 * What the items of a batch find by their filters: recorded values of all items at once, names and addresses a few items at a
 * time, each ranked in a turn of its own. What fails of an item stays with its part.
 */
export async function searchItems(task: BatchTask, shared: TaskRun): Promise<FoundBatch> {
  const run: BatchRun = { ...shared, task, failures: [] };
  const items = await prepareItems(run);
  const values = await findValues(run, items);
  const found: FoundItem[] = [];
  for (let from = 0; from < items.length; from += ITEMS_AT_ONCE) {
    const some = items.slice(from, from + ITEMS_AT_ONCE);
    const names = await findNames(run, some);
    const addresses = await findAddresses(run, some);
    for (const [place, prepared] of some.entries()) {
      const { ofContacts, ...ofName } = values[from + place] ?? {};
      const name = await rankNames(run, prepared, { names: names.get(prepared), ...ofName });
      const address = await rankAddressesOf(run, prepared, addresses.get(prepared));
      found.push({ name, address, contacts: rankContactsOf(run, prepared, ofContacts) });
    }
  }
  return { items: found, failures: run.failures };
}

async function prepareItems({ snapshot, pace, task }: BatchRun): Promise<readonly PreparedItem[]> {
  const prepared: PreparedItem[] = [];
  for (const item of task.items) {
    await pace.turn();
    const { name, address } = item;
    const least = leastScores(name ?? '', task.threshold);
    prepared.push({
      item,
      least,
      facts: sentFacts(item.facts),
      ...(name === null ? {} : { typed: typedNameOf(name, least, snapshot.words) }),
      ...(address === undefined ? {} : { addressQuery: createQueryAddress(address) }),
    });
  }
  return prepared;
}

/** Recorded values that equal something of an item. */
interface ValuesOfItem {
  readonly ofName?: Failable<ValueAnswer> | undefined;
  readonly ofFacts?: Failable<ValueAnswer> | undefined;
  readonly ofContacts?: Failable<ValueAnswer> | undefined;
}

/** Recorded values that equal the name, an identifier beside it, and the contact values, of each item. */
async function findValues(
  { snapshot, pace }: BatchRun,
  items: readonly PreparedItem[],
): Promise<readonly ValuesOfItem[]> {
  const searches = items.flatMap(({ item, facts }) => {
    const { name, contacts, filter } = item;
    return [
      { keys: name === null ? [] : queryValueKeys(name), filter },
      { keys: facts === null || name === null ? [] : identifierKeysOf(facts), filter },
      { keys: contactLookupKeys(contacts), filter },
    ];
  });
  const answers = await allOrNone(searches, (asked) => snapshot.findValuesOfMany(asked));
  pace.resume();
  return items.map((_, place) => {
    const [ofName, ofFacts, ofContacts] = answers.slice(3 * place, 3 * place + 3);
    return { ofName, ofFacts, ofContacts };
  });
}

async function findNames(
  { snapshot, pace }: BatchRun,
  items: readonly PreparedItem[],
): Promise<ReadonlyMap<PreparedItem, readonly AnswerOfReading[]>> {
  const searched = items.flatMap((prepared) => {
    const { typed = [], item, least } = prepared;
    return typed.map((reading) => ({
      prepared,
      reading,
      search: { query: reading.query, threshold: least.name, filter: item.filter },
    }));
  });
  const searches = searched.map(({ search }) => search);
  const answers = await allOrNone(searches, (asked) => snapshot.findNamesOfMany(asked, pace));
  const byItem = new Map<PreparedItem, AnswerOfReading[]>();
  for (const [place, { prepared, reading }] of searched.entries()) {
    const ofItem = byItem.get(prepared) ?? [];
    byItem.set(prepared, ofItem);
    ofItem.push({ reading, answer: answers[place] });
  }
  return byItem;
}

/** What one reading of an item's name found. */
interface AnswerOfReading {
  readonly reading: NameReading;
  readonly answer: Failable<NameAnswer> | undefined;
}

async function findAddresses(
  { snapshot, task: { threshold }, pace }: BatchRun,
  items: readonly PreparedItem[],
): Promise<ReadonlyMap<PreparedItem, Failable<AddressAnswer> | undefined>> {
  const searched = items.flatMap((prepared) => {
    const { addressQuery: query, item } = prepared;
    return query === undefined ? [] : [{ prepared, search: { query, threshold, filter: item.filter } }];
  });
  const searches = searched.map(({ search }) => search);
  const answers = await allOrNone(searches, (asked) => snapshot.findAddressesOfMany(asked, pace));
  return new Map(searched.map(({ prepared }, place) => [prepared, answers[place]]));
}

type Failable<Answer> = Answer | { readonly failure: SearchFailure };

/** An engine that can ask none of the searches fails these; the others of the batch stand. */
async function allOrNone<Search, Answer>(
  searches: readonly Search[],
  ask: (searches: readonly Search[]) => Promise<readonly Answer[]>,
): Promise<readonly Failable<Answer>[]> {
  if (searches.length === 0) return [];
  try {
    return await ask(searches);
  } catch (failure) {
    if (!(failure instanceof EngineUnavailableError || failure instanceof OverBudgetError)) throw failure;
    return searches.map(() => ({ failure }));
  }
}

/** What one of many searches found. Throws why it failed. */
function answered<Answer extends object>(
  answer: Failable<Answer> | undefined,
): Exclude<Answer, { readonly failure: unknown }> {
  if (answer === undefined) throw new EngineUnavailableError('the engine left out an answer of a batch');
  if ('failure' in answer) throw answer.failure;
  return answer as Exclude<Answer, { readonly failure: unknown }>;
}

async function rankNames(
  run: BatchRun,
  { typed, least, facts }: PreparedItem,
  found: Omit<ValuesOfItem, 'ofContacts'> & { readonly names: readonly AnswerOfReading[] | undefined },
): Promise<FoundPart | null> {
  if (typed === undefined) return null;
  return part(run, async () => {
    const names = (found.names ?? []).map(({ reading, answer }) => ({ reading, ...answered(answer) }));
    const candidates = names.reduce((sum, one) => sum + one.candidates.length, 0);
    const { hits } = answered(found.ofName);
    const { pace, snapshot, task } = run;
    const scored = await traced('scoring', { candidates }, () =>
      paced(rankByParty(names, hits, least), pace),
    );
    const byName = least.isValue ? await onlyCalledSo(snapshot, scored) : scored;
    if (facts === null) return taken(run, byName.length, () => foundNames(byName, task));
    const identified = { facts, hits: answered(found.ofFacts).hits, ranked: byName, typed, least };
    const ranked = await withIdentified(snapshot, identified);
    return taken(run, ranked.length, () => foundWithFacts(snapshot, { ...task, facts, ranked }, pace));
  });
}

async function rankAddressesOf(
  run: BatchRun,
  { addressQuery: query }: PreparedItem,
  addresses: Failable<AddressAnswer> | undefined,
): Promise<FoundPart | null> {
  if (query === undefined) return null;
  return part(run, async () => {
    const { candidates } = answered(addresses);
    const { pace, task } = run;
    const ranked = await traced('scoring', { candidates: candidates.length }, () =>
      paced(rankAddresses(query, candidates, task.threshold), pace),
    );
    return taken(run, ranked.length, () => foundAddresses(query, ranked, task));
  });
}

/** Keeps matches as long as an answer can hold them. */
async function taken(
  { share }: BatchRun,
  total: number,
  keep: () => FoundPart | Promise<FoundPart>,
): Promise<FoundPart> {
  const kept = Math.min(total, MOST_KEPT);
  if (share.matches + kept > MOST_MATCHES) return { error: TOO_MANY_MATCHES };
  share.matches += kept;
  return keep();
}

function rankContactsOf(
  { task, failures }: BatchRun,
  { item: { contacts } }: PreparedItem,
  values: Failable<ValueAnswer> | undefined,
): FoundContacts | null {
  if (contacts.length === 0) return null;
  try {
    return rankContacts(contacts, answered(values).hits, task.threshold);
  } catch (failure) {
    failures.push(failure);
    return { failure };
  }
}

/** Runs a part of an item in a turn of its own; whatever it throws is noted and stays with the part. */
async function part({ pace, failures }: BatchRun, work: () => Promise<FoundPart>): Promise<FoundPart> {
  try {
    await pace.turn();
    pace.begin();
    return await work();
  } catch (error) {
    if (error instanceof CancelledError) throw error;
    if (error instanceof OverBudgetError) return { error: error.message };
    failures.push(error);
    return { error: SEARCH_FAILED };
  }
}
