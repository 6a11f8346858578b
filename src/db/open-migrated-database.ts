import type { Knex } from 'knex';
import { ServiceError } from '../errors.ts';
import { migrate, openDatabase, type Migration } from './connection.ts';
import { translateBusy } from './sqlite-errors.ts';

/**
 * Opens an SQLite database and brings its schema up to date. Throws `ServiceError` `configuration` when the file cannot
 * be used (no permission, not a database), `busy` when another process holds it.
 */
export async function openMigratedDatabase(
  filename: string,
  migrations: readonly Migration[],
): Promise<Knex> {
  let database: Knex | null = null;
  try {
    database = openDatabase(filename);
    await migrate(database, migrations);
    return database;
  } catch (error) {
    await database?.destroy();
    const translated = translateBusy(error);
    if (translated instanceof ServiceError) throw translated;
    const problem = error instanceof Error ? error.message : String(error);
    throw new ServiceError('configuration', `cannot open the database ${filename}: ${problem}`, {
      cause: error,
    });
  }
}
