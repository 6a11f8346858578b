import type { Migration } from '../connection.ts';

/** How often updates of each list ended well and how often they failed, for operators; whichever process ran them. */
export const lists002: Migration = {
  name: 'lists-002-update-counts',
  async up(knex) {
    await knex.raw('alter table lists add column updates_succeeded integer not null default 0');
    await knex.raw('alter table lists add column updates_failed integer not null default 0');
  },
};
