import type { Migration } from '../connection.ts';

/** What is known of a watched party beside its name, as JSON; null for nothing, and for every item of an earlier release. */
export const accounts011: Migration = {
  name: 'accounts-011-watch-facts',
  async up(knex) {
    await knex.raw('alter table watches add column facts text');
  },
};
