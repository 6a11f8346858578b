import type { Migration } from '../connection.ts';

/**
 * People with roles in accounts, invitations, passwords of people, sessions of a person in an account, and the trail of acts. Every
 * account gets one owner with its address, its password and its sessions; the address stays as the account's contact.
 * Moments are milliseconds since 1970. See docs/decisions/0024.
 */
export const accounts012: Migration = {
  name: 'accounts-012-people',
  async up(knex) {
    await knex.raw(`
      create table people (
        id integer primary key,
        email text not null,
        email_key text not null unique,
        created_at integer not null,
        last_account_id integer
      )`);
    await knex.raw(`
      create table memberships (
        account_id integer not null references accounts (id) on delete cascade,
        person_id integer not null references people (id) on delete cascade,
        role text not null check (role in ('owner', 'analyst', 'auditor', 'developer')),
        since integer not null,
        primary key (account_id, person_id)
      ) without rowid`);
    await knex.raw('create index memberships_person on memberships (person_id)');
    await knex.raw(`
      create table invitations (
        id integer primary key,
        account_id integer not null references accounts (id) on delete cascade,
        email text not null,
        email_key text not null,
        role text not null check (role in ('owner', 'analyst', 'auditor', 'developer')),
        token_hash blob not null unique check (length(token_hash) = 32),
        invited_by text not null,
        sent_at integer not null,
        ends_at integer not null,
        unique (account_id, email_key)
      )`);
    await knex.raw(`
      create table person_passwords (
        person_id integer primary key references people (id) on delete cascade,
        hash text not null,
        changed_at integer not null
      )`);
    await knex.raw(
      'alter table sessions add column person_id integer references people (id) on delete cascade',
    );
    await knex.raw('create index sessions_person on sessions (person_id)');
    // An account's number becomes its owner's: numbers that are given from now on are far above.
    await knex.raw(
      'insert into people (id, email, email_key, created_at, last_account_id) select id, email, email_key, created_at, id from accounts',
    );
    await knex.raw(
      `insert into memberships (account_id, person_id, role, since) select id, id, 'owner', created_at from accounts`,
    );
    await knex.raw(
      'insert into person_passwords (person_id, hash, changed_at) select account_id, hash, changed_at from passwords',
    );
    await knex.raw('update sessions set person_id = account_id');
    // Not bound to accounts: what the law keeps of a deleted one stays. Hashes are hexadecimal.
    await knex.raw(`
      create table trail (
        account_id integer not null,
        number integer not null,
        at integer not null,
        kind text not null,
        author_kind text not null,
        author_id integer,
        author text not null,
        address text,
        subject text not null,
        details text not null,
        words text not null,
        previous_hash text not null,
        hash text not null,
        primary key (account_id, number)
      )`);
    await knex.raw('create index trail_at on trail (account_id, at)');
    await knex.raw(`
      create table trail_heads (
        account_id integer primary key,
        number integer not null,
        hash text not null,
        forgotten integer not null default 0
      )`);
  },
};
