import type { Knex } from 'knex';
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
    const row = await this.#database<Row>('fetched_files').where({ url }).first();
    return row === undefined ? null : remembered(row);
  }

  async remember(file: RememberedFile, at: Date): Promise<void> {
    const { url, etag, lastModified, checksum, bytes } = file;
    await this.#database('fetched_files')
      .insert({ url, etag, last_modified: lastModified, checksum, bytes, fetched_at: at.getTime() })
      .onConflict('url')
      .merge();
  }

  async forget(url: string): Promise<void> {
    await this.#database('fetched_files').where({ url }).del();
  }

  async all(): Promise<readonly RememberedFile[]> {
    return (await this.#database<Row>('fetched_files')).map(remembered);
  }
}

function remembered({ url, etag, last_modified: lastModified, checksum, bytes }: Row): RememberedFile {
  return { url, etag, lastModified, checksum, bytes };
}
