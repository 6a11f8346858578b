import type { Migration } from '../connection.ts';

/**
 * What was screened. Lists with their dates are the same for thousands of screenings, so each combination is kept once; what
 * was typed is kept a second time as it is looked for. Moments are milliseconds since 1970. No foreign key leads to
 * accounts, which are in another file: the clean-up forgets what belongs to none.
 */
export const screenings001: Migration = {
  name: 'screenings-001-screenings',
  async up(knex) {
    await knex.raw(`
      create table list_editions (
        id integer primary key,
        content text not null unique
      )`);
    await knex.raw(`
      create table screenings (
        id integer primary key autoincrement,
        account_id integer,
        key_id integer,
        door text not null,
        reference text,
        screened_at integer not null,
        name text,
        address text,
        contacts text,
        searched_text text not null,
        options text not null,
        list_editions_id integer not null references list_editions (id),
        name_matches integer,
        address_matches integer,
        contact_matches integer,
        best_score real,
        best_match text,
        flags text
      )`);
    await knex.raw('create index screenings_account on screenings (account_id, screened_at)');
  },
};
