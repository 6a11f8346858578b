import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync, copyFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { seededRandom } from '../../scripts/bench/seeded-random.ts';
import type { FetchMemory, RememberedFile } from '../../src/ingest/fetch-memory.ts';
import { KeptFiles } from '../../src/ingest/kept-files.ts';
import { removeMailFiles } from '../../src/mail/file-mailer.ts';
import { createMatchWatch } from '../../src/monitoring/match-watch.ts';
import { nobody } from '../../src/screening/asker.ts';
import { ADDRESS_SEARCHING } from '../../src/screening/screen-address.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { NEVER, startUploads } from '../uploads/support/upload-service.ts';
import { StoresWorld } from './support/stores-world.ts';

const PLACES = 20;
const random = seededRandom(4021);

/** Other bytes than there were at each of some places of a file, one after the other, and then as it was. */
async function atEveryPlace(
  path: string,
  check: (place: number) => Promise<void>,
  { bytes = 16 }: { readonly bytes?: number } = {},
): Promise<void> {
  const whole = readFileSync(path);
  const length = Math.min(bytes, whole.length);
  for (let place = 0; place < PLACES; place++) {
    const damaged = Buffer.from(whole);
    const from = Math.floor(((whole.length - length) * place) / (PLACES - 1));
    for (let at = from; at < from + length; at++)
      damaged[at] = (damaged[at] ?? 0) ^ (1 + Math.floor(random() * 255));
    writeFileSync(path, damaged);
    await check(place);
  }
  writeFileSync(path, whole);
}

