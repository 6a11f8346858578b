import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import {
  computeJobState,
  type JobParameters,
  type JobRepository,
  type JobRepositoryOptions,
  type JobsOverview,
  type JobsQueryOptions,
  type JobsResult,
  type RemoveJobsOptions,
} from 'agenda';
import { borrowConnection, oncePerConnection } from '../../db/borrow-connection.ts';
import type { Clock } from '../../domain/clock.ts';
import { queryFilter, selectionFilter, where, type Filter } from './job-filters.ts';
import { jobOfRow, milliseconds, stateColumns, type JobRow } from './job-rows.ts';
import { saveJobIn, type JobSave } from './save-job.ts';

interface NextRun {
  readonly name: string;
  readonly nextScanAt: number;
  readonly lockDeadline: number;
  readonly now: number;
  readonly modifiedBy: string | null;
}

const statements = oncePerConnection((connection: Database) => ({
  byId: connection.prepare<[string], JobRow>('select * from jobs where id = ?'),
  names: connection.prepare<[], string>('select distinct name from jobs order by name').pluck(),
  queueSize: connection.prepare<[number], number>('select count(*) from jobs where next_run_at < ?').pluck(),
  purge: connection.prepare('delete from jobs'),
  save: connection.transaction((save: JobSave) => saveJobIn(connection, save)),
  lock: connection.prepare<[number, string | null, string, string, number | null], JobRow>(`
    update jobs set locked_at = ?, last_modified_by = ?
    where id = ? and name = ? and locked_at is null and next_run_at is ? and disabled = 0 returning *`),
  // One statement, so that of several processes exactly one gets the job. A lock that is older than the deadline belongs
  // to a process that died.
  lockNext: connection.prepare<NextRun, JobRow>(`
    update jobs set locked_at = @now, last_modified_by = @modifiedBy
    where id = (
      select id from jobs
      where name = @name and disabled = 0
        and ((locked_at is null and next_run_at <= @nextScanAt) or locked_at <= @lockDeadline)
      order by next_run_at, priority desc limit 1)
    returning *`),
  unlock: connection.prepare<[string]>(
    'update jobs set locked_at = null where id = ? and next_run_at is not null',
  ),
  unlockAll: connection.prepare<[string]>(
    'update jobs set locked_at = null where id in (select value from json_each(?))',
  ),
  saveState: connection.prepare<Readonly<Record<string, string | number | null>>>(`
    update jobs set locked_at = @locked_at, next_run_at = @next_run_at, last_run_at = @last_run_at,
      progress = @progress, fail_reason = @fail_reason, fail_count = @fail_count, failed_at = @failed_at,
      last_finished_at = @last_finished_at, last_modified_by = @last_modified_by
    where id = @id and name = @name`),
}));

const SORT_COLUMNS = {
  nextRunAt: 'next_run_at',
  lastRunAt: 'last_run_at',
  lastFinishedAt: 'last_finished_at',
  priority: 'priority',
  name: 'name',
  data: 'data',
} as const;

/** Agenda's jobs in one SQLite table, for any number of processes on one file. */
export class SqliteJobRepository implements JobRepository {
  readonly #database: Knex;
  readonly #clock: Clock;

