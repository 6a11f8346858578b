import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, oncePerConnection } from '../db/borrow-connection.ts';
import { sameHash } from './api-key.ts';
import type {
  ChargedAnswer,
  IdempotencyOutcome,
  IdempotencyRequest,
  IdempotencyStore,
  IdempotencyTicket,
  KeptAnswer,
} from './idempotency.ts';

interface KeyRow {
  readonly request_hash: Buffer;
  readonly lease_ends_at: number;
  readonly answer: string | null;
}

const idempotencyStatements = oncePerConnection((connection: Database) => {
  const forget = connection.prepare<[number]>('delete from idempotency_keys where kept_until <= ?');
  const find = connection.prepare<[number, string], KeyRow>(
    'select request_hash, lease_ends_at, answer from idempotency_keys where account_id = ? and key = ?',
  );
  const claim = connection.prepare<[number, string, Uint8Array, string, number, number]>(`
    insert or replace into idempotency_keys
      (account_id, key, request_hash, ticket, lease_ends_at, kept_until) values (?, ?, ?, ?, ?, ?)`);
  return {
    begin: connection.transaction((request: IdempotencyRequest): IdempotencyOutcome => {
      const { ticket, requestHash, now, leaseEndsAt, keptUntil } = request;
      forget.run(now.getTime());
      const row = find.get(ticket.accountId, ticket.key);
      const known = row === undefined ? null : outcomeOfKnown(row, requestHash, now);
      if (known !== null) return known;
      const moments = [leaseEndsAt.getTime(), keptUntil.getTime()] as const;
      claim.run(ticket.accountId, ticket.key, requestHash, ticket.id, ...moments);
      return { outcome: 'new', ticket };
    }),
    finish: connection.prepare<[string, number, string, string]>(
      'update idempotency_keys set answer = ? where account_id = ? and key = ? and ticket = ? and answer is null',
    ),
    kept: connection
      .prepare<[number, string, number], string | null>(
        'select answer from idempotency_keys where account_id = ? and key = ? and kept_until > ?',
      )
      .pluck(),
    abandon: connection.prepare<[number, string, string]>(
      'delete from idempotency_keys where account_id = ? and key = ? and ticket = ? and answer is null',
    ),
  };
});

/** What a key that was seen before says; null when its request died without an answer and may be run again. */
function outcomeOfKnown(row: KeyRow, requestHash: Uint8Array, now: Date): IdempotencyOutcome | null {
  if (!sameHash(row.request_hash, requestHash)) return { outcome: 'different_request' };
  if (row.answer !== null) return { outcome: 'answered', answer: JSON.parse(row.answer) as KeptAnswer };
  return row.lease_ends_at > now.getTime() ? { outcome: 'in_progress' } : null;
}

/**
 * Keeps an answer within the transaction at hand. False when the ticket holds the key no longer: a retry has taken it over
 * and answers, and pays, in its place.
 */
export function keepAnswer(connection: Database, { ticket, answer }: ChargedAnswer): boolean {
  const { accountId, key, id } = ticket;
  const kept = idempotencyStatements(connection).finish.run(JSON.stringify(answer), accountId, key, id);
  return kept.changes === 1;
}

/** Idempotency keys in SQLite, for any number of processes on one file. */
export class SqliteIdempotencyStore implements IdempotencyStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  begin(request: IdempotencyRequest): Promise<IdempotencyOutcome> {
    return this.#borrow((connection) => idempotencyStatements(connection).begin.immediate(request));
  }

  abandon({ accountId, key, id }: IdempotencyTicket): Promise<void> {
    return this.#borrow((connection) => {
      idempotencyStatements(connection).abandon.run(accountId, key, id);
    });
  }

  async find(accountId: number, key: string, now: Date): Promise<KeptAnswer | null> {
    const answer = await this.#borrow((connection) =>
      idempotencyStatements(connection).kept.get(accountId, key, now.getTime()),
    );
    return typeof answer === 'string' ? (JSON.parse(answer) as KeptAnswer) : null;
  }

  #borrow<T>(use: (connection: Database) => T): Promise<T> {
    return borrowConnection(this.#database, use);
  }
}
