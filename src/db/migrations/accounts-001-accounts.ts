import type { Migration } from '../connection.ts';

/**
 * Accounts, their keys, the searches they used and the reservations that are open. Moments are milliseconds since 1970,
 * months are UTC as `2026-11`.
 */
export const accounts001: Migration = {
  name: 'accounts-001-accounts',
  async up(knex) {
    await knex.raw(`
      create table accounts (
        id integer primary key autoincrement,
        email text not null,
        email_key text not null unique,
        plan text not null,
        trial_started_at integer,
        plan_ends_at integer,
        created_at integer not null,
        check (plan <> 'trial' or trial_started_at is not null)
      )`);
    await knex.raw(`
      create table api_keys (
        id integer primary key autoincrement,
        account_id integer not null references accounts (id) on delete cascade,
        hash blob not null unique check (length(hash) = 32),
        prefix text not null,
        label text not null,
        created_at integer not null,
        last_used_at integer,
        revoked_at integer
      )`);
    await knex.raw('create index api_keys_account on api_keys (account_id)');
    await knex.raw(`
      create table usage (
        account_id integer not null references accounts (id) on delete cascade,
        month text not null,
        searches integer not null check (searches >= 0),
        primary key (account_id, month)
      ) without rowid`);
    await knex.raw(`
      create table reservations (
        id text primary key,
        account_id integer not null references accounts (id) on delete cascade,
        month text not null,
        searches integer not null check (searches > 0),
        lease_ends_at integer not null
      ) without rowid`);
    await knex.raw('create index reservations_account on reservations (account_id, lease_ends_at)');
  },
};
