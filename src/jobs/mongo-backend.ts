import { MongoBackend } from '@agendajs/mongo-backend';
import type { AgendaBackend } from 'agenda';
import { MongoClient } from 'mongodb';
import { ServiceError } from '../errors.ts';

/** A backend whose connection is open. */
export interface OpenBackend {
  readonly backend: AgendaBackend;
  /** Writes a few bytes; absent where the store is a server of its own. */
  readonly tryWriting?: () => Promise<void>;
  close(): Promise<void>;
}

const ANSWER_WITHIN_MS = 10_000;

/**
 * Agenda on MongoDB, for workers on any number of machines. Connects here, because a backend that connects by itself ends the
 * process when it cannot. Throws `ServiceError` `configuration`, without the address, which may hold a password.
 */
export async function openMongoBackend(url: string): Promise<OpenBackend> {
  const client = readUrl(url);
  try {
    await client.connect();
  } catch (error) {
    throw problem('the database cannot be reached', error);
  }
  const backend = new MongoBackend({ mongo: client.db(), collection: 'jobs' });
  return { backend, close: () => client.close() };
}

function readUrl(url: string): MongoClient {
  try {
    return new MongoClient(url, { serverSelectionTimeoutMS: ANSWER_WITHIN_MS });
  } catch (error) {
    throw problem('is no connection string of MongoDB', error);
  }
}

function problem(what: string, cause: unknown): ServiceError {
  return new ServiceError('configuration', `bad settings:\n  MONGODB_URL: ${what}`, { cause });
}
