import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import SqliteDatabase from 'better-sqlite3';
import { seededRandom } from '../../scripts/bench/seeded-random.ts';
import { copyAccounts, outdatedCopies, type CopyOutcome } from '../../src/backup/sqlite-account-copies.ts';
import { backupsIn, nameOf } from '../../src/backup/sqlite-backup-folder.ts';
import { hashOf, readManifest } from '../../src/backup/manifest.ts';
import { takeBackup } from '../../src/backup/sqlite-backup.ts';
import { startAccountCopies } from '../../src/compose-account-copies.ts';
import { restoreFolder } from '../../src/compose-backup.ts';
import { findDamage } from '../../src/db/check-store.ts';
import { ServiceError } from '../../src/errors.ts';
import { runScript } from '../support/run-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { StoresWorld } from './support/stores-world.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('copies of the accounts', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let data: string;
  let copies: string;
  let world: StoresWorld | null;

  beforeEach(async () => {
    folder = temporaryFolder();
    data = join(folder.path, 'data');
    copies = join(folder.path, 'copies');
    world = await StoresWorld.open(data);
    await addAccount('first');
  });
  afterEach(async () => {
    await world?.stop();
    folder.remove();
  });

  const addAccount = async (name: string): Promise<void> => {
    await world?.parts.accounts.management.create({ email: `${name}@example.com`, plan: 'business' });
  };
  const copy = (days = 7): Promise<CopyOutcome> => copyAccounts({ data, into: copies, days, leastAgeMs: 0 });
  const stop = async (): Promise<void> => {
    await world?.stop();
    world = null;
  };
  const accountsIn = (path: string): number => {
    const database = new SqliteDatabase(path, { readonly: true });
    const count = database.prepare<[], number>('select count(*) from accounts').pluck().get() ?? 0;
    database.close();
    return count;
  };
  const refuses = async (work: Promise<unknown>, message: RegExp): Promise<void> => {
    await assert.rejects(work, (error) => error instanceof ServiceError && message.test(error.message));
  };
  const restore = (at: Date | null = null, from = copies) =>
    restoreFolder({ DATA_DIR: data }, from, { otherInstallation: false, at });

  it('are taken while the accounts are in use, checked, and only when something changed', async () => {
    assert.equal((await copy()).kind, 'copied');
    assert.equal((await copy()).kind, 'unchanged');
    await world?.parts.accounts.tryWriting();
    assert.equal((await copy()).kind, 'unchanged', 'a trial of the store is no change');
    await addAccount('second');
    assert.equal((await copy()).kind, 'copied');
    const names = await backupsIn(copies, 'accounts');
    assert.deepEqual(
      names.map((name) => accountsIn(join(copies, name, 'accounts.sqlite'))),
      [1, 2],
    );
    const [name = ''] = names;
    const [store] = readManifest(join(copies, name)).stores;
    assert.equal(store?.sha256, await hashOf(join(copies, name, 'accounts.sqlite')));
    assert.deepEqual(readdirSync(join(copies, name)).sort(), ['accounts.sqlite', 'backup.json']);
  });

  it('leave a copy alone that is young, unless the clock was set back', async () => {
    await copy();
    await addAccount('second');
    const young = { data, into: copies, days: 7, leastAgeMs: HOUR_MS };
    assert.equal((await copyAccounts(young)).kind, 'recent');
    const [name = ''] = await backupsIn(copies, 'accounts');
    const later = new Date(Date.now() + DAY_MS);
    utimesSync(join(copies, name, 'backup.json'), later, later);
    assert.equal((await copyAccounts(young)).kind, 'copied');
  });

  it('put back the newest, or that of a time, and leave the other stores; what is lost is said', async () => {
    await copy();
    const between = new Date();
    await sleep(5);
    await addAccount('second');
    await copy();
    await addAccount('third');
    await stop();
    const newest = await restore();
    assert.equal(accountsIn(join(data, 'accounts.sqlite')), 2);
    assert.ok(newest.lostUntil !== null && newest.lostUntil >= newest.takenAt);
    assert.deepEqual([newest.kind, newest.screenedAnew], ['accounts', []]);
    assert.equal(accountsIn(join(data, newest.before ?? '', 'accounts.sqlite')), 3);
    await restore(between);
    assert.equal(accountsIn(join(data, 'accounts.sqlite')), 1);
    assert.deepEqual(readdirSync(join(data, newest.before ?? '')), ['accounts.sqlite']);
    await refuses(restore(new Date('2001-01-01')), /no backup from before 2001/u);
    world = await StoresWorld.open(data);
    await addAccount('fourth');
  });

  it('are refused by a restore that finds one damaged, cut short or of another installation', async () => {
    await copy();
    const other = await StoresWorld.open(join(folder.path, 'other'));
    const others = join(folder.path, 'others');
    await copyAccounts({ data: join(folder.path, 'other'), into: others, days: 1, leastAgeMs: 0 });
    await other.stop();
    await refuses(restore(), /is open in another process/u);
    await stop();
    await refuses(restore(null, others), /another installation/u);
    const [name = ''] = await backupsIn(copies, 'accounts');
    writeFileSync(join(copies, name, 'accounts.sqlite'), 'half', { flag: 'r+' });
    await refuses(restore(), /another hash/u);
    rmSync(join(copies, name, 'accounts.sqlite'));
    await refuses(restore(), /accounts\.sqlite is missing/u);
    assert.equal(accountsIn(join(data, 'accounts.sqlite')), 1);
  });

  it('can share a folder with backups, which neither removes; a restore asks which is meant', async () => {
    await copy();
    await takeBackup(data, copies, { keep: 1 });
    await addAccount('second');
    await copy();
    await takeBackup(data, copies, { keep: 1 });
    assert.equal((await backupsIn(copies, 'accounts')).length, 2);
    assert.equal((await backupsIn(copies, 'everything')).length, 1);
    await stop();
    await refuses(restore(), /backups of everything and copies of the accounts: name one/u);
    const [, name = ''] = await backupsIn(copies, 'accounts');
    assert.equal((await restore(null, join(copies, name))).kind, 'accounts');
  });

  it('keep what was there when the accounts are damaged, empty or gone, or the folder cannot be written', async () => {
    await copy();
    await stop();
    const path = join(data, 'accounts.sqlite');
    const garbage = Buffer.alloc(8192, 0xa5);
    const { size } = statSync(path);
    const damaged = new SqliteDatabase(path);
    damaged.pragma('journal_mode = delete');
    damaged.close();
    writeFileSync(path, Buffer.concat([garbage, garbage]), { flag: 'r+' });
    await refuses(copy(), /damaged|not a database/u);
    writeFileSync(path, '');
    await refuses(copy(), /missing or empty/u);
    rmSync(path);
    await refuses(copy(), /missing or empty/u);
    assert.ok(!existsSync(path) && size > 0, 'no empty file takes its place');
    assert.equal((await backupsIn(copies, 'accounts')).length, 1);
    assert.deepEqual(
      readdirSync(copies).filter((name) => name.endsWith('.partial')),
      [],
    );
    writeFileSync(join(folder.path, 'file'), '');
    await refuses(
      copyAccounts({ data, into: join(folder.path, 'file'), days: 1, leastAgeMs: 0 }),
      /it is a file/u,
    );
  });

  it('go on in the background, tell of failures, and end with a last copy', async () => {
    const told: string[] = [];
    const running = startAccountCopies(
      { data, into: copies, days: 1 },
      {
        onOutcome: ({ kind }) => told.push(kind),
        onFailure: (message) => told.push(message),
        everyMs: 10,
      },
    );
    while (!told.includes('copied')) await sleep(5);
    await addAccount('second');
    await running.close();
    const last = (await backupsIn(copies, 'accounts')).at(-1) ?? '';
    assert.equal(accountsIn(join(copies, last, 'accounts.sqlite')), 2);
    rmSync(copies, { recursive: true });
    writeFileSync(copies, 'a file');
    const failing = startAccountCopies(
      { data, into: copies, days: 1 },
      { onOutcome: () => undefined, onFailure: (message) => told.push(message), everyMs: 10 },
    );
    while (!told.some((message) => message.includes('it is a file'))) await sleep(5);
    await failing.close();
  });

  it('are whole at any moment that the process is killed, and what it left goes with the next', async () => {
    const worker = fileURLToPath(new URL('support/copy-in-process.ts', import.meta.url));
    const random = seededRandom(40);
    // Some megabytes, so that a copy takes a while.
    await stop();
    const large = new SqliteDatabase(join(data, 'accounts.sqlite'));
    large.exec('create table filling (bytes blob)');
    const fill = large.prepare('insert into filling values (randomblob(1000000))');
    for (let count = 0; count < 8; count++) fill.run();
    large.close();
    for (let kill = 0; kill < 8; kill++) {
      const child = spawn(process.execPath, ['--import', 'tsx', worker, data, copies], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await new Promise((resolve) => child.stdout.once('data', resolve));
      await sleep(random() * 300);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      for (const name of await backupsIn(copies, 'accounts')) {
        const path = join(copies, name, 'accounts.sqlite');
        const [store] = readManifest(join(copies, name)).stores;
        assert.equal(await hashOf(path), store?.sha256, name);
        assert.equal(findDamage(path, 'quick'), null);
      }
    }
    mkdirSync(join(copies, '.accounts-1-1.partial'), { recursive: true });
    await copy();
    const left = readdirSync(copies).filter((name) => !name.startsWith('accounts-'));
    assert.deepEqual(left, ['.accounts.lock']);
    const restored = await restore();
    assert.equal(accountsIn(join(data, 'accounts.sqlite')), 1);
    assert.equal(restored.kind, 'accounts');
  });

  it('are put back by the command, which says what is lost at most', async () => {
    await copy();
    await addAccount('second');
    await stop();
    const environment = { DATA_DIR: data };
    for (const bad of ['yesterday', '2026-13-01', '12:00', ''])
      assert.equal((await runScript('restore', [copies, '--at', bad], environment)).code, 2, bad);
    const none = await runScript('restore', [copies, '--at', '2001-01-01T00:00'], environment);
    assert.match(none.err, /no backup from before 2001-01-01T00:00:00\.000Z/u);
    const restored = await runScript('restore', [copies], environment);
    assert.equal(restored.code, 0, restored.err);
    assert.match(restored.out, /restored accounts\.sqlite as of \S+ from/u);
    assert.match(restored.out, /lost is at most what was written from \S+ to \S+, \d+ seconds/u);
    assert.equal(accountsIn(join(data, 'accounts.sqlite')), 1);
  });
});

