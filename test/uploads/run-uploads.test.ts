import assert from 'node:assert/strict';
import { EngineUnavailableError, ListsNotLoadedError, StaleListsError } from '../../src/errors.ts';
import type { Screening } from '../../src/screening/screening.ts';
import type { UploadRunParts } from '../../src/uploads/run-uploads.ts';
import { namesCsv, startUploads, NEVER, type UploadsUnderTest } from './support/upload-service.ts';

describe('a run of uploads', () => {
  let service: UploadsUnderTest;
  beforeEach(async () => {
    service = await startUploads();
  });
  afterEach(() => service.close());

  it('screens every row, keeps what it found and charges what ran', async () => {
    const account = await service.account();
    const upload = await service.startFile(account, namesCsv(120));
    await service.runWith().run(NEVER);
    const done = await service.uploads.find(account, upload.id);
    assert.equal(done.state, 'finished');
    assert.deepEqual(
      {
        done: done.counts.done,
        searches: done.counts.searches,
        high: done.counts.high,
        failed: done.counts.failed,
      },
      { done: 120, searches: 120, high: 12, failed: 0 },
    );
    assert.equal(await service.used(account), 120);
    const rows = await service.allRows(upload);
    assert.deepEqual(
      rows.map(({ row }) => row),
      Array.from({ length: 120 }, (_, row) => row),
    );
    const hit = rows[3];
    assert.equal(hit?.level, 'high');
    assert.deepEqual(hit?.cells, ['Qmbrel Zothvan', '3']);
    assert.ok(hit?.detail.name !== undefined && 'matches' in hit.detail.name);
    assert.equal(hit.detail.name.matches[0]?.name, 'Qmbrel Zothvan');
    assert.deepEqual(await service.store.openCharges(), []);
  });

  it('reports rows that cannot be screened, and they cost nothing', async () => {
    const account = await service.account();
    const text =
      'name,country\nAnna Bell,DE\n"Tom Major,DE\n,DE\nJane,Roe,DE\n???,DE\nJohn Doe\nQmbrel Zothvan,Iran\n';
    const upload = await service.startFile(account, text);
    await service.runWith().run(NEVER);
    const rows = await service.allRows(upload);
    assert.deepEqual(
      rows.map(({ line, level, problem }) => [line, level === null ? problem : level !== 'none']),
      [
        [2, false],
        [3, 'A quotation mark opens a cell and is not closed.'],
        [4, 'The row has no name.'],
        [5, 'The row has 3 cells, the first row has 2.'],
        [6, 'The name has no letter and no digit.'],
        [7, 'The row has 1 cell, the first row has 2.'],
        [8, true],
      ],
    );
    assert.equal(await service.used(account), 2);
    const { counts } = await service.uploads.find(account, upload.id);
    assert.equal(counts.failed, 5);
    assert.equal(counts.flagged, 1);
  });

  it('screens a row by the type in its own column, and the others by that of the file', async () => {
    const account = await service.account();
    const text =
      'name,type\nWendrik Uphasol Shipping,company\nWendrik Uphasol Shipping,person\nWendrik Uphasol Shipping,\n';
    const upload = await service.startFile(account, text);
    await service.runWith().run(NEVER);
    const levels = (await service.allRows(upload)).map(({ level }) => level);
    assert.deepEqual(levels, ['high', 'none', 'high']);
  });

  it('gives each of several uploads its turn', async () => {
    const [first, second] = [await service.account(), await service.account()];
    const large = await service.startFile(first, namesCsv(400));
    const small = await service.startFile(second, namesCsv(20));
    const order: string[] = [];
    const run = service.runWith({
      store: watched(service, (id, to) => {
        if (to === 'finished') order.push(id);
      }),
    });
    await run.run(NEVER);
    assert.deepEqual(order, [small.id, large.id]);
  });

  it('stops with the reason when the allowance is used up, and goes on later without screening a row twice', async () => {
    const account = await service.account('starter');
    const reservation = await service.accounts.allowance.reserve(account, 930);
    await service.accounts.allowance.settle(account, reservation, 930);
    const upload = await service.startFile(account, namesCsv(120));
    await service.runWith().run(NEVER);
    const stopped = await service.uploads.find(account, upload.id);
    assert.equal(stopped.state, 'stopped');
    assert.equal(stopped.counts.done, 70);
    assert.match(stopped.reason ?? '', /allowance is used up.*2026-04-01/u);
    assert.equal(await service.used(account), 1_000);
    service.clock.set('2026-04-01T00:00:00.000Z');
    await service.uploads.resume(account, upload.id);
    await service.runWith().run(NEVER);
    const done = await service.uploads.find(account, upload.id);
    assert.equal(done.state, 'finished');
    assert.equal(done.reason, null);
    assert.equal(await service.used(account), 50);
    assert.equal((await service.allRows(upload)).length, 120);
  });

  it('stops when the trial ends', async () => {
    const account = await service.account('trial');
    const upload = await service.startFile(account, namesCsv(20));
    service.clock.advance(15 * 86_400_000);
    await service.runWith().run(NEVER);
    assert.match((await service.uploads.find(account, upload.id)).reason ?? '', /trial has ended/u);
    await assert.rejects(service.uploads.resume(account, upload.id), /trial ended/u);
  });

  it('is cancelled after the rows under way, which are charged and kept', async () => {
    const account = await service.account();
    const upload = await service.startFile(account, namesCsv(400));
    let batches = 0;
    const screening: Screening = {
      ...service.screening,
      screenBatch: async (request) => {
        if (++batches === 2) await service.uploads.cancel(account, upload.id);
        return service.screening.screenBatch(request);
      },
    };
    await service.runWith({ screeningFor: () => screening }).run(NEVER);
    const cancelled = await service.uploads.find(account, upload.id);
    assert.equal(cancelled.state, 'cancelled');
    assert.equal(cancelled.counts.done, 100);
    assert.equal(await service.used(account), 100);
    assert.equal((await service.allRows(upload)).length, 100);
  });

  it('is cancelled at once while it waits', async () => {
    const account = await service.account();
    const upload = await service.startFile(account, namesCsv(20));
    await service.uploads.cancel(account, upload.id);
    await service.runWith().run(NEVER);
    assert.equal((await service.uploads.find(account, upload.id)).state, 'cancelled');
    assert.equal(await service.used(account), 0);
  });

  /** Each a place at which the process dies, and what it leaves. */
  const CRASHES: readonly (readonly [
    place: string,
    replaced: (service: UploadsUnderTest) => Partial<UploadRunParts>,
  ])[] = [
    [
      'while rows are screened',
      ({ screening }) => ({ screeningFor: () => dyingAfter(screening, 2), allowance: unsettled(service) }),
    ],
    [
      'after rows were screened and before they are written',
      (known) => ({ store: dyingStore(known, 'before'), allowance: unsettled(known) }),
    ],
    [
      'after rows were written and before they are settled',
      (known) => ({ store: dyingStore(known, 'after'), allowance: unsettled(known) }),
    ],
    ['after they were settled and before that is noted', (known) => ({ store: forgettingStore(known) })],
  ];
  for (const [place, replaced] of CRASHES) {
    it(`charges each row once and loses none when it is killed ${place}`, async () => {
      const account = await service.account();
      const upload = await service.startFile(account, namesCsv(230));
      await service.runWith({ ...replaced(service), log: SILENT }).run(NEVER);
      assert.notEqual((await service.uploads.find(account, upload.id)).state, 'finished');
      // The leases of what was under way end.
      service.clock.advance(61_000);
      await service.runWith().run(NEVER);
      assert.equal((await service.uploads.find(account, upload.id)).state, 'finished');
      assert.equal((await service.allRows(upload)).length, 230);
      assert.equal(await service.used(account), 230);
      assert.deepEqual(await service.store.openCharges(), []);
    });
  }

  it('neither keeps nor charges rows that another process has written meanwhile', async () => {
    const account = await service.account();
    const upload = await service.startFile(account, namesCsv(230));
    let rival: Promise<void> | null = null;
    const screening: Screening = {
      ...service.screening,
      screenBatch: async (request) => {
        const found = await service.screening.screenBatch(request);
        rival ??= service.runWith().run(NEVER);
        await rival;
        return found;
      },
    };
    await service.runWith({ screeningFor: () => screening }).run(NEVER);
    assert.equal((await service.allRows(upload)).length, 230);
    assert.equal(await service.used(account), 230);
  });

  it('waits for an engine that cannot answer, charges nothing, and puts the upload aside in the end', async () => {
    const account = await service.account();
    const upload = await service.startFile(account, namesCsv(20));
    const screening: Screening = {
      ...service.screening,
      screenBatch: () => Promise.reject(new EngineUnavailableError('not now')),
    };
    const run = service.runWith({ screeningFor: () => screening });
    await run.run(NEVER);
    assert.equal((await service.uploads.find(account, upload.id)).state, 'running');
    for (let times = 0; times < 20; times++) await run.run(NEVER);
    const stopped = await service.uploads.find(account, upload.id);
    assert.equal(stopped.state, 'stopped');
    assert.match(stopped.reason ?? '', /continue later/u);
    assert.equal(await service.used(account), 0);
    await service.uploads.resume(account, upload.id);
    await service.runWith().run(NEVER);
    assert.equal((await service.uploads.find(account, upload.id)).state, 'finished');
  });

  it('waits as long as it takes for lists that are loaded for the first time', async () => {
    const account = await service.account();
    const upload = await service.startFile(account, namesCsv(20));
    const before = service.failures.length;
    const loading = new ListsNotLoadedError('the lists are being loaded, 7 of 23 so far', 15);
    const run = service.runWith({ listsFor: () => Promise.reject(loading) });
    for (let times = 0; times < 40; times++) await run.run(NEVER);
    assert.equal((await service.uploads.find(account, upload.id)).state, 'running');
    assert.equal(service.failures.length, before);
    await service.runWith().run(NEVER);
    assert.equal((await service.uploads.find(account, upload.id)).state, 'finished');
  });

  it('stops with the reason where the operator screens against no stale list, charges nothing and goes on', async () => {
    const account = await service.account();
    const upload = await service.startFile(account, namesCsv(20));
    const stale = new StaleListsError(
      'by its date EU_FSF (2023-01-01) is older than its rhythm explains',
      60,
    );
    const screening: Screening = { ...service.screening, screenBatch: () => Promise.reject(stale) };
    await service.runWith({ screeningFor: () => screening }).run(NEVER);
    const stopped = await service.uploads.find(account, upload.id);
    assert.equal(stopped.state, 'stopped');
    assert.match(stopped.reason ?? '', /EU_FSF \(2023-01-01\) is older .* Continue later/u);
    assert.equal(await service.used(account), 0);
    await service.uploads.resume(account, upload.id);
    await service.runWith().run(NEVER);
    assert.equal((await service.uploads.find(account, upload.id)).state, 'finished');
  });

  it('fails with the reason when the file is gone', async () => {
    const account = await service.account();
    const upload = await service.startFile(account, namesCsv(20));
    await service.files.remove(upload.id);
    await service.runWith().run(NEVER);
    const failed = await service.uploads.find(account, upload.id);
    assert.equal(failed.state, 'failed');
    assert.match(failed.reason ?? '', /not there any more/u);
  });

  it('leaves what is left to the next run when it is told to stop', async () => {
    const account = await service.account();
    const upload = await service.startFile(account, namesCsv(230));
    const ending = new AbortController();
    const screening: Screening = {
      ...service.screening,
      screenBatch: async (request) => {
        ending.abort();
        return service.screening.screenBatch(request);
      },
    };
    await service.runWith({ screeningFor: () => screening }).run(ending.signal);
    assert.equal((await service.uploads.find(account, upload.id)).counts.done, 50);
    await service.runWith().run(NEVER);
    assert.equal(await service.used(account), 230);
  });
});

