import type { Knex } from 'knex';

/**
 * Gives a database an identity, made once and at random, and a place for the identities of the other stores beside it as it knew them
 * last: a store that was put in place of another one is told by it.
 */
export async function makeIdentity(knex: Knex): Promise<void> {
  await knex.raw(
    'create table store_identity (id integer primary key check (id = 1), identity text not null)',
  );
  await knex.raw('insert into store_identity (id, identity) values (1, lower(hex(randomblob(16))))');
  await knex.raw('create table known_stores (store text primary key, identity text not null) without rowid');
}
