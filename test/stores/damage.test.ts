import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { seededRandom } from '../../scripts/bench/seeded-random.ts';
import { requireSoundStores } from '../../src/compose-check-stores.ts';
import { checkAndNote, requireUndamaged } from '../../src/compose-daily-check.ts';
import { findDamage, STORE_FILES } from '../../src/db/check-store.ts';
import { introduceAccounts } from '../../src/db/known-accounts.ts';
import { ServiceError } from '../../src/errors.ts';
import type { Upload } from '../../src/uploads/upload.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { JOB_MIGRATIONS } from '../../src/db/migrations/jobs-migrations.ts';
import { openMigrated } from '../../src/db/open-migrated.ts';
import { openUploadStores } from '../../src/compose-uploads.ts';
import { StoresWorld, STORES as WORLD_STORES } from './support/stores-world.ts';

const STORES = [...WORLD_STORES, 'uploads', 'jobs'] as const;

const PLACES = 20;
const GARBAGE = 8_192;

/** Every row of every table, as one text. */
function contentsOf(path: string): string {
  const database = new SqliteDatabase(path, { readonly: true });
  try {
    const tables = database
      .prepare<[], string>(`select name from sqlite_schema where type = 'table' order by name`)
      .pluck()
      .all();
    const rows = tables.map((table) => database.prepare(`select * from "${table}"`).all());
    return JSON.stringify(rows);
  } finally {
    database.close();
  }
}

describe('damaged and swapped stores', () => {
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  const sound = join(folder.path, 'sound');

  before(async () => {
    const world = await StoresWorld.open(data);
    for (let count = 0; count < 200; count++)
      await world.parts.accounts.management.create({ email: `r${count}@example.com`, plan: 'business' });
    const parties = Array.from(
      { length: 300 },
      (_, ref) => [String(ref), `Qwertzian Shipping ${ref}`] as const,
    );
    world.published.set('EU_FSF', new Map(parties));
    await world.update('EU_FSF');
    await world.stop();
    await fillUploads();
    await fillJobs();
    introduceAccounts(data);
    mkdirSync(sound);
    for (const store of STORES) copyFileSync(join(data, `${store}.sqlite`), join(sound, `${store}.sqlite`));
  });
  const fillUploads = async (): Promise<void> => {
    const { store, close } = await openUploadStores({ DATA_DIR: data });
    const reading = { columns: ['name'], mapping: ['name'] } as unknown as Upload['reading'];
    const cost = { rows: 1, searches: 1 } as unknown as Upload['cost'];
    for (let count = 0; count < 200; count++)
      await store.add({
        ...{ id: count.toString(16).padStart(32, '0'), accountId: 1, fileName: `parties ${count}.csv` },
        ...{
          fileBytes: 10,
          reading,
          cost,
          options: { threshold: 0.3, entryType: null, lists: null },
          createdAt: new Date(0),
        },
      });
    await close();
  };
  const fillJobs = async (): Promise<void> => {
    const database = await openMigrated(join(data, 'jobs.sqlite'), JOB_MIGRATIONS, 'jobs');
    await database.destroy();
    // As many pages as there are places.
    const filled = new SqliteDatabase(join(data, 'jobs.sqlite'));
    filled.exec('create table filling (text text)');
    const insert = filled.prepare('insert into filling values (?)');
    for (let count = 0; count < 300; count++) insert.run(`job ${count} `.repeat(40));
    filled.close();
  };
  afterEach(() => {
    for (const file of STORE_FILES)
      for (const end of ['', '-wal', '-shm']) rmSync(join(data, `${file}${end}`), { force: true });
    for (const store of STORES) copyFileSync(join(sound, `${store}.sqlite`), join(data, `${store}.sqlite`));
  });
  after(() => {
    folder.remove();
  });

  for (const store of STORES) {
    it(`finds garbage in ${store}.sqlite at ${PLACES} places, or answers as before`, () => {
      const path = join(data, `${store}.sqlite`);
      const whole = readFileSync(path);
      const random = seededRandom(STORES.indexOf(store) + 1);
      const before = contentsOf(path);
      let found = 0;
      for (let place = 0; place < PLACES; place++) {
        const damaged = Buffer.from(whole);
        const from = Math.floor(((whole.length - GARBAGE) * place) / (PLACES - 1));
        for (let at = from; at < from + GARBAGE; at++) damaged[at] = Math.floor(random() * 256);
        writeFileSync(path, damaged);
        if (findDamage(path, 'whole') === null) assert.equal(contentsOf(path), before, `place ${place}`);
        else found++;
      }
      assert.ok(found >= PLACES / 2, `${found} found`);
    });
  }

  it('does not start on a damaged database, and names it and what to do', async () => {
    const path = join(data, 'lists.sqlite');
    const damaged = readFileSync(path);
    damaged.fill(0xa5, Math.floor(damaged.length / 2), Math.floor(damaged.length / 2) + 65_536);
    writeFileSync(path, damaged);
    await assert.rejects(
      requireSoundStores(data, { acceptNew: false }),
      (error) =>
        error instanceof ServiceError && /^lists\.sqlite is damaged .* npm run restore/u.test(error.message),
    );
  });

  it('turns readiness red when the daily check finds damage, until a check finds none', async () => {
    const path = join(data, 'screenings.sqlite');
    const whole = readFileSync(path);
    const damaged = Buffer.from(whole);
    damaged.fill(0xa5, 4096, 4096 + GARBAGE);
    writeFileSync(path, damaged);
    await requireUndamaged(data);
    assert.deepEqual(
      (await checkAndNote(data)).map(({ file }) => file),
      ['screenings.sqlite'],
    );
    await assert.rejects(requireUndamaged(data), /screenings\.sqlite is damaged/u);
    writeFileSync(path, whole);
    await checkAndNote(data);
    await requireUndamaged(data);
  });

  it('says of jobs that are damaged that they can be made again', async () => {
    writeFileSync(join(data, 'jobs.sqlite'), Buffer.alloc(20_000, 0xa5));
    await assert.rejects(
      requireSoundStores(data, { acceptNew: false }),
      /^ServiceError: jobs\.sqlite is damaged .*: delete it/u,
    );
  });

  it('stays red, and does not end, when the note of what was found is damaged itself', async () => {
    for (const text of ['', '{', 'null', '[{}]', '7', '"x"', Buffer.alloc(100, 0xa5)]) {
      writeFileSync(join(data, 'damaged.json'), text);
      await assert.rejects(requireUndamaged(data), (error) => error instanceof ServiceError, String(text));
    }
    await requireSoundStores(data, { acceptNew: false });
    await requireUndamaged(data);
  });

  it('does not start with accounts that are missing, empty or of another folder, unless they are accepted', async () => {
    const path = join(data, 'accounts.sqlite');
    await requireSoundStores(data, { acceptNew: false });
    rmSync(path);
    await assert.rejects(requireSoundStores(data, { acceptNew: false }), /is missing/u);
    writeFileSync(path, '');
    await assert.rejects(requireSoundStores(data, { acceptNew: false }), /is empty/u);
    const other = await StoresWorld.open(join(folder.path, 'other'));
    await other.stop();
    copyFileSync(join(folder.path, 'other', 'accounts.sqlite'), path);
    await assert.rejects(requireSoundStores(data, { acceptNew: false }), /is another one than/u);
    await requireSoundStores(data, { acceptNew: true });
    introduceAccounts(data);
    await requireSoundStores(data, { acceptNew: false });
  });
});
