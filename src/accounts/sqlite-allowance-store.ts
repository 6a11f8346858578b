import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, oncePerConnection, runStatements } from '../db/borrow-connection.ts';
import { sqliteCode } from '../db/sqlite-errors.ts';
import type { AllowanceStore, ReservationOutcome, ReservationRequest, Settlement } from './account-store.ts';
import type { CountedMonths, Month } from './allowance-months.ts';
import { RefusedError } from './errors.ts';
import { usageDay, type DayUsage, type UsageDay } from './usage-by-day.ts';
import { keepAnswer } from './sqlite-idempotency-store.ts';

/** How long a reservation whose lease ended is remembered, so that a late settlement counts what ran, once. */
const REMEMBERED_MS = 86_400_000;

/** What counts against an allowance: searches that ran and searches that open reservations hold. */
const COUNTED = `(
  coalesce((select sum(searches) from usage
    where account_id = @accountId and month between @from and @to), 0)
  + coalesce((select sum(searches) from reservations
    where account_id = @accountId and lease_ends_at > @now and month between @from and @to), 0))`;

interface CountedParameters {
  readonly accountId: number;
  readonly from: Month;
  readonly to: Month;
  readonly now: number;
}

type ReserveParameters = CountedParameters & {
  readonly id: string;
  readonly searches: number;
  readonly limit: number;
  readonly leaseEndsAt: number;
};

const allowanceStatements = oncePerConnection((connection: Database) => {
  const used = connection.prepare<CountedParameters, number>(`select ${COUNTED}`).pluck();
  const take = connection.prepare<ReserveParameters>(`
    insert into reservations (id, account_id, month, searches, lease_ends_at)
    select @id, @accountId, @to, @searches, @leaseEndsAt where ${COUNTED} + @searches <= @limit`);
  const close = connection.prepare<[string, number], { month: Month; searches: number }>(
    'delete from reservations where id = ? and account_id = ? returning month, searches',
  );
  const count = connection.prepare<[number, Month, number]>(`
    insert into usage (account_id, month, searches) values (?, ?, ?)
    on conflict (account_id, month) do update set searches = searches + excluded.searches`);
  const countDay = connection.prepare<[number, UsageDay, number]>(`
    insert into usage_days (account_id, day, searches) values (?, ?, ?)
    on conflict (account_id, day) do update set searches = searches + excluded.searches`);
  const forget = connection.prepare<[number, number]>(
    'delete from reservations where account_id = ? and lease_ends_at < ?',
  );
  return {
    used,
    reserve: connection.transaction((parameters: ReserveParameters): ReservationOutcome => {
      if (take.run(parameters).changes === 1) return { taken: true };
      return { taken: false, used: used.get(parameters) ?? 0 };
    }),
    settle: connection.transaction(
      ({ accountId, reservationId, searchesRun, now, answer }: Settlement): void => {
        const closed = close.get(reservationId, accountId);
        forget.run(accountId, now.getTime() - REMEMBERED_MS);
        const due = answer === undefined || keepAnswer(connection, answer);
        if (closed === undefined || searchesRun === 0 || !due) return;
        if (searchesRun > closed.searches) {
          throw new RangeError(`${searchesRun} searches ran, but ${closed.searches} were reserved`);
        }
        count.run(accountId, closed.month, searchesRun);
        countDay.run(accountId, usageDay(closed.month, now), searchesRun);
      },
    ),
    days: connection.prepare<[number, UsageDay], DayUsage>(
      'select day, searches from usage_days where account_id = ? and day >= ? order by day',
    ),
  };
});

/**
 * Allowances in SQLite, exact for any number of processes on one file: each step is one transaction that holds the write
 * lock from its start. A reservation whose lease ended stops counting by itself, so a process that was killed gives back
 * what it held without anybody cleaning up.
 */
export class SqliteAllowanceStore implements AllowanceStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  async reserve({ now, leaseEndsAt, months, ...request }: ReservationRequest): Promise<ReservationOutcome> {
    const parameters = {
      ...request,
      ...months,
      now: now.getTime(),
      leaseEndsAt: leaseEndsAt.getTime(),
    };
    try {
      return await this.#borrow((connection) =>
        allowanceStatements(connection).reserve.immediate(parameters),
      );
    } catch (error) {
      if (sqliteCode(error) !== 'SQLITE_CONSTRAINT_FOREIGNKEY') throw error;
      throw new RefusedError('no_plan', 'none', 'the account does not exist any more');
    }
  }

  settle(settlement: Settlement): Promise<void> {
    return this.#borrow((connection) => allowanceStatements(connection).settle.immediate(settlement));
  }

  used(accountId: number, months: CountedMonths, now: Date): Promise<number> {
    return this.#borrow(
      (connection) =>
        allowanceStatements(connection).used.get({ accountId, ...months, now: now.getTime() }) ?? 0,
    );
  }

  async usageByMonth(
    accountId: number,
  ): Promise<readonly { readonly month: Month; readonly searches: number }[]> {
    return runStatements(this.#database, () =>
      this.#database('usage')
        .where({ account_id: accountId })
        .orderBy('month', 'desc')
        .select<{ month: Month; searches: number }[]>('month', 'searches'),
    );
  }

  usageByDay(accountId: number, from: UsageDay): Promise<readonly DayUsage[]> {
    return this.#borrow((connection) => allowanceStatements(connection).days.all(accountId, from));
  }

  #borrow<T>(use: (connection: Database) => T): Promise<T> {
    return borrowConnection(this.#database, use);
  }
}
