import type { Migration } from '../connection.ts';

/**
 * What people found when they looked at matches of watched items, and since when an item matches a party. Reviews stand beside
 * the matches: a party that stops matching and comes back is not looked at twice. Moments are milliseconds since 1970; a
 * match that is older than this column has none.
 */
export const accounts007: Migration = {
  name: 'accounts-007-match-reviews',
  async up(knex) {
    await knex.raw('alter table watch_matches add column first_seen_at integer');
    await knex.raw(`
      create table match_reviews (
        watch_id integer not null references watches (id) on delete cascade,
        party_id integer not null,
        verdict text not null check (verdict in ('true_match', 'false_positive')),
        note text not null,
        reviewed_at integer not null,
        primary key (watch_id, party_id)
      ) without rowid`);
  },
};
