import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { accountOfRow, type AccountRow } from '../accounts/account-rows.ts';
import { borrowConnection, oncePerConnection } from '../db/borrow-connection.ts';
import type { OutboxMail } from '../mail/outbox-store.ts';
import { insertMail } from '../mail/sqlite-outbox-store.ts';
import type { MonitoredAccount, SuspensionNoticeStore } from './suspension-notices.ts';

const statements = oncePerConnection((connection: Database) => {
  const note = connection.prepare<[number, number]>(
    'insert into suspension_mails (account_id, told_at) values (?, ?) on conflict do nothing',
  );
  return {
    accounts: connection.prepare<[], AccountRow & { readonly items: number; readonly told: number }>(`
      select accounts.*,
        (select count(*) from watches where account_id = accounts.id) as items,
        exists (select 1 from suspension_mails where account_id = accounts.id) as told
      from accounts
      where id in (select account_id from watches union select account_id from suspension_mails)`),
    tell: connection.transaction((accountId: number, mail: OutboxMail, now: Date): boolean => {
      if (note.run(accountId, now.getTime()).changes === 0) return false;
      insertMail(connection, mail, now);
      return true;
    }),
    forget: connection.prepare<[number]>('delete from suspension_mails where account_id = ?'),
  };
});

/** Which owners were told of a suspension, in SQLite. */
export class SqliteSuspensionNoticeStore implements SuspensionNoticeStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  async accounts(): Promise<readonly MonitoredAccount[]> {
    const rows = await this.#borrow((connection) => statements(connection).accounts.all());
    return rows.map((row) => ({ account: accountOfRow(row), items: row.items, told: row.told === 1 }));
  }

  tell(accountId: number, mail: OutboxMail, now: Date): Promise<boolean> {
    return this.#borrow((connection) => statements(connection).tell.immediate(accountId, mail, now));
  }

  async forget(accountId: number): Promise<void> {
    await this.#borrow((connection) => statements(connection).forget.run(accountId));
  }

  #borrow<T>(use: (connection: Database) => T): Promise<T> {
    return borrowConnection(this.#database, use);
  }
}
