import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, oncePerConnection } from '../db/borrow-connection.ts';
import type { DailyScreeningStore, DailyTicket } from './daily-screenings.ts';

const statements = oncePerConnection((connection: Database) => {
  // One statement, so that two processes can never both take the last one.
  const take = connection
    .prepare<DailyTicket & { readonly limit: number }, number>(
      `insert into mcp_usage (day, network, screenings) select @day, @network, 1 where @limit > 0
       on conflict (day, network) do update set screenings = screenings + 1 where screenings < @limit
       returning screenings`,
    )
    .pluck();
  const forget = connection.prepare<[string]>('delete from mcp_usage where day < ?');
  return {
    take: connection.transaction((ticket: DailyTicket, limit: number): number | null => {
      // Addresses are personal data: none is kept longer than the day it counts for.
      forget.run(ticket.day);
      return take.get({ ...ticket, limit }) ?? null;
    }),
    giveBack: connection.prepare<DailyTicket>(
      'update mcp_usage set screenings = screenings - 1 where day = @day and network = @network and screenings > 0',
    ),
  };
});

/** Free screenings in SQLite, exact for any number of processes on one file. */
export class SqliteDailyScreeningStore implements DailyScreeningStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  take(ticket: DailyTicket, limit: number): Promise<number | null> {
    return this.#borrow((connection) => statements(connection).take.immediate(ticket, limit));
  }

  async giveBack(ticket: DailyTicket): Promise<void> {
    await this.#borrow((connection) => statements(connection).giveBack.run(ticket));
  }

  #borrow<T>(use: (connection: Database) => T): Promise<T> {
    return borrowConnection(this.#database, use);
  }
}
