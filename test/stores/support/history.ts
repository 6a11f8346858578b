import assert from 'node:assert/strict';
import { join } from 'node:path';
import { seededRandom } from '../../../scripts/bench/seeded-random.ts';
import type { Account } from '../../../src/accounts/accounts.ts';
import type { ListCode } from '../../../src/domain/list-code.ts';
import { createMatchWatch } from '../../../src/monitoring/match-watch.ts';
import { ADDRESS_SEARCHING } from '../../../src/screening/screen-address.ts';
import { nobody } from '../../../src/screening/asker.ts';
import { LISTS, StoresWorld, type OpenEngine, type StoreName } from './stores-world.ts';

/** Names of which none is like another. */
const NAMES = [
  'Viktor Examplov Holding',
  'Qwertzian Shipping',
  'Bloomingdale Freight',
  'Zothvan Petroleum',
  'Gremlund Aviation',
  'Uphasol Electronics',
];
const REFS = ['1', '2', '3', '4'];

/** What an item was told of, as it should be. */
interface Expected {
  readonly name: string;
  /** `list reference` of what it is known to match. */
  readonly known: Set<string>;
}

interface Copy {
  readonly folder: string;
  readonly watches: ReadonlyMap<number, Expected>;
  /** Alerts that were due by then and had not reached anybody. */
  readonly undelivered: readonly string[];
}

const cloned = (watches: ReadonlyMap<number, Expected>): Map<number, Expected> =>
  new Map([...watches].map(([id, { name, known }]) => [id, { name, known: new Set(known) }]));

/** A made-up history of a folder, and what should have come of it. */
export class History {
  readonly said: string[] = [];
  readonly #random: () => number;
  readonly #folder: string;
  readonly #world: StoresWorld;
  readonly #account: Account;
  readonly #copies: Copy[] = [];
  readonly #parties = new Map<number, string>();
  #watches = new Map<number, Expected>();
  #due: string[] = [];

  private constructor(seed: number, folder: string, world: StoresWorld, account: Account) {
    this.#random = seededRandom(seed * 7919 + 13);
    this.#folder = folder;
    this.#world = world;
    this.#account = account;
  }

  /** Lives a history of so many steps, and holds its end to what should be. */
  static async live(seed: number, folder: string, openEngine: OpenEngine, steps = 14): Promise<void> {
    const world = await StoresWorld.open(join(folder, 'data'), openEngine);
    const request = { email: 'reader@example.com', plan: 'enterprise' };
    const { account } = await world.parts.accounts.management.create(request);
    const history = new History(seed, folder, world, account);
    try {
      for (let step = 0; step < steps; step++) await history.#step();
      await history.#end();
    } catch (error) {
      throw new Error(`history ${seed}: ${history.said.join('; ')}`, { cause: error });
    } finally {
      await world.stop();
    }
  }

  #below(bound: number): number {
    // The last bits of such a generator repeat soon.
    return Math.floor(this.#random() * 997 * bound) % bound;
  }

  #one<T>(items: readonly T[]): T {
    const item = items[this.#below(items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  }

  async #step(): Promise<void> {
    const choice = this.#below(20);
    if (choice < 8) await this.#update({ isKilled: choice === 0 });
    else if (choice < 11) await this.#watch();
    else if (choice < 13) await this.#rescreen();
    else if (choice < 15) await this.#send();
    else if (choice < 17) await this.#back();
    else if (choice < 19) await this.#putBack();
    else await this.#restart();
    await this.#checkIds();
  }

