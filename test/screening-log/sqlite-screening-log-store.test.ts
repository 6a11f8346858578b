import assert from 'node:assert/strict';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openScreeningLog, type OpenScreeningLog } from '../../src/compose-screening-log.ts';
import { forgetScreenings } from '../../src/screening-log/forget-screenings.ts';
import type { LogCursor, LogSearch, ScreeningRecord } from '../../src/screening-log/screening-log.ts';
import { namesOf, screeningRecord } from '../support/logged-screenings.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const at = (time: string): Date => new Date(`2026-03-${time}Z`);
const match = (score: number): ScreeningRecord['best'] => ({
  partyId: 7,
  listCode: 'OFAC_SDN',
  name: 'Listed',
  score,
});

describe('the screening log in SQLite', () => {
  let log: OpenScreeningLog;
  beforeEach(async () => {
    log = await openScreeningLog(':memory:');
  });
  afterEach(() => log.close());

  const add = (...records: readonly Partial<ScreeningRecord>[]): Promise<void> =>
    log.store.append(records.map(screeningRecord));
  const found = async (search: Partial<LogSearch> = {}): Promise<readonly (string | null)[]> =>
    namesOf((await log.store.search({ accountId: 1, ...search }, 100)).entries);

  it('gives back every part of a record as it was', async () => {
    const full = screeningRecord({
      origin: { door: 'upload', accountId: 1, keyId: null, reference: 'upload 17' },
      name: 'محمد <img onerror>',
      address: "27 Stromynka Ul.; Moscow\n'107076'",
      contacts: [
        { type: 'email', value: 'a@b.example', matches: 2 },
        { type: 'phone', value: 'nonsense', matches: null },
      ],
      options: { threshold: 0.45, entryType: 'vessel', country: 'Côte d’Ivoire', limit: 3 },
      found: { name: 0, address: 4, contact: 2 },
      best: { partyId: 12, listCode: 'EU_FSF', name: 'Юрий', score: 0.8123 },
      flags: [{ tier: 'embargoed', jurisdiction: 'Crimea' }],
    });
    await log.store.append([full]);
    const { entries } = await log.store.search({ accountId: 1 }, 10);
    const { id, ...kept } = entries[0] ?? assert.fail('nothing was kept');
    assert.deepEqual(kept, full);
    assert.deepEqual(await log.store.find(1, id), entries[0]);
  });

  it('shows an account nothing of another one, nor of agents without a key', async () => {
    await add(
      { name: 'own' },
      { name: 'foreign', origin: { door: 'api', accountId: 2, keyId: 8 } },
      { name: 'nobody', origin: { door: 'agents', accountId: null, keyId: null } },
    );
    assert.deepEqual(await found(), ['own']);
    const foreign = (await log.store.search({ accountId: 2 }, 1)).entries[0];
    assert.equal(await log.store.find(1, foreign?.id ?? 0), null);
  });

  it('goes from the newest to the oldest, page by page, without losing any of one moment', async () => {
    const same = Array.from({ length: 5 }, (_, index) => ({
      name: `s${index}`,
      screenedAt: at('02T00:00:00'),
    }));
    await add({ name: 'old', screenedAt: at('01T00:00:00') }, ...same, {
      name: 'new',
      screenedAt: at('03T00:00:00'),
    });
    const pages: (readonly (string | null)[])[] = [];
    let after: LogCursor | null | undefined;
    do {
      const page = await log.store.search({ accountId: 1, ...(after ? { after } : {}) }, 3);
      pages.push(namesOf(page.entries));
      after = page.next;
    } while (after !== null);
    assert.deepEqual(pages, [['new', 's4', 's3'], ['s2', 's1', 's0'], ['old']]);
  });

  it('takes the first moment in and leaves the last one out', async () => {
    await add(
      { name: 'before', screenedAt: at('01T23:59:59.999') },
      { name: 'first', screenedAt: at('02T00:00:00') },
      { name: 'last', screenedAt: at('02T23:59:59.999') },
      { name: 'after', screenedAt: at('03T00:00:00') },
    );
    const day = { from: at('02T00:00:00'), until: at('03T00:00:00') };
    assert.deepEqual(await found(day), ['last', 'first']);
    assert.deepEqual(await found({ ...day, after: { screenedAt: at('09T00:00:00'), id: 1 } }), [
      'last',
      'first',
    ]);
  });

  it('finds parts of words in names, addresses and contact values, case and accents aside', async () => {
    await add(
      { name: 'José García' },
      { name: null, address: 'Straße des 17. Juni 135, Berlin' },
      { name: 'Other', contacts: [{ type: 'email', value: 'Jose@garcia.example', matches: 0 }] },
      { name: '张伟' },
      { name: '100% sure_thing' },
    );
    assert.deepEqual(await found({ text: 'GARC jose' }), ['Other', 'José García']);
    assert.deepEqual(await found({ text: 'strasse  JUNI' }), [null]);
    assert.deepEqual(await found({ text: '张' }), ['张伟']);
    assert.deepEqual(await found({ text: '%' }), ['100% sure_thing']);
    assert.deepEqual(await found({ text: 'e-t' }), []);
    assert.equal((await found({ text: '   ' })).length, 5);
  });

  it('tells the levels of the best match apart', async () => {
    await add(
      { name: 'none' },
      { name: 'zero', best: match(0) },
      { name: 'low', best: match(0.4999) },
      { name: 'medium', best: match(0.5) },
      { name: 'high', best: match(0.8) },
      { name: 'exact', best: match(1) },
    );
    assert.deepEqual(await found({ level: 'none' }), ['none']);
    assert.deepEqual(await found({ level: 'low' }), ['low', 'zero']);
    assert.deepEqual(await found({ level: 'medium' }), ['medium']);
    assert.deepEqual(await found({ level: 'high' }), ['exact', 'high']);
  });

  it('finds the one entry in many thousands, and ends', async () => {
    const many = Array.from({ length: 12_000 }, (_, index) => ({ name: `n${index}` }));
    await add({ name: 'needle', screenedAt: at('01T00:00:00') }, ...many);
    assert.deepEqual(await found({ text: 'needle' }), ['needle']);
    assert.deepEqual(await found({ text: 'nowhere' }), []);
    assert.equal((await log.store.search({ accountId: 1 }, 12_001)).entries.length, 12_001);
    assert.equal((await log.store.search({ accountId: 1, level: 'none' }, 20_000)).next, null);
  });

  it('keeps all records of a batch or none', async () => {
    const broken = screeningRecord({ screenedAt: new Date(Number.NaN) });
    await assert.rejects(log.store.append([screeningRecord(), broken]));
    assert.deepEqual(await found(), []);
    await add({ name: 'next' });
    assert.deepEqual(await found(), ['next']);
  });

  it('forgets what is older than it is kept, and what belongs to no account any more', async () => {
    const gone = { door: 'api', accountId: 2, keyId: 3 } as const;
    await add(
      { name: 'old', screenedAt: at('01T00:00:00') },
      { name: 'kept', screenedAt: at('02T00:00:00') },
      { name: 'deleted', screenedAt: at('03T00:00:00'), origin: gone },
    );
    const accounts = { findById: async (id: number) => (id === 1 ? ({ id } as never) : null) };
    const day = { now: at('03T00:00:00'), days: 1 };
    assert.equal(await forgetScreenings(log.store, accounts, day), 2);
    assert.deepEqual(await found(), ['kept']);
    assert.deepEqual(await log.store.accounts(), [1]);
  });

  it('keeps a combination of lists and dates once', async () => {
    const folder = temporaryFolder();
    try {
      const file = join(folder.path, 'screenings.sqlite');
      const first = await openScreeningLog(file);
      await first.store.append([screeningRecord(), screeningRecord()]);
      await first.close();
      const second = await openScreeningLog(file);
      await second.store.append([screeningRecord(), screeningRecord({ lists: [] })]);
      await second.close();
      const database = new Database(file, { readonly: true });
      assert.deepEqual(database.prepare('select count(*) from list_editions').pluck().get(), 2);
      database.close();
    } finally {
      folder.remove();
    }
  });
});
