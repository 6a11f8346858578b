import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { DebounceOptions, JobParameters } from 'agenda';
import { uniqueFilter, where } from './job-filters.ts';
import { definitionColumns, givenStateColumns, stateColumns, type JobRow } from './job-rows.ts';

type Columns = Readonly<Partial<Record<keyof JobRow, string | number | null>>>;

/** One save: the job, who saves it and when. */
export interface JobSave {
  readonly job: JobParameters;
  readonly modifiedBy: string | undefined;
  readonly now: number;
}

/**
 * Saves a job the way Agenda expects: by id, as the only row of a repeating name, as the only row of a unique constraint, or
 * as a new row. Must run within one write transaction. Null when the row of the id is gone.
 */
export function saveJobIn(connection: Database, save: JobSave): JobRow | null {
  const { job } = save;
  if (job._id !== undefined) return update(connection, job._id, changes(save), job.name);
  if (job.type === 'single') return saveSingle(connection, save);
  if (job.unique !== undefined) return saveUnique(connection, save, job.unique);
  return insert(connection, save);
}

/** The fields of the definition, and of the state only those that are given: a running job keeps its lock. */
function changes({ job, modifiedBy }: JobSave): Columns {
  return { ...definitionColumns(job, modifiedBy), ...givenStateColumns(job) };
}

function saveSingle(connection: Database, save: JobSave): JobRow {
  const { job, now } = save;
  const known = connection
    .prepare<[string], JobRow>(`select * from jobs where name = ? and type = 'single'`)
    .get(job.name);
  if (known === undefined) return insert(connection, save);
  const columns = changes(save);
  // A schedule that is saved again, at every start of a process, must not run the job at once.
  const due = typeof columns.next_run_at === 'number' && columns.next_run_at <= now;
  return updated(connection, known.id, due ? { ...columns, next_run_at: known.next_run_at } : columns);
}

function saveUnique(connection: Database, save: JobSave, unique: Readonly<Record<string, unknown>>): JobRow {
  const { job } = save;
  const filter = uniqueFilter(job.name, unique);
  const known = connection
    .prepare<(string | number)[], JobRow>(`select * from jobs${where(filter)} limit 1`)
    .get(...filter.values);
  const debounce = job.uniqueOpts?.debounce;
  if (debounce !== undefined) return saveDebounced(connection, save, known, debounce);
  if (known === undefined) return insert(connection, save);
  return job.uniqueOpts?.insertOnly === true ? known : updated(connection, known.id, changes(save));
}

function saveDebounced(
  connection: Database,
  save: JobSave,
  known: JobRow | undefined,
  { delay, maxWait, strategy }: DebounceOptions,
): JobRow {
  const { now } = save;
  const leading = strategy === 'leading';
  if (known === undefined) {
    const first = leading ? {} : { next_run_at: now + delay };
    return insert(connection, save, { ...first, debounce_started_at: now });
  }
  const startedAt = known.debounce_started_at ?? now;
  const waitedLongEnough = !leading && maxWait !== undefined && maxWait > 0 && now - startedAt >= maxWait;
  const times = leading
    ? { next_run_at: known.next_run_at, debounce_started_at: startedAt }
    : waitedLongEnough
      ? { next_run_at: now, debounce_started_at: null }
      : { next_run_at: now + delay, debounce_started_at: startedAt };
  return updated(connection, known.id, { ...changes(save), ...times });
}

function insert(connection: Database, { job, modifiedBy }: JobSave, over: Columns = {}): JobRow {
  const columns: Columns = {
    id: randomUUID(),
    ...definitionColumns(job, modifiedBy),
    ...stateColumns(job),
    ...over,
  };
  const names = Object.keys(columns);
  const row = connection
    .prepare<(string | number | null | undefined)[], JobRow>(
      `insert into jobs (${names.join(', ')}) values (${names.map(() => '?').join(', ')}) returning *`,
    )
    .get(...Object.values(columns));
  if (row === undefined) throw new Error('the job was not stored');
  return row;
}

function updated(connection: Database, id: string, columns: Columns): JobRow {
  const row = update(connection, id, columns);
  if (row === null) throw new Error('the job was not stored');
  return row;
}

function update(connection: Database, id: string, columns: Columns, name?: string): JobRow | null {
  const entries = Object.entries(columns);
  const row = connection
    .prepare<(string | number | null | undefined)[], JobRow>(
      `update jobs set ${entries.map(([column]) => `${column} = ?`).join(', ')}
       where id = ? and name = coalesce(?, name) returning *`,
    )
    .get(...entries.map(([, value]) => value), id, name ?? null);
  return row ?? null;
}
