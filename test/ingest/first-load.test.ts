import assert from 'node:assert/strict';
import { lists001 } from '../../src/db/migrations/lists-001-lists.ts';
import { LIST_MIGRATIONS } from '../../src/db/migrations/lists-migrations.ts';
import { migrate, openDatabase } from '../../src/db/connection.ts';
import {
  createAskFirstLoad,
  createFirstLoading,
  incompleteReason,
  type FirstLoad,
  type LoadProgress,
} from '../../src/ingest/first-load.ts';
import type { ListOutcome, ListReport } from '../../src/ingest/list-report.ts';
import { SqliteLoadProgress } from '../../src/ingest/sqlite-load-progress.ts';

const NOW = new Date('2026-03-15T12:00:00.000Z');
const never = new AbortController().signal;

describe('first load of the lists', () => {
  const ask = (
    last: Partial<LoadProgress> | null,
    { updating = false, loaded = 0 }: { updating?: boolean; loaded?: number } = {},
  ): Promise<FirstLoad> => {
    const row = { done: 0, total: 0, attempts: 0, endedAt: null, reason: null, isComplete: false, ...last };
    return createAskFirstLoad({
      progress: { read: () => Promise.resolve(last === null ? null : row) },
      isUpdating: () => Promise.resolve(updating),
      loaded: () => Promise.resolve(loaded),
      known: 23,
    })();
  };

  it('is to be begun in an empty store', async () => {
    assert.deepEqual(await ask(null), { kind: 'waiting', failed: null, nextTry: null });
  });

  it('is complete where lists were loaded one by one', async () => {
    assert.deepEqual(await ask(null, { loaded: 1 }), { kind: 'complete' });
  });

  it('says how far another process is', async () => {
    assert.deepEqual(await ask({ done: 7, total: 23 }, { updating: true, loaded: 6 }), {
      kind: 'loading',
      done: 7,
      total: 23,
    });
  });

  it('counts what is there while something else holds the lock', async () => {
    const ended = { endedAt: NOW, attempts: 1, reason: 'away' };
    assert.deepEqual(await ask(ended, { updating: true }), { kind: 'loading', done: 0, total: 23 });
  });

  it('goes on at once after the process was killed, though some lists are there', async () => {
    const killed = await ask({ done: 7, total: 23 }, { loaded: 7 });
    assert.deepEqual(killed, { kind: 'waiting', failed: null, nextTry: null });
  });

  const pauses: readonly (readonly [attempts: number, minutes: number])[] = [
    [1, 1],
    [2, 2],
    [3, 4],
    [6, 32],
    [7, 60],
    [5000, 60],
  ];
  for (const [attempts, minutes] of pauses) {
    it(`is tried again ${minutes} minutes after update ${attempts} failed`, async () => {
      assert.deepEqual(await ask({ endedAt: NOW, attempts, reason: 'no network' }), {
        kind: 'waiting',
        failed: { at: NOW, reason: 'no network' },
        nextTry: new Date(NOW.getTime() + minutes * 60_000),
      });
    });
  }

  describe('after an update', () => {
    const report = (code: ListReport['code'], outcome: ListOutcome, entryCount: number): ListReport =>
      ({ code, outcome, entryCount, reason: outcome === 'failed' ? 'no network' : null }) as ListReport;
    const served = report('UN_CONSOLIDATED', 'updated', 700);
    const failed = report('OFAC_SDN', 'failed', 0);

    it('is complete when every core list that was there is loaded', () => {
      const lists = [served, report('EU_FSF', 'absent', 0), report('OFAC_SDN', 'failed', 18_000)];
      assert.equal(incompleteReason(lists, { loaded: 2, attempts: 1 }), null);
    });
    it('is not complete while a core list failed that never was there', () => {
      assert.equal(incompleteReason([served, failed], { loaded: 1, attempts: 2 }), 'OFAC_SDN: no network');
    });
    it('no longer waits for it after three updates', () => {
      assert.equal(incompleteReason([served, failed], { loaded: 1, attempts: 3 }), null);
    });
    it('still waits after many updates while most core lists are missing', () => {
      const lists = [served, failed, report('EU_FSF', 'refused', 0)];
      assert.notEqual(incompleteReason(lists, { loaded: 1, attempts: 50 }), null);
    });
    it('is never complete without any list', () => {
      const all = [failed, report('EU_FSF', 'failed', 0)];
      assert.equal(incompleteReason(all, { loaded: 0, attempts: 9 }), 'OFAC_SDN: no network, and 1 more');
      assert.equal(incompleteReason([], { loaded: 0, attempts: 9 }), 'no list was there');
    });
  });

  describe('as a job', () => {
    /** Looks as often as there are states, each before and after the update it may cause. */
    const look = async (states: readonly FirstLoad[], update = (): Promise<void> => Promise.resolve()) => {
      const said: string[] = [];
      let at = 0;
      const work = createFirstLoading({
        ask: () => Promise.resolve(states[Math.min(at++, states.length - 1)] ?? { kind: 'complete' }),
        update: () => {
          said.push('update');
          return update();
        },
        progress: {
          end: (_at, reason) => {
            said.push(`end: ${reason ?? ''}`);
            return Promise.resolve();
          },
        },
        clock: () => NOW,
        log: {
          begins: () => said.push('begins'),
          ended: (state) => said.push(`ended: ${state.kind}`),
          endedElsewhere: () => said.push('ended elsewhere'),
        },
      });
      while (at < states.length) await work(never);
      await work(never);
      return said;
    };
    const waiting: FirstLoad = { kind: 'waiting', failed: null, nextTry: null };
    const pausing: FirstLoad = {
      kind: 'waiting',
      failed: { at: NOW, reason: 'no network' },
      nextTry: new Date(NOW.getTime() + 1),
    };

    it('updates once, and never again when it is complete', async () => {
      assert.deepEqual(await look([waiting, { kind: 'complete' }]), ['begins', 'update', 'ended: complete']);
    });
    it('says once that another process has ended it', async () => {
      const states: FirstLoad[] = [{ kind: 'loading', done: 1, total: 23 }, { kind: 'complete' }];
      assert.deepEqual(await look(states), ['ended elsewhere']);
    });
    it('leaves it to the process that is at it', async () => {
      assert.deepEqual(await look([{ kind: 'loading', done: 1, total: 23 }]), []);
    });
    it('tries at once after a start, and then waits as long as it must', async () => {
      assert.deepEqual(await look([pausing, pausing, pausing, pausing]), [
        'begins',
        'update',
        'ended: waiting',
      ]);
    });
    it('pauses after an update that could not even begin', async () => {
      const said = await look([waiting, pausing, pausing], () =>
        Promise.reject(new Error('no such program')),
      );
      assert.deepEqual(said, ['begins', 'update', 'end: no such program', 'ended: waiting']);
    });
  });

  describe('in the store', () => {
    it('is counted, ended and begun again', async () => {
      const database = openDatabase(':memory:');
      await migrate(database, LIST_MIGRATIONS);
      const progress = new SqliteLoadProgress(database);
      assert.equal(await progress.read(), null);
      await progress.begin(23);
      await progress.advance(7);
      const running = { done: 7, total: 23, attempts: 0, endedAt: null, reason: null, isComplete: false };
      assert.deepEqual(await progress.read(), running);
      await progress.end(NOW, 'no network');
      const ended = { ...running, attempts: 1, endedAt: NOW, reason: 'no network' };
      assert.deepEqual(await progress.read(), ended);
      await progress.begin(23);
      assert.deepEqual(await progress.read(), { ...ended, done: 0, endedAt: null });
      await progress.end(NOW, null);
      await progress.begin(5);
      await progress.end(NOW, 'later trouble');
      assert.equal((await progress.read())?.isComplete, true);
      await database.destroy();
    });

    it('is complete in a store of an earlier version with lists, and not in one without', async () => {
      for (const loaded of [0, 1]) {
        const database = openDatabase(':memory:');
        await migrate(database, [lists001]);
        await database('lists').insert({ code: 'OFAC_SDN', generation: loaded });
        await migrate(database, LIST_MIGRATIONS);
        const last = await new SqliteLoadProgress(database).read();
        assert.equal(last?.isComplete ?? false, loaded === 1);
        await database.destroy();
      }
    });
  });
});
