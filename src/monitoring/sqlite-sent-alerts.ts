import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, oncePerConnection } from '../db/borrow-connection.ts';
import type { AlertRun, SentAlert, SentAlerts } from './sent-alerts.ts';

/** No backup of accounts is put back that is older. */
const KEPT_MS = 400 * 86_400_000;

const statements = oncePerConnection((connection: Database) => {
  const insert = connection.prepare<SentAlert & { readonly run: number; readonly at: number }>(`
    insert or ignore into sent_alerts (run, watch_id, list_code, publisher_ref, score, sent_at)
    values (@run, @watchId, @listCode, @publisherRef, @score, @at)`);
  const forget = connection.prepare<[number]>('delete from sent_alerts where sent_at < ?');
  return {
    note: connection.transaction(({ run, alerts }: AlertRun, at: number) => {
      forget.run(at - KEPT_MS);
      for (const alert of alerts) insert.run({ ...alert, run, at });
    }),
    lastRun: connection.prepare<[], number>('select coalesce(max(run), 0) from sent_alerts').pluck(),
    noted: connection
      .prepare<[string], number>(
        'select distinct run from sent_alerts where run in (select value from json_each(?))',
      )
      .pluck(),
    after: connection.prepare<[number], SentAlert>(`
      select watch_id as watchId, list_code as listCode, publisher_ref as publisherRef, max(score) as score
      from sent_alerts where run > ? group by watch_id, list_code, publisher_ref`),
  };
});

/** The alerts that were sent, in `screenings.sqlite`. */
export class SqliteSentAlerts implements SentAlerts {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  note(run: AlertRun, at: Date): Promise<void> {
    return borrowConnection(this.#database, (connection) => {
      statements(connection).note.immediate(run, at.getTime());
    });
  }

  lastRun(): Promise<number> {
    return borrowConnection(this.#database, (connection) => statements(connection).lastRun.get() ?? 0);
  }

  noted(runs: readonly number[]): Promise<readonly number[]> {
    return borrowConnection(this.#database, (connection) =>
      statements(connection).noted.all(JSON.stringify(runs)),
    );
  }

  after(run: number): Promise<readonly SentAlert[]> {
    return borrowConnection(this.#database, (connection) => statements(connection).after.all(run));
  }
}
