import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { accountOfRow, type AccountRow } from '../accounts/account-rows.ts';
import type { Account } from '../accounts/accounts.ts';
import { borrowConnection, oncePerConnection } from '../db/borrow-connection.ts';
import type { ListCode } from '../domain/list-code.ts';
import type {
  PartyScope,
  RescreenOutcome,
  RescreenResult,
  RescreenStore,
  RescreenWatch,
} from './rescreen-store.ts';
import { hitsIn, writeRescreening } from './sqlite-rescreen-write.ts';
import { watchOfRow, type WatchRow } from './watch-rows.ts';
import type { WatchHit } from './watch-store.ts';

/** What is noted of runs: when everything was screened last, and which update of the lists was dealt with last. */
type RunKind = 'everything' | 'update';

type NotedUpdate = Parameters<RescreenStore['noteUpdate']>[0];

const NOTE_RUN = `
  insert into monitoring_runs (kind, ended_at) values (?, ?)
  on conflict (kind) do update set ended_at = excluded.ended_at`;

const statements = oncePerConnection((connection: Database) => ({
  screened: connection
    .prepare<[], [ListCode, number]>('select list_code, generation from screened_lists')
    .raw(),
  owners: connection.prepare<[], AccountRow>(
    'select * from accounts where id in (select account_id from watches)',
  ),
  watches: connection.prepare<[], WatchRow>('select * from watches order by id'),
  lastRun: connection
    .prepare<[RunKind], number>('select ended_at from monitoring_runs where kind = ?')
    .pluck(),
  write: connection.transaction((result: RescreenResult) => writeRescreening(connection, result)),
  noteRun: connection.prepare<[RunKind, number]>(NOTE_RUN),
  noteUpdate: connection.transaction(({ updatedAt, watchIds, now }: NotedUpdate) => {
    connection.prepare<[RunKind, number]>(NOTE_RUN).run('update', updatedAt.getTime());
    connection
      .prepare<[number, string]>(
        `update watches set last_checked_at = ? where behind = 0 and id in (select value from json_each(?))`,
      )
      .run(now.getTime(), JSON.stringify(watchIds));
  }),
}));

/** What re-screening reads and writes, in SQLite. */
export class SqliteRescreenStore implements RescreenStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  async screenedGenerations(): Promise<ReadonlyMap<ListCode, number>> {
    return new Map(await this.#borrow((connection) => statements(connection).screened.all()));
  }

  async owners(): Promise<readonly Account[]> {
    return (await this.#borrow((connection) => statements(connection).owners.all())).map(accountOfRow);
  }

  async watches(): Promise<readonly RescreenWatch[]> {
    const rows = await this.#borrow((connection) => statements(connection).watches.all());
    return rows.map((row) => ({ ...watchOfRow(row), behind: row.behind === 1 }));
  }

  hits(scope: PartyScope): Promise<ReadonlyMap<number, ReadonlyMap<number, WatchHit>>> {
    return this.#borrow((connection) => hitsIn(connection, scope));
  }

  write(result: RescreenResult): Promise<RescreenOutcome> {
    return this.#borrow((connection) => statements(connection).write.immediate(result));
  }

  lastNotedUpdate(): Promise<Date | null> {
    return this.#lastRun('update');
  }

  noteUpdate(noted: NotedUpdate): Promise<void> {
    return this.#borrow((connection) => statements(connection).noteUpdate.immediate(noted));
  }

  async noteFullRun(now: Date): Promise<void> {
    await this.#borrow((connection) => statements(connection).noteRun.run('everything', now.getTime()));
  }

  lastFullRun(): Promise<Date | null> {
    return this.#lastRun('everything');
  }

  async #lastRun(kind: RunKind): Promise<Date | null> {
    const ended = await this.#borrow((connection) => statements(connection).lastRun.get(kind));
    return ended === undefined ? null : new Date(ended);
  }

  #borrow<T>(use: (connection: Database) => T): Promise<T> {
    return borrowConnection(this.#database, use);
  }
}
