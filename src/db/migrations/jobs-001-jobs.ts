import type { Migration } from '../connection.ts';

/**
 * Jobs of Agenda, one row each. Moments are milliseconds since 1970; `data`, `repeat_interval` and `skip_days` are JSON. A job
 * that repeats has the type `single`: its name has one row, whoever saves it.
 */
export const jobs001: Migration = {
  name: 'jobs-001-jobs',
  async up(knex) {
    await knex.raw(`
      create table jobs (
        id text primary key,
        name text not null,
        type text not null,
        priority integer not null,
        data text,
        next_run_at integer,
        locked_at integer,
        last_run_at integer,
        last_finished_at integer,
        failed_at integer,
        fail_count integer,
        fail_reason text,
        repeat_interval text,
        repeat_timezone text,
        repeat_at text,
        start_date integer,
        end_date integer,
        skip_days text,
        disabled integer not null default 0,
        progress real,
        fork integer,
        debounce_started_at integer,
        last_modified_by text
      ) without rowid`);
    await knex.raw(`create unique index jobs_single on jobs (name) where type = 'single'`);
    await knex.raw('create index jobs_due on jobs (name, next_run_at, priority)');
  },
};
