import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, oncePerConnection } from '../db/borrow-connection.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { AlertRun, SentAlert } from './sent-alerts.ts';
import { referenceKey, type LineageMemory, type Misfit, type PartyReference } from './store-fit.ts';

type Settled = Parameters<LineageMemory['settle']>[0];

/** A row of a match or a decision, with all its columns. */
interface KeptRow {
  readonly watch_id: number;
  readonly party_id: number;
  readonly list_code: ListCode | null;
  readonly publisher_ref: string | null;
}

const TABLES = ['watch_matches', 'match_reviews'] as const;

const statements = oncePerConnection((connection: Database) => ({
  known: connection.prepare<[], string>(`select identity from known_stores where store = 'lists'`).pluck(),
  note: connection.prepare<[string]>(`
    insert into known_stores (store, identity) values ('lists', ?)
    on conflict (store) do update set identity = excluded.identity`),
  screened: connection
    .prepare<[], [ListCode, number]>('select list_code, generation from screened_lists')
    .raw(),
  setScreened: connection.prepare<[ListCode, number]>(`
    insert into screened_lists (list_code, generation) values (?, ?)
    on conflict (list_code) do update set generation = excluded.generation`),
  neverScreened: connection.prepare<[ListCode]>('delete from screened_lists where list_code = ?'),
  withoutReference: connection
    .prepare<[], number>(
      `select party_id from watch_matches where publisher_ref is null
       union select party_id from match_reviews where publisher_ref is null`,
    )
    .pluck(),
  references: connection.prepare<[], PartyReference>(`
    select list_code as listCode, publisher_ref as publisherRef from watch_matches where publisher_ref is not null
    union select list_code, publisher_ref from match_reviews where publisher_ref is not null`),
  lastRun: connection.prepare<[], number>('select last from alert_runs').pluck(),
  waitingRuns: connection
    .prepare<[], number>(`select alerts ->> 'run' from outbox where state = 'waiting' and alerts is not null`)
    .pluck(),
  markSent: connection.prepare<[number, string]>(`
    update outbox set state = 'sent', ended_at = ?
    where state = 'waiting' and alerts ->> 'run' in (select value from json_each(?))`),
  sentRuns: connection
    .prepare<[number], [string, number]>(
      `select alerts, ended_at from outbox where state = 'sent' and alerts is not null and alerts ->> 'run' > ?`,
    )
    .raw(),
  setLastRun: connection.prepare<[number]>('update alert_runs set last = max(last, ?)'),
  keepLost: connection.prepare<SentAlert>(`
    insert into lost_alerts (watch_id, list_code, publisher_ref, score)
    values (@watchId, @listCode, @publisherRef, @score)
    on conflict (watch_id, list_code, publisher_ref) do update set score = max(score, excluded.score)`),
  misfit: connection.prepare<[string, string, number]>(`
    insert into misfits (store, what, found_at) values (?, ?, ?)
    on conflict (store) do update set what = excluded.what, found_at = excluded.found_at`),
  misfits: connection
    .prepare<[number], [string, number]>(
      'select what, found_at from misfits where found_at > ? order by found_at desc',
    )
    .raw(),
}));

/** What the accounts keep of the lists, in SQLite. */
export class SqliteLineageMemory implements LineageMemory {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  knownLists(): Promise<string | null> {
    return this.#borrow((connection) => statements(connection).known.get() ?? null);
  }

  async screenedGenerations(): Promise<ReadonlyMap<ListCode, number>> {
    return new Map(await this.#borrow((connection) => statements(connection).screened.all()));
  }

  partiesWithoutReference(): Promise<readonly number[]> {
    return this.#borrow((connection) => statements(connection).withoutReference.all());
  }

  keepReferences(references: ReadonlyMap<number, PartyReference>): Promise<void> {
    return this.#borrow((connection) => {
      connection
        .transaction(() => {
          for (const table of TABLES) {
            const keep = connection.prepare<[ListCode, string, number]>(
              `update ${table} set list_code = ?, publisher_ref = ? where party_id = ? and publisher_ref is null`,
            );
            for (const [id, { listCode, publisherRef }] of references) keep.run(listCode, publisherRef, id);
          }
        })
        .immediate();
    });
  }

  references(): Promise<readonly PartyReference[]> {
    return this.#borrow((connection) => statements(connection).references.all());
  }

  async noteMisfit(store: string, what: string, at: Date): Promise<void> {
    await this.#borrow((connection) => statements(connection).misfit.run(store, what, at.getTime()));
  }

  async misfitsAfter(moment: Date): Promise<readonly Misfit[]> {
    const rows = await this.#borrow((connection) => statements(connection).misfits.all(moment.getTime()));
    return rows.map(([what, foundAt]) => ({ what, foundAt: new Date(foundAt) }));
  }

  lastAlertRun(): Promise<number> {
    return this.#borrow((connection) => statements(connection).lastRun.get() ?? 0);
  }

  waitingRuns(): Promise<readonly number[]> {
    return this.#borrow((connection) => statements(connection).waitingRuns.all());
  }

  async markSent(runs: readonly number[], at: Date): Promise<void> {
    await this.#borrow((connection) =>
      statements(connection).markSent.run(at.getTime(), JSON.stringify(runs)),
    );
  }

  async sentRunsAfter(run: number): Promise<readonly (AlertRun & { readonly sentAt: Date })[]> {
    const rows = await this.#borrow((connection) => statements(connection).sentRuns.all(run));
    return rows.map(([reports, sentAt]) => ({
      ...(JSON.parse(reports) as AlertRun),
      sentAt: new Date(sentAt),
    }));
  }

  keepLostAlerts(alerts: readonly SentAlert[], lastRun: number): Promise<void> {
    return this.#borrow((connection) => {
      const { keepLost, setLastRun } = statements(connection);
      connection
        .transaction(() => {
          for (const alert of alerts) keepLost.run(alert);
          setLastRun.run(lastRun);
        })
        .immediate();
    });
  }

  settle(settled: Settled): Promise<void> {
    return this.#borrow((connection) => {
      connection.transaction(() => settleIn(connection, settled)).immediate();
    });
  }

  #borrow<T>(use: (connection: Database) => T): Promise<T> {
    return borrowConnection(this.#database, use);
  }
}

function settleIn(connection: Database, { lists, screened, ids }: Settled): void {
  const { note, setScreened, neverScreened } = statements(connection);
  for (const [code, generation] of screened) {
    if (generation === null) neverScreened.run(code);
    else setScreened.run(code, generation);
  }
  if (ids !== null) for (const table of TABLES) giveIds(connection, table, ids);
  note.run(lists);
}

/** Writes every row anew under the id that its party has now; one that has none gets a number that no party has. */
function giveIds(
  connection: Database,
  table: (typeof TABLES)[number],
  ids: ReadonlyMap<string, number>,
): void {
  const rows = connection.prepare<[], KeptRow>(`select * from ${table}`).all();
  const [first] = rows;
  if (first === undefined) return;
  connection.prepare(`delete from ${table}`).run();
  const columns = Object.keys(first);
  const insert = connection.prepare<[KeptRow]>(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`,
  );
  rows.forEach((row, place) => {
    const { list_code: listCode, publisher_ref: publisherRef } = row;
    const isKnown = listCode !== null && publisherRef !== null;
    const id = isKnown ? ids.get(referenceKey({ listCode, publisherRef })) : undefined;
    insert.run({ ...row, party_id: id ?? -1 - place });
  });
}
