import type { Migration } from '../connection.ts';

/** Idempotency keys with their answers; `answer` is null while the first request runs. Moments in milliseconds. */
export const accounts002: Migration = {
  name: 'accounts-002-idempotency',
  async up(knex) {
    await knex.raw(`
      create table idempotency_keys (
        account_id integer not null references accounts (id) on delete cascade,
        key text not null,
        request_hash blob not null,
        ticket text not null,
        lease_ends_at integer not null,
        kept_until integer not null,
        answer text,
        primary key (account_id, key)
      )`);
    await knex.raw('create index idempotency_keys_kept on idempotency_keys (kept_until)');
  },
};
