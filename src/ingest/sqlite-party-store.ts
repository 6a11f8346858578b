import { setImmediate } from 'node:timers/promises';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, oncePerConnection } from '../db/borrow-connection.ts';
import { openDatabase } from '../db/connection.ts';
import { LIST_CODES, type ListCode } from '../domain/list-code.ts';
import type { ListedParty, ListedPartyRecord } from '../domain/listed-party.ts';
import { ServiceError } from '../errors.ts';
import type {
  CommitDetails,
  CommittedGeneration,
  ListEdition,
  ListState,
  PartyChange,
  PartyStore,
  UpdateCounts,
} from './party-store.ts';
import type { NumberMarks } from './number-marks.ts';
import { commitGeneration } from './sqlite-commit.ts';
import { nextGeneration } from './sqlite-list-numbers.ts';
import type { ConnectionStep } from './sqlite-staging.ts';
import { checksumOf, restoreParty } from './stored-record.ts';

interface ListRow {
  readonly code: ListCode;
  readonly generation: number;
  readonly entry_count: number;
  readonly last_updated: number | null;
  readonly data_as_of: string | null;
  readonly last_failure_at: number | null;
  readonly last_failure_reason: string | null;
  readonly source: string;
  readonly checksum: string;
}

interface CountsRow extends UpdateCounts {
  readonly code: ListCode;
}

interface ChangeRow {
  readonly party_id: number;
  readonly before: string | null;
  readonly after: string | null;
}

interface PartyRow {
  readonly id: number;
  readonly record: string;
}

interface CheckedRow extends PartyRow {
  readonly checksum: Buffer;
}

/** Parties read before other work gets a turn: about five milliseconds. */
const PAGE = 200;

const READ_PAGE =
  'select id, record, checksum from parties where list_code = ? and id > ? order by id limit ?';

const statements = oncePerConnection((connection: Database) => ({
  states: connection.prepare<[], ListRow>('select * from lists'),
  updateCounts: connection.prepare<[], CountsRow>(
    'select code, updates_succeeded as succeeded, updates_failed as failed from lists',
  ),
  generations: connection
    .prepare<[], [ListCode, number]>('select code, generation from lists where generation > 0')
    .raw(),
  editions: connection
    .prepare<[], [ListCode, number, string]>(
      `select code, generation, (select identity from store_identity) || '.' || content from lists where generation > 0`,
    )
    .raw(),
  held: connection
    .prepare<[], ListCode>('select code from lists where put_back = generation and generation > 0')
    .pluck(),
  byIds: connection.prepare<[string], PartyRow>(
    'select id, record from parties where id in (select value from json_each(?))',
  ),
  journal: connection.prepare<[ListCode], { generation: number; journal_from: number }>(
    'select generation, journal_from from lists where code = ?',
  ),
  changes: connection.prepare<[ListCode, number], ChangeRow>(`
    select party_id, before, after from party_changes where list_code = ? and generation > ?
    order by generation, party_id`),
  // What was put back from a time before is the publisher's newest copy now: a generation that readers do not know.
  markFetched: connection.prepare<{ readonly code: ListCode; readonly at: number; readonly number: number }>(`
    update lists set last_updated = @at, last_failure_at = null, last_failure_reason = null,
      updates_succeeded = updates_succeeded + 1,
      generation = max(generation, @number), journal_from = max(journal_from, @number)
    where code = @code`),
  markFailed: connection.prepare<[ListCode, number, string]>(`
    insert into lists (code, last_failure_at, last_failure_reason, updates_failed) values (?, ?, ?, 1)
    on conflict (code) do update set updates_failed = updates_failed + 1,
      last_failure_at = excluded.last_failure_at, last_failure_reason = excluded.last_failure_reason`),
}));

/**
 * The store of record in one SQLite file, whose schema (`LIST_MIGRATIONS`) is up to date. Commits and whole lists
 * being read have connections of their own: with the write-ahead log neither waits for the other, and the small
 * questions of every request wait for neither. Not for `:memory:`, which only one connection can see.
 */
export class SqlitePartyStore implements PartyStore {
  readonly #filename: string;
  readonly #database: Knex;
  #writer: Knex | null = null;
  #commits: Promise<unknown> = Promise.resolve();

  readonly #marks: NumberMarks;

  /** `database` stays its owner's to close; the store closes what it opens itself. */
  constructor(filename: string, database: Knex, marks: NumberMarks) {
    this.#filename = filename;
    this.#marks = marks;
    this.#database = database;
  }

  async states(): Promise<readonly ListState[]> {
    const rows = await this.#borrow((connection) => statements(connection).states.all());
    const byCode = new Map(rows.map((row) => [row.code, row]));
    return LIST_CODES.map((code) => listState(code, byCode.get(code)));
  }

  async updateCounts(): Promise<ReadonlyMap<ListCode, UpdateCounts>> {
    const rows = await this.#borrow((connection) => statements(connection).updateCounts.all());
    return new Map(rows.map(({ code, succeeded, failed }) => [code, { succeeded, failed }]));
  }

