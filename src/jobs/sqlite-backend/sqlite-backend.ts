import type { AgendaBackend } from 'agenda';
import type { Knex } from 'knex';
import type { Clock } from '../../domain/clock.ts';
import { SqliteJobRepository } from './sqlite-job-repository.ts';

/** Agenda on SQLite: no server is needed, and several processes of one machine share the jobs. */
export class SqliteBackend implements AgendaBackend {
  readonly name = 'SQLite';
  readonly repository: SqliteJobRepository;
  /** The connection is opened and closed by whoever gives it. */
  readonly ownsConnection = false;

  constructor(database: Knex, clock: Clock) {
    this.repository = new SqliteJobRepository(database, clock);
  }

  connect(): Promise<void> {
    return this.repository.connect();
  }

  disconnect(): Promise<void> {
    return Promise.resolve();
  }
}
