import SqliteDatabase from 'better-sqlite3';
import { join } from 'node:path';
import { copyAccounts } from '../../../src/backup/sqlite-account-copies.ts';

/** Copies accounts over and over while it changes them, until it is killed: `DATA COPIES`. */
const [data = '', into = ''] = process.argv.slice(2);
const database = new SqliteDatabase(join(data, 'accounts.sqlite'));
process.stdout.write('begins\n');
for (let count = 0; ; count++) {
  database.exec(`update filling set bytes = randomblob(1000000) where rowid = ${(count % 8) + 1}`);
  await copyAccounts({ data, into, days: 1, leastAgeMs: 0 });
}
