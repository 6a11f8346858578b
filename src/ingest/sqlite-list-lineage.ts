import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, oncePerConnection } from '../db/borrow-connection.ts';
import type { ListCode } from '../domain/list-code.ts';
import { lastPartyId, raisePartyIds } from './sqlite-list-numbers.ts';

interface Reference {
  readonly listCode: ListCode;
  readonly publisherRef: string;
}

type Restarts = ReadonlyMap<ListCode, { readonly generation: number; readonly hold: boolean }>;

const statements = oncePerConnection((connection: Database) => {
  const restart = connection.prepare<{ code: ListCode; generation: number; putBack: number }>(`
    update lists set generation = @generation, journal_from = @generation, put_back = @putBack where code = @code`);
  return {
    identity: connection.prepare<[], string>('select identity from store_identity').pluck(),
    heads: connection
      .prepare<[], [ListCode, number, number]>(
        'select code, generation, coalesce(last_updated, 0) from lists where generation > 0',
      )
      .raw(),
    restartAll: connection.transaction((lists: Restarts, last: number) => {
      for (const [code, { generation, hold }] of lists) {
        restart.run({ code, generation, putBack: hold ? generation : 0 });
      }
      raisePartyIds(connection, last);
    }),
    idOf: connection
      .prepare<[ListCode, string], number>(
        'select id from party_ids where list_code = ? and publisher_ref = ?',
      )
      .pluck(),
    referenceOf: connection.prepare<[number], Reference>(
      'select list_code as listCode, publisher_ref as publisherRef from party_ids where id = ?',
    ),
  };
});

/** Where the numbers of a store of lists come from and go on, in SQLite. */
export class SqliteListLineage {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  identity(): Promise<string> {
    return this.#borrow((connection) => statements(connection).identity.get() ?? '');
  }

  async heads(): Promise<ReadonlyMap<ListCode, { generation: number; fetchedAtMs: number }>> {
    const rows = await this.#borrow((connection) => statements(connection).heads.all());
    return new Map(rows.map(([code, generation, fetchedAtMs]) => [code, { generation, fetchedAtMs }]));
  }

  lastPartyId(): Promise<number> {
    return this.#borrow(lastPartyId);
  }

  restart(lists: Restarts, last: number): Promise<void> {
    return this.#borrow((connection) => {
      statements(connection).restartAll.immediate(lists, last);
    });
  }

  idsOf(references: readonly Reference[]): Promise<ReadonlyMap<string, number>> {
    return this.#borrow((connection) => {
      const { idOf } = statements(connection);
      const ids = new Map<string, number>();
      for (const { listCode, publisherRef } of references) {
        const id = idOf.get(listCode, publisherRef);
        if (id !== undefined) ids.set(`${listCode} ${publisherRef}`, id);
      }
      return ids;
    });
  }

  referencesOf(ids: readonly number[]): Promise<ReadonlyMap<number, Reference>> {
    return this.#borrow((connection) => {
      const { referenceOf } = statements(connection);
      return new Map(
        ids.flatMap((id) => {
          const reference = referenceOf.get(id);
          return reference === undefined ? [] : [[id, reference] as const];
        }),
      );
    });
  }

  #borrow<T>(use: (connection: Database) => T): Promise<T> {
    return borrowConnection(this.#database, use);
  }
}
