import type { AccountServices } from './compose-accounts.ts';
import type { IngestServices } from './compose-ingest.ts';
import type { Clock } from './domain/clock.ts';
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