  async #update({ isKilled }: { readonly isKilled: boolean }): Promise<void> {
    const code = this.#one(LISTS);
    const refs = REFS.filter(() => this.#below(3) > 0);
    const edition = new Map(refs.map((ref) => [ref, this.#one(NAMES)]));
    // No list is ever empty.
    edition.set('0', 'Steadfast Lighthouse Foundation');
    this.said.push(`${code} ${isKilled ? 'is killed at' : 'has'} ${JSON.stringify([...edition])}`);
    this.#world.published.set(code, edition);
    await this.#world.update(code, { isKilled });
    if (this.#below(3) > 0) await this.#rescreen();
  }

  async #watch(): Promise<void> {
    const taken = new Set([...this.#watches.values()].map(({ name }) => name));
    const free = NAMES.filter((name) => !taken.has(name));
    if (free.length === 0) return;
    const name = this.#one(free);
    await this.#world.parts.engine.catchUp();
    const id = await this.#world.watch(this.#account, name);
    this.said.push(`watch ${id} ${name}`);
    const known = new Set<string>();
    for (const code of LISTS) for (const key of await this.#matching(code, name)) known.add(key);
    this.#watches.set(id, { name, known });
  }

  async #matching(code: ListCode, name: string): Promise<readonly string[]> {
    const keys: string[] = [];
    for await (const party of this.#world.parts.ingest.store.parties(code))
      if (party.names[0]?.text === name) keys.push(`${code} ${party.publisherRef}`);
    return keys;
  }

  /** What is listed now and was not before is due; a list that is held says nothing. */
  async #rescreen(): Promise<void> {
    this.said.push('re-screen');
    await this.#world.rescreen();
    const { store } = this.#world.parts.ingest;
    const held = await store.held();
    for (const code of (await store.generations()).keys()) {
      if (held.has(code)) continue;
      for (const [id, { name, known }] of this.#watches) {
        const listed = await this.#matching(code, name);
        for (const key of listed) if (!known.has(key)) this.#due.push(`${id} ${key}`);
        for (const key of [...known]) if (key.startsWith(`${code} `)) known.delete(key);
        for (const key of listed) known.add(key);
      }
    }
  }

  async #send(): Promise<void> {
    const killed = this.#one([null, null, 'before it is noted', 'after it is noted'] as const);
    this.said.push(`send ${killed ?? ''}`);
    await this.#world.send(killed);
  }

  async #back(): Promise<void> {
    const folder = join(this.#folder, `copy-${this.#copies.length}`);
    this.said.push(`copy ${this.#copies.length}`);
    await this.#world.copy(folder);
    this.#copies.push({ folder, watches: cloned(this.#watches), undelivered: this.#undelivered() });
  }

  #undelivered(): readonly string[] {
    const left = [...this.#world.delivered];
    return this.#due.filter((alert) => {
      const place = left.indexOf(alert);
      if (place < 0) return true;
      left.splice(place, 1);
      return false;
    });
  }

  async #putBack(): Promise<void> {
    if (this.#copies.length === 0) return;
    const copy = this.#one(this.#copies);
    const store = this.#one<StoreName | 'all'>(['accounts', 'lists', 'lists', 'screenings', 'all']);
    this.said.push(`put back ${store} of ${this.#copies.indexOf(copy)}`);
    await this.#world.stop();
    const stores: readonly StoreName[] = store === 'all' ? ['accounts', 'lists', 'screenings'] : [store];
    this.#world.putBack(copy.folder, stores);
    if (store === 'all') await this.#world.leaveGap();
    if (store === 'accounts') this.#forgetUnsent();
    if (store === 'all') {
      this.#due = [...this.#world.delivered, ...copy.undelivered];
      this.#watches = cloned(copy.watches);
    } else if (store === 'accounts') {
      // Items are lost with the accounts; what the others were told is not.
      for (const id of this.#watches.keys()) if (!copy.watches.has(id)) this.#watches.delete(id);
      for (const [id, expected] of cloned(copy.watches)) {
        if (!this.#watches.has(id)) this.#watches.set(id, expected);
      }
    }
    await this.#world.start();
    await this.#rescreen();
  }

  /** Mails that waited are gone with the accounts: what they reported is news again, if it still is so. */
  #forgetUnsent(): void {
    for (const alert of this.#undelivered()) {
      const [id = '', ...key] = alert.split(' ');
      this.#watches.get(Number(id))?.known.delete(key.join(' '));
    }
    this.#due = [...this.#world.delivered];
  }

  async #restart(): Promise<void> {
    this.said.push('restart');
    await this.#world.stop();
    await this.#world.start();
    await this.#rescreen();
  }

  /** Nobody's id is ever another one's. */
  async #checkIds(): Promise<void> {
    for (const code of LISTS) {
      for await (const { id, publisherRef } of this.#world.parts.ingest.store.parties(code)) {
        const key = `${code} ${publisherRef}`;
        assert.equal(this.#parties.get(id) ?? key, key, `id ${id}`);
        this.#parties.set(id, key);
      }
    }
  }

  async #end(): Promise<void> {
    for (const code of this.#world.published.keys()) await this.#world.update(code);
    await this.#rescreen();
    await this.#world.send();
    await this.#world.parts.rescreening.everything(new AbortController().signal);
    await this.#world.send();
    assert.deepEqual(this.#world.delivered.toSorted(), this.#due.toSorted(), 'alerts');
    await this.#checkAnswers();
  }

  /** As of a fresh ingest of what the publishers have. */
  async #checkAnswers(): Promise<void> {
    const { engine } = this.#world.parts.engine;
    const matchWatch = createMatchWatch(ADDRESS_SEARCHING);
    const snapshot = await engine.snapshot();
    for (const name of NAMES) {
      const watch = { kind: 'name', text: name, entityType: 'entity', country: '' } as const;
      const lists = [...this.#world.published.keys()];
      const { scores, present } = await matchWatch(snapshot, watch, lists, nobody());
      const matches = await present(new Set(scores.map(({ partyId }) => partyId)));
      const found = matches.map(({ party }) => `${party.listCode} ${party.publisherRef}`);
      const expected = lists.flatMap((code) =>
        [...(this.#world.published.get(code) ?? [])]
          .filter(([, text]) => text === name)
          .map(([ref]) => `${code} ${ref}`),
      );
      assert.deepEqual(found.toSorted(), expected.toSorted(), name);
    }
  }
}
