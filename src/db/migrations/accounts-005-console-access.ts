import type { Migration } from '../connection.ts';

/**
 * What lets a person into the console: passwords, sessions and mailed links; and searches by UTC day (`2026-11-21`), which
 * its chart shows. A link may be mailed to somebody who has no account yet, so a mail need not belong to one. Of sessions and
 * links only hashes are stored. Moments are milliseconds since 1970.
 */
export const accounts005: Migration = {
  name: 'accounts-005-console-access',
  async up(knex) {
    await knex.raw(`
      create table passwords (
        account_id integer primary key references accounts (id) on delete cascade,
        hash text not null,
        changed_at integer not null
      )`);
    await knex.raw(`
      create table sessions (
        id_hash blob primary key check (length(id_hash) = 32),
        account_id integer not null references accounts (id) on delete cascade,
        created_at integer not null,
        seen_at integer not null
      ) without rowid`);
    await knex.raw('create index sessions_account on sessions (account_id)');
    await knex.raw(`
      create table mailed_links (
        token_hash blob primary key check (length(token_hash) = 32),
        purpose text not null check (purpose in ('sign-up', 'password', 'sign-in')),
        email text not null,
        email_key text not null,
        ends_at integer not null
      ) without rowid`);
    await knex.raw('create index mailed_links_email on mailed_links (email_key)');
    await knex.raw(`
      create table usage_days (
        account_id integer not null references accounts (id) on delete cascade,
        day text not null,
        searches integer not null check (searches >= 0),
        primary key (account_id, day)
      ) without rowid`);
    await knex.raw(`
      create table new_outbox (
        id text primary key,
        account_id integer references accounts (id) on delete cascade,
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
    await knex.raw(`
      insert into new_outbox
      select id, account_id, kind, recipient, subject, text, html, created_at, due_at, attempts, state, ended_at, last_error
      from outbox`);
    await knex.raw('drop table outbox');
    await knex.raw('alter table new_outbox rename to outbox');
    await knex.raw(`create index outbox_due on outbox (due_at) where state = 'waiting'`);
  },
};