const SILENT = { failed: () => undefined, screened: () => undefined };

class Killed extends Error {}

function dyingAfter(screening: Screening, batches: number): Screening {
  let left = batches;
  return {
    ...screening,
    screenBatch: (request) => (left-- > 0 ? screening.screenBatch(request) : Promise.reject(new Killed())),
  };
}

/** A process that is killed does not give reservations back either. */
function unsettled({ accounts: { allowance } }: UploadsUnderTest): UploadRunParts['allowance'] {
  return {
    reserve: (account, searches) => allowance.reserve(account, searches),
    settle: () => Promise.reject(new Killed()),
    state: (account) => allowance.state(account),
    requireLeft: (account, searches) => allowance.requireLeft(account, searches),
  };
}

function dyingStore({ store }: UploadsUnderTest, when: 'before' | 'after'): UploadRunParts['store'] {
  return overriding(store, {
    record: async (id, chunk) => {
      if (when === 'after') await store.record(id, chunk);
      throw new Killed();
    },
  });
}

function forgettingStore({ store }: UploadsUnderTest): UploadRunParts['store'] {
  return overriding(store, { closeCharge: () => Promise.reject(new Killed()) });
}

function watched(
  { store }: UploadsUnderTest,
  tell: (id: string, to: string) => void,
): UploadRunParts['store'] {
  return overriding(store, {
    move: (id, from, to, change) => {
      tell(id, to);
      return store.move(id, from, to, change);
    },
  });
}

/** A store of a class, some of whose methods are other ones. */
function overriding(
  store: UploadRunParts['store'],
  methods: Partial<UploadRunParts['store']>,
): UploadRunParts['store'] {
  return new Proxy(store, {
    get: (target, name) => {
      if (name in methods) return methods[name as keyof typeof methods];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