describe(`files of the folder of data, damaged at ${PLACES} places each`, () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => {
    folder.remove();
  });

  it('segments: are built anew of the store, and answer as before', async () => {
    const data = join(folder.path, 'data');
    const world = await StoresWorld.open(data);
    const names = Array.from({ length: 60 }, (_, ref) => [String(ref), `Qwertzian Shipping ${ref}`] as const);
    world.published.set('EU_FSF', new Map(names));
    await world.update('EU_FSF');
    await world.parts.engine.catchUp();
    const answers = async (): Promise<string> => {
      const snapshot = await world.parts.engine.engine.snapshot();
      const watch = {
        kind: 'name',
        text: 'Qwertzian Shipping 7',
        entityType: 'entity',
        country: '',
      } as const;
      const matchWatch = createMatchWatch(ADDRESS_SEARCHING);
      return JSON.stringify((await matchWatch(snapshot, watch, ['EU_FSF'], nobody())).scores);
    };
    const before = await answers();
    await world.stop();
    const segments = join(data, 'segments');
    const [name = ''] = readdirSync(segments);
    assert.ok(before.length > 10 && name.endsWith('.segment'));
    await atEveryPlace(join(segments, name), async (place) => {
      await world.start();
      await world.parts.engine.catchUp();
      assert.equal(await answers(), before, `place ${place}`);
      await world.stop();
    });
    await world.start();
    await world.stop();
  });

  it('copies of what was downloaded: are downloaded again, and never read', async () => {
    const body = Buffer.from(Array.from({ length: 4_000 }, (_, place) => `party ${place}\n`).join(''));
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.headers['if-none-match']);
      const isKnown = request.headers['if-none-match'] === '"one"';
      response.writeHead(isKnown ? 304 : 200, { etag: '"one"' }).end(isKnown ? undefined : body);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const known = new Map<string, RememberedFile>();
    const memory: FetchMemory = {
      find: (url) => Promise.resolve(known.get(url) ?? null),
      remember: (file) => Promise.resolve(void known.set(file.url, file)),
      forget: (url) => Promise.resolve(void known.delete(url)),
      all: () => Promise.resolve([...known.values()]),
    };
    const files = new KeptFiles({
      directory: join(folder.path, 'fetch'),
      memory,
      clock: () => new Date(),
      limits: { maxBytes: 1_000_000, totalMs: 60_000, silenceMs: 60_000 },
      userAgent: 'test',
    });
    await files.sweep();
    const url = `http://127.0.0.1:${port}/list`;
    try {
      const { path } = await files.fetch({ url });
      await files.fetch({ url });
      assert.deepEqual(asked, [undefined, '"one"']);
      await atEveryPlace(path, async (place) => {
        assert.equal(await files.recall(url), null);
        const again = await files.fetch({ url });
        assert.ok(readFileSync(again.path).equals(body), `place ${place}`);
        assert.equal(asked.at(-1), undefined);
      });
    } finally {
      server.close();
    }
  });

  it('uploaded files: are not screened, and their owners are told', async () => {
    const service = await startUploads();
    const account = await service.account('enterprise');
    const rows = Array.from({ length: 200 }, (_, row) => `Nobody Whatsoever ${row}`).join('\n');
    try {
      const { id } = await service.startFile(account, `name\n${rows}\n`);
      const upload = await service.uploads.find(account, id);
      await atEveryPlace(service.files.path(id), async (place) => {
        await assert.rejects(service.uploads.preview(upload), /was damaged where it is kept/u, String(place));
        await service.runWith().run(NEVER);
        const { state, reason, counts } = await service.uploads.find(account, id);
        assert.deepEqual([state, counts.done], ['failed', 0], `place ${place}`);
        assert.match(reason ?? '', /was damaged where it is kept/u);
        assert.ok(await service.store.move(id, ['failed'], 'queued', { now: service.clock.now() }));
      });
      await service.runWith().run(NEVER);
      assert.equal((await service.uploads.find(account, id)).state, 'finished');
      assert.equal(await service.used(account), 200);
      await service.uploads.remove(account, id);
      assert.deepEqual(await service.files.ids(), []);
    } finally {
      await service.close();
    }
  });

  it('mails as files: hinder nobody who is deleted', async () => {
    const mail = join(folder.path, 'mail');
    mkdirSync(mail);
    const text =
      'From: a@b.example\r\nTo: Reader <reader@example.com>\r\nSubject: s\r\n\r\nTo: other@example.com\r\n';
    writeFileSync(join(mail, 'kept.eml'), text.replace('reader@', 'kept@'));
    await atEveryPlace(join(mail, 'kept.eml'), async () => {
      writeFileSync(join(mail, 'gone.eml'), text);
      mkdirSync(join(mail, 'folder.eml'), { recursive: true });
      const isTheirs = (address: string): boolean => address === 'reader@example.com';
      assert.equal(await removeMailFiles(mail, ['gone'], isTheirs), 1);
    });
    assert.deepEqual(readdirSync(mail).sort(), ['folder.eml', 'kept.eml']);
  });

  it('the log beside a database: what is read is as it was after one of the last transactions', async () => {
    const [live, copy] = [join(folder.path, 'live.sqlite'), join(folder.path, 'copy.sqlite')];
    const database = new SqliteDatabase(live);
    database.pragma('journal_mode = wal');
    database.pragma('wal_autocheckpoint = 0');
    database.exec('create table numbers (number integer primary key, filling text)');
    for (let number = 1; number <= 40; number++)
      database.prepare('insert into numbers values (?, ?)').run(number, 'x'.repeat(900));
    copyFileSync(`${live}-wal`, `${live}-damaged`);
    const seen = new Set<number>();
    await atEveryPlace(`${live}-damaged`, async (place) => {
      copyFileSync(live, copy);
      copyFileSync(`${live}-damaged`, `${copy}-wal`);
      const opened = new SqliteDatabase(copy);
      assert.equal(opened.pragma('integrity_check', { simple: true }), 'ok', `place ${place}`);
      const hasTable =
        opened.prepare(`select 1 from sqlite_schema where name = 'numbers'`).get() !== undefined;
      const [count, last] = hasTable
        ? (opened.prepare('select count(*), coalesce(max(number), 0) from numbers').raw().get() as [
            number,
            number,
          ])
        : [0, 0];
      opened.close();
      assert.equal(count, last, 'a beginning of what was written');
      seen.add(count);
      await Promise.resolve();
    });
    database.close();
    assert.ok(seen.size > 5, String(seen.size));
  });
});
