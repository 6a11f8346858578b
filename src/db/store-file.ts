import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { ServiceError } from '../errors.ts';

/** How often a file is looked at, at most: what is written to a file that was deleted meanwhile is lost. */
const LOOK_EVERY_MS = 500;

/**
 * The file of an open database. SQLite holds on to a file that was deleted or replaced, and all that it writes is lost with
 * it; so the file is looked at now and then.
 */
export class StoreFile {
  readonly #filename: string;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #identity: string | null = null;
  readonly #identities = new WeakMap<Database, string>();

  constructor(filename: string) {
    this.#filename = filename;
  }

  /** For messages: the name without its folder. */
  get name(): string {
    return basename(this.#filename);
  }

  /** Throws `ServiceError` `store_unavailable` when the file is not there. */
  requireThere(): void {
    const now = performance.now();
    if (now - this.#lookedAt >= LOOK_EVERY_MS) {
      this.#lookedAt = now;
      this.#identity = identityOf(this.#filename);
    }
    if (this.#identity !== null) return;
    throw new ServiceError('store_unavailable', `${this.name} cannot be used: the file is gone`);
  }

  /** Whether a connection was opened on a file that another one has replaced. */
  isReplaced(connection: Database): boolean {
    if (this.#identity === null) return false;
    const opened = this.#identities.get(connection);
    if (opened === undefined) this.#identities.set(connection, this.#identity);
    return opened !== undefined && opened !== this.#identity;
  }
}

function identityOf(filename: string): string | null {
  const found = statSync(filename, { throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev} ${found.ino}`;
}

const files = new WeakMap<object, StoreFile>();

/** Watches the file of a database, whose connection may be renewed from now on: nothing of it outlasts a transaction. */
export function watchStoreFile(database: Knex, filename: string): void {
  files.set(database.client as object, new StoreFile(filename));
}

/** The watched file; undefined for databases in memory and those that one owner keeps a connection of. */
export function storeFileOf({ client }: Knex): StoreFile | undefined {
  return files.get(client as object);
}
