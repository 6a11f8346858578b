import type { Account } from '../accounts/accounts.ts';
import { PLANS } from '../accounts/plans.ts';
import type { Clock } from '../domain/clock.ts';
import type { KnownFacts } from '../domain/facts.ts';
import type { ListCode } from '../domain/list-code.ts';
import { InvalidInputError, ServiceError } from '../errors.ts';
import type { Asker } from '../screening/asker.ts';
import type { AddressSearching } from '../screening/screen-address.ts';
import { requireSearchableText } from '../screening/searchable-text.ts';
import type { SearchEngine, SearchSnapshot } from '../search/search-engine.ts';
import { AlreadyMonitoredError } from './errors.ts';
import type { MatchWatch } from './match-watch.ts';
import type { NewHit, NewWatch, WatchAddition, WatchStore } from './watch-store.ts';
import type { Watch, WatchedNameType, WatchFacts } from './watch.ts';

/** What a client asks to watch, at least one of name and address. */
export interface WatchRequest {
  readonly name?: string;
  readonly entityType?: WatchedNameType;
  readonly address?: string;
  /** Of the address, any spelling. */
  readonly country?: string;
  /** Of the name; see `readFacts`. Absent for nothing. */
  readonly facts?: KnownFacts;
}

/** The watched items of accounts. */
export interface Monitoring {
  /** The items a request asks for, the name first. Throws `InvalidInputError`: nothing was added then. */
  read(request: WatchRequest): readonly WatchFacts[];
  /**
   * Watches all items or none; each is screened at once, without an alert, so that what is listed already does not alert
   * later as new. `answerOf` makes what is kept for a retry, in the step that adds. Throws `AlreadyMonitoredError`,
   * `MonitoringLimitError`, and what `MatchWatch` throws.
   */
  add(
    account: Account,
    items: readonly WatchFacts[],
    asker: Asker,
    answerOf?: WatchAddition['answerOf'],
  ): Promise<readonly Watch[]>;
  list(account: Account): Promise<readonly Watch[]>;
  /** Throws `ServiceError` `not_found`, also for an item of another account. */
  remove(account: Account, watchId: number): Promise<void>;
}

/** What monitoring is made of. */
export interface MonitoringParts {
  readonly store: WatchStore;
  readonly engine: Pick<SearchEngine, 'snapshot'>;
  readonly matchWatch: MatchWatch;
  readonly addresses: AddressSearching;
  /** Lists that are searched when none is named. */
  readonly coreLists: readonly ListCode[];
  readonly clock: Clock;
}

/** Creates the use cases of watched items. */
export function createMonitoring(parts: MonitoringParts): Monitoring {
  const { store, clock } = parts;
  return {
    read: (request) => readRequest(request, parts.addresses),
    async add(account, items, asker, answerOf) {
      await assertNew(store, account, items);
      const snapshot = await parts.engine.snapshot();
      const watches: NewWatch[] = [];
      for (const facts of items)
        watches.push({ facts, hits: await firstHits(parts, snapshot, { facts, asker }) });
      return store.add({
        accountId: account.id,
        watches,
        capacity: PLANS[account.plan].monitoredItems,
        generations: snapshot.generations,
        now: clock(),
        ...(answerOf === undefined ? {} : { answerOf }),
      });
    },
    list: (account) => store.list(account.id),
    async remove(account, watchId) {
      if (await store.remove(account.id, watchId)) return;
      throw new ServiceError('not_found', `No monitored item has the id ${watchId}.`);
    },
  };
}

/** Saves a screening; the store makes sure of it. */
async function assertNew(store: WatchStore, account: Account, items: readonly WatchFacts[]): Promise<void> {
  for (const facts of items) {
    const known = await store.find(account.id, facts);
    if (known !== null) throw new AlreadyMonitoredError(facts.kind, known);
  }
}

async function firstHits(
  { matchWatch, coreLists }: MonitoringParts,
  snapshot: SearchSnapshot,
  { facts, asker }: { readonly facts: WatchFacts; readonly asker: Asker },
): Promise<readonly NewHit[]> {
  const lists = coreLists.filter((code) => snapshot.generations.has(code));
  const found = await matchWatch(snapshot, facts, lists, asker);
  const parties = await snapshot.loadParties(found.scores.map(({ partyId }) => partyId));
  return found.scores.flatMap(({ partyId, score }) => {
    const party = parties.get(partyId);
    if (party === undefined) return [];
    return [{ partyId, score, listCode: party.listCode, publisherRef: party.publisherRef }];
  });
}

function readRequest(request: WatchRequest, addresses: AddressSearching): readonly WatchFacts[] {
  const items: WatchFacts[] = [];
  if (request.name !== undefined) {
    requireSearchableText('name', request.name);
    const entityType = request.entityType ?? 'individual';
    const facts = request.facts === undefined ? {} : { facts: request.facts };
    items.push({ kind: 'name', text: request.name, entityType, country: '', ...facts });
  } else if (request.facts !== undefined) {
    throw new InvalidInputError('name', 'is required with facts, which are of a party and no address');
  }
  if (request.address !== undefined) {
    requireSearchableText('address', request.address);
    assertStreet(request.address, request.country, addresses);
    const country = request.country ?? '';
    items.push({ kind: 'address', text: request.address, entityType: null, country });
  }
  if (items.length === 0) throw new InvalidInputError('name', 'or address is required');
  return items;
}

function assertStreet(address: string, country: string | undefined, addresses: AddressSearching): void {
  if (!addresses.namesStreet(address, country)) {
    throw new InvalidInputError(
      'address',
      'must name a street or building; a city or country alone is not enough',
    );
  }
}
