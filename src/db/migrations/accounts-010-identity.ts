import type { Migration } from '../connection.ts';
import { makeIdentity } from './store-identity.ts';

/**
 * Who the store is, and what it knows of the listed parties, so that watched items outlive a store of lists that was put back or replaced:
 * how far the numbers of generations and the ids of parties have come (`name` is a list's code or `party ids`; `fetched_at`
 * is when the list was fetched last by then), and the publisher's reference of every match and
 * decision. `misfits` has what did not fit and when it was found.
 */
export const accounts010: Migration = {
  name: 'accounts-010-identity',
  async up(knex) {
    await makeIdentity(knex);
    await knex.raw(`
      create table number_marks (
        name text primary key,
        number integer not null,
        fetched_at integer not null
      ) without rowid`);
    await knex.raw('alter table watch_matches add column publisher_ref text');
    await knex.raw('alter table match_reviews add column list_code text');
    await knex.raw('alter table match_reviews add column publisher_ref text');
    await knex.raw(`
      create table misfits (
        store text primary key,
        what text not null,
        found_at integer not null
      ) without rowid`);
    // Alerts that were sent in a time that the store has lost, until the lists they are of are screened again.
    await knex.raw('alter table outbox add column alerts text');
    await knex.raw(`
      create table lost_alerts (
        watch_id integer not null,
        list_code text not null,
        publisher_ref text not null,
        score real not null,
        primary key (watch_id, list_code, publisher_ref)
      ) without rowid`);
    await knex.raw('create table alert_runs (id integer primary key check (id = 1), last integer not null)');
    await knex.raw('insert into alert_runs (id, last) values (1, 0)');
  },
};
