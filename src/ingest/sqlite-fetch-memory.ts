import type { Knex } from 'knex';
import { runStatements } from '../db/borrow-connection.ts';
import type { FetchMemory, RememberedFile } from './fetch-memory.ts';

interface Row {
  readonly url: string;
  readonly etag: string | null;
  readonly last_modified: string | null;
  readonly checksum: string;
  readonly bytes: number;
}

/** The memory of fetched files as a table of the store of record. */
export class SqliteFetchMemory implements FetchMemory {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  async find(url: string): Promise<RememberedFile | null> {
    const row = await runStatements(this.#database, () =>
      this.#database<Row>('fetched_files').where({ url }).first(),
    );
    return row === undefined ? null : remembered(row);
  }

  async remember(file: RememberedFile, at: Date): Promise<void> {
    const { url, etag, lastModified, checksum, bytes } = file;
    await runStatements(this.#database, () =>
      this.#database('fetched_files')
        .insert({ url, etag, last_modified: lastModified, checksum, bytes, fetched_at: at.getTime() })
        .onConflict('url')
        .merge(),
    );
  }

  async forget(url: string): Promise<void> {
    await runStatements(this.#database, () => this.#database('fetched_files').where({ url }).del());
  }

  async all(): Promise<readonly RememberedFile[]> {
    const rows = await runStatements(this.#database, () => this.#database<Row>('fetched_files'));
    return rows.map(remembered);
  }
}

function remembered({ url, etag, last_modified: lastModified, checksum, bytes }: Row): RememberedFile {
  return { url, etag, lastModified, checksum, bytes };
}
