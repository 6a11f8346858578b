import type { Migration } from '../connection.ts';

/**
 * Watched items, the listed parties each one matches, the generation of each list up to which all of them were screened, and
 * the mails that are to be sent. They are in one file with the accounts, so that a plan's capacity is checked and an item is
 * added in one transaction, and matches and their alert are written in one. Moments are milliseconds since 1970.
 */
export const accounts004: Migration = {
  name: 'accounts-004-monitoring',
  async up(knex) {
    // `watch_key` is the item as it is told apart from others of the account. An item that is `behind` has missed changes,
    // while its plan was suspended or while it was being added, and is screened against the whole lists next.
    await knex.raw(`
      create table watches (
        id integer primary key autoincrement,
        account_id integer not null references accounts (id) on delete cascade,
        kind text not null check (kind in ('name', 'address')),
        text text not null,
        country text not null,
        entity_type text check (entity_type in ('individual', 'entity')),
        watch_key text not null,
        created_at integer not null,
        last_checked_at integer,
        best_score real not null default 0,
        behind integer not null default 0,
        unique (account_id, watch_key)
      )`);
    await knex.raw(`
      create table watch_matches (
        watch_id integer not null references watches (id) on delete cascade,
        party_id integer not null,
        list_code text not null,
        score real not null,
        primary key (watch_id, party_id)
      ) without rowid`);
    await knex.raw('create index watch_matches_party on watch_matches (list_code, party_id)');
    await knex.raw(
      'create table screened_lists (list_code text primary key, generation integer not null) without rowid',
    );
    await knex.raw(
      'create table monitoring_runs (kind text primary key, ended_at integer not null) without rowid',
    );
    await knex.raw(`
      create table outbox (
        id text primary key,
        account_id integer not null references accounts (id) on delete cascade,
        kind text not null,
        recipient text not null,
        subject text not null,
        text text not null,
        html text not null,
        created_at integer not null,
        due_at integer not null,
        attempts integer not null default 0,
        state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused')),
        ended_at integer,
        last_error text
      )`);
    await knex.raw(`create index outbox_due on outbox (due_at) where state = 'waiting'`);
    await knex.raw(`
      create table usage_mails (
        account_id integer not null references accounts (id) on delete cascade,
        period text not null,
        percent integer not null,
        primary key (account_id, period, percent)
      ) without rowid`);
  },
};
