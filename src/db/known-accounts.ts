import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import { STORE_FILES } from './check-store.ts';

const ACCOUNTS = 'accounts.sqlite';
const OTHERS = STORE_FILES.filter((file) => file !== ACCOUNTS);

/** Accounts that are not those that the other databases of the folder stood beside. */
export interface Stranger {
  readonly what: 'missing' | 'empty' | 'another one';
  /** Databases that knew others. */
  readonly witnesses: readonly string[];
}

/** Whether a folder's accounts are none of those that its other databases know; null when they are, or nobody knows any. */
export function findStranger(folder: string): Stranger | null {
  const known = OTHERS.flatMap((file) => {
    const identity = read(join(folder, file), `select identity from known_stores where store = 'accounts'`);
    return identity === null ? [] : [{ file, identity }];
  });
  if (known.length === 0) return null;
  const path = join(folder, ACCOUNTS);
  const own = read(path, 'select identity from store_identity');
  if (known.some(({ identity }) => identity === own)) return null;
  const witnesses = known.map(({ file }) => file);
  if (!existsSync(path)) return { what: 'missing', witnesses };
  return { what: own === null ? 'empty' : 'another one', witnesses };
}

/** The stranger in one line for the person who can put it right. */
export function describeStranger({ what, witnesses }: Stranger): string {
  const is = what === 'another one' ? 'is another one than' : `is ${what}, unlike`;
  return `accounts.sqlite ${is} the one that ${witnesses.join(', ')} stood beside: its keys, plans and watched items would be gone. Put it back with npm run restore; to go on without it, start once with --accept-new`;
}

/** Lets every other database of a folder that knows no accounts know these. */
export function introduceAccounts(folder: string): void {
  const identity = read(join(folder, ACCOUNTS), 'select identity from store_identity');
  if (identity === null) return;
  for (const file of OTHERS) {
    const path = join(folder, file);
    if (read(path, `select identity from known_stores where store = 'accounts'`) !== null) continue;
    using(path, { readonly: false }, (database) => {
      database.prepare(`insert into known_stores (store, identity) values ('accounts', ?)`).run(identity);
    });
  }
}

/** Lets the other databases of a folder forget its accounts, for others that were accepted. */
export function forgetAccounts(folder: string): void {
  for (const file of OTHERS) {
    using(join(folder, file), { readonly: false }, (database) => {
      database.prepare(`delete from known_stores where store = 'accounts'`).run();
    });
  }
}

/** The first value of a statement; null for a file or table that is not there, and for no row. */
function read(path: string, sql: string): string | null {
  return using(path, { readonly: true }, (database) => {
    const value: unknown = database.prepare(sql).pluck().get();
    return typeof value === 'string' ? value : null;
  });
}

function using<T>(
  path: string,
  { readonly }: { readonly readonly: boolean },
  use: (database: Database) => T,
): T | null {
  if (!existsSync(path) || statSync(path).size === 0) return null;
  let database: Database | null = null;
  try {
    database = new SqliteDatabase(path, { readonly, fileMustExist: true, timeout: 2_000 });
    return use(database);
  } catch {
    // A database of an earlier release, or one that is told about when it is opened.
    return null;
  } finally {
    database?.close();
  }
}
