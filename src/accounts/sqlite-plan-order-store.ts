import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, oncePerConnection } from '../db/borrow-connection.ts';
import { sqliteCode } from '../db/sqlite-errors.ts';
import { ServiceError } from '../errors.ts';
import type { Billing, OrderedPlan, PlanOrder, PlanOrderStore } from './plan-orders.ts';

interface OrderRow {
  readonly id: number;
  readonly account_id: number;
  readonly email: string;
  readonly plan: OrderedPlan;
  readonly billing: Billing;
  readonly ordered_at: number;
}

const OPEN = `select plan_orders.*, accounts.email from plan_orders
  join accounts on accounts.id = account_id where closed_at is null`;

const statements = oncePerConnection((connection: Database) => {
  const close = connection.prepare<[number, number]>(
    'update plan_orders set closed_at = ? where account_id = ? and closed_at is null',
  );
  const insert = connection.prepare<[number, OrderedPlan, Billing, number]>(
    'insert into plan_orders (account_id, plan, billing, ordered_at) values (?, ?, ?, ?)',
  );
  const open = connection.prepare<[number], OrderRow>(`${OPEN} and account_id = ?`);
  return {
    close,
    open,
    allOpen: connection.prepare<[], OrderRow>(`${OPEN} order by ordered_at, plan_orders.id`),
    place: connection.transaction(
      (accountId: number, plan: OrderedPlan, billing: Billing, now: number): OrderRow => {
        close.run(now, accountId);
        insert.run(accountId, plan, billing, now);
        const row = open.get(accountId);
        if (row === undefined) throw new Error('the order was not stored');
        return row;
      },
    ),
  };
});

/** Orders in SQLite. */
export class SqlitePlanOrderStore implements PlanOrderStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  async place(
    accountId: number,
    { plan, billing }: Pick<PlanOrder, 'plan' | 'billing'>,
    now: Date,
  ): Promise<PlanOrder> {
    return orderOfRow(
      await this.#borrow((connection) =>
        statements(connection).place.immediate(accountId, plan, billing, now.getTime()),
      ),
    );
  }

  async open(accountId: number): Promise<PlanOrder | null> {
    const row = await this.#borrow((connection) => statements(connection).open.get(accountId));
    return row === undefined ? null : orderOfRow(row);
  }

  async allOpen(): Promise<readonly PlanOrder[]> {
    return (await this.#borrow((connection) => statements(connection).allOpen.all())).map(orderOfRow);
  }

  async close(accountId: number, now: Date): Promise<void> {
    await this.#borrow((connection) => statements(connection).close.run(now.getTime(), accountId));
  }

  async #borrow<T>(use: (connection: Database) => T): Promise<T> {
    try {
      return await borrowConnection(this.#database, use);
    } catch (error) {
      if (sqliteCode(error) === 'SQLITE_CONSTRAINT_FOREIGNKEY') {
        throw new ServiceError('not_found', 'the account does not exist any more', { cause: error });
      }
      throw error;
    }
  }
}

function orderOfRow(row: OrderRow): PlanOrder {
  return {
    id: row.id,
    accountId: row.account_id,
    email: row.email,
    plan: row.plan,
    billing: row.billing,
    orderedAt: new Date(row.ordered_at),
  };
}
