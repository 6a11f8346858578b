import { basename, dirname } from 'node:path';
import type { Knex } from 'knex';
import { ServiceError } from '../errors.ts';
import { migrate, openDatabase, type DatabaseOptions, type Migration } from './connection.ts';
import { findObstacle } from './data-folder.ts';
import { translateStoreError } from './sqlite-errors.ts';
import { watchStoreFile } from './store-file.ts';

/**
 * Opens a database file and brings its schema up to date. Throws `ServiceError` `busy` when another process kept it
 * locked and `configuration` when it cannot be opened; nothing stays open then. `what` names the data in messages.
 */
export async function openMigrated(
  filename: string,
  migrations: readonly Migration[],
  what: string,
  options: DatabaseOptions = {},
): Promise<Knex> {
  let database: Knex | null = null;
  try {
    database = openDatabase(filename, options);
    await migrate(database, migrations);
    if (filename !== ':memory:') watchStoreFile(database, filename);
    return database;
  } catch (error) {
    await database?.destroy();
    const translated = translateStoreError(error, basename(filename));
    if (translated instanceof ServiceError && translated.code === 'busy') throw translated;
    // SQLite says little more than that it cannot open the file.
    const obstacle = filename === ':memory:' ? null : await findObstacle(dirname(filename));
    const problem = obstacle ?? (error instanceof Error ? error.message : String(error));
    throw new ServiceError('configuration', `cannot open the ${what} in ${filename}: ${problem}`, {
      cause: error,
    });
  }
}
