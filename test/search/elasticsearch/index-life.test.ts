import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ListedParty } from '../../../src/domain/listed-party.ts';
import { createQueryAddress } from '../../../src/matching/addresses/query-address.ts';
import { matchAddress } from '../../../src/screening/screen-address.ts';
import { matchName, type NameMatches } from '../../../src/screening/find-name.ts';
import { createElasticsearchEngine } from '../../../src/search/elasticsearch/elasticsearch-engine.ts';
import {
  createElasticsearchPublisher,
  withIndexLock,
} from '../../../src/search/elasticsearch/elasticsearch-publisher.ts';
import { acquireIndexLock, type HeldIndexLock } from '../../../src/search/elasticsearch/index-lock.ts';
import { readState } from '../../../src/search/elasticsearch/index-state.ts';
import { rebuildIndex } from '../../../src/search/elasticsearch/rebuild-index.ts';
import { isSound, verifyIndex } from '../../../src/search/elasticsearch/verify-index.ts';
import type { SearchEngine } from '../../../src/search/search-engine.ts';
import { listedAddress } from '../../support/addresses.ts';
import {
  describeWithElasticsearch,
  PartiesInMemory,
  testDeployment,
  type TestDeployment,
} from '../../support/elasticsearch.ts';
import { listedParty, madeUpParties } from '../../support/parties.ts';

const party = (name: string, id: number): ListedParty => listedParty(name, { id });

