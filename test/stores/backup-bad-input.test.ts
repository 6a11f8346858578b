import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import SqliteDatabase from 'better-sqlite3';
import { takeBackup } from '../../src/backup/sqlite-backup.ts';
import { restoreFolder } from '../../src/compose-backup.ts';
import { ACCOUNT_MIGRATIONS } from '../../src/db/migrations/accounts-migrations.ts';
import { LIST_MIGRATIONS } from '../../src/db/migrations/lists-migrations.ts';
import { SCREENING_MIGRATIONS } from '../../src/db/migrations/screenings-migrations.ts';
import { openMigrated } from '../../src/db/open-migrated.ts';
import { ServiceError } from '../../src/errors.ts';
import { asNobody } from '../support/as-user.ts';
import { runScript } from '../support/run-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { StoresWorld } from './support/stores-world.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
/** Whether a file system of a test's own can be mounted here: by root, in a name space that ends with its process. */
const canMount = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

describe('bad input of backup and restore', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let data: string;
  let backups: string;

  beforeEach(async () => {
    folder = temporaryFolder();
    data = join(folder.path, 'data');
    backups = join(folder.path, 'backups');
    const world = await StoresWorld.open(data);
    await world.parts.accounts.management.create({ email: 'reader@example.com', plan: 'business' });
    world.published.set('EU_FSF', new Map([['1', 'Qwertzian Shipping']]));
    await world.update('EU_FSF');
    await world.stop();
  });
  afterEach(() => {
    folder.remove();
  });

  const restore = (from = backups, into = data) =>
    restoreFolder({ DATA_DIR: into }, from, { otherInstallation: false });
  const refuses = async (work: Promise<unknown>, message: RegExp): Promise<void> => {
    await assert.rejects(work, (error) => {
      assert.ok(error instanceof ServiceError, String(error));
      assert.match(error.message, message);
      return true;
    });
  };
  const accountsIn = (path: string): number => {
    const database = new SqliteDatabase(join(path, 'accounts.sqlite'), { readonly: true });
    const count = database.prepare<[], number>('select count(*) from accounts').pluck().get() ?? 0;
    database.close();
    return count;
  };

  it('a backup of an older release is brought up to date by the next start', async () => {
    const old = join(folder.path, 'old');
    const stores = [
      // Before stores had identities.
      ['accounts.sqlite', ACCOUNT_MIGRATIONS.filter(({ name }) => name < 'accounts-010')],
      ['lists.sqlite', LIST_MIGRATIONS.slice(0, 1)],
      ['screenings.sqlite', SCREENING_MIGRATIONS.slice(0, 1)],
    ] as const;
    for (const [file, migrations] of stores) {
      const database = await openMigrated(join(old, file), migrations, 'an older release');
      await database.destroy();
    }
    await takeBackup(old, backups);
    const fresh = join(folder.path, 'fresh');
    await restore(backups, fresh);
    const world = await StoresWorld.open(fresh);
    await world.parts.accounts.management.create({ email: 'later@example.com', plan: 'business' });
    world.published.set('EU_FSF', new Map([['1', 'Qwertzian Shipping']]));
    await world.update('EU_FSF');
    await world.rescreen();
    await world.stop();
    assert.equal(accountsIn(fresh), 1);
  });

  it('a manifest that is damaged, of another format, or of nothing is refused before anything is touched', async () => {
    const { folder: from } = await takeBackup(data, backups);
    const manifest = join(from, 'backup.json');
    for (const text of ['', '{', '[]', 'null', '{"format":9,"stores":[],"files":[]}', '{"format":1}']) {
      writeFileSync(manifest, text);
      await refuses(restore(from), /cannot be read: it is damaged, or of a newer release/u);
    }
    writeFileSync(manifest, '{"format":1,"takenAt":"2026-03-15T12:00:00.000Z","stores":[],"files":[]}');
    await refuses(restore(from), /has no accounts\.sqlite/u);
    await refuses(restore(join(folder.path, 'nowhere')), /is no backup: there is no backup\.json/u);
    await refuses(restore(manifest), /is no backup/u);
    assert.equal(accountsIn(data), 1);
    assert.deepEqual(
      readdirSync(data).filter((name) => name.startsWith('before')),
      [],
    );
  });

  it('paths of a manifest that lead out of the folder are refused', async () => {
    const { folder: from, ...manifest } = await takeBackup(data, backups);
    const [file] = manifest.stores;
    for (const path of ['../outside', '/etc/hostname', 'mail/../../outside', 'accounts.sqlite/..'])
      for (const changed of [
        { stores: [...manifest.stores, { ...file, path }] },
        { files: [{ ...file, path }] },
      ]) {
        writeFileSync(join(from, 'backup.json'), JSON.stringify({ ...manifest, ...changed }));
        await refuses(restore(from), /cannot be read: it is damaged/u);
      }
    assert.ok(!existsSync(join(folder.path, 'outside')));
  });

  it('a folder of data without databases is no backup', async () => {
    const empty = join(folder.path, 'empty');
    mkdirSync(empty);
    await refuses(takeBackup(empty, backups), /there is no database in/u);
    await refuses(takeBackup(join(folder.path, 'nowhere'), backups), /there is no database in/u);
    writeFileSync(join(empty, 'accounts.sqlite'), 'no database, but as long as the head of one '.repeat(5));
    await refuses(takeBackup(empty, backups), /cannot be used: the file is not a database/u);
    assert.deepEqual(readdirSync(backups), ['.everything.lock']);
  });

  it('folders without rights are named, and nothing is left', async () => {
    await takeBackup(data, backups);
    const closed = join(folder.path, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    // The way there is open, so that it is this folder which is closed.
    chmodSync(folder.path, 0o755);
    const own = statSync(closed).uid === process.getuid?.() && process.getuid() !== 0;
    if (own) chmodSync(closed, 0o500);
    await asNobody(async () => {
      await refuses(takeBackup(data, closed), /no backup into .*: no permission to write there/u);
      await refuses(restore(backups, join(closed, 'data')), /cannot be copied into|is no backup/u);
    });
    chmodSync(closed, 0o700);
    assert.deepEqual(readdirSync(closed), []);
    assert.equal(accountsIn(data), 1);
  });

  it('of two restores at once one is refused', async () => {
    await takeBackup(data, backups);
    const both = await Promise.allSettled([restore(), restore()]);
    assert.ok(both.some(({ status }) => status === 'fulfilled'));
    for (const outcome of both)
      if (outcome.status === 'rejected')
        assert.match(String(outcome.reason), /another restore|is open in another/u);
    assert.equal(accountsIn(data), 1);
    assert.deepEqual(
      readdirSync(data).filter((name) => name.startsWith('.restore')),
      [],
    );
  });

  describe('on a full disk (where file systems can be mounted)', () => {
    const onSmallDisk = (
      mountedOn: string,
      command: string,
      into = data,
    ): { readonly code: number | null; readonly said: string } => {
      mkdirSync(mountedOn, { recursive: true });
      const script = `mount -t tmpfs -o size=128k none "$MOUNTED" && { bin/run ${command}; code=$?; ls -A "$MOUNTED"; exit $code; }`;
      const environment = { PATH: process.env['PATH'], DATA_DIR: into, MOUNTED: mountedOn };
      const ran = spawnSync('unshare', ['--mount', 'sh', '-c', script], {
        cwd: REPOSITORY,
        env: environment,
      });
      return { code: ran.status, said: `${ran.stdout.toString()}${ran.stderr.toString()}` };
    };

    it('a backup says so, and leaves nothing', function () {
      if (!canMount) this.skip();
      const { code, said } = onSmallDisk(backups, `backup "$MOUNTED"`);
      assert.equal(code, 1, said);
      assert.match(said, /backup: no backup into .*: no space is left there \((?:SQLITE_FULL|ENOSPC)\)/u);
      assert.match(said, /^\.everything\.lock$/mu);
      assert.ok(!said.includes('partial') && !/^\d{8}T/mu.test(said), said);
    });

    it('a restore says so before it touches anything', async function () {
      if (!canMount) this.skip();
      await takeBackup(data, backups);
      const elsewhere = join(folder.path, 'small');
      const { code, said } = onSmallDisk(elsewhere, `restore "${backups}"`, elsewhere);
      assert.equal(code, 1, said);
      assert.match(said, /restore: .* has no room for the \d+ bytes of the backup; nothing was restored/u);
      assert.ok(!said.includes('.sqlite\n'), said);
    });
  });

  it('the commands name what is wrong in one line', async () => {
    const { code, err } = await runScript('backup', [backups, '--keep', 'many'], { DATA_DIR: data });
    assert.deepEqual([code, err.includes('--keep must be a whole number from 1')], [2, true]);
    const none = await runScript('restore', [backups], { DATA_DIR: data });
    assert.deepEqual([none.code, none.err.trim().split('\n').length], [1, 1], none.err);
  });
});
