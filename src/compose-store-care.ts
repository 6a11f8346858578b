import { composeAccountCopies } from './compose-account-copies.ts';
import { startDailyCheck } from './compose-daily-check.ts';
import type { Config } from './config.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** Checks the databases of a folder every day and copies its accounts every minute; `runs` in one of the processes that share it. */
export function careForStores(
  config: Config,
  { logger, metrics, runs }: { readonly logger: Logger; readonly metrics: Metrics; readonly runs: boolean },
): { close(): Promise<void> } {
  const copies = composeAccountCopies(config, { logger, metrics, runs });
  const onFailure = (error: unknown): void => {
    logger.error(error, 'the databases could not be checked');
  };
  const check = runs ? startDailyCheck(config.DATA_DIR, onFailure) : null;
  return {
    async close() {
      await check?.close();
      await copies?.close();
    },
  };
}
