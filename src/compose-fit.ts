import type { AccountServices } from './compose-accounts.ts';
import type { IngestServices } from './compose-ingest.ts';
import type { Clock } from './domain/clock.ts';
import { isStoreTrouble } from './errors.ts';
import type { Logger } from './logger.ts';
import type { SentAlerts } from './monitoring/sent-alerts.ts';
import { createStoreFit, type FitStores } from './monitoring/store-fit.ts';

/** What lists and accounts know of each other, compared; says what does not fit. */
export function composeFit(parts: {
  readonly accounts: Pick<AccountServices, 'lineage' | 'marks'>;
  readonly ingest: Pick<IngestServices, 'lineage'>;
  readonly sentAlerts: SentAlerts;
  readonly clock: Clock;
  readonly logger: Logger;
}): FitStores {
  const { accounts, ingest, sentAlerts, clock, logger } = parts;
  return createStoreFit({
    lists: ingest.lineage,
    memory: accounts.lineage,
    marks: accounts.marks,
    sentAlerts,
    clock,
    onMisfit: (what) => {
      logger.warn(`the stores do not fit: ${what}`);
    },
  });
}

/** For how long what did not fit is told. */
const TOLD_DAYS = 7;

/** Whether the stores fitted in the last days. What did not was mended when it was found, so that the service is ready in any case. */
export async function fitOfStores(
  { lineage }: Pick<AccountServices, 'lineage'>,
  now: Date,
): Promise<{ readonly ready: boolean; readonly detail: string }> {
  const since = new Date(now.getTime() - TOLD_DAYS * 86_400_000);
  const misfits = await lineage.misfitsAfter(since).catch((error: unknown) => {
    if (isStoreTrouble(error)) return null;
    throw error;
  });
  // The store has a line of its own.
  if (misfits === null) return { ready: true, detail: 'not known: accounts.sqlite cannot be read' };
  const told = misfits.map(({ what, foundAt }) => `${foundAt.toISOString().slice(0, 16)}Z: ${what}`);
  return { ready: true, detail: told.length === 0 ? 'they know each other' : told.join('; ') };
}
