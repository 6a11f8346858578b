import type { AccountServices } from './compose-accounts.ts';
import type { IngestServices } from './compose-ingest.ts';
import type { Jobs } from './compose-jobs.ts';
import type { OpenScreeningLog } from './compose-screening-log.ts';
import type { UploadServices } from './compose-uploads.ts';
import type { Config } from './config.ts';
import { requireUndamaged } from './compose-daily-check.ts';
import { tryFolder } from './db/data-folder.ts';
import { describeFailure } from './http/describe-failure.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { createStoreWatch, type StoreWatch } from './store-watch.ts';

/** Everything this process keeps data in. */
export interface KeptStores {
  readonly config: Pick<Config, 'DATA_DIR' | 'JOBS'>;
  readonly accounts: Pick<AccountServices, 'tryWriting'>;
  readonly screeningLog: Pick<OpenScreeningLog, 'tryWriting'>;
  readonly uploads: Pick<UploadServices, 'tryWriting'>;
  readonly ingest: Pick<IngestServices, 'tryStore'>;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** Tries every store in the background, logs what changes and measures what can be written. */
export function watchStores(stores: KeptStores): StoreWatch {
  const { config, accounts, screeningLog, uploads, ingest, logger, metrics } = stores;
  const watch = createStoreWatch({
    stores: [
      { name: 'DATA_DIR', tryIt: () => tryFolder(config.DATA_DIR) },
      { name: 'databases', tryIt: () => requireUndamaged(config.DATA_DIR) },
      { name: 'accounts.sqlite', tryIt: accounts.tryWriting },
      { name: 'screenings.sqlite', tryIt: screeningLog.tryWriting },
      { name: 'uploads.sqlite', tryIt: uploads.tryWriting },
      { name: 'lists.sqlite', tryIt: () => ingest.tryStore(config.JOBS === 'on') },
    ],
    onChange: ({ name, ready, detail }, failure) => {
      if (ready) logger.info({ store: name }, 'a store can be used again');
      else
        logger.error(
          { store: name, detail, failure: describeFailure(failure, null) },
          'a store cannot be used',
        );
    },
  });
  metrics.readBy(
    'gauge',
    'store_usable',
    '1 when a store could be written when it was tried last, 0 when it could not',
    ['store'],
    async () =>
      (await watch.states()).map(({ name, ready }) => ({ of: { store: name }, value: Number(ready) })),
  );
  return watch;
}

/** The store of jobs, where it is a file of ours. */
export function watchJobs(watch: StoreWatch, { tryStore }: Jobs): void {
  if (tryStore !== null) watch.add({ name: 'jobs.sqlite', tryIt: tryStore });
}
