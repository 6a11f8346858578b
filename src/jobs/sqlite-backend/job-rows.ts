import { toJobId, type JobParameters } from 'agenda';

/** A row of the table `jobs`. */
export interface JobRow {
  readonly id: string;
  readonly name: string;
  readonly type: 'normal' | 'single';
  readonly priority: number;
  readonly data: string | null;
  readonly next_run_at: number | null;
  readonly locked_at: number | null;
  readonly last_run_at: number | null;
  readonly last_finished_at: number | null;
  readonly failed_at: number | null;
  readonly fail_count: number | null;
  readonly fail_reason: string | null;
  readonly repeat_interval: string | null;
  readonly repeat_timezone: string | null;
  readonly repeat_at: string | null;
  readonly start_date: number | null;
  readonly end_date: number | null;
  readonly skip_days: string | null;
  readonly disabled: number;
  readonly progress: number | null;
  readonly fork: number | null;
  readonly debounce_started_at: number | null;
  readonly last_modified_by: string | null;
}

/** What only the process that runs a job writes. */
export type StateColumns = Pick<
  JobRow,
  'locked_at' | 'last_run_at' | 'last_finished_at' | 'failed_at' | 'fail_count' | 'fail_reason' | 'progress'
>;

/** The state of a job as columns; what it does not say is null. */
export function stateColumns(job: JobParameters): StateColumns {
  return {
    locked_at: milliseconds(job.lockedAt),
    last_run_at: milliseconds(job.lastRunAt),
    last_finished_at: milliseconds(job.lastFinishedAt),
    failed_at: milliseconds(job.failedAt),
    fail_count: job.failCount ?? null,
    fail_reason: job.failReason ?? null,
    progress: job.progress ?? null,
  };
}

/** The state columns that the job says something about: a save by a client must not touch those of a running job. */
export function givenStateColumns(job: JobParameters): Partial<StateColumns> {
  return Object.fromEntries(Object.entries(stateColumns(job)).filter(([, value]) => value !== null));
}

/** What a client says of a job, as columns. */
export function definitionColumns(
  job: JobParameters,
  modifiedBy: string | undefined,
): Omit<JobRow, 'id' | keyof StateColumns> {
  return {
    name: job.name,
    type: job.type,
    priority: job.priority,
    data: json(job.data),
    next_run_at: milliseconds(job.nextRunAt),
    repeat_interval: json(job.repeatInterval),
    repeat_timezone: job.repeatTimezone ?? null,
    repeat_at: job.repeatAt ?? null,
    start_date: milliseconds(job.startDate),
    end_date: milliseconds(job.endDate),
    skip_days: json(job.skipDays),
    disabled: job.disabled === true ? 1 : 0,
    fork: job.fork === undefined ? null : Number(job.fork),
    debounce_started_at: milliseconds(job.debounceStartedAt),
    last_modified_by: modifiedBy ?? null,
  };
}

/** The job of a row; a column that is null is left out, but for `nextRunAt`, where null means "not again". */
export function jobOfRow(row: JobRow): JobParameters & { _id: NonNullable<JobParameters['_id']> } {
  const optional = {
    lockedAt: date(row.locked_at),
    lastRunAt: date(row.last_run_at),
    lastFinishedAt: date(row.last_finished_at),
    failedAt: date(row.failed_at),
    failCount: row.fail_count,
    failReason: row.fail_reason,
    repeatInterval: parsed(row.repeat_interval),
    repeatTimezone: row.repeat_timezone,
    repeatAt: row.repeat_at,
    startDate: date(row.start_date),
    endDate: date(row.end_date),
    skipDays: parsed(row.skip_days),
    disabled: row.disabled === 1 ? true : null,
    progress: row.progress,
    fork: row.fork === null ? null : row.fork === 1,
    debounceStartedAt: date(row.debounce_started_at),
    lastModifiedBy: row.last_modified_by,
  };
  return {
    _id: toJobId(row.id),
    name: row.name,
    type: row.type,
    priority: row.priority,
    nextRunAt: date(row.next_run_at),
    data: parsed(row.data) ?? undefined,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
  };
}

/** A moment as it is stored; a job read from elsewhere may carry it as text. */
export function milliseconds(moment: Date | string | null | undefined): number | null {
  return moment === null || moment === undefined ? null : new Date(moment).getTime();
}

function date(stored: number | null): Date | null {
  return stored === null ? null : new Date(stored);
}

function json(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

function parsed(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}
