import type { Migration } from '../connection.ts';

/**
 * How far the last update over all lists came, for processes that do not run it themselves: one row. `is_complete` says that the
 * lists were loaded for the first time, as they were where this migration finds any.
 */
export const lists003: Migration = {
  name: 'lists-003-first-load',
  async up(knex) {
    await knex.raw(`
      create table first_load (
        id integer primary key check (id = 1),
        done integer not null default 0,
        total integer not null default 0,
        attempts integer not null default 0,
        ended_at integer,
        reason text,
        is_complete integer not null default 0
      )`);
    await knex.raw(`
      insert into first_load (id, is_complete)
      select 1, 1 where exists (select 1 from lists where generation > 0)`);
  },
};
