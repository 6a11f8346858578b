import assert from 'node:assert/strict';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, runStatements, writeIfPossible } from '../../src/db/borrow-connection.ts';
import { openMigrated } from '../../src/db/open-migrated.ts';
import { ServiceError, type ErrorCode } from '../../src/errors.ts';
import { runInScope } from '../../src/request-scope.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const MIGRATIONS = [
  {
    name: '0001',
    up: (knex: Knex) => knex.schema.createTable('notes', (table) => table.text('note')),
  },
];

const SCOPE = { requestId: 'r', traceId: 't', parent: null, trace: null };

function failsWith(code: ErrorCode, says: RegExp) {
  return (error: unknown) => error instanceof ServiceError && error.code === code && says.test(error.message);
}

describe('a store that', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let filename: string;
  let database: Knex;
  let other: Database;

  beforeEach(async () => {
    folder = temporaryFolder();
    filename = join(folder.path, 'notes.sqlite');
    database = await openMigrated(filename, MIGRATIONS, 'notes');
    other = new SqliteDatabase(filename);
  });
  afterEach(async () => {
    other.close();
    await database.destroy();
    folder.remove();
  });

  const write = (note: string, waitMs?: number): Promise<unknown> =>
    borrowConnection(
      database,
      (connection) => connection.prepare('insert into notes values (?)').run(note),
      waitMs === undefined ? {} : { waitMs },
    );
  const notes = (): Promise<unknown[]> =>
    borrowConnection(database, (connection) => connection.prepare('select note from notes').pluck().all());

  describe('another process has locked', () => {
    beforeEach(() => {
      other.exec('begin immediate');
    });

    it('is read meanwhile, and written in the order of those who waited once it is free', async () => {
      const order: string[] = [];
      const waiting = ['a', 'b', 'c'].map((note) => write(note).then(() => order.push(note)));
      assert.deepEqual(await notes(), []);
      assert.deepEqual(order, []);
      other.exec('commit');
      await Promise.all(waiting);
      assert.deepEqual(order, ['a', 'b', 'c']);
      assert.deepEqual(await notes(), ['a', 'b', 'c']);
    });

    it('leaves every turn of the process to others', async () => {
      const waiting = write('a');
      let turns = 0;
      // A wait within SQLite would let none of them come before the statement gave up.
      while (turns < 50) {
        await sleep(1);
        turns++;
      }
      other.exec('commit');
      await waiting;
      assert.equal(turns, 50);
    });

    it('is busy when the wait is over, which changes nothing', async () => {
      await assert.rejects(write('a', 20), failsWith('busy', /^notes\.sqlite is busy/u));
      await assert.rejects(write('a', 0), failsWith('busy', /busy/u));
      other.exec('commit');
      assert.deepEqual(await notes(), []);
    });

    it('has statements and transactions of knex wait likewise', async () => {
      const statement = runStatements(database, () => database('notes').insert({ note: 'a' }));
      const transaction = runStatements(database, () =>
        database.transaction(async (knex) => {
          await knex('notes').insert({ note: 'b' });
          await knex('notes').insert({ note: 'c' });
        }),
      );
      assert.deepEqual(await notes(), []);
      other.exec('commit');
      await Promise.all([statement, transaction]);
      assert.deepEqual(await notes(), ['a', 'b', 'c']);
    });

    it('lets a request wait once for all that it writes', async () => {
      await runInScope(SCOPE, async () => {
        await assert.rejects(write('a'), failsWith('busy', /busy/u));
        const turn = sleep(1).then(() => 'a turn later');
        const answer = write('b').catch(() => 'at once');
        assert.equal(await Promise.race([answer, turn]), 'at once');
      });
      other.exec('commit');
    }).timeout(60_000);

    it('lets a thousand wait and refuses more at once', async () => {
      const waiting = Array.from({ length: 1_000 }, (_, index) => write(String(index)));
      await sleep(1);
      await assert.rejects(write('one too many'), failsWith('busy', /busy/u));
      other.exec('commit');
      await Promise.all(waiting);
      assert.equal((await notes()).length, 1_000);
    });

    it('goes without what may be left out', async () => {
      const noted = await borrowConnection(database, (connection) =>
        writeIfPossible(() => connection.prepare('insert into notes values (?)').run('a')),
      );
      assert.equal(noted, false);
      other.exec('commit');
    });

    it('fails for other reasons as it would at once', async () => {
      const waiting = borrowConnection(database, (connection) => {
        connection.prepare("insert into notes values ('a')").run();
        throw new RangeError('of its own');
      });
      other.exec('commit');
      await assert.rejects(waiting, RangeError);
    });
  });

  it('is full says so, is read meanwhile, and is written again when there is room', async () => {
    const limit = (pages: number): Promise<unknown> =>
      borrowConnection(database, (connection) => connection.pragma(`max_page_count = ${pages}`));
    await limit(1);
    const long = 'x'.repeat(20_000);
    await assert.rejects(write(long), failsWith('store_unavailable', /notes\.sqlite .*the disk is full/u));
    assert.deepEqual(await notes(), []);
    await write(long);
    assert.equal((await notes()).length, 1, 'the connection that was full is replaced by another one');
  });

  it('is read-only says so, and is written again once it is not', async () => {
    await borrowConnection(database, (connection) => connection.pragma('query_only = on'));
    await assert.rejects(write('a'), failsWith('store_unavailable', /read-only/u));
    await write('b');
    assert.deepEqual(await notes(), ['b']);
  });

  it('is gone says so instead of writing to a file that nobody will find, and goes on when it is back', async () => {
    await write('a');
    const away = join(folder.path, 'away');
    renameSync(filename, away);
    await sleep(600);
    const gone = failsWith('store_unavailable', /notes\.sqlite cannot be used: the file is gone/u);
    await assert.rejects(write('b'), gone);
    await assert.rejects(
      runStatements(database, () => database('notes').insert({ note: 'b' })),
      gone,
    );
    renameSync(away, filename);
    await sleep(600);
    await write('c');
    assert.deepEqual(await notes(), ['a', 'c']);
  });

  it('was replaced by another file is opened anew', async () => {
    await write('a');
    other.close();
    const copy = join(folder.path, 'copy.sqlite');
    const backup = await openMigrated(copy, MIGRATIONS, 'notes');
    await backup('notes').insert({ note: 'of the backup' });
    await backup.destroy();
    for (const end of ['', '-wal', '-shm']) rmSync(filename + end, { force: true });
    renameSync(copy, filename);
    await sleep(600);
    assert.deepEqual(await notes(), ['of the backup']);
    await write('b');
    other = new SqliteDatabase(filename);
    assert.deepEqual(other.prepare('select note from notes').pluck().all(), ['of the backup', 'b']);
  });
});
