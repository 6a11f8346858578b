import assert from 'node:assert/strict';
import type { JobRepository } from 'agenda';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobDefinition } from '../../../src/jobs/job.ts';
import { createJobRunner, type JobRunner } from '../../../src/jobs/job-runner.ts';
import type { OpenedBackend } from '../job-backend/job-backend-contract.ts';

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(10);
}

/** What workers of one store of jobs promise. `openWorker` opens the same store again, as another process would. */
export function jobRunnerContract(name: string, openWorker: () => Promise<OpenedBackend>): void {
  describe(`jobs in ${name}`, () => {
    const opened: OpenedBackend[] = [];
    const runners: JobRunner[] = [];
    let unused: OpenedBackend[] = [];
    let jobs: JobRepository;
    const failures: string[] = [];
    function takeStore(): OpenedBackend {
      const store = unused.pop();
      assert.ok(store !== undefined);
      return store;
    }

    async function worker(
      definition: Partial<JobDefinition> & Pick<JobDefinition, 'run'>,
      options: { readonly lockMs?: number; readonly name?: string } = {},
    ): Promise<JobRunner> {
      const store = takeStore();
      const runner = createJobRunner({
        backend: store.backend,
        jobs: [
          {
            name: 'clean-up',
            schedule: { everyMs: 3_600_000 },
            timeLimitMs: 60_000,
            overlap: 'skip',
            ...definition,
          },
        ],
        workerName: options.name ?? 'worker',
        pollMs: 30,
        lockMs: options.lockMs ?? 60_000,
        log: {
          failed: (job, error) => failures.push(`${job}: ${String(error)}`),
          finished: () => undefined,
        },
      });
      runners.push(runner);
      await runner.start();
      return runner;
    }

    beforeEach(async () => {
      failures.length = 0;
      // Before anything runs: a schema being brought up to date in one process would wait for that process's own jobs.
      for (let place = 0; place < 3; place++) opened.push(await openWorker());
      unused = [...opened];
      const store = takeStore();
      await store.backend.connect();
      jobs = store.backend.repository;
      await jobs.purgeAllJobs();
    });
    afterEach(async () => {
      for (const runner of runners.splice(0)) await runner.stop(1000);
      for (const store of opened.splice(0)) await store.close();
    });

    it('runs a due job in one of two workers only', async () => {
      let runs = 0;
      const run = async (): Promise<void> => {
        runs++;
        await sleep(150);
      };
      await Promise.all([worker({ run }, { name: 'first' }), worker({ run }, { name: 'second' })]);
      await sleep(500);
      assert.equal(runs, 1);
    });

    it('never lets two runs of a job overlap', async () => {
      let running = 0;
      let most = 0;
      let runs = 0;
      const run = async (): Promise<void> => {
        most = Math.max(most, ++running);
        await sleep(60);
        running--;
        runs++;
      };
      const job = { run, schedule: { everyMs: 20 } };
      await Promise.all([worker(job, { name: 'first' }), worker(job, { name: 'second' })]);
      await until(() => runs >= 5);
      assert.equal(most, 1);
    });

    it('catches up once on runs that were missed', async () => {
      await jobs.saveJob(
        {
          name: 'clean-up',
          type: 'single',
          priority: 0,
          nextRunAt: new Date(Date.now() - 86_400_000),
          repeatInterval: '0 0 1 1 *',
          repeatTimezone: 'UTC',
          data: {},
        },
        undefined,
      );
      let runs = 0;
      await worker({
        schedule: { cron: '0 0 1 1 *' },
        run: async () => {
          runs++;
        },
      });
      await until(() => runs > 0);
      await sleep(200);
      assert.equal(runs, 1);
    });

    it('waits for the first time of a cron expression', async () => {
      let runs = 0;
      await worker({
        schedule: { cron: '0 0 1 1 *' },
        run: async () => {
          runs++;
        },
      });
      await sleep(200);
      assert.equal(runs, 0);
    });

    it('takes over the job of a worker that crashed', async () => {
      await jobs.saveJob(
        {
          name: 'clean-up',
          type: 'single',
          priority: 0,
          nextRunAt: new Date(Date.now() - 1000),
          repeatInterval: 3_600_000,
          data: {},
        },
        undefined,
      );
      const crashed = await jobs.getNextJobToRun(
        'clean-up',
        new Date(),
        new Date(0),
        new Date(Date.now() - 500),
        undefined,
      );
      assert.notEqual(crashed, undefined);
      let runs = 0;
      await worker(
        {
          run: async () => {
            runs++;
          },
        },
        { lockMs: 400 },
      );
      await until(() => runs === 1);
    });

    it('keeps a job that runs longer than its lock lives', async () => {
      let runs = 0;
      const run = async (): Promise<void> => {
        runs++;
        await sleep(900);
      };
      await Promise.all([
        worker({ run }, { lockMs: 200, name: 'first' }),
        worker({ run }, { lockMs: 200, name: 'second' }),
      ]);
      await sleep(700);
      assert.equal(runs, 1);
      assert.deepEqual(failures, []);
    });

    it('does not call a run failed whose end is slow to be written down', async () => {
      const slow = unused.at(-1)?.backend.repository;
      assert.ok(slow !== undefined);
      const save = slow.saveJobState.bind(slow);
      let written = 0;
      slow.saveJobState = async (job, options) => {
        if (job.lastFinishedAt !== undefined && job.lockedAt === undefined) {
          await sleep(300);
          written++;
        }
        await save(job, options);
      };
      await worker({ run: () => Promise.resolve() }, { lockMs: 200 });
      await until(() => written === 1);
      assert.deepEqual(failures, []);
    });

    it('waits for running jobs when it stops, and tells them to', async () => {
      let told = false;
      let ended = false;
      let started = false;
      const runner = await worker({
        run: async (stop) => {
          started = true;
          await new Promise((resolve) => {
            stop.addEventListener('abort', resolve);
          });
          told = true;
          await sleep(50);
          ended = true;
        },
      });
      await until(() => started);
      await runner.stop(5000);
      assert.deepEqual([told, ended], [true, true]);
    });

    it('tells a job to stop when its time is up, and calls it failed', async () => {
      await worker({
        timeLimitMs: 50,
        run: (stop) =>
          new Promise((resolve) => {
            stop.addEventListener('abort', () => resolve());
          }),
      });
      await until(() => failures.length > 0);
      assert.match(failures.join(), /clean-up: .*took longer than 50 ms/u);
    });

    it('runs a job again at its next time after it failed', async () => {
      let runs = 0;
      await worker({
        schedule: { everyMs: 20 },
        run: async () => {
          if (++runs === 1) throw new Error('for once');
        },
      });
      await until(() => runs >= 3);
      assert.match(failures.join(), /clean-up: Error: for once/u);
    });

    it('refuses a schedule that says nothing', async () => {
      await assert.rejects(worker({ schedule: { cron: 'every now and then' }, run: async () => undefined }), {
        code: 'configuration',
      });
    });

    it('follows a schedule that was changed', async () => {
      const first = await worker({ schedule: { cron: '0 0 1 1 *' }, run: async () => undefined });
      await first.stop(1000);
      let runs = 0;
      await worker({
        schedule: { everyMs: 20 },
        run: async () => {
          runs++;
        },
      });
      await until(() => runs >= 1);
    });
  });
}
