import assert from 'node:assert/strict';
import type { AgendaBackend, JobParameters, JobRepository } from 'agenda';

/** A backend for one test, empty, and its end. */
export interface OpenedBackend {
  readonly backend: AgendaBackend;
  close(): Promise<void>;
}

const MINUTE = 60_000;
const ago = (ms: number): Date => new Date(Date.now() - ms);
const ahead = (ms: number): Date => new Date(Date.now() + ms);

function job(changes: Partial<JobParameters> = {}): JobParameters {
  return { name: 'count', type: 'normal', priority: 0, nextRunAt: ago(1000), data: {}, ...changes };
}

/** What Agenda relies on, whatever keeps its jobs. `keepsLocks`: saving a job again leaves the lock of a running one. */
export function jobBackendContract(
  name: string,
  open: () => Promise<OpenedBackend>,
  { keepsLocks }: { readonly keepsLocks: boolean },
): void {
  describe(`${name} keeps Agenda's jobs`, () => {
    let opened: OpenedBackend;
    let jobs: JobRepository;
    const save = (changes: Partial<JobParameters> = {}): Promise<JobParameters> =>
      jobs.saveJob(job(changes), undefined);
    const next = (lockMs = MINUTE, jobName = 'count'): Promise<JobParameters | undefined> =>
      jobs.getNextJobToRun(jobName, ahead(1000), ago(lockMs), undefined, { lastModifiedBy: 'tester' });

    beforeEach(async () => {
      opened = await open();
      await opened.backend.connect();
      jobs = opened.backend.repository;
      await jobs.purgeAllJobs();
    });
    afterEach(() => opened.close());

    it('gives back what was saved', async () => {
      const nextRunAt = ahead(MINUTE);
      const saved = await save({
        nextRunAt,
        priority: 10,
        data: { list: ['a', 1, null], deep: { yes: true } },
        repeatInterval: '0 */6 * * *',
        repeatTimezone: 'UTC',
        skipDays: [0, 6],
      });
      const read = await jobs.getJobById(String(saved._id));
      assert.deepEqual(read?.data, { list: ['a', 1, null], deep: { yes: true } });
      assert.deepEqual(read.nextRunAt, nextRunAt);
      assert.deepEqual(
        [read.priority, read.repeatInterval, read.repeatTimezone, read.skipDays, read.lockedAt],
        [10, '0 */6 * * *', 'UTC', [0, 6], undefined],
      );
    });

    it('keeps a repeat interval in milliseconds a number', async () => {
      const saved = await save({ type: 'single', repeatInterval: 5000 });
      assert.equal((await jobs.getJobById(String(saved._id)))?.repeatInterval, 5000);
    });

    it('has no job under an unknown id', async () => {
      assert.equal(await jobs.getJobById('507f1f77bcf86cd799439011'), null);
    });

    it('keeps one row of a repeating job', async () => {
      const first = await save({ type: 'single', nextRunAt: ahead(MINUTE) });
      const second = await save({ type: 'single', nextRunAt: ahead(2 * MINUTE) });
      assert.equal(String(second._id), String(first._id));
      assert.equal((await jobs.queryJobs()).total, 1);
    });

    it('does not run a repeating job at once because it is saved again', async () => {
      const nextRunAt = ahead(MINUTE);
      await save({ type: 'single', nextRunAt });
      const again = await save({ type: 'single', nextRunAt: ago(1) });
      assert.deepEqual(again.nextRunAt, nextRunAt);
    });

    if (keepsLocks) {
      it('keeps the lock of a running job that is saved again', async () => {
        await save({ type: 'single' });
        const running = await next();
        await save({ type: 'single', nextRunAt: ahead(MINUTE) });
        assert.deepEqual((await jobs.getJobById(String(running?._id)))?.lockedAt, running?.lockedAt);
      });
    }

    it('gives a due job to one asker only', async () => {
      await save();
      const given = await Promise.all(Array.from({ length: 8 }, () => next()));
      assert.equal(given.filter((found) => found !== undefined).length, 1);
    });

    it('gives every one of many due jobs once', async () => {
      await Promise.all(Array.from({ length: 50 }, (_, place) => save({ data: { place } })));
      const given = await Promise.all(Array.from({ length: 60 }, () => next()));
      const ids = given.flatMap((found) => (found === undefined ? [] : [String(found._id)]));
      assert.equal(new Set(ids).size, 50);
      assert.equal(ids.length, 50);
    });

    it('gives the earliest job first, and of equals the most important', async () => {
      const at = ago(5000);
      await save({ nextRunAt: ago(1000), data: { order: 3 } });
      await save({ nextRunAt: at, priority: -10, data: { order: 2 } });
      await save({ nextRunAt: at, priority: 10, data: { order: 1 } });
      const order = [await next(), await next(), await next()].map((found) => found?.data);
      assert.deepEqual(order, [{ order: 1 }, { order: 2 }, { order: 3 }]);
    });

    it('does not give jobs of the future, of another name or disabled ones', async () => {
      await save({ nextRunAt: ahead(MINUTE) });
      await save({ name: 'other' });
      await save({ disabled: true });
      await save({ nextRunAt: null });
      assert.equal(await next(), undefined);
    });

    it('gives a job again whose worker showed no sign of life', async () => {
      await save();
      const crashed = await next();
      assert.equal(await next(), undefined);
      await new Promise((resolve) => setTimeout(resolve, 5));
      assert.equal(String((await next(1))?._id), String(crashed?._id));
    });

    it('locks a job only as it was read and only once', async () => {
      const saved = await save();
      assert.equal(await jobs.lockJob({ ...saved, nextRunAt: ahead(MINUTE) }, undefined), undefined);
      const locked = await jobs.lockJob(saved, undefined);
      assert.ok(locked?.lockedAt instanceof Date);
      assert.equal(await jobs.lockJob(saved, undefined), undefined);
    });

    it('unlocks one job unless it has begun, and several whatever they do', async () => {
      const waiting = await save();
      await next();
      await jobs.unlockJob(waiting);
      assert.notEqual(await next(), undefined);
      await jobs.saveJobState({ ...waiting, nextRunAt: null, lockedAt: new Date() }, undefined);
      await jobs.unlockJob({ ...waiting, nextRunAt: null });
      assert.ok((await jobs.getJobById(String(waiting._id)))?.lockedAt);
      await jobs.unlockJobs([String(waiting._id)]);
      assert.equal((await jobs.getJobById(String(waiting._id)))?.lockedAt, undefined);
    });

    it('saves the state of a run and nothing else', async () => {
      const saved = await save({ data: { kept: 1 } });
      const lastRunAt = ago(10);
      await jobs.saveJobState(
        { ...saved, data: { lost: 1 }, nextRunAt: null, lastRunAt, failCount: 2 },
        undefined,
      );
      const read = await jobs.getJobById(String(saved._id));
      assert.deepEqual(
        [read?.data, read?.nextRunAt, read?.lastRunAt, read?.failCount],
        [{ kept: 1 }, null, lastRunAt, 2],
      );
    });

    it('fails to save the state of a job that is gone', async () => {
      const saved = await save();
      assert.equal(await jobs.removeJobs({ id: String(saved._id) }), 1);
      await assert.rejects(jobs.saveJobState(saved, undefined));
    });

    it('leaves a job that was removed meanwhile removed', async () => {
      const saved = await save();
      await jobs.removeJobs({ id: String(saved._id) });
      await jobs.saveJob({ ...saved, priority: 20 }, undefined);
      assert.equal((await jobs.queryJobs()).total, 0);
    });

    it('finds a unique job by its data', async () => {
      const unique = { 'data.account': 7 };
      const first = await save({ unique, data: { account: 7, text: 'first' } });
      const second = await save({ unique, data: { account: 7, text: 'second' } });
      const other = await save({ unique: { 'data.account': 8 }, data: { account: 8 } });
      assert.equal(String(second._id), String(first._id));
      assert.notEqual(String(other._id), String(first._id));
      assert.deepEqual((await jobs.getJobById(String(first._id)))?.data, { account: 7, text: 'second' });
    });

    it('keeps the first of unique jobs that are only inserted', async () => {
      const once = { unique: { 'data.account': 7 }, uniqueOpts: { insertOnly: true } };
      await save({ ...once, data: { account: 7, text: 'first' } });
      const second = await save({ ...once, data: { account: 7, text: 'second' } });
      assert.deepEqual(second.data, { account: 7, text: 'first' });
    });

    it('puts off a debounced job, and no longer than its longest wait', async () => {
      const debounced = (maxWait?: number): Promise<JobParameters> =>
        save({
          unique: { 'data.key': 'k' },
          data: { key: 'k' },
          uniqueOpts: { debounce: { delay: MINUTE, ...(maxWait === undefined ? {} : { maxWait }) } },
        });
      const first = await debounced();
      const second = await debounced();
      assert.ok((first.nextRunAt?.getTime() ?? 0) > Date.now() + MINUTE / 2);
      assert.deepEqual(second.debounceStartedAt, first.debounceStartedAt);
      await new Promise((resolve) => setTimeout(resolve, 10));
      const third = await debounced(1);
      assert.ok((third.nextRunAt?.getTime() ?? Infinity) <= Date.now());
      assert.equal((await jobs.queryJobs()).total, 1);
    });

    it('keeps the time of the first of jobs that are debounced from the lead', async () => {
      const leading = {
        unique: { 'data.key': 'k' },
        uniqueOpts: { debounce: { delay: MINUTE, strategy: 'leading' } },
      } as const;
      const first = await save({ ...leading, data: { key: 'k', turn: 1 } });
      const second = await save({ ...leading, data: { key: 'k', turn: 2 }, nextRunAt: ahead(MINUTE) });
      assert.deepEqual(second.nextRunAt, first.nextRunAt);
      assert.deepEqual(second.data, { key: 'k', turn: 2 });
    });

    it('removes by name, by other names and by data, and nothing when nothing is named', async () => {
      await save({ data: { a: { b: 1 }, c: 2 } });
      await save({ name: 'kept' });
      await save({ name: 'orphan' });
      assert.equal(await jobs.removeJobs({}), 0);
      assert.equal(await jobs.removeJobs({ data: { a: { b: 2 } } }), 0);
      assert.equal(await jobs.removeJobs({ data: { a: { b: 1 } } }), 1);
      assert.equal(await jobs.removeJobs({ notNames: ['kept'] }), 1);
      assert.equal(await jobs.removeJobs({ names: ['kept', 'absent'] }), 1);
    });

    it('takes a name only as a name', async () => {
      await save();
      assert.equal(await jobs.removeJobs({ name: `count' or '1'='1` }), 0);
      const injected = { $ne: 'x' } as unknown as string;
      assert.equal((await jobs.queryJobs({ search: '%' })).total, 0);
      assert.equal(await jobs.removeJobs({ name: injected }).catch(() => 0), 0);
    });

    it('disables and enables, each job once', async () => {
      await save();
      assert.deepEqual(
        [await jobs.disableJobs({ name: 'count' }), await jobs.disableJobs({ name: 'count' })],
        [1, 0],
      );
      assert.equal(await next(), undefined);
      assert.deepEqual(
        [await jobs.enableJobs({ name: 'count' }), await jobs.enableJobs({ name: 'count' })],
        [1, 0],
      );
      assert.notEqual(await next(), undefined);
      assert.equal(await jobs.disableJobs({}), 0);
    });

    it('tells the states of jobs apart and counts them', async () => {
      await save();
      await save({ nextRunAt: ahead(MINUTE) });
      await save({ name: 'again', type: 'single', repeatInterval: '5 minutes', nextRunAt: ahead(MINUTE) });
      const failedAt = ago(5);
      await save({ name: 'failed', nextRunAt: null, failedAt, lastFinishedAt: failedAt });
      const states = async (state: 'queued' | 'scheduled' | 'repeating' | 'failed'): Promise<number> =>
        (await jobs.queryJobs({ state })).total;
      assert.deepEqual(
        [
          await states('queued'),
          await states('scheduled'),
          await states('repeating'),
          await states('failed'),
        ],
        [1, 1, 1, 1],
      );
      assert.deepEqual((await jobs.getDistinctJobNames()).toSorted(), ['again', 'count', 'failed']);
      const count = (await jobs.getJobsOverview()).find((overview) => overview.name === 'count');
      assert.deepEqual([count?.total, count?.queued, count?.scheduled], [2, 1, 1]);
      assert.equal(await jobs.getQueueSize(), 1);
    });

    it('pages and sorts', async () => {
      for (const priority of [2, 3, 1]) await save({ priority });
      const page = await jobs.queryJobs({ sort: { priority: 'asc' }, skip: 1, limit: 1 });
      assert.deepEqual([page.total, page.jobs.map(({ priority }) => priority)], [3, [2]]);
    });

    it('forgets everything when told to', async () => {
      await save();
      await save({ name: 'other' });
      assert.equal(await jobs.purgeAllJobs(), 2);
      assert.equal((await jobs.queryJobs()).total, 0);
    });
  });
}
