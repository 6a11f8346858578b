import type { IngestServices } from './compose-ingest.ts';
import type { Config } from './config.ts';
import type { Clock } from './domain/clock.ts';
import { createFirstLoading, type FirstLoad } from './ingest/first-load.ts';
import type { Logger } from './logger.ts';
import { nextRun } from './schedule.ts';

/** What loading the lists for the first time works with. */
export interface ListLoadingParts {
  readonly config: Pick<Config, 'LISTS_DIR' | 'LISTS_SCHEDULE'>;
  readonly logger: Logger;
  readonly ingest: Pick<IngestServices, 'firstLoad' | 'progress' | 'catalogue' | 'store'>;
  readonly clock: Clock;
  /** Updates all lists in a process of its own. */
  readonly update: (stop: AbortSignal) => Promise<void>;
}

/** Loading of the lists where there are none. */
export interface ListLoading {
  /** Tells the log whether they are loaded now, and when they are updated by the schedule. */
  announce(): Promise<void>;
  /** The job. */
  readonly run: (stop: AbortSignal) => Promise<void>;
}

/** Builds the loading, which tells an operator what it does and what to do when it fails. */
export function composeListLoading({ config, logger, ingest, clock, update }: ListLoadingParts): ListLoading {
  const scheduled = (): { nextUpdate: string; sentence: string } => {
    const nextUpdate = nextRun(config.LISTS_SCHEDULE, clock()).toISOString();
    return { nextUpdate, sentence: `the next scheduled update is at ${nextUpdate} (LISTS_SCHEDULE)` };
  };
  return {
    async announce() {
      const { nextUpdate, sentence } = scheduled();
      const state = await ingest.firstLoad();
      if (state.kind === 'complete') logger.info({ nextUpdate }, sentence);
      else logger.warn({ nextUpdate }, `the lists are not loaded: they are updated at once; ${sentence}`);
    },
    run: createFirstLoading({
      ask: ingest.firstLoad,
      update,
      progress: ingest.progress,
      clock,
      log: {
        begins: () => {
          const from = config.LISTS_DIR ?? 'the publishers';
          logger.info(`loading the lists from ${from}; /health/ready says how far it is`);
        },
        endedElsewhere: () => {
          const { nextUpdate, sentence } = scheduled();
          logger.info({ nextUpdate }, `another process has loaded the lists; ${sentence}`);
        },
        ended: async (state) => {
          const { nextUpdate, sentence } = scheduled();
          if (state.kind === 'complete') logger.info({ nextUpdate }, `the lists are loaded; ${sentence}`);
          else if (state.kind === 'waiting') logger.error({ nextUpdate }, adviceOn(state, config));
          if (state.kind === 'complete') await warnOfAbsentLists(ingest, logger);
        },
      },
    }),
  };
}

/** Tells the log of core lists that were never loaded: a folder with a mistyped name would leave one out unnoticed. */
export async function warnOfAbsentLists(
  { store, catalogue }: Pick<IngestServices, 'store' | 'catalogue'>,
  logger: Logger,
): Promise<void> {
  const [loaded, entries] = await Promise.all([store.generations(), catalogue()]);
  const core = entries.filter(({ facts }) => facts.core).map(({ facts }) => facts.code);
  const absent = core.filter((code) => !loaded.has(code));
  if (absent.length === 0) return;
  const missing = `${absent.length} of ${core.length} core lists were never loaded and are not searched`;
  logger.warn({ absent }, `${missing}: ${absent.join(', ')}; npm run lists:status shows why`);
}

function adviceOn(
  { failed, nextTry }: Extract<FirstLoad, { kind: 'waiting' }>,
  { LISTS_DIR }: Pick<Config, 'LISTS_DIR'>,
): string {
  const check =
    LISTS_DIR === undefined
      ? 'see that this machine reaches the publishers (network, proxy, firewall), or copy their files into a folder and set LISTS_DIR'
      : `see that ${LISTS_DIR} (LISTS_DIR) has a folder for each list with the publisher's files in it`;
  return `the lists could not be loaded (${failed?.reason ?? 'the update was ended'}): ${check}; npm run lists:status shows each list; it is tried again at ${nextTry?.toISOString() ?? 'once'}`;
}