  /** The schema (`JOB_MIGRATIONS`) is up to date; the database stays its owner's to close. */
  constructor(database: Knex, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  connect(): Promise<void> {
    return Promise.resolve();
  }

  async queryJobs(options: JobsQueryOptions = {}): Promise<JobsResult> {
    const rows = await this.#select(queryFilter(options), orderBy(options));
    const now = this.#clock();
    const jobs = rows.map((row) => {
      const job = jobOfRow(row);
      return { ...job, state: computeJobState(job, now) };
    });
    const { state, skip = 0, limit = 0 } = options;
    const kept = jobs.filter((job) => {
      if (state === undefined) return true;
      return state === 'paused' ? job.disabled === true : job.state === state;
    });
    return { jobs: kept.slice(skip, limit > 0 ? skip + limit : undefined), total: kept.length };
  }

  async getJobsOverview(): Promise<JobsOverview[]> {
    const { jobs } = await this.queryJobs();
    return (await this.getDistinctJobNames()).map((name) => {
      const own = jobs.filter((job) => job.name === name);
      const count = (state: string): number => own.filter((job) => job.state === state).length;
      return {
        name,
        total: own.length,
        running: count('running'),
        scheduled: count('scheduled'),
        queued: count('queued'),
        completed: count('completed'),
        failed: count('failed'),
        repeating: count('repeating'),
        paused: own.filter((job) => job.disabled === true).length,
      };
    });
  }

  getDistinctJobNames(): Promise<string[]> {
    return this.#borrow((connection) => statements(connection).names.all());
  }

  async getJobById(id: string): Promise<JobParameters | null> {
    const row = await this.#borrow((connection) => statements(connection).byId.get(id));
    return row === undefined ? null : jobOfRow(row);
  }

  getQueueSize(): Promise<number> {
    const now = this.#clock().getTime();
    return this.#borrow((connection) => statements(connection).queueSize.get(now) ?? 0);
  }

  removeJobs(options: RemoveJobsOptions): Promise<number> {
    return this.#change('delete from jobs', selectionFilter(options));
  }

  async saveJob<DATA = unknown>(
    job: JobParameters<DATA>,
    options: JobRepositoryOptions | undefined,
  ): Promise<JobParameters<DATA>> {
    const save = {
      job: job as JobParameters,
      modifiedBy: options?.lastModifiedBy,
      now: this.#clock().getTime(),
    };
    const row = await this.#borrow((connection) => statements(connection).save.immediate(save));
    return row === null ? job : (jobOfRow(row) as JobParameters<DATA>);
  }

  async saveJobState(job: JobParameters, options: JobRepositoryOptions | undefined): Promise<void> {
    if (job._id === undefined) throw new Error('the state of a job without an id cannot be saved');
    const columns = {
      id: job._id,
      name: job.name,
      ...stateColumns(job),
      next_run_at: milliseconds(job.nextRunAt),
      last_modified_by: options?.lastModifiedBy ?? null,
    };
    const { changes } = await this.#borrow((connection) => statements(connection).saveState.run(columns));
    if (changes !== 1) throw new Error(`job ${job._id} (name: ${job.name}) does not exist any more`);
  }

  async lockJob(
    job: JobParameters,
    options: JobRepositoryOptions | undefined,
  ): Promise<JobParameters | undefined> {
    const { _id: id } = job;
    if (id === undefined) return undefined;
    const now = this.#clock().getTime();
    const row = await this.#borrow((connection) =>
      statements(connection).lock.get(
        now,
        options?.lastModifiedBy ?? null,
        id,
        job.name,
        milliseconds(job.nextRunAt),
      ),
    );
    return row === undefined ? undefined : jobOfRow(row);
  }

  async unlockJob(job: JobParameters): Promise<void> {
    const { _id: id } = job;
    if (id === undefined) return;
    await this.#borrow((connection) => statements(connection).unlock.run(id));
  }

  async unlockJobs(jobIds: readonly string[]): Promise<void> {
    await this.#borrow((connection) => statements(connection).unlockAll.run(JSON.stringify(jobIds)));
  }

  async getNextJobToRun(
    name: string,
    nextScanAt: Date,
    lockDeadline: Date,
    now: Date = this.#clock(),
    options?: JobRepositoryOptions,
  ): Promise<JobParameters | undefined> {
    const next = {
      name,
      nextScanAt: nextScanAt.getTime(),
      lockDeadline: lockDeadline.getTime(),
      now: now.getTime(),
      modifiedBy: options?.lastModifiedBy ?? null,
    };
    const row = await this.#borrow((connection) => statements(connection).lockNext.get(next));
    return row === undefined ? undefined : jobOfRow(row);
  }

  disableJobs(options: RemoveJobsOptions): Promise<number> {
    return this.#change('update jobs set disabled = 1', also(selectionFilter(options), 'disabled = 0'));
  }

  enableJobs(options: RemoveJobsOptions): Promise<number> {
    return this.#change('update jobs set disabled = 0', also(selectionFilter(options), 'disabled = 1'));
  }

  async purgeAllJobs(): Promise<number> {
    return (await this.#borrow((connection) => statements(connection).purge.run())).changes;
  }

  #select(filter: Filter, order: string): Promise<readonly JobRow[]> {
    return this.#borrow((connection) =>
      connection
        .prepare<(string | number)[], JobRow>(`select * from jobs${where(filter)} ${order}`)
        .all(...filter.values),
    );
  }

  async #change(statement: string, filter: Filter | null): Promise<number> {
    if (filter === null) return 0;
    const run = (connection: Database): number =>
      connection.prepare<(string | number)[]>(statement + where(filter)).run(...filter.values).changes;
    return this.#borrow(run);
  }

  #borrow<T>(use: (connection: Database) => T): Promise<T> {
    return borrowConnection(this.#database, use);
  }
}

function also(filter: Filter | null, condition: string): Filter | null {
  return filter === null ? null : { ...filter, conditions: [...filter.conditions, condition] };
}

function orderBy({ sort }: JobsQueryOptions): string {
  const parts = Object.entries(SORT_COLUMNS).flatMap(([key, column]) => {
    const direction = sort?.[key as keyof typeof SORT_COLUMNS];
    return direction === undefined ? [] : [`${column} ${direction === 'asc' ? 'asc' : 'desc'}`];
  });
  return `order by ${parts.length === 0 ? 'next_run_at desc, last_run_at desc' : parts.join(', ')}`;
}
