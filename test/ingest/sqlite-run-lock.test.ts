import assert from 'node:assert/strict';
import { hostname } from 'node:os';
import { mock } from 'node:test';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { openDatabase } from '../../src/db/connection.ts';
import { LIST_MIGRATIONS } from '../../src/db/migrations/lists-migrations.ts';
import { openMigrated } from '../../src/db/open-migrated.ts';
import { ServiceError } from '../../src/errors.ts';
import type { LockHolder } from '../../src/ingest/run-lock.ts';
import { SqliteRunLock } from '../../src/ingest/sqlite-run-lock.ts';
import { freshFolder, removeFolders } from './support/folders.ts';

// Larger than any process id that Linux gives.
const DEAD_PID = 2 ** 22 + 1;
const NOW = Date.parse('2026-11-21T10:00:00Z');

describe('the lock of a run', () => {
  let database: Knex;
  let filename: string;
  let now: number;
  let lock: SqliteRunLock;
  const waits: LockHolder[] = [];

  const acquire = (waitMs = 0): ReturnType<SqliteRunLock['acquire']> =>
    lock.acquire({ waitMs, onWait: (holder) => waits.push(holder) });

  const heldBy = (pid: number, host: string, leaseEndsAt: number): Promise<unknown> =>
    database('run_locks').insert({
      name: 'update-lists',
      owner: 'other',
      pid,
      host,
      lease_ends_at: leaseEndsAt,
    });

  const isBusy = (error: unknown): boolean => error instanceof ServiceError && error.code === 'busy';

  beforeEach(async () => {
    now = NOW;
    waits.length = 0;
    filename = join(await freshFolder(), 'lists.sqlite');
    database = await openMigrated(filename, LIST_MIGRATIONS, 'lists');
    lock = new SqliteRunLock(database, () => new Date(now));
  });

  afterEach(async () => {
    await database.destroy();
    await removeFolders();
  });

  it('is held by one run at a time, and says who holds it', async () => {
    const held = await acquire();
    await assert.rejects(acquire(), isBusy);
    assert.deepEqual(
      waits.map(({ pid, host }) => [pid, host]),
      [[process.pid, hostname()]],
    );
    await held.release();
    await (await acquire()).release();
  });

  it('is waited for', async () => {
    const held = await acquire();
    const second = acquire(60_000);
    await held.release();
    await (await second).release();
    assert.equal(waits.length, 1, 'told once');
  });

  it('is taken at once from a killed process of this machine', async () => {
    await heldBy(DEAD_PID, hostname(), NOW + 60_000);
    await (await acquire()).release();
  });

  it('is left to a process of another machine until its lease ends', async () => {
    await heldBy(DEAD_PID, 'elsewhere', NOW + 60_000);
    await assert.rejects(acquire(), isBusy);
    now += 60_001;
    await (await acquire()).release();
  });

  it('is taken from a living process number that does not renew, because numbers are used again', async () => {
    await heldBy(process.pid, hostname(), NOW - 1);
    await (await acquire()).release();
  });

  it('is renewed while it is held, without waiting for a commit', async () => {
    mock.timers.enable({ apis: ['setInterval'] });
    try {
      const held = await acquire();
      const leaseEnd = async (): Promise<number | undefined> =>
        (await database('run_locks').first<{ lease_ends_at: number } | undefined>('lease_ends_at'))
          ?.lease_ends_at;
      const first = (await leaseEnd()) ?? 0;
      now += 15_000;
      mock.timers.tick(15_000);
      assert.equal(await leaseEnd(), first + 15_000);
      const writer = openDatabase(filename);
      await writer.raw('begin immediate');
      now += 15_000;
      mock.timers.tick(15_000);
      assert.equal(await leaseEnd(), first + 15_000, 'the next renewal makes up for it');
      await writer.raw('rollback');
      await writer.destroy();
      assert.deepEqual(await database.raw('pragma busy_timeout'), [{ timeout: 0 }]);
      await held.release();
    } finally {
      mock.timers.reset();
    }
  });

  it('is not given back by one who lost it', async () => {
    const lost = await acquire();
    await database('run_locks').update({ lease_ends_at: NOW - 1 });
    const held = await acquire();
    await lost.release();
    await assert.rejects(acquire(), isBusy);
    await held.release();
  });
});
