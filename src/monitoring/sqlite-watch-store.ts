import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { RefusedError } from '../accounts/errors.ts';
import { keepAnswer } from '../accounts/sqlite-idempotency-store.ts';
import { borrowConnection, oncePerConnection } from '../db/borrow-connection.ts';
import { createCustomerIds, withFreshId } from '../db/customer-ids.ts';
import { sqliteCode } from '../db/sqlite-errors.ts';
import type { ListCode } from '../domain/list-code.ts';
import { ServiceError } from '../errors.ts';
import { AlreadyMonitoredError, MonitoringLimitError } from './errors.ts';
import { watchOfRow, type WatchRow } from './watch-rows.ts';
import type { NewWatch, WatchAddition, WatchStore } from './watch-store.ts';
import { watchKey, type Watch, type WatchFacts } from './watch.ts';

interface NewWatchRow {
  readonly id: number;
  readonly accountId: number;
  readonly kind: string;
  readonly text: string;
  readonly country: string;
  readonly entityType: string | null;
  readonly key: string;
  readonly now: number;
  readonly bestScore: number;
  readonly behind: number;
  readonly facts: string | null;
}

const ids = createCustomerIds();

const statements = oncePerConnection((connection: Database) => {
  const find = connection
    .prepare<[number, string], number>('select id from watches where account_id = ? and watch_key = ?')
    .pluck();
  const count = connection
    .prepare<[number], number>('select count(*) from watches where account_id = ?')
    .pluck();
  const screened = connection
    .prepare<[], [ListCode, number]>('select list_code, generation from screened_lists')
    .raw();
  const insert = connection.prepare<NewWatchRow, WatchRow>(`
    insert into watches
      (id, account_id, kind, text, country, entity_type, watch_key, created_at, last_checked_at, best_score, behind, facts)
    values (@id, @accountId, @kind, @text, @country, @entityType, @key, @now, @now, @bestScore, @behind, @facts)
    returning *`);
  const insertHit = connection.prepare<[number, number, ListCode, string, number, number]>(`
    insert into watch_matches (watch_id, party_id, list_code, publisher_ref, score, first_seen_at)
    values (?, ?, ?, ?, ?, ?)`);
  const insertWatch = (addition: WatchAddition, { facts, hits }: NewWatch, behind: boolean): WatchRow => {
    const columns = {
      kind: facts.kind,
      text: facts.text,
      country: facts.country,
      entityType: facts.entityType,
      facts: facts.facts === undefined ? null : JSON.stringify(facts.facts),
      accountId: addition.accountId,
      key: watchKey(facts),
      now: addition.now.getTime(),
      bestScore: Math.max(0, ...hits.map(({ score }) => score)),
      behind: Number(behind),
    };
    const row = withFreshId(ids, addition.now, (id) => insert.get({ ...columns, id }));
    if (row === undefined) throw new Error('the watched item was not stored');
    for (const { partyId, listCode, publisherRef, score } of hits) {
      insertHit.run(row.id, partyId, listCode, publisherRef, score, addition.now.getTime());
    }
    return row;
  };
  return {
    find,
    add: connection.transaction((addition: WatchAddition): readonly Watch[] => {
      const { accountId, watches, capacity, generations } = addition;
      for (const { facts } of watches) {
        const known = find.get(accountId, watchKey(facts));
        if (known !== undefined) throw new AlreadyMonitoredError(facts.kind, known);
      }
      const current = count.get(accountId) ?? 0;
      if (current + watches.length > capacity) {
        throw new MonitoringLimitError(capacity, current, watches.length);
      }
      // All other items were screened against something newer: this one would never see the changes in between.
      const behind = screened.all().some(([code, generation]) => (generations.get(code) ?? 0) < generation);
      const added = watches.map((watch) => watchOfRow(insertWatch(addition, watch, behind)));
      const answer = addition.answerOf?.(added) ?? null;
      if (answer !== null && !keepAnswer(connection, answer)) throw takenOver();
      return added;
    }),
    list: connection.prepare<[number], WatchRow>('select * from watches where account_id = ? order by id'),
    remove: connection.prepare<[number, number]>('delete from watches where id = ? and account_id = ?'),
  };
});

/** The first request took longer than the lease of its key: what answers the retry is the retry's. */
function takenOver(): ServiceError {
  return new ServiceError('busy', 'a retry of this request has taken over');
}

/** Watched items in SQLite, exact for any number of processes on one file. */
export class SqliteWatchStore implements WatchStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  async add(addition: WatchAddition): Promise<readonly Watch[]> {
    try {
      return await this.#borrow((connection) => statements(connection).add.immediate(addition));
    } catch (error) {
      if (sqliteCode(error) !== 'SQLITE_CONSTRAINT_FOREIGNKEY') throw error;
      throw new RefusedError('no_plan', 'none', 'the account does not exist any more');
    }
  }

  async list(accountId: number): Promise<readonly Watch[]> {
    return (await this.#borrow((connection) => statements(connection).list.all(accountId))).map(watchOfRow);
  }

  find(accountId: number, facts: WatchFacts): Promise<number | null> {
    return this.#borrow((connection) => statements(connection).find.get(accountId, watchKey(facts)) ?? null);
  }

  async remove(accountId: number, watchId: number): Promise<boolean> {
    const { changes } = await this.#borrow((connection) =>
      statements(connection).remove.run(watchId, accountId),
    );
    return changes === 1;
  }

  #borrow<T>(use: (connection: Database) => T): Promise<T> {
    return borrowConnection(this.#database, use);
  }
}
