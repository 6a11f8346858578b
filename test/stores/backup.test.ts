import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { takeBackup } from '../../src/backup/sqlite-backup.ts';
import { restoreFolder } from '../../src/compose-backup.ts';
import { ServiceError } from '../../src/errors.ts';
import { runScript } from '../support/run-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { StoresWorld } from './support/stores-world.ts';

describe('backup and restore', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let data: string;
  let backups: string;
  let world: StoresWorld | null;

  beforeEach(async () => {
    folder = temporaryFolder();
    data = join(folder.path, 'data');
    backups = join(folder.path, 'backups');
    world = await StoresWorld.open(data);
    await world.parts.accounts.management.create({ email: 'reader@example.com', plan: 'business' });
    world.published.set('EU_FSF', new Map([['1', 'Qwertzian Shipping']]));
    await world.update('EU_FSF');
    mkdirSync(join(data, 'mail'));
    writeFileSync(join(data, 'mail', 'one.eml'), 'a mail');
  });
  afterEach(async () => {
    await world?.stop();
    folder.remove();
  });

  const stop = async (): Promise<void> => {
    await world?.stop();
    world = null;
  };
  const restore = (from = backups, otherInstallation = false) =>
    restoreFolder({ DATA_DIR: data }, from, { otherInstallation });
  const refuses = async (work: Promise<unknown>, message: RegExp): Promise<void> => {
    await assert.rejects(work, (error) => error instanceof ServiceError && message.test(error.message));
  };
  const accounts = (): number => {
    const database = new SqliteDatabase(join(data, 'accounts.sqlite'), { readonly: true });
    const count = database.prepare<[], number>('select count(*) from accounts').pluck().get() ?? 0;
    database.close();
    return count;
  };

  it('takes all databases and files of one moment while they are open, and puts them back', async () => {
    const taken = await takeBackup(data, backups);
    assert.deepEqual(taken.stores.map(({ path }) => path).sort(), [
      'accounts.sqlite',
      'lists.sqlite',
      'screenings.sqlite',
    ]);
    assert.equal(taken.stores.find(({ path }) => path === 'accounts.sqlite')?.rows['accounts'], 1);
    assert.deepEqual(
      taken.files.map(({ path }) => path),
      ['mail/one.eml'],
    );
    await world?.parts.accounts.management.create({ email: 'second@example.com', plan: 'business' });
    await stop();
    assert.equal(accounts(), 2);
    const { before, screenedAnew } = await restore();
    assert.equal(accounts(), 1);
    assert.deepEqual(screenedAnew, ['EU_FSF']);
    assert.ok(existsSync(join(data, before ?? '', 'accounts.sqlite')), 'what was there is kept');
    assert.equal(readFileSync(join(data, 'mail', 'one.eml'), 'utf8'), 'a mail');
  });

  it('refuses a folder that is in use, and leaves it as it is', async () => {
    await takeBackup(data, backups);
    await refuses(restore(), /is open in another process: stop the service first/u);
    assert.equal(accounts(), 1);
  });

  it('refuses a backup that is cut short, damaged, or misses a file, before it touches anything', async () => {
    const { folder: from } = await takeBackup(data, backups);
    await stop();
    const path = join(from, 'lists.sqlite');
    const whole = readFileSync(path);
    truncateSync(path, whole.length - 4096);
    await refuses(restore(), /copied in part; nothing was restored/u);
    const flipped = Buffer.from(whole);
    flipped[9000] = (flipped[9000] ?? 0) ^ 1;
    writeFileSync(path, flipped);
    await refuses(restore(), /another hash/u);
    rmSync(path);
    await refuses(restore(), /lists\.sqlite is missing/u);
    rmSync(join(from, 'backup.json'));
    await refuses(restore(from), /is no backup/u);
    assert.equal(accounts(), 1);
  });

  it('refuses a backup of a newer release, and one of another installation unless it is wanted', async () => {
    const other = await StoresWorld.open(join(folder.path, 'other'));
    await takeBackup(join(folder.path, 'other'), join(folder.path, 'others'));
    await other.stop();
    const { folder: from } = await takeBackup(data, backups);
    await stop();
    await refuses(restore(join(folder.path, 'others')), /another installation/u);
    assert.equal(accounts(), 1);
    await restore(join(folder.path, 'others'), true);
    assert.equal(accounts(), 0);
    const manifest = join(from, 'backup.json');
    writeFileSync(
      manifest,
      readFileSync(manifest, 'utf8').replace('accounts-001-accounts', 'accounts-999-later'),
    );
    await refuses(restore(backups, true), /newer release, which knows accounts-999-later/u);
  });

  it('takes one backup at a time, takes over from one that died, and keeps as many as are wanted', async () => {
    const both = await Promise.allSettled([takeBackup(data, backups), takeBackup(data, backups)]);
    assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    const refused = both.find((outcome) => outcome.status === 'rejected');
    assert.match(String(refused?.reason), /another backup into .* is running/u);
    mkdirSync(join(backups, '.1-1.partial'));
    const first = await takeBackup(data, backups, { keep: 2 });
    await takeBackup(data, backups, { keep: 2 });
    const third = await takeBackup(data, backups, { keep: 2 });
    assert.deepEqual(third.removed, [first.folder.slice(backups.length + 1)]);
    assert.equal(readdirSync(backups).filter((name) => name !== '.everything.lock').length, 2);
  });

  it('says that it cannot write, and leaves nothing', async () => {
    writeFileSync(backups, 'a file');
    await refuses(takeBackup(data, backups), /it is a file/u);
    rmSync(backups);
    if (process.getuid?.() === 0) return;
    mkdirSync(backups);
    chmodSync(backups, 0o500);
    await refuses(takeBackup(data, backups), /no permission to write there/u);
    assert.deepEqual(readdirSync(backups), []);
  });

  it('is a command with a folder, and says what is missing', async () => {
    const environment = { DATA_DIR: data };
    const taken = await runScript('backup', [backups, '--json'], environment);
    assert.equal(taken.code, 0, taken.err);
    assert.equal((JSON.parse(taken.out) as { stores: unknown[] }).stores.length, 3);
    assert.equal((await runScript('backup', [], environment)).code, 2);
    assert.match((await runScript('restore', [], environment)).err, /DIR is missing/u);
    assert.match((await runScript('restore', [backups], environment)).err, /stop the service first/u);
    await stop();
    const restored = await runScript('restore', [backups], environment);
    assert.equal(restored.code, 0, restored.err);
    assert.match(restored.out, /screened whole against EU_FSF/u);
  });
});