describe('retention of copies of the accounts', () => {
  const start = Date.UTC(2026, 2, 1);

  /** Names of copies that are left after one a minute for so long. */
  const afterMinutes = (minutes: number, days: number): readonly string[] => {
    let names: string[] = [];
    for (let minute = 0; minute < minutes; minute++) {
      names.push(nameOf('accounts', new Date(start + minute * 60_000), names.at(-1)));
      const gone = new Set(outdatedCopies(names, days));
      names = names.filter((name) => !gone.has(name));
    }
    return names;
  };

  it('is every minute of an hour, every hour of a day and every day as long as is wanted', () => {
    const names = afterMinutes(10 * 1440, 7);
    const hours = new Set(names.map((name) => name.slice(0, 20)));
    const days = new Set(names.map((name) => name.slice(0, 17)));
    assert.equal(days.size, 7);
    assert.ok(hours.size >= 24 + 5 && hours.size <= 24 + 7, String(hours.size));
    assert.ok(names.length >= 60 + 23 + 5 && names.length <= 60 + 24 + 7, String(names.length));
  });

  it('keeps the newest whatever its age, and nothing that is due is left behind', () => {
    assert.deepEqual(outdatedCopies([nameOf('accounts', new Date(0), undefined)], 1), []);
    assert.deepEqual(outdatedCopies([], 1), []);
    assert.ok(afterMinutes(3 * 1440, 1).length <= 60 + 25);
  });

  it('goes on in order, and with bounds, after a clock was set back', () => {
    let names = [nameOf('accounts', new Date('2099-01-01'), undefined)];
    for (let minute = 0; minute < 500; minute++) {
      names.push(nameOf('accounts', new Date(start + minute * 60_000), names.at(-1)));
      const gone = new Set(outdatedCopies(names, 7));
      names = names.filter((name) => !gone.has(name));
      assert.deepEqual(names, names.toSorted());
    }
    assert.ok(names.length <= 122, String(names.length));
  });
});
