import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, oncePerConnection } from '../db/borrow-connection.ts';
import type { NumberKind, NumberMark, NumberMarks } from './number-marks.ts';

interface MarkRow extends NumberMark {
  readonly name: NumberKind;
}

const statements = oncePerConnection((connection: Database) => {
  const raise = connection.prepare<MarkRow>(`
    insert into number_marks (name, number, fetched_at) values (@name, @number, @fetchedAtMs)
    on conflict (name) do update set
      number = max(number, excluded.number), fetched_at = max(fetched_at, excluded.fetched_at)`);
  return {
    all: connection.prepare<[], MarkRow>('select name, number, fetched_at as fetchedAtMs from number_marks'),
    raiseAll: connection.transaction((rows: readonly MarkRow[]) => {
      for (const row of rows) raise.run(row);
    }),
  };
});

/** The marks in `accounts.sqlite`. */
export class SqliteNumberMarks implements NumberMarks {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  async all(): Promise<ReadonlyMap<NumberKind, NumberMark>> {
    const rows = await borrowConnection(this.#database, (connection) => statements(connection).all.all());
    return new Map(rows.map(({ name, ...mark }) => [name, mark]));
  }

  raise(marks: ReadonlyMap<NumberKind, NumberMark>): Promise<void> {
    const rows = [...marks].map(([name, mark]) => ({ name, ...mark }));
    return borrowConnection(this.#database, (connection) => {
      statements(connection).raiseAll.immediate(rows);
    });
  }
}
