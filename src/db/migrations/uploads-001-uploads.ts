import type { Migration } from '../connection.ts';

/**
 * Uploaded files, the result of each row, and charges that may not be settled yet. `upload_rows` has what rows are searched
 * and sorted by; the cells and the matches are apart, so that going through 100,000 rows reads few pages. An upload is `removed`
 * while its rows are being deleted, some at a time. Moments are milliseconds since 1970; `reading`, `options`, `cost`, `lists`,
 * `cells` and `detail` are JSON.
 */
export const uploads001: Migration = {
  name: 'uploads-001-uploads',
  async up(knex) {
    await knex.raw(`
      create table uploads (
        id text primary key,
        account_id integer not null,
        file_name text not null,
        file_bytes integer not null,
        state text not null check (state in
          ('draft', 'queued', 'running', 'cancelling', 'stopped', 'finished', 'cancelled', 'failed', 'removed')),
        reason text,
        reading text not null,
        options text not null,
        cost text not null,
        lists text not null default '[]',
        done integer not null default 0,
        searches integer not null default 0,
        high integer not null default 0,
        medium integer not null default 0,
        low integer not null default 0,
        none integer not null default 0,
        failed integer not null default 0,
        flagged integer not null default 0,
        created_at integer not null,
        started_at integer,
        ended_at integer
      ) without rowid`);
    await knex.raw('create index uploads_account on uploads (account_id, created_at)');
    await knex.raw(
      `create index uploads_active on uploads (started_at) where state in ('queued', 'running', 'cancelling')`,
    );
    await knex.raw(`
      create table upload_rows (
        upload_id text not null,
        row integer not null,
        line integer not null,
        query text not null,
        level text check (level in ('high', 'medium', 'low', 'none')),
        score real not null,
        searches integer not null,
        problem text,
        flagged integer not null,
        words text not null,
        primary key (upload_id, row)
      ) without rowid`);
    await knex.raw('create index upload_rows_score on upload_rows (upload_id, score desc, row)');
    await knex.raw(`
      create table upload_row_details (
        upload_id text not null,
        row integer not null,
        cells text not null,
        detail text not null
      )`);
    await knex.raw('create unique index upload_row_details_row on upload_row_details (upload_id, row)');
    await knex.raw(`
      create table upload_charges (
        reservation_id text primary key,
        account_id integer not null,
        searches integer not null check (searches >= 0)
      ) without rowid`);
  },
};
