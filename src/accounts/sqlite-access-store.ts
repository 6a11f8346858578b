import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, oncePerConnection, writeIfPossible } from '../db/borrow-connection.ts';
import type { OutboxMail } from '../mail/outbox-store.ts';
import { insertMail } from '../mail/sqlite-outbox-store.ts';
import type { AccessStore, LinkPurpose, MailedLink, NewSession, SessionLife } from './access-store.ts';
import { accountOfRow, type AccountRow } from './account-rows.ts';
import type { StoredAccount } from './account-store.ts';
import { foldEmail } from './email.ts';

/** How old the recorded last use of a session may become before it is written again. */
const USE_STEP_MS = 60_000;

interface LinkRow {
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly ends_at: number;
}

interface SessionLimits {
  readonly idHash: Uint8Array;
  readonly seenAfter: number;
  readonly createdAfter: number;
}

const statements = oncePerConnection((connection: Database) => {
  const upsert = connection.prepare<[number, string, number]>(`
    insert into passwords (account_id, hash, changed_at) values (?, ?, ?)
    on conflict (account_id) do update set hash = excluded.hash, changed_at = excluded.changed_at`);
  const endSessions = connection.prepare<[number]>('delete from sessions where account_id = ?');
  const dropLinks = connection.prepare<[string]>('delete from mailed_links where email_key = ?');
  const addLink = connection.prepare<[Buffer, LinkPurpose, string, string, number]>(
    'insert into mailed_links (token_hash, purpose, email, email_key, ends_at) values (?, ?, ?, ?, ?)',
  );
  return {
    password: connection.prepare<[number], string>('select hash from passwords where account_id = ?').pluck(),
    setPassword: connection.transaction((accountId: number, emailKey: string, hash: string, now: number) => {
      upsert.run(accountId, hash, now);
      endSessions.run(accountId);
      dropLinks.run(emailKey);
    }),
    renew: connection.prepare<[string, number, string]>(
      'update passwords set hash = ? where account_id = ? and hash = ?',
    ),
    startSession: connection.prepare<[Buffer, number, number, number]>(
      'insert into sessions (id_hash, account_id, created_at, seen_at) values (?, ?, ?, ?)',
    ),
    findSession: connection.prepare<SessionLimits, AccountRow & { readonly seen_at: number }>(`
      select accounts.*, sessions.seen_at from sessions join accounts on accounts.id = sessions.account_id
      where id_hash = @idHash and seen_at > @seenAfter and sessions.created_at > @createdAfter`),
    seeSession: connection.prepare<[number, Uint8Array]>('update sessions set seen_at = ? where id_hash = ?'),
    endSession: connection.prepare<[Uint8Array]>('delete from sessions where id_hash = ?'),
    endSessions,
    addLink: connection.transaction((hash: Buffer, link: MailedLink, mail: OutboxMail | null, now: Date) => {
      addLink.run(hash, link.purpose, link.email, foldEmail(link.email), link.endsAt.getTime());
      if (mail !== null) insertMail(connection, mail, now);
    }),
    findLink: connection.prepare<[Uint8Array, number], LinkRow>(
      'select purpose, email, ends_at from mailed_links where token_hash = ? and ends_at > ?',
    ),
    takeLink: connection.prepare<[Uint8Array, number], LinkRow>(
      'delete from mailed_links where token_hash = ? and ends_at > ? returning purpose, email, ends_at',
    ),
    forgetSessions: connection.prepare<[number, number]>(
      'delete from sessions where seen_at <= ? or created_at <= ?',
    ),
    forgetLinks: connection.prepare<[number]>('delete from mailed_links where ends_at <= ?'),
  };
});

/** Passwords, sessions and links in SQLite, for any number of processes on one file. */
export class SqliteAccessStore implements AccessStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  async passwordOf(accountId: number): Promise<string | null> {
    return (await this.#borrow((connection) => statements(connection).password.get(accountId))) ?? null;
  }

  async setPassword(
    { id, email }: Pick<StoredAccount, 'id' | 'email'>,
    hash: string,
    now: Date,
  ): Promise<void> {
    await this.#borrow((connection) =>
      statements(connection).setPassword.immediate(id, foldEmail(email), hash, now.getTime()),
    );
  }

  async renewHash(accountId: number, before: string, after: string): Promise<void> {
    await this.#borrow((connection) => statements(connection).renew.run(after, accountId, before));
  }

  async startSession({ idHash, accountId, now }: NewSession): Promise<void> {
    const moment = now.getTime();
    await this.#borrow((connection) =>
      statements(connection).startSession.run(Buffer.from(idHash), accountId, moment, moment),
    );
  }

  useSession(idHash: Uint8Array, life: SessionLife, now: Date): Promise<StoredAccount | null> {
    return this.#borrow((connection) => {
      const { findSession, seeSession } = statements(connection);
      const row = findSession.get({ idHash, ...oldest(life, now) });
      if (row === undefined) return null;
      const due = now.getTime() - row.seen_at >= USE_STEP_MS;
      if (due) writeIfPossible(() => seeSession.run(now.getTime(), idHash));
      return accountOfRow(row);
    });
  }

  async endSession(idHash: Uint8Array): Promise<void> {
    await this.#borrow((connection) => statements(connection).endSession.run(idHash));
  }

  async endSessions(accountId: number): Promise<void> {
    await this.#borrow((connection) => statements(connection).endSessions.run(accountId));
  }

  async addLink(tokenHash: Uint8Array, link: MailedLink, mail: OutboxMail | null, now: Date): Promise<void> {
    await this.#borrow((connection) =>
      statements(connection).addLink.immediate(Buffer.from(tokenHash), link, mail, now),
    );
  }

  async addMail(mail: OutboxMail, now: Date): Promise<void> {
    await this.#borrow((connection) => {
      insertMail(connection, mail, now);
    });
  }

  async findLink(tokenHash: Uint8Array, now: Date): Promise<MailedLink | null> {
    const row = await this.#borrow((connection) =>
      statements(connection).findLink.get(tokenHash, now.getTime()),
    );
    return linkOf(row);
  }

  async takeLink(tokenHash: Uint8Array, now: Date): Promise<MailedLink | null> {
    const row = await this.#borrow((connection) =>
      statements(connection).takeLink.get(tokenHash, now.getTime()),
    );
    return linkOf(row);
  }

  async forgetEnded(life: SessionLife, now: Date): Promise<number> {
    return this.#borrow((connection) => {
      const { seenAfter, createdAfter } = oldest(life, now);
      const { forgetSessions, forgetLinks } = statements(connection);
      return forgetSessions.run(seenAfter, createdAfter).changes + forgetLinks.run(now.getTime()).changes;
    });
  }

  #borrow<T>(use: (connection: Database) => T): Promise<T> {
    return borrowConnection(this.#database, use);
  }
}

function oldest({ idleMs, absoluteMs }: SessionLife, now: Date): Omit<SessionLimits, 'idHash'> {
  return { seenAfter: now.getTime() - idleMs, createdAfter: now.getTime() - absoluteMs };
}

function linkOf(row: LinkRow | undefined): MailedLink | null {
  return row === undefined ? null : { purpose: row.purpose, email: row.email, endsAt: new Date(row.ends_at) };
}
