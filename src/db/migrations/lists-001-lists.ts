import type { Migration } from '../connection.ts';

/**
 * The store of record: lists, the registry of ids, the parties as JSON, the journal of their changes, what is known of
 * fetched files and the lock of a run. Moments are milliseconds since 1970, checksums SHA-256.
 */
export const lists001: Migration = {
  name: 'lists-001-lists',
  async up(knex) {
    await knex.raw(`
      create table lists (
        code text primary key,
        generation integer not null default 0,
        entry_count integer not null default 0,
        last_updated integer,
        data_as_of text,
        last_failure_at integer,
        last_failure_reason text,
        source text not null default '',
        checksum text not null default '',
        journal_from integer not null default 0
      ) without rowid`);
    // A row here is never deleted: a party that is listed again gets the id it had, and no id is given twice.
    await knex.raw(`
      create table party_ids (
        id integer primary key autoincrement,
        list_code text not null,
        publisher_ref text not null,
        unique (list_code, publisher_ref)
      )`);
    await knex.raw(`
      create table parties (
        id integer primary key references party_ids (id),
        list_code text not null,
        generation integer not null,
        checksum blob not null check (length(checksum) = 32),
        record text not null
      )`);
    await knex.raw('create index parties_list on parties (list_code, id, checksum)');
    await knex.raw(`
      create table party_changes (
        list_code text not null,
        generation integer not null,
        party_id integer not null references party_ids (id),
        before text,
        after text,
        primary key (list_code, generation, party_id),
        check (before is not null or after is not null)
      )`);
    await knex.raw(`
      create table fetched_files (
        url text primary key,
        etag text,
        last_modified text,
        checksum text not null,
        bytes integer not null,
        fetched_at integer not null
      )`);
    await knex.raw(`
      create table run_locks (
        name text primary key,
        owner text not null,
        pid integer not null,
        host text not null,
        lease_ends_at integer not null
      ) without rowid`);
  },
};
