import { setTimeout as sleep } from 'node:timers/promises';
import { Agenda, type AgendaBackend, type Job, type JobRepository } from 'agenda';
import { ServiceError } from '../errors.ts';
import type { JobDefinition, JobName } from './job.ts';

/** What running jobs needs. */
export interface JobRunnerOptions {
  readonly backend: AgendaBackend;
  readonly jobs: readonly JobDefinition[];
  /** Name of this process among the workers, for operators. */
  readonly workerName: string;
  readonly log: JobLog;
  /** How often due jobs are looked for, in milliseconds. */
  readonly pollMs?: number;
  /** How long a worker that gives no sign of life keeps a job, in milliseconds; then another one takes it over. */
  readonly lockMs?: number;
}

/** Told what jobs do. */
export interface JobLog {
  failed(job: string, error: unknown): void;
  finished(job: string, milliseconds: number): void;
}

/** The jobs of one process. */
export interface JobRunner {
  /** Brings the schedules up to date and begins to run what is due. Throws `ServiceError` for a bad schedule. */
  start(): Promise<void>;
  /** Tells running jobs to stop, waits for them at most `graceMs`, and leaves what is not running to other workers. */
  stop(graceMs: number): Promise<void>;
}

const POLL_MS = 1_000;
const LOCK_MS = 60_000;
/**
 * How long a worker that wrote a schedule waits before it runs anything. One that starts at the same time may have found none either
 * and write it once more, which with MongoDB would take the lock off a job that runs.
 */
const SETTLE_MS = 250;
/** A running job shows that it lives several times within the life of its lock. */
const SIGNS_OF_LIFE = 4;

/**
 * Agenda takes the lock off a run that ended before it saves that, and calls the run cancelled when it looks for signs of life
 * in between. No other run is without a lock in memory.
 */
const ENDED_MEANWHILE = /^execution of '.*' canceled, no lockedAt date found/u;

/** Runs the jobs of the table over a backend; any number of processes may share one. */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { backend, jobs, log, pollMs = POLL_MS, lockMs = LOCK_MS } = options;
  const ending = new AbortController();
  const running = new Set<JobName>();
  const agenda = new Agenda({
    backend,
    name: options.workerName,
    processEvery: pollMs,
    defaultLockLifetime: lockMs,
  });
  // Without a listener of ours, a store that does not answer would go unnoticed.
  agenda.on('error', (error: Error) => {
    if (!ENDED_MEANWHILE.test(error.message)) log.failed('scheduler', error);
  });
  agenda.on('fail', (error: Error, job: Job) => {
    log.failed(job.attrs.name, error);
  });
  for (const definition of jobs) {
    const lockLifetime = definition.lockMs ?? lockMs;
    const parts = { log, lockMs: lockLifetime, ending, running };
    agenda.define(definition.name, (job: Job) => runOnce(job, definition, parts), {
      concurrency: 1,
      lockLimit: 1,
      lockLifetime,
    });
  }
  return {
    async start() {
      await agenda.ready;
      let isNew = false;
      for (const definition of jobs) if (await schedule(agenda, definition)) isNew = true;
      if (isNew) await sleep(SETTLE_MS);
      await agenda.start();
    },
    async stop(graceMs) {
      if (!agenda.isActiveJobProcessor()) return;
      ending.abort();
      await agenda.drain({ timeout: graceMs, closeConnection: false });
      await giveBack(backend.repository, options.workerName, running);
    },
  };
}

interface Running {
  readonly log: JobLog;
  readonly lockMs: number;
  readonly ending: AbortController;
  /** Jobs that run in this process now. */
  readonly running: Set<JobName>;
}

/** One run: keeps the lock while it goes on, and ends it when its time is up or the process ends. */
async function runOnce(
  job: Job,
  definition: JobDefinition,
  { log, lockMs, ending, running }: Running,
): Promise<void> {
  const started = performance.now();
  const timeUp = new AbortController();
  const limit = setTimeout(() => {
    timeUp.abort(new Error(`took longer than ${definition.timeLimitMs} ms`));
  }, definition.timeLimitMs);
  const heartbeat = keepTouching(job, lockMs / SIGNS_OF_LIFE);
  running.add(definition.name);
  try {
    await definition.run(AbortSignal.any([timeUp.signal, ending.signal]));
    if (timeUp.signal.aborted) throw timeUp.signal.reason;
    log.finished(definition.name, performance.now() - started);
  } finally {
    clearTimeout(limit);
    await heartbeat.stop();
    running.delete(definition.name);
  }
}

function keepTouching(job: Job, everyMs: number): { stop(): Promise<void> } {
  let touching: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // A touch that failed is made up for by the next one; the lock outlives several.
    touching = touching.then(() => job.touch()).catch(() => undefined);
  }, everyMs);
  return {
    // A touch that ended after the run would lock the job again.
    stop: async () => {
      clearInterval(timer);
      await touching;
    },
  };
}

/**
 * Writes the schedule when it is new or was changed, and tells whether it did. Written at every start, it would push back a run that is due since the
 * service was down, and with MongoDB take the lock off a job that another worker is running.
 */
async function schedule(agenda: Agenda, { name, schedule: when }: JobDefinition): Promise<boolean> {
  const interval = 'cron' in when ? when.cron : when.everyMs;
  const known = (await agenda.queryJobs({ name })).jobs.filter(({ type }) => type === 'single');
  if (known.some(({ repeatInterval }) => String(repeatInterval) === String(interval))) return false;
  const job = agenda.create(name, {});
  job.attrs.type = 'single';
  job.repeatEvery(interval, { timezone: 'UTC' });
  // Agenda keeps the old time of a known job whose new one has come already.
  if ('everyMs' in when && known.length > 0) job.attrs.nextRunAt = new Date(Date.now() + when.everyMs);
  if (job.attrs.nextRunAt === null) {
    throw new ServiceError('configuration', `bad settings:\n  the schedule of ${name}: ${String(interval)}`);
  }
  await job.save();
  await keepOldest(agenda, name);
  return true;
}

/** Two workers that start at once may both find no row, where the store has no unique index. */
async function keepOldest(agenda: Agenda, name: JobName): Promise<void> {
  const { jobs } = await agenda.queryJobs({ name });
  const ids = jobs.map(({ _id: id }) => String(id)).sort();
  if (ids.length > 1) await agenda.cancel({ ids: ids.slice(1) });
}

/**
 * Unlocks what this process has reserved and does not run, so that a restart need not wait for its locks. Looked up in the
 * store, because Agenda goes on reserving jobs while it waits for those that run.
 */
async function giveBack(
  repository: JobRepository,
  workerName: string,
  running: ReadonlySet<JobName>,
): Promise<void> {
  const { jobs } = await repository.queryJobs();
  const idle = jobs.filter(
    ({ name, lockedAt, lastModifiedBy }) =>
      lockedAt instanceof Date &&
      lastModifiedBy === workerName &&
      !(running as ReadonlySet<string>).has(name),
  );
  await repository.unlockJobs(idle.map(({ _id: id }) => String(id)));
}
