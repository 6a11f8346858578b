import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AgendaBackend } from 'agenda';
import { MongoServerSelectionError } from 'mongodb';
import { composeJobLog } from '../../src/compose-job-log.ts';
import { EngineUnavailableError } from '../../src/errors.ts';
import { createJobRunner } from '../../src/jobs/job-runner.ts';
import { jobTable, type JobWork } from '../../src/jobs/job-table.ts';
import { createTroubleLog } from '../../src/jobs/trouble-log.ts';
import { createLogger } from '../../src/logger.ts';
import { openSqliteBackend } from '../support/job-backends.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly job: string | readonly string[];
  readonly times: number;
  readonly failure?: { readonly message: string };
}

function away(): Error {
  return new MongoServerSelectionError('connect ECONNREFUSED 127.0.0.1:27017', {} as never);
}

describe('jobs/trouble-log', () => {
  let now = 0;
  let told: string[] = [];
  beforeEach(() => {
    now = 1_000;
    told = [];
  });
  const log = () =>
    createTroubleLog({
      tell: {
        failing: ({ what, times }) => told.push(`${what} (${times})`),
        over: ({ what, times }) => told.push(`over: ${what} (${times})`),
      },
      nowMs: () => now,
      againMs: 60_000,
    });

  it('tells once of a server that many jobs miss, and now and then while it is away', () => {
    const { failed } = log();
    for (let second = 0; second < 130; second++, now += 1_000) {
      for (const job of ['scheduler', 'rescreen', 'send-mail']) failed(job, away());
    }
    assert.deepEqual(told, [
      'MongoDB does not answer (1)',
      'MongoDB does not answer (181)',
      'MongoDB does not answer (361)',
    ]);
  });

  it('finds the server below other failures, and the search engine whatever it says', () => {
    const { failed } = log();
    failed('rescreen', new Error('no lock', { cause: new Error('x', { cause: away() }) }));
    failed('scheduler', away());
    failed('rescreen', new EngineUnavailableError('the search engine failed: the connection failed'));
    failed('rescreen-all', new EngineUnavailableError('the search engine failed: no node can be reached'));
    assert.deepEqual(told, ['MongoDB does not answer (1)', 'the search engine cannot be used (1)']);
  });

  it('tells every other cause of every job, whatever numbers are in it', () => {
    const { failed } = log();
    for (const place of [1, 22, 333]) failed('uploads', new Error(`row ${place} is bad`));
    failed('send-mail', new Error('row 1 is bad'));
    failed('uploads', new TypeError('row 1 is bad'));
    failed('uploads', 'a text');
    failed('uploads', undefined);
    assert.equal(told.length, 5);
  });

  it('tells the end of it, and a new beginning', () => {
    const { failed, finished } = log();
    failed('scheduler', away());
    now += 5_000;
    // Was under way when the store went away.
    finished('rescreen', 60_000);
    assert.equal(told.length, 1);
    finished('rescreen', 1_000);
    failed('scheduler', away());
    assert.deepEqual(told.slice(1), ['over: MongoDB does not answer (1)', 'MongoDB does not answer (1)']);
  });

  it('does not take the end of one job for that of what another one misses', () => {
    const { failed, finished } = log();
    failed('rescreen', new EngineUnavailableError('the search engine failed: no node can be reached'));
    now += 5_000;
    finished('send-mail', 10);
    assert.equal(told.length, 1);
    finished('rescreen', 10);
    assert.equal(told.length, 2);
  });

  it('ends for a cause that holds itself', () => {
    const error = new Error('round');
    error.cause = error;
    log().failed('uploads', error);
    assert.deepEqual(told, ['a job failed (1)']);
  });
});

describe('log of the jobs', () => {
  it('has one line with the cause while the store of jobs does not answer, and one when it does again', async () => {
    const lines: Line[] = [];
    const logger = createLogger('info', { write: (text) => lines.push(JSON.parse(text) as Line) });
    let failures = 0;
    const counts = { jobRun: (_job: string, outcome: string) => (failures += outcome === 'failed' ? 1 : 0) };
    const opened = await openSqliteBackend();
    let isAway = false;
    const none = (): Promise<void> => Promise.resolve();
    const work = Object.fromEntries(
      ['updateLists', 'loadLists', 'rescreen', 'rescreenAll', 'sendMail', 'cleanUp'].map((name) => [
        name,
        none,
      ]),
    );
    const others = { screenUploads: none, mailUsage: none, mailSuspensions: none };
    const runner = createJobRunner({
      backend: awayWhile(opened.backend, () => isAway),
      jobs: jobTable({ ...work, ...others } as unknown as JobWork, { listsSchedule: '0 6 * * *' }),
      workerName: 'worker',
      pollMs: 20,
      log: composeJobLog(logger, counts, () => performance.now()),
    });
    await runner.start();
    isAway = true;
    while (failures < 200) await sleep(5);
    const [line, ...more] = lines;
    assert.deepEqual(more, []);
    assert.equal(line?.msg, 'MongoDB does not answer');
    assert.equal(line.failure?.message, 'connect ECONNREFUSED 127.0.0.1:27017');
    isAway = false;
    while (lines.length < 2) await sleep(5);
    assert.equal(lines[1]?.msg, 'it is over: MongoDB does not answer');
    assert.ok(lines[1].times >= 200);
    await runner.stop(1_000);
    await opened.close();
  });
});

/** A backend whose repository fails like the driver of MongoDB while `isAway`. */
function awayWhile(backend: AgendaBackend, isAway: () => boolean): AgendaBackend {
  const repository = new Proxy(backend.repository, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: readonly unknown[]): unknown =>
        isAway() ? Promise.reject(away()) : Reflect.apply(value, target, args);
    },
  });
  return new Proxy(backend, {
    get(target, name) {
      if (name === 'repository') return repository;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
