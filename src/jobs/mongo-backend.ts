import { MongoBackend } from '@agendajs/mongo-backend';
import type { AgendaBackend } from 'agenda';
import { MongoClient } from 'mongodb';
import { ServiceError } from '../errors.ts';

/** A backend whose connection is open. */
export interface OpenBackend {
  readonly backend: AgendaBackend;
  close(): Promise<void>;
}

const ANSWER_WITHIN_MS = 10_000;

/**
 * Agenda on MongoDB, for workers on any number of machines. Connects here, because a backend that connects by itself ends the
 * process when it cannot. Throws `ServiceError` `configuration`, without the address, which may hold a password.
 */
export async function openMongoBackend(url: string): Promise<OpenBackend> {
  try {
    const client = new MongoClient(url, { serverSelectionTimeoutMS: ANSWER_WITHIN_MS });
    await client.connect();
    const backend = new MongoBackend({ mongo: client.db(), collection: 'jobs' });
    return { backend, close: () => client.close() };
  } catch (error) {
    throw new ServiceError('configuration', 'bad settings:\n  MONGODB_URL: the database cannot be reached', {
      cause: error,
    });
  }
}
