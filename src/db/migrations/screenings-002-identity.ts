import type { Migration } from '../connection.ts';
import { makeIdentity } from './store-identity.ts';

/**
 * Who the store is, and which alerts were sent: a store of accounts that was put back has forgotten those of the time between. `run` rises
 * with every mail of alerts. Moments are milliseconds since 1970.
 */
export const screenings002: Migration = {
  name: 'screenings-002-identity',
  async up(knex) {
    await makeIdentity(knex);
    await knex.raw(`
      create table sent_alerts (
        run integer not null,
        watch_id integer not null,
        list_code text not null,
        publisher_ref text not null,
        score real not null,
        sent_at integer not null,
        primary key (run, watch_id, list_code, publisher_ref)
      ) without rowid`);
  },
};
