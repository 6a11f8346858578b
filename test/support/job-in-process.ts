/**
 * A worker of its own with one long job: `FILE LOCK_MS RUN_MS EVERY_MS`. Says `ready`, and `started` and `ended` of each run; ends on
 * SIGTERM like the service does.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createJobRunner } from '../../src/jobs/job-runner.ts';
import { stopSignal } from '../../src/stop-signal.ts';
import { openSqliteBackend } from './job-backends.ts';

const [file = '', lockMs = '', runMs = '', everyMs = ''] = process.argv.slice(2);
const stopped = stopSignal();
const { backend, close } = await openSqliteBackend(file);
const runner = createJobRunner({
  backend,
  workerName: `worker ${process.pid}`,
  pollMs: 50,
  lockMs: Number(lockMs),
  jobs: [
    {
      name: 'clean-up',
      schedule: { everyMs: Number(everyMs) },
      timeLimitMs: 60_000,
      overlap: 'skip',
      run: async () => {
        console.log('started', Date.now());
        await sleep(Number(runMs));
        console.log('ended', Date.now());
      },
    },
  ],
  log: { failed: (job, error) => console.log('failed', job, String(error)), finished: () => undefined },
});
await runner.start();
console.log('ready');
await stopped;
await runner.stop(5_000);
await close();
// Agenda leaves timers of ended runs behind.
process.exit(0);
