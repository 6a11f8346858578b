import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import SqliteDatabase from 'better-sqlite3';
import type { Knex } from 'knex';
import { createAttemptLimits } from '../../src/accounts/attempt-limits.ts';
import { createRateCounter, type RateCounter } from '../../src/accounts/rate-counter.ts';
import type { RateStore } from '../../src/accounts/rate-store.ts';
import { createRateWindow, type RateWindow } from '../../src/accounts/rate-window.ts';
import { createSharedFailedWork } from '../../src/accounts/shared-failed-work.ts';
import { SqliteRateStore } from '../../src/accounts/sqlite-rate-store.ts';
import { ACCOUNT_MIGRATIONS } from '../../src/db/migrations/accounts-migrations.ts';
import { openMigrated } from '../../src/db/open-migrated.ts';
import { ServiceError } from '../../src/errors.ts';
import type { SharedFailedWork } from '../../src/screening/failed-work.ts';
import { fakeClock, type FakeClock } from '../support/accounts.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const PROGRAM = fileURLToPath(new URL('../support/fail-keys-in-process.ts', import.meta.url));
const LIMITS = { times: 3, windowMs: 60_000, clients: 100 };

describe('counts that processes share', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let filename: string;
  let database: Knex;
  let store: RateStore;
  let clock: FakeClock;

  beforeEach(async () => {
    folder = temporaryFolder();
    filename = join(folder.path, 'accounts.sqlite');
    database = await openMigrated(filename, ACCOUNT_MIGRATIONS, 'accounts');
    store = new SqliteRateStore(database);
    clock = fakeClock('2026-11-21T12:00:00Z');
  });
  afterEach(async () => {
    await database.destroy();
    folder.remove();
  });

  const count = (client: string, times = 1, kind = 'k') => ({ kind, client, times, windowMs: 60_000 });
  const rows = async (): Promise<number> => (await database('rate_windows')).length;

  describe('in the store', () => {
    it('add up within a window, and begin anew after it', async () => {
      const endsAt = clock.now().getTime() + 60_000;
      assert.deepEqual(await store.count([count('a'), count('a', 2), count('b')], clock.now()), [
        { times: 1, endsAt },
        { times: 3, endsAt },
        { times: 1, endsAt },
      ]);
      clock.advance(59_999);
      assert.deepEqual(await store.count([count('a')], clock.now()), [{ times: 4, endsAt }]);
      clock.advance(1);
      assert.deepEqual(await store.count([count('a')], clock.now()), [{ times: 1, endsAt: endsAt + 60_000 }]);
    });

    it('tell rules apart', async () => {
      await store.count([count('a', 5, 'sign-in')], clock.now());
      assert.equal((await store.count([count('a', 1, 'mail')], clock.now()))[0]?.times, 1);
    });

    it('keep no address in plain text, however long it is', async () => {
      await store.count(
        [count('203.0.113.7 someone@example.com'), count('x'.repeat(1e6)), count('')],
        clock.now(),
      );
      const kept = await database('rate_windows').select<{ client: Buffer }[]>('client');
      assert.deepEqual(
        kept.map(({ client }) => client.length),
        [16, 16, 16],
      );
    });

    it('are forgotten when they have ended', async () => {
      await store.count([count('a'), { ...count('b'), windowMs: 120_000 }], clock.now());
      clock.advance(60_000);
      assert.equal(await store.forgetEnded(clock.now()), 1);
      assert.equal(await rows(), 1);
    });

    it('are bounded: the clients that came first go first', async () => {
      const small = new SqliteRateStore(database, 3);
      for (const client of ['a', 'b', 'c', 'd', 'e']) await small.count([count(client)], clock.now());
      assert.equal(await rows(), 3);
      assert.equal((await small.count([count('e')], clock.now()))[0]?.times, 2);
      assert.equal((await small.count([count('a')], clock.now()))[0]?.times, 1);
    });

    it('wait for a moment only', async () => {
      const other = new SqliteDatabase(filename);
      other.exec('begin immediate');
      await assert.rejects(store.count([count('a')], clock.now()), { code: 'busy' });
      other.exec('rollback');
      other.close();
      assert.equal(await rows(), 0);
    });
  });

  describe('in windows', () => {
    let counted: number;
    let steps: number;
    let fails: Error | null;
    let counter: RateCounter;
    beforeEach(() => {
      counted = 0;
      steps = 0;
      fails = null;
      counter = createRateCounter(
        {
          count: (counts, now) => {
            if (fails !== null) return Promise.reject(fails);
            counted += counts.length;
            steps++;
            return store.count(counts, now);
          },
        },
        clock.now,
      );
    });

    /** What a process has. */
    const processWindow = (): RateWindow =>
      createRateWindow(clock.now, LIMITS, { counter: counter, kind: 'k' });
    const many = (window: RateWindow, times: number): Promise<(number | null)[]> =>
      Promise.all(Array.from({ length: times }, () => window.record('a')));

    it('hold over two processes', async () => {
      const [one, two] = [processWindow(), processWindow()];
      assert.deepEqual(await many(one, 2), [null, null]);
      assert.deepEqual(await many(two, 2), [null, 60]);
      assert.deepEqual(await many(one, 1), [60]);
      clock.advance(60_000);
      assert.deepEqual(await many(two, 1), [null]);
    });

    it('cost no write once they are used up, and few transactions in a flood', async () => {
      const window = processWindow();
      const waits = await many(window, 1_000);
      assert.equal(waits.filter((wait) => wait === null).length, 3);
      assert.equal(counted, 3);
      await many(window, 1_000);
      assert.equal(counted, 3);
      steps = 0;
      const addresses = Array.from({ length: 1_000 }, (_, index) => `address ${index}`);
      await Promise.all(addresses.map((address) => window.record(address)));
      assert.ok(steps <= 4, `${steps} transactions`);
    });

    it('are counted in memory while the store cannot be written, and in the store afterwards', async () => {
      const window = processWindow();
      fails = new ServiceError('busy', 'locked');
      assert.deepEqual(await many(window, 2), [null, null]);
      fails = null;
      assert.deepEqual(await many(window, 1), [null]);
      assert.deepEqual(await many(processWindow(), 1), [60], 'another process knows of all three');
      fails = new ServiceError('store_unavailable', 'full');
      assert.deepEqual(await many(window, 2), [60, 60], 'in memory the rule holds as well');
    });

    it('fail where the store fails for a reason of its own', async () => {
      fails = new TypeError('a bug');
      await assert.rejects(many(processWindow(), 1), TypeError);
    });

    it('let signing in be tried as often over two processes as over one', async () => {
      const rule = { windowMs: 60_000, pair: 4, network: 100, email: 100, pairAfterEmail: 0 };
      const rates = { counter, kind: 'sign-in' };
      const [one, two] = [
        createAttemptLimits(clock.now, rule, rates),
        createAttemptLimits(clock.now, rule, rates),
      ];
      const waits: (number | null)[] = [];
      for (const limits of [one, two, one, two, one, two])
        waits.push(await limits.record('192.0.2.1', 'a@example.com'));
      assert.deepEqual(waits, [null, null, null, null, 60, 60]);
      assert.equal(await two.record('192.0.2.1', 'b@example.com'), null);
    });
  });

  it('add up failed work in milliseconds, and say nothing while the store is locked', async () => {
    const processes = [1, 2].map(() =>
      createSharedFailedWork(createRateCounter(store, clock.now), clock.now),
    );
    const [one, two] = processes as [SharedFailedWork, SharedFailedWork];
    assert.deepEqual(await one.add('account 1', 2_000.2, 60_000), { ms: 2_001, endsInMs: 60_000 });
    clock.advance(20_000);
    assert.deepEqual(await two.add('account 1', 0.01, 60_000), { ms: 2_002, endsInMs: 40_000 });
    const other = new SqliteDatabase(filename);
    other.exec('begin immediate');
    assert.equal(await one.add('account 1', 1, 60_000), null);
    other.exec('rollback');
    other.close();
    assert.deepEqual(await one.add('account 1', 1, 60_000), { ms: 2_003, endsInMs: 40_000 });
  });

  it('let the limit of wrong keys pass, but for those in flight, over several real processes', async function () {
    this.timeout(120_000);
    const children = Array.from({ length: 3 }, () =>
      spawn(process.execPath, ['--import', 'tsx', PROGRAM, filename, '192.0.2.1', '60'], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    const outputs = children.map((child) => {
      let text = '';
      child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      return () => text.trim().split('\n');
    });
    const ends = children.map((child) => once(child, 'exit'));
    await Promise.all(children.map((child) => once(child.stdout, 'data')));
    for (const child of children) child.stdin.end('go\n');
    await Promise.all(ends);
    const admitted = outputs.map((output) => Number(output()[1]));
    const total = admitted.reduce((sum, some) => sum + some, 0);
    // A count that met another process's lock is made up for by the next one: each process may be ahead by what it had in flight.
    assert.ok(total >= 100 && total <= 100 + 3 * 10, `${total} of 180 might go on`);
  });
});
