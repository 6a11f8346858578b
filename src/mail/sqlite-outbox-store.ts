import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, oncePerConnection } from '../db/borrow-connection.ts';
import type { ClaimedMail, OutboxDepth, OutboxMail, OutboxStore } from './outbox-store.ts';

interface ClaimedRow {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attempts: number;
  readonly reports: string | null;
}

const statements = oncePerConnection((connection: Database) => ({
  insert: connection.prepare<OutboxMail & { readonly now: number; readonly reports: string | null }>(`
    insert into outbox (id, account_id, kind, recipient, subject, text, html, created_at, due_at, alerts)
    values (@id, @accountId, @kind, @to, @subject, @text, @html, @now, @now, @reports)`),
  claim: connection.prepare<{ readonly now: number; readonly leaseEndsAt: number }, ClaimedRow>(`
    update outbox set due_at = @leaseEndsAt, attempts = attempts + 1
    where id = (select id from outbox where state = 'waiting' and due_at <= @now order by due_at, created_at limit 1)
    returning id, recipient, subject, text, html, attempts, alerts as reports`),
  // A mailed link opens an account: once it is on its way, its only copy is the reader's.
  end: connection.prepare<[string, number, string | null, string]>(
    `update outbox set state = ?, ended_at = ?, last_error = ?,
       text = case kind when 'link' then '' else text end, html = case kind when 'link' then '' else html end
     where id = ? and state = 'waiting'`,
  ),
  retry: connection.prepare<[number, string, string]>(
    `update outbox set due_at = ?, last_error = ? where id = ? and state = 'waiting'`,
  ),
  depth: connection.prepare<[], { waiting: number; oldest: number | null }>(
    `select count(*) as waiting, min(created_at) as oldest from outbox where state = 'waiting'`,
  ),
  forget: connection.prepare<[number]>(`delete from outbox where state = 'sent' and ended_at < ?`),
}));

/**
 * Adds a mail within the transaction at hand: what it reports and the mail are written together or not at all. `reports` is what is to be
 * remembered once it is sent.
 */
export function insertMail(
  connection: Database,
  mail: OutboxMail,
  now: Date,
  reports: string | null = null,
): void {
  statements(connection).insert.run({ ...mail, now: now.getTime(), reports });
}

/** Like `insertMail`, within a transaction of knex. */
export async function addMailRow(transaction: Knex, mail: OutboxMail, now: Date): Promise<void> {
  const { id, accountId, kind, to, subject, text, html } = mail;
  const [created_at, due_at] = [now.getTime(), now.getTime()];
  await transaction('outbox').insert({
    ...{ id, account_id: accountId, kind, recipient: to, subject, text, html },
    ...{ created_at, due_at },
  });
}

/** The outbox in SQLite, for any number of processes on one file. */
export class SqliteOutboxStore implements OutboxStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  async claim(now: Date, leaseEndsAt: Date): Promise<ClaimedMail | null> {
    const moments = { now: now.getTime(), leaseEndsAt: leaseEndsAt.getTime() };
    const row = await this.#borrow((connection) => statements(connection).claim.get(moments));
    if (row === undefined) return null;
    const { recipient, ...mail } = row;
    return { ...mail, to: recipient };
  }

  markSent(id: string, now: Date): Promise<void> {
    return this.#end('sent', id, now, null);
  }

  markRefused(id: string, now: Date, reason: string): Promise<void> {
    return this.#end('refused', id, now, reason);
  }

  async retryAt(id: string, due: Date, reason: string): Promise<void> {
    await this.#borrow((connection) => statements(connection).retry.run(due.getTime(), reason, id));
  }

  async depth(): Promise<OutboxDepth> {
    const row = await this.#borrow((connection) => statements(connection).depth.get());
    const oldest = row?.oldest ?? null;
    return { waiting: row?.waiting ?? 0, oldest: oldest === null ? null : new Date(oldest) };
  }

  async forgetSentBefore(moment: Date): Promise<number> {
    return (await this.#borrow((connection) => statements(connection).forget.run(moment.getTime()))).changes;
  }

  async #end(state: string, id: string, now: Date, reason: string | null): Promise<void> {
    await this.#borrow((connection) => statements(connection).end.run(state, now.getTime(), reason, id));
  }

  #borrow<T>(use: (connection: Database) => T): Promise<T> {
    return borrowConnection(this.#database, use);
  }
}
