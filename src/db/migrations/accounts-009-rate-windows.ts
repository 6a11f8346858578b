import type { Migration } from '../connection.ts';

/**
 * How often clients did one thing within a window that has not ended. `client` is a hash: neither addresses nor e-mail addresses that were tried
 * are kept. `ends_at` is milliseconds since 1970.
 */
export const accounts009: Migration = {
  name: 'accounts-009-rate-windows',
  async up(knex) {
    await knex.raw(`
      create table rate_windows (
        id integer primary key,
        client blob not null unique,
        times integer not null,
        ends_at integer not null
      )`);
  },
};
