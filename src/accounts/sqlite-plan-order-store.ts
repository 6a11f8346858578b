import type { Knex } from 'knex';
import { runStatements } from '../db/borrow-connection.ts';
import { sqliteCode } from '../db/sqlite-errors.ts';
import { ServiceError } from '../errors.ts';
import type { Act } from '../trail/act.ts';
import { appendAct } from '../trail/sqlite-append-act.ts';
import type { Billing, OrderedPlan, PlanOrder, PlanOrderStore } from './plan-orders.ts';

interface OrderRow {
  readonly id: number;
  readonly account_id: number;
  readonly email: string;
  readonly plan: OrderedPlan;
  readonly billing: Billing;
  readonly ordered_at: number;
}

/** Orders in SQLite. */
export class SqlitePlanOrderStore implements PlanOrderStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  place(
    accountId: number,
    { plan, billing }: Pick<PlanOrder, 'plan' | 'billing'>,
    act: Act,
    now: Date,
  ): Promise<PlanOrder> {
    const ordered_at = now.getTime();
    return this.#run(() =>
      this.#database.transaction(async (transaction) => {
        await closeOpen(transaction, accountId, now);
        await transaction('plan_orders').insert({ account_id: accountId, plan, billing, ordered_at });
        await appendAct(transaction, accountId, act, now);
        const row = await openOrders(transaction)
          .where({ account_id: accountId })
          .first<OrderRow | undefined>(COLUMNS);
        if (row === undefined) throw new Error('the order was not stored');
        return orderOfRow(row);
      }),
    );
  }

  open(accountId: number): Promise<PlanOrder | null> {
    return this.#run(async () => {
      const row = await openOrders(this.#database)
        .where({ account_id: accountId })
        .first<OrderRow | undefined>(COLUMNS);
      return row === undefined ? null : orderOfRow(row);
    });
  }

  allOpen(): Promise<readonly PlanOrder[]> {
    return this.#run(async () => {
      const rows = await openOrders(this.#database)
        .orderBy(['ordered_at', 'plan_orders.id'])
        .select<OrderRow[]>(COLUMNS);
      return rows.map(orderOfRow);
    });
  }

  close(accountId: number, now: Date): Promise<void> {
    return this.#run(() => closeOpen(this.#database, accountId, now));
  }

  async #run<T>(work: () => PromiseLike<T>): Promise<T> {
    try {
      return await runStatements(this.#database, work);
    } catch (error) {
      if (sqliteCode(error) === 'SQLITE_CONSTRAINT_FOREIGNKEY') {
        throw new ServiceError('not_found', 'the account does not exist any more', { cause: error });
      }
      throw error;
    }
  }
}

const COLUMNS = ['plan_orders.*', 'accounts.email'];

function openOrders(database: Knex): Knex.QueryBuilder {
  return database('plan_orders')
    .join('accounts', 'accounts.id', 'plan_orders.account_id')
    .whereNull('closed_at');
}

async function closeOpen(database: Knex, accountId: number, now: Date): Promise<void> {
  await database('plan_orders')
    .where({ account_id: accountId })
    .whereNull('closed_at')
    .update({ closed_at: now.getTime() });
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