  async generations(): Promise<ReadonlyMap<ListCode, number>> {
    return new Map(await this.#borrow((connection) => statements(connection).generations.all()));
  }

  async editions(): Promise<ReadonlyMap<ListCode, ListEdition>> {
    const rows = await this.#borrow((connection) => statements(connection).editions.all());
    return new Map(rows.map(([code, generation, origin]) => [code, { generation, origin }]));
  }

  async held(): Promise<ReadonlySet<ListCode>> {
    return new Set(await this.#borrow((connection) => statements(connection).held.all()));
  }

  async *parties(code: ListCode): AsyncGenerator<ListedParty> {
    const connection = new SqliteDatabase(this.#filename, { readonly: true, timeout: 0 });
    try {
      connection.exec('begin');
      const readPage = connection.prepare<[ListCode, number, number], CheckedRow>(READ_PAGE);
      let last = 0;
      for (;;) {
        const page = readPage.all(code, last, PAGE);
        for (const row of page) yield restoreParty(row.id, soundRecord(row));
        if (page.length < PAGE) return;
        last = page.at(-1)?.id ?? last;
        await setImmediate();
      }
    } finally {
      connection.close();
    }
  }

  async partiesById(ids: readonly number[]): Promise<ReadonlyMap<number, ListedParty>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#borrow((connection) => statements(connection).byIds.all(JSON.stringify(ids)));
    return new Map(rows.map(({ id, record }) => [id, restoreParty(id, record)]));
  }

  async changesSince(code: ListCode, since: number): Promise<readonly PartyChange[] | null> {
    const rows = await this.#borrow((connection) =>
      connection.transaction(() => readChanges(connection, code, since))(),
    );
    return rows?.map(partyChange) ?? null;
  }

  commit(
    code: ListCode,
    records: AsyncIterable<ListedPartyRecord>,
    details: CommitDetails,
  ): Promise<CommittedGeneration> {
    const commit = this.#commits.then(() =>
      commitGeneration({ step: this.#writeStep, marks: this.#marks }, code, records, details),
    );
    // The disk may have been at fault, or the file is not the one it was: the next commit opens it anew.
    this.#commits = commit.catch(() => this.#closeWriter());
    return commit;
  }

  async markFetched(code: ListCode, at: Date): Promise<void> {
    const next = await nextGeneration((use) => this.#borrow(use), this.#marks, code);
    const number = next.isFresh ? next.number : 0;
    await this.#marks.raise(new Map([[code, { number, fetchedAtMs: at.getTime() }]]));
    await this.#borrow((connection) =>
      statements(connection).markFetched.run({ code, at: at.getTime(), number }),
    );
  }

  async markFailed(code: ListCode, at: Date, reason: string): Promise<void> {
    await this.#borrow((connection) => statements(connection).markFailed.run(code, at.getTime(), reason));
  }

  async close(): Promise<void> {
    await this.#commits;
    await this.#closeWriter();
  }

  async #closeWriter(): Promise<void> {
    const writer = this.#writer;
    this.#writer = null;
    await writer?.destroy();
  }

  readonly #writeStep: ConnectionStep = (use) => {
    this.#writer ??= openDatabase(this.#filename);
    return borrowConnection(this.#writer, use);
  };

  #borrow<T>(use: (connection: Database) => T): Promise<T> {
    return borrowConnection(this.#database, use);
  }
}

/** SQLite finds pages that are damaged, and no letter of a record that is another one. */
function soundRecord({ id, record, checksum }: CheckedRow): string {
  if (checksumOf(record).equals(checksum)) return record;
  throw new ServiceError(
    'store_unavailable',
    `lists.sqlite cannot be used: the file is damaged (the record of party ${id})`,
  );
}

function readChanges(connection: Database, code: ListCode, since: number): readonly ChangeRow[] | null {
  const list = statements(connection).journal.get(code);
  if ((list?.generation ?? 0) === since) return [];
  // A consumer ahead of the store followed one that was replaced, by an older backup perhaps.
  if (list === undefined || since > list.generation || since < Math.max(1, list.journal_from)) return null;
  return statements(connection).changes.all(code, since);
}

function partyChange({ party_id: partyId, before, after }: ChangeRow): PartyChange {
  return {
    kind: before === null ? 'added' : after === null ? 'removed' : 'changed',
    partyId,
    before: before === null ? null : restoreParty(partyId, before),
    after: after === null ? null : restoreParty(partyId, after),
  };
}

function listState(code: ListCode, row: ListRow | undefined): ListState {
  return {
    code,
    generation: row?.generation ?? 0,
    entryCount: row?.entry_count ?? 0,
    lastUpdated: instant(row?.last_updated),
    dataAsOf: row?.data_as_of ?? null,
    lastFailure: lastFailure(row),
    source: row?.source ?? '',
    checksum: row?.checksum ?? '',
  };
}

function lastFailure(row: ListRow | undefined): ListState['lastFailure'] {
  const at = instant(row?.last_failure_at);
  return at === null ? null : { at, reason: row?.last_failure_reason ?? '' };
}

function instant(milliseconds: number | null | undefined): Date | null {
  return milliseconds === null || milliseconds === undefined ? null : new Date(milliseconds);
}
