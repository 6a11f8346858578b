import { closeSync, existsSync, fdatasyncSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import { findDamage, STORE_FILES } from '../db/check-store.ts';
import { sqliteCode, translateStoreError } from '../db/sqlite-errors.ts';
import { ServiceError } from '../errors.ts';

/** Databases of a folder, each read as of one and the same moment. */
export interface Moment {
  readonly takenAt: Date;
  readonly stores: readonly { readonly file: string; readonly database: Database }[];
  close(): void;
}

/** An update of the lists writes for seconds. */
const PATIENCE_MS = 120_000;
const ASK_AGAIN_MS = 100;

/** The lists first: whoever writes them does so for seconds, and nobody is kept waiting for that. */
const ORDER = [...STORE_FILES].sort((a, b) => Number(b === 'lists.sqlite') - Number(a === 'lists.sqlite'));

/**
 * Opens what a service that runs keeps: for a few milliseconds nobody writes any database, and in them a view of each is opened, which
 * does not change while it is copied. Throws `ServiceError` `busy` when somebody keeps one locked.
 */
export async function openMoment(folder: string, patienceMs = PATIENCE_MS): Promise<Moment> {
  const files = ORDER.filter((file) => {
    const path = join(folder, file);
    return existsSync(path) && statSync(path).size > 0;
  });
  if (files.length === 0) throw new ServiceError('configuration', `there is no database in ${folder}`);
  const stores = files.map((file) => ({ file, database: open(join(folder, file)) }));
  const close = (): void => {
    for (const { database } of stores) database.close();
  };
  try {
    for (let waitedMs = 0; !tryView(folder, stores); waitedMs += ASK_AGAIN_MS) {
      if (waitedMs >= patienceMs)
        throw new ServiceError('busy', 'a database stays locked by another process');
      await sleep(ASK_AGAIN_MS);
    }
    return { takenAt: new Date(), stores, close };
  } catch (error) {
    close();
    throw error;
  }
}

function open(path: string): Database {
  try {
    return new SqliteDatabase(path, { readonly: true, timeout: 0 });
  } catch (error) {
    throw translateStoreError(error, path);
  }
}

/** False when a database was locked; nothing is held then. */
function tryView(folder: string, stores: Moment['stores']): boolean {
  const writers: Database[] = [];
  try {
    for (const { file } of stores) {
      const writer = new SqliteDatabase(join(folder, file), { timeout: 0 });
      writers.push(writer);
      writer.exec('begin immediate');
    }
    for (const { database } of stores) {
      database.exec('begin');
      database.prepare('select count(*) from sqlite_schema').get();
    }
    return true;
  } catch (error) {
    for (const { database } of stores) if (database.inTransaction) database.exec('rollback');
    if (sqliteCode(error)?.startsWith('SQLITE_BUSY') === true) return false;
    throw translateStoreError(error, `a database in ${folder}`);
  } finally {
    for (const writer of writers) writer.close();
  }
}

/** Copies a database as its view is, and gives back names of its schema's steps, its identity and the rows of each table. */
export async function copyStore(
  { database }: Moment['stores'][number],
  to: string,
): Promise<{
  identity: string | null;
  migrations: readonly string[];
  rows: Readonly<Record<string, number>>;
}> {
  await copyPages(database, to);
  const facts = settleCopy(to);
  if (JSON.stringify(facts.rows) !== JSON.stringify(rowsOf(database)))
    throw new ServiceError('store_unavailable', `the copy ${to} has other rows than its database`);
  const damage = findDamage(to, 'whole');
  if (damage !== null) throw new ServiceError('store_unavailable', `the copy ${to} is damaged: ${damage}`);
  return facts;
}

/** Pages that are copied at a time, 4 MB; in between whatever waits in this thread runs. */
const PAGES = 1024;

/**
 * Copies what a connection sees, which must not change meanwhile, into a file. What was copied is brought to the disk step by step: were it
 * left to the end, everybody who writes to that disk would wait for all of it.
 */
export async function copyPages(database: Database, to: string): Promise<void> {
  const copy: { file: number | null } = { file: null };
  try {
    await database.backup(to, {
      progress: () => {
        copy.file ??= openSync(to, 'r');
        fdatasyncSync(copy.file);
        return PAGES;
      },
    });
  } finally {
    if (copy.file !== null) closeSync(copy.file);
  }
}

/** Makes a copy one file, without a log beside it, and reads what is in it. */
export function settleCopy(
  path: string,
): ReturnType<typeof factsOf> & { readonly rows: Readonly<Record<string, number>> } {
  const copied = new SqliteDatabase(path);
  try {
    copied.pragma('journal_mode = delete');
    return { ...factsOf(copied), rows: rowsOf(copied) };
  } finally {
    copied.close();
  }
}

const hasTable = (database: Database, name: string): boolean =>
  database.prepare(`select 1 from sqlite_schema where type = 'table' and name = ?`).get(name) !== undefined;

/** Identity and schema of a database. */
export function factsOf(database: Database): { identity: string | null; migrations: readonly string[] } {
  const identity = hasTable(database, 'store_identity')
    ? (database.prepare('select identity from store_identity').pluck().get() as string | undefined)
    : undefined;
  const migrations = hasTable(database, 'schema_migrations')
    ? (database.prepare('select name from schema_migrations order by name').pluck().all() as string[])
    : [];
  return { identity: identity ?? null, migrations };
}

function rowsOf(database: Database): Readonly<Record<string, number>> {
  const tables = database
    .prepare<[], string>(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name`,
    )
    .pluck()
    .all();
  const count = (table: string): number =>
    database.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0;
  return Object.fromEntries(tables.map((table) => [table, count(table)]));
}
