import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, oncePerConnection } from '../db/borrow-connection.ts';
import { insertMail } from '../mail/sqlite-outbox-store.ts';
import { accountOfRow, type AccountRow } from './account-rows.ts';
import type { Account } from './accounts.ts';
import type { UsageNoticeStore } from './usage-notices.ts';

type Notice = Parameters<UsageNoticeStore['give']>[0];

const statements = oncePerConnection((connection: Database) => {
  const given = connection
    .prepare<[number, string, number], number>(
      'select 1 from usage_mails where account_id = ? and period = ? and percent >= ?',
    )
    .pluck();
  const note = connection.prepare<[number, string, number]>(
    'insert into usage_mails (account_id, period, percent) values (?, ?, ?)',
  );
  return {
    using: connection.prepare<[string], AccountRow>(
      'select * from accounts where id in (select account_id from usage where month = ?)',
    ),
    give: connection.transaction(({ mail, period, level, now }: Notice): boolean => {
      if (given.get(mail.accountId, period, level) !== undefined) return false;
      note.run(mail.accountId, period, level);
      insertMail(connection, mail, now);
      return true;
    }),
  };
});

/** Notices of usage in SQLite. */
export class SqliteUsageNoticeStore implements UsageNoticeStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  async accountsUsing(month: string): Promise<readonly Account[]> {
    return (await this.#borrow((connection) => statements(connection).using.all(month))).map(accountOfRow);
  }

  give(notice: Notice): Promise<boolean> {
    return this.#borrow((connection) => statements(connection).give.immediate(notice));
  }

  #borrow<T>(use: (connection: Database) => T): Promise<T> {
    return borrowConnection(this.#database, use);
  }
}
