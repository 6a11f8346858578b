import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Account } from '../../src/accounts/accounts.ts';
import { fitOfStores } from '../../src/compose-fit.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { StoresWorld } from './support/stores-world.ts';

const VIKTOR = 'Viktor Examplov Holding';
const OTHER = 'Unrelated Qwertzian Shipping';

describe('stores that know each other', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let world: StoresWorld;
  let account: Account;
  const at = (name: string): string => join(folder.path, name);

  beforeEach(async () => {
    folder = temporaryFolder();
    world = await StoresWorld.open(at('data'));
    ({ account } = await world.parts.accounts.management.create({
      email: 'reader@example.com',
      plan: 'business',
    }));
    await publish({ 1: OTHER });
  });
  afterEach(async () => {
    await world.stop();
    folder.remove();
  });

  const publish = async (parties: Readonly<Record<string, string>>): Promise<void> => {
    world.published.set('UN_CONSOLIDATED', new Map(Object.entries(parties)));
    await world.update('UN_CONSOLIDATED');
    await world.rescreen();
    await world.send();
  };
  const putBack = async (from: string, store: 'accounts' | 'lists' | 'screenings'): Promise<void> => {
    await world.stop();
    world.putBack(at(from), [store]);
    await world.start();
    await world.rescreen();
    await world.send();
  };
  const idOf = async (ref: string): Promise<number | undefined> => {
    for await (const party of world.parts.ingest.store.parties('UN_CONSOLIDATED'))
      if (party.publisherRef === ref) return party.id;
    return undefined;
  };

  it('tells for a week what did not fit, where it is asked whether the service is ready', async () => {
    const told = () => fitOfStores(world.parts.accounts, world.clock());
    assert.deepEqual(await told(), { ready: true, detail: 'they know each other' });
    await world.copy(at('early'));
    await publish({ 1: OTHER, 2: VIKTOR });
    await putBack('early', 'lists');
    const { ready, detail } = await told();
    assert.match(
      detail,
      /^2026-03-\d\dT\d\d:\d\dZ: lists\.sqlite is older than accounts\.sqlite knows it; /u,
    );
    assert.ok(ready, 'it was mended when it was found');
    const later = new Date(world.clock().getTime() + 30 * 86_400_000);
    assert.equal((await fitOfStores(world.parts.accounts, later)).detail, 'they know each other');
  });

  it('alerts once of a party that came after a backup of the lists, whose id no other party gets', async () => {
    const watch = await world.watch(account, VIKTOR);
    const late = await world.watch(account, 'Late Bloomingdale Freight');
    await world.copy(at('early'));
    await publish({ 1: OTHER, 2: VIKTOR });
    const id = await idOf('2');
    await putBack('early', 'lists');
    await publish({ 1: OTHER, 3: 'Late Bloomingdale Freight', 2: VIKTOR });
    assert.deepEqual(world.delivered, [`${watch} UN_CONSOLIDATED 2`, `${late} UN_CONSOLIDATED 3`]);
    assert.notEqual(await idOf('3'), id);
    await world.parts.rescreening.everything(new AbortController().signal);
    await world.send();
    assert.equal(world.delivered.length, 2);
  });

  it('keeps a decision with its party when the store of lists is another one', async () => {
    const watch = await world.watch(account, VIKTOR);
    await publish({ 1: OTHER, 2: VIKTOR });
    const match = { accountId: account.id, watchId: watch, partyId: (await idOf('2')) ?? 0 };
    const review = { verdict: 'false_positive', note: 'another one', reviewedAt: new Date() } as const;
    assert.equal(await world.parts.accounts.reviews.review(match, review), true);
    const other = await StoresWorld.open(at('other'));
    other.published.set(
      'UN_CONSOLIDATED',
      new Map([
        ['7', OTHER],
        ['2', VIKTOR],
        ['1', OTHER],
      ]),
    );
    await other.update('UN_CONSOLIDATED');
    await other.copy(at('elsewhere'));
    await other.stop();
    await putBack('elsewhere', 'lists');
    await publish({ 7: OTHER, 2: VIKTOR, 1: 'Renamed Qwertzian' });
    const found = await world.parts.accounts.reviews.find(account.id, watch);
    assert.deepEqual(
      found?.matches.map(({ partyId, review: kept }) => [partyId, kept?.verdict]),
      [[await idOf('2'), 'false_positive']],
    );
    assert.equal(world.delivered.length, 1);
  });

  it('does not send again what was sent after a backup of the accounts, and sends what comes later', async () => {
    const watch = await world.watch(account, VIKTOR);
    await world.copy(at('early'));
    await publish({ 1: OTHER, 2: VIKTOR });
    await putBack('early', 'accounts');
    assert.deepEqual(world.delivered, [`${watch} UN_CONSOLIDATED 2`]);
    await publish({ 1: OTHER });
    await publish({ 1: OTHER, 2: VIKTOR });
    assert.equal(world.delivered.length, 2, 'a party that returns is reported again');
  });

  it('alerts of what an older store of lists brings that no item has seen', async () => {
    const watch = await world.watch(account, VIKTOR);
    world.published.set(
      'UN_CONSOLIDATED',
      new Map([
        ['1', OTHER],
        ['2', VIKTOR],
      ]),
    );
    await world.update('UN_CONSOLIDATED');
    await world.copy(at('unseen'));
    world.published.set(
      'UN_CONSOLIDATED',
      new Map([
        ['1', 'Renamed'],
        ['2', VIKTOR],
      ]),
    );
    await world.update('UN_CONSOLIDATED');
    await putBack('unseen', 'lists');
    assert.deepEqual(world.delivered, [`${watch} UN_CONSOLIDATED 2`]);
  });

  it('tells apart a party that left its list after the backup, and one that comes back', async () => {
    const watch = await world.watch(account, VIKTOR);
    await publish({ 1: OTHER, 2: VIKTOR });
    await world.copy(at('listed'));
    await publish({ 1: OTHER });
    await putBack('listed', 'lists');
    assert.equal(world.delivered.length, 1, 'what is listed no more is not reported');
    await publish({ 1: OTHER });
    assert.equal(world.delivered.length, 1);
    await publish({ 1: OTHER, 2: VIKTOR });
    assert.deepEqual(world.delivered, [`${watch} UN_CONSOLIDATED 2`, `${watch} UN_CONSOLIDATED 2`]);
  });
});
