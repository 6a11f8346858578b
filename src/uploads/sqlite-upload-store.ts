import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, runStatements } from '../db/borrow-connection.ts';
import { foldHeading } from './columns/fold-heading.ts';
import type { LevelCounts, SearchKind } from './row-scores.ts';
import { columnOf, countLevels, whereLevel } from './sqlite-row-levels.ts';
import { recordChunk } from './sqlite-record-chunk.ts';
import { ACTIVE_STATES, type RowResult, type Upload } from './upload.ts';
import { resultOfRow, uploadOfRow, type ResultRow, type UploadRow } from './upload-rows.ts';
import type {
  NewUpload,
  OpenCharge,
  RecordedChunk,
  RowFilter,
  RowOrder,
  UploadStore,
} from './upload-store.ts';

/** Rows deleted in one statement: while it runs, nothing else does. */
const DELETED_AT_ONCE = 1_000;

const ENDS = ['finished', 'cancelled', 'failed', 'stopped'] as const;

/** Uploads in SQLite, in a file of their own: results are large, and writing them must not make requests wait for accounts. */
export class SqliteUploadStore implements UploadStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  async add({ accountId, fileName, fileBytes, createdAt, ...upload }: NewUpload): Promise<void> {
    await this.#ask(
      this.#uploads().insert({
        id: upload.id,
        account_id: accountId,
        file_name: fileName,
        file_bytes: fileBytes,
        state: 'draft',
        ...json({ reading: upload.reading, options: upload.options, cost: upload.cost }),
        created_at: createdAt.getTime(),
      }),
    );
  }

  async find(accountId: number, id: string): Promise<Upload | null> {
    const query = this.#uploads().where({ account_id: accountId, id }).whereNot({ state: 'removed' });
    const row = await this.#ask(query.first<UploadRow | undefined>());
    return row === undefined ? null : uploadOfRow(row);
  }

  async list(accountId: number): Promise<readonly Upload[]> {
    const query = this.#uploads().where({ account_id: accountId }).whereNot({ state: 'removed' });
    const rows = await this.#ask(query.orderBy('created_at', 'desc').select<UploadRow[]>('*'));
    return rows.map(uploadOfRow);
  }

  async changeDraft(id: string, draft: Pick<NewUpload, 'reading' | 'options' | 'cost'>): Promise<boolean> {
    return (await this.#ask(this.#uploads().where({ id, state: 'draft' }).update(json(draft)))) === 1;
  }

  async move(
    id: string,
    from: readonly Upload['state'][],
    to: Upload['state'],
    { now, reason }: { readonly now: Date; readonly reason?: string },
  ): Promise<boolean> {
    const ended = (ENDS as readonly string[]).includes(to) ? now.getTime() : null;
    const started = this.#database.raw('coalesce(started_at, ?)', [to === 'queued' ? now.getTime() : null]);
    const change = { state: to, reason: reason ?? null, ended_at: ended, started_at: started };
    return (await this.#ask(this.#uploads().where({ id }).whereIn('state', from).update(change))) === 1;
  }

  async active(): Promise<readonly Upload[]> {
    const query = this.#uploads().whereIn('state', ACTIVE_STATES).orderBy('started_at');
    return (await this.#ask(query.select<UploadRow[]>('*'))).map(uploadOfRow);
  }

  record(id: string, chunk: RecordedChunk): Promise<boolean> {
    return this.#borrow((connection) => recordChunk(connection, id, chunk));
  }

  async openCharges(): Promise<readonly OpenCharge[]> {
    const rows = await this.#ask(
      this.#database('upload_charges').select<
        { reservation_id: string; account_id: number; searches: number }[]
      >('*'),
    );
    return rows.map((row) => ({
      reservationId: row.reservation_id,
      accountId: row.account_id,
      searches: row.searches,
    }));
  }

  async closeCharge(reservationId: string): Promise<void> {
    await this.#ask(this.#database('upload_charges').where({ reservation_id: reservationId }).del());
  }

  async rows(
    id: string,
    filter: RowFilter,
    { order, offset, limit }: { readonly order: RowOrder; readonly offset: number; readonly limit: number },
  ): Promise<{ readonly rows: readonly RowResult[]; readonly total: number }> {
    const counted = await this.#ask(
      this.#filtered(id, filter).count<{ total: number }[]>({ total: '*' }).first(),
    );
    const places = this.#filtered(id, filter).select('row').offset(offset).limit(limit);
    const ordered = places.orderBy(columnsOf(order));
    return { rows: await this.#results(id, ordered, order), total: counted?.total ?? 0 };
  }

  levels(id: string): Promise<Readonly<Record<SearchKind, LevelCounts>>> {
    return this.#borrow((connection) => countLevels(connection, id));
  }

  rowsAfter(id: string, filter: RowFilter, after: number, limit: number): Promise<readonly RowResult[]> {
    const places = this.#filtered(id, filter).where('row', '>', after).orderBy('row').limit(limit);
    return this.#results(id, places.select('row'), 'row');
  }

  async expired(draftsBefore: Date, endedBefore: Date): Promise<readonly string[]> {
    const drafts = this.#uploads().where({ state: 'draft' }).where('created_at', '<', draftsBefore.getTime());
    const ended = this.#uploads().whereIn('state', ENDS).where('ended_at', '<', endedBefore.getTime());
    return [
      ...(await this.#ask(drafts.pluck<string[]>('id'))),
      ...(await this.#ask(ended.pluck<string[]>('id'))),
    ];
  }

  accountIds(): Promise<readonly number[]> {
    return this.#ask(this.#uploads().whereNot({ state: 'removed' }).distinct().pluck<number[]>('account_id'));
  }

  async ids(): Promise<ReadonlySet<string>> {
    return new Set(await this.#ask(this.#uploads().whereNot({ state: 'removed' }).pluck<string[]>('id')));
  }

  async remove(id: string): Promise<void> {
    await this.#ask(this.#uploads().where({ id }).update({ state: 'removed' }));
  }

  async forgetRemoved(): Promise<void> {
    for (const id of await this.#ask(this.#uploads().where({ state: 'removed' }).pluck<string[]>('id'))) {
      for (const table of ['upload_row_details', 'upload_rows']) await this.#forgetRows(table, id);
      await this.#ask(this.#uploads().where({ id, state: 'removed' }).del());
    }
  }

  async #forgetRows(table: string, id: string): Promise<void> {
    const next = this.#database(table)
      .where({ upload_id: id })
      .orderBy('row')
      .limit(DELETED_AT_ONCE)
      .select('row');
    let deleted: number;
    do {
      deleted = await this.#ask(
        this.#database(table).where({ upload_id: id }).whereIn('row', next.clone()).del(),
      );
      await new Promise((resolve) => setImmediate(resolve));
    } while (deleted > 0);
  }

  #uploads(): Knex.QueryBuilder {
    return this.#database('uploads');
  }

  #filtered(id: string, { level, of, text, flagged, problems }: RowFilter): Knex.QueryBuilder {
    const query = this.#database('upload_rows').where({ upload_id: id });
    if (of !== undefined) void whereLevel(query, of, level);
    else if (level !== undefined) void query.where({ level });
    if (flagged === true) void query.where({ flagged: 1 });
    if (problems === true) void query.whereNotNull('problem');
    for (const word of foldHeading(text ?? '').split(' ')) {
      if (word !== '') void query.whereRaw('instr(words, ?) > 0', [word]);
    }
    return query;
  }

  /** The rows at the places that a query finds, with their cells and matches. */
  async #results(id: string, places: Knex.QueryBuilder, order: RowOrder): Promise<readonly RowResult[]> {
    const query = this.#database('upload_rows as r')
      .join('upload_row_details as d', (on) => {
        on.on('d.upload_id', 'r.upload_id').andOn('d.row', 'r.row');
      })
      .where('r.upload_id', id)
      .whereIn('r.row', places)
      .select<ResultRow[]>('r.*', 'd.cells', 'd.detail');
    void query.orderBy(columnsOf(order, 'r.'));
    return (await this.#ask(query)).map(resultOfRow);
  }

  /** A query of knex runs anew each time that somebody waits for it. */
  #ask<T>(query: PromiseLike<T>): Promise<T> {
    return runStatements(this.#database, () => query);
  }

  #borrow<T>(use: (connection: Database) => T): Promise<T> {
    return borrowConnection(this.#database, use);
  }
}

/** What rows are sorted by; SQLite puts a score that is not there behind the others. */
function columnsOf(order: RowOrder, table = ''): { column: string; order: 'asc' | 'desc' }[] {
  const inFile = { column: `${table}row`, order: 'asc' } as const;
  if (order === 'row') return [inFile];
  return [{ column: `${table}${order === 'score' ? order : columnOf(order)}`, order: 'desc' }, inFile];
}

function json(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
}
