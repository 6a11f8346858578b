import type { Knex } from 'knex';
import { runStatements } from '../db/borrow-connection.ts';

/** How long a reservation is remembered after its lease, so that a late settlement counts what ran. */
const REMEMBERED_MS = 86_400_000;

/** Forgets reservations whose lease ended a day ago and idempotency keys whose time is over. Returns how many rows. */
export async function forgetExpired(database: Knex, now: Date): Promise<number> {
  const reservations = await runStatements(database, () =>
    database('reservations')
      .where('lease_ends_at', '<', now.getTime() - REMEMBERED_MS)
      .del(),
  );
  const keys = await runStatements(database, () =>
    database('idempotency_keys').where('kept_until', '<=', now.getTime()).del(),
  );
  return reservations + keys;
}
