import type { Migration } from '../connection.ts';
import { makeIdentity } from './store-identity.ts';

/**
 * Who the store is, what its lists were made of, and which lists were put back from a time before: `content` is the checksum of a list's
 * parties with their ids, empty until it is reckoned; `put_back` is the generation under which parties from a time before are held, 0 for none.
 */
export const lists004: Migration = {
  name: 'lists-004-identity',
  async up(knex) {
    await makeIdentity(knex);
    await knex.raw(`alter table lists add column content text not null default ''`);
    await knex.raw('alter table lists add column put_back integer not null default 0');
  },
};
