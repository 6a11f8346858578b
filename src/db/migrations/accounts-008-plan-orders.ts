import type { Migration } from '../connection.ts';

/** Plans that accounts ask for, until an operator sets a plan. One open order an account. Moments are milliseconds since 1970. */
export const accounts008: Migration = {
  name: 'accounts-008-plan-orders',
  async up(knex) {
    await knex.raw(`
      create table plan_orders (
        id integer primary key autoincrement,
        account_id integer not null references accounts (id) on delete cascade,
        plan text not null,
        billing text not null check (billing in ('monthly', 'yearly')),
        ordered_at integer not null,
        closed_at integer
      )`);
    await knex.raw(
      'create unique index plan_orders_open on plan_orders (account_id) where closed_at is null',
    );
  },
};