describeWithElasticsearch('life of the Elasticsearch index', (url) => {
  let deployment: TestDeployment;
  beforeEach(() => {
    deployment = testDeployment(url);
  });
  afterEach(async () => {
    await deployment.remove();
  });

  const publish = (): Promise<void> => createElasticsearchPublisher(deployment, 0).publish('OFAC_SDN');
  const rebuild = (): ReturnType<typeof rebuildIndex> =>
    withIndexLock(deployment, 0, (lock) => rebuildIndex(deployment, lock, { removeOlderVersions: true }));
  const verify = (repair = false): ReturnType<typeof verifyIndex> =>
    withIndexLock(deployment, 0, (lock) => verifyIndex(deployment, lock, { repair }));
  const served = async () => {
    const read = await readState(deployment.client, deployment.names.alias);
    assert.ok(read);
    return read;
  };
  const newEngine = (): SearchEngine => createElasticsearchEngine({ ...deployment, stateAgeMs: 0 });
  const search = { threshold: 0.8, filter: { lists: ['OFAC_SDN'] } } as const;
  const idsOf = ({ matches }: NameMatches): readonly number[] => matches.map(({ party }) => party.id);
  const findName = async (name: string, engine = newEngine()): Promise<readonly number[]> =>
    idsOf(await matchName(await engine.snapshot(), { name, ...search }));
  const findAddress = async (address: string, engine = newEngine()): Promise<readonly number[]> =>
    idsOf(await matchAddress(await engine.snapshot(), { query: createQueryAddress(address), ...search }));
  const documents = async (query: object): Promise<number> => {
    await deployment.client.indices.refresh({ index: deployment.names.alias });
    return (await deployment.client.count({ index: deployment.names.alias, query })).count;
  };

  it('is built by the first publishing and left alone when nothing changed', async () => {
    deployment.store.commit('OFAC_SDN', [party('Qmbrel Zothvan', 1)]);
    await publish();
    const first = await served();
    await publish();
    assert.deepEqual(await served(), first);
    assert.deepEqual(await findName('Qmbrel Zothvan'), [1]);
  });

  it('answers nothing from an index of another store, and builds it anew', async () => {
    deployment.store.commit('OFAC_SDN', [party('Qmbrel Zothvan', 1)]);
    await publish();
    const told: string[] = [];
    const other = new PartiesInMemory();
    other.identity = 'another store';
    other.commit('OFAC_SDN', [party('Wendrik Uphasol', 1)]);
    const beside = { ...deployment, store: other, onUnfit: (what: string) => told.push(what) };
    const engine = createElasticsearchEngine({ ...beside, stateAgeMs: 0 });
    await assert.rejects(findName('Qmbrel Zothvan', engine), /made of other lists/u);
    assert.equal((await engine.health()).ready, false);
    await createElasticsearchPublisher(beside, 0).publish('OFAC_SDN');
    assert.deepEqual(await findName('Qmbrel Zothvan', engine), []);
    assert.deepEqual(await findName('Wendrik Uphasol', engine), [1]);
    assert.equal(told.length, 1);
    assert.match(told[0] ?? '', /another store/u);
  });

  it('answers nothing from an index that is ahead of its store, and mends the list', async () => {
    deployment.store.commit('OFAC_SDN', [party('Qmbrel Zothvan', 1)]);
    deployment.store.commit('OFAC_SDN', [party('Qmbrel Zothvan', 1), party('Wendrik Uphasol', 2)]);
    await publish();
    const older = new PartiesInMemory();
    older.commit('OFAC_SDN', [party('Qmbrel Zothvan', 1)]);
    const beside = { ...deployment, store: older };
    const engine = createElasticsearchEngine({ ...beside, stateAgeMs: 0 });
    await assert.rejects(findName('Wendrik Uphasol', engine), /made of other lists/u);
    await createElasticsearchPublisher(beside, 0).publish('OFAC_SDN');
    assert.deepEqual(await findName('Wendrik Uphasol', engine), []);
    assert.deepEqual(await findName('Qmbrel Zothvan', engine), [1]);
  });

  for (const keepsJournal of [true, false]) {
    it(`writes only changed parties ${keepsJournal ? 'by the journal' : 'by comparing'}`, async () => {
      const parties = madeUpParties(300, 3);
      deployment.store.keepsJournal = keepsJournal;
      deployment.store.commit('OFAC_SDN', parties);
      await publish();
      const changed = { ...party('Qmbrel Zothvan', parties[7]?.id ?? 0) };
      const next = [...parties.filter(({ id }) => id !== changed.id && id !== parties[8]?.id), changed];
      deployment.store.commit('OFAC_SDN', [...next, party('Wendrik Uphasol', 9_001)]);
      await publish();
      assert.equal((await served()).state.revision, 2);
      assert.equal(
        await documents({ bool: { filter: [{ term: { since: 2 } }, { term: { kind: 'party' } }] } }),
        2,
      );
      assert.equal(
        await documents({ bool: { filter: [{ term: { until: 2 } }, { term: { kind: 'party' } }] } }),
        2,
      );
      assert.deepEqual(await findName('Qmbrel Zothvan'), [changed.id]);
      assert.deepEqual(await findName('Wendrik Uphasol'), [9_001]);
      assert.ok((await verify()).lists.every(isSound));
      deployment.store.commit('OFAC_SDN', next);
      await publish();
      assert.equal(await documents({ term: { until: 2 } }), 0, 'what nobody can need any more is removed');
      assert.ok((await verify()).lists.every(isSound));
    });
  }

  it('shows nothing of an update that was killed before its end, and completes it with the next', async () => {
    deployment.store.commit('OFAC_SDN', [party('Qmbrel Zothvan', 1), party('Ostrava Gremlund', 3)]);
    await publish();
    const { index } = await served();
    // What such an update leaves: a document of revision 2, and one retired for it.
    const { client } = deployment;
    await client.index({
      index,
      id: 'p2@2',
      document: { kind: 'party', list: 'OFAC_SDN', party: 2, since: 2, order: 'p2', record: '{}' },
    });
    for (const id of ['p3@1', 'n3.0@1']) await client.update({ index, id, doc: { until: 2 } });
    await client.indices.refresh({ index });
    assert.deepEqual(await findName('Ostrava Gremlund'), [3]);
    deployment.store.commit('OFAC_SDN', [
      party('Qmbrel Zothvan', 1),
      party('Ostrava Gremlund', 3),
      party('New Sorrindel', 4),
    ]);
    await publish();
    assert.deepEqual(await findName('Ostrava Gremlund'), [3]);
    assert.deepEqual(await findName('New Sorrindel'), [4]);
    assert.ok((await verify()).lists.every(isSound));
  });

  it('swaps a rebuilt index in by exact name and removes left-overs, nothing else', async () => {
    deployment.store.commit('OFAC_SDN', madeUpParties(50, 5));
    await publish();
    const { client, names } = deployment;
    await client.indices.create({ index: names.index(7) });
    const stranger = `${names.locks}-of-someone-else`;
    await client.indices.create({ index: stranger });
    const report = await rebuild();
    assert.equal(report.index, names.index(8));
    assert.deepEqual([...report.removed].sort(), [names.index(1), names.index(7)]);
    assert.deepEqual(await deployment.indices(), [names.locks, stranger, names.index(8)].sort());
    assert.equal((await served()).index, names.index(8));
    assert.ok((await verify()).lists.every(isSound));
  });

  it('keeps serving the old index when a rebuild fails', async () => {
    deployment.store.commit('OFAC_SDN', [party('Qmbrel Zothvan', 1)]);
    await publish();
    const { index } = await served();
    const lost: HeldIndexLock = {
      assertHeld() {
        throw new Error('lost');
      },
      release: () => Promise.resolve(),
    };
    await assert.rejects(rebuildIndex(deployment, lost, { removeOlderVersions: true }), /lost/u);
    assert.equal((await served()).index, index);
    assert.deepEqual(await findName('Qmbrel Zothvan'), [1]);
    assert.ok((await rebuild()).removed.includes(deployment.names.index(2)));
  });

  it('builds an index of its own version beside an older one, which only a rebuild removes', async () => {
    const prefix = deployment.names.locks.replace(/-locks$/u, '');
    const older = testDeployment(url, { prefix, derivation: '0123abcd' });
    older.store.commit('OFAC_SDN', [party('Qmbrel Zothvan', 1)]);
    await createElasticsearchPublisher(older, 0).publish('OFAC_SDN');
    await older.client.close();
    deployment.store.commit('OFAC_SDN', [party('Qmbrel Zothvan', 1)]);
    await publish();
    assert.ok((await deployment.indices()).includes(older.names.index(1)));
    assert.deepEqual((await rebuild()).removed.includes(older.names.index(1)), true);
  });

  it('lets one writer work at a time, and takes over from one that died', async () => {
    const options = { ...deployment, index: deployment.names.locks, waitMs: 0 };
    const first = await acquireIndexLock(options);
    await assert.rejects(acquireIndexLock(options), /is being written by process/u);
    await first.release();
    const second = await acquireIndexLock(options);
    second.assertHeld();
    // A process of this machine that cannot be running.
    const { client, names } = deployment;
    const dead = { pid: 2 ** 22 + 1, renewals: 0 };
    await client.update({ index: names.locks, id: 'writer', doc: dead });
    const third = await acquireIndexLock(options);
    third.assertHeld();
    await second.release();
    await third.release();
  });

  it('finds and repairs parties that are missing, changed, too many, and damaged words', async () => {
    const parties = madeUpParties(120, 11);
    deployment.store.commit('OFAC_SDN', [...parties, party('Qmbrel Zothvan', 5_000)]);
    await publish();
    const { client } = deployment;
    const { index } = await served();
    const names3 = (parties[2]?.names ?? []).map((_, place) => `n3.${place}@1`);
    for (const id of ['p3@1', ...names3, 'n4.0@1']) await client.delete({ index, id });
    await client.update({ index, id: 'p5@1', doc: { record: '{"id":5}' } });
    const extra = { kind: 'party', list: 'OFAC_SDN', party: 7_777, since: 1, order: 'p7777', record: '{}' };
    await client.index({ index, id: 'p7777@1', document: extra });
    await client.delete({ index, id: 'w|zothvan' });
    const found = (await verify()).lists[0];
    assert.deepEqual(found?.missing, [3]);
    assert.deepEqual([...(found?.different ?? [])].sort(), [4, 5]);
    assert.deepEqual(found?.extra, [7_777]);
    assert.equal(found?.damagedWords, 1);
    assert.ok((await verify(true)).repaired);
    assert.ok((await verify()).lists.every(isSound));
    assert.deepEqual(await findName('Qmbrel Zothvan'), [5_000]);
  });

  it('finds and repairs addresses and their words', async () => {
    const addresses = [listedAddress('44 Qmbrel Street'), listedAddress('PO Box 9173')];
    const parties = [1, 2, 3].map((id) => listedParty('Ostrava Gremlund', { id, addresses }));
    deployment.store.commit('OFAC_SDN', parties);
    await publish();
    const { client } = deployment;
    const { index } = await served();
    await client.delete({ index, id: 'a1.0@1' });
    await client.update({ index, id: 'a2.1@1', doc: { keys: ['b0000'] } });
    await client.delete({ index, id: 'w@sn-qmbrel' });
    const [found] = (await verify()).lists;
    assert.deepEqual([...(found?.different ?? [])].sort(), [1, 2]);
    assert.equal(found?.damagedWords, 1);
    assert.ok((await verify(true)).repaired);
    assert.ok((await verify()).lists.every(isSound));
    assert.deepEqual(await findAddress('44 Qmbrel Street'), [1, 2, 3]);
    assert.deepEqual(await findAddress('PO Box 9173'), [1, 2, 3]);
  });

  it('answers 20 requests a second during two rebuilds without a failed or mixed answer', async () => {
    const moved = listedParty('Qmbrel Zothvan', {
      id: 9_000,
      addresses: [listedAddress('44 Qmbrel Street')],
    });
    deployment.store.commit('OFAC_SDN', [...madeUpParties(400, 13), moved]);
    await publish();
    const slow: TestDeployment = { ...deployment, graceMs: 2_000 };
    const engine = newEngine();
    let rebuilding = true;
    const rebuilds = (async () => {
      for (let count = 0; count < 2; count++) {
        await withIndexLock(slow, 0, (lock) => rebuildIndex(slow, lock, { removeOlderVersions: true }));
      }
      rebuilding = false;
    })();
    const answers: Promise<readonly number[]>[] = [];
    while (rebuilding || answers.length < 40) {
      const answer =
        answers.length % 2 === 0
          ? findName('Qmbrel Zothvan', engine)
          : findAddress('44 Qmbrel Street', engine);
      // Its failure is met below.
      answer.catch(() => undefined);
      answers.push(answer);
      await sleep(50);
    }
    await rebuilds;
    for (const ids of await Promise.all(answers)) assert.deepEqual(ids, [9_000]);
  });
});
