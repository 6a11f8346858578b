import type { Migration } from '../connection.ts';

/** Owners who were told that their monitoring is suspended, until it goes on. Moments are milliseconds since 1970. */
export const accounts006: Migration = {
  name: 'accounts-006-suspension-mails',
  async up(knex) {
    await knex.raw(`
      create table suspension_mails (
        account_id integer primary key references accounts (id) on delete cascade,
        told_at integer not null
      )`);
  },
};
