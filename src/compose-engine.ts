import { setFlagsFromString } from 'node:v8';
import { collectGarbage } from './collect-garbage.ts';
import { segmentFolder } from './compose-ingest.ts';
import { tracedEngine, tracedSnapshot } from './compose-tracing.ts';
import { warmUpWhileIdle } from './compose-warm-up.ts';
import type { Config } from './config.ts';
import type { ListCode } from './domain/list-code.ts';
import { describeFailure } from './http/describe-failure.ts';
import type { PartyStore } from './ingest/party-store.ts';
import { createTroubleLog } from './jobs/trouble-log.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import {
  createFailedWorkLimit,
  withFailedTurnsLimited,
  withFailedWorkLimited,
  type SharedFailedWork,
} from './screening/failed-work.ts';
import { FairTurns, type TakeTurns } from './screening/fair-turns.ts';
import { createSearcherInProcess } from './screening/search-in-process.ts';
import type { Searcher } from './screening/searcher.ts';
import { createWorkClock, processorMs } from './screening/work-clock.ts';
import { FAILED_WORK, limitsOverThreads, WORK_LIMITS } from './screening/work-limits.ts';
import { startScreeningThreads, type ScreeningThreads } from './screening-threads/screening-threads.ts';
import { createEmbeddedEngine, type EmbeddedEngine } from './search/embedded/embedded-engine.ts';
import { createSegmentFiles } from './search/embedded/segment-file.ts';
import { createStoreFollower } from './search/embedded/store-follower.ts';
import type { SearchEngine } from './search/search-engine.ts';
import { startThread } from './start-thread.ts';

/** An engine, which lists its snapshots hold by now, and what screenings search it with. */
export interface Searching {
  readonly engine: SearchEngine;
  readonly holds: (code: ListCode) => boolean;
  readonly searcher: Searcher;
  /** What is searched in this thread, such as watched items, takes turns by them. */
  readonly turns: TakeTurns;
  close(): Promise<void>;
}

/** What an engine is opened with. */
export interface SearchingParts {
  readonly config: Config;
  readonly store: PartyStore;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly isTraced: boolean;
  /** Threads that search beside this one; 0 to search here. */
  readonly threads: number;
  readonly failedWork: SharedFailedWork;
}

/** How often the store of record is asked for new generations: running servers switch within a second. */
const FOLLOW_EVERY_MS = 250;

/** After a new view is served, what it was made of and what it replaced is let go: requests that go on in the old one have ended by then. */
const COLLECT_AFTER_MS = 5_000;

const nowMs = (): number => performance.now();

/** Opens the engine of the settings and loads what is committed. Throws `ServiceError`. */
export async function openSearching(parts: SearchingParts): Promise<Searching> {
  const opened =
    parts.config.SEARCH_ENGINE === 'elasticsearch' ? await openCluster(parts) : await openEmbedded(parts);
  const limit = createFailedWorkLimit({ nowMs, limits: FAILED_WORK, shared: parts.failedWork });
  return {
    ...opened,
    searcher: withFailedWorkLimited(opened.searcher, limit),
    turns: withFailedTurnsLimited(opened.turns, limit),
  };
}

/** Turns of what is searched in this thread. */
const turnsHere = (): FairTurns =>
  new FairTurns({ limits: WORK_LIMITS, nowMs, workMs: createWorkClock({ nowMs, processorMs }) });

async function openCluster({ config, store, logger, isTraced }: SearchingParts): Promise<Searching> {
  // The client of the cluster takes memory that the preset engine has better use for.
  const { openElasticsearchEngine } = await import('./compose-elasticsearch.ts');
  const troubles = troublesOfIndex(logger);
  const searched = openElasticsearchEngine(config, store, {
    onFailure: (error) => {
      troubles.failed('index', error);
    },
    onKept: () => {
      troubles.finished('index', 0);
    },
    onUnfit: (what) => {
      logger.warn(`${what}: it is built anew`);
    },
  });
  // Reads what is served, so that the first request knows it.
  await searched.health();
  const engine = isTraced ? tracedEngine(searched) : searched;
  const turns = turnsHere();
  return {
    engine,
    holds: (code) => searched.holds(code),
    searcher: createSearcherInProcess(engine, turns),
    turns,
    close: () => searched.close(),
  };
}

/** The index is looked after every few seconds: a server that is away for hours would fill the log. */
function troublesOfIndex(logger: Logger): ReturnType<typeof createTroubleLog> {
  return createTroubleLog({
    tell: {
      failing: ({ times }, error) => {
        const still = times === 1 ? '' : ', still';
        logger.error(
          { times, failure: describeFailure(error, null) },
          `the index could not be brought up to date${still}`,
        );
      },
      over: ({ times }) => {
        logger.info({ times }, 'the index is up to date again');
      },
    },
    nowMs,
  });
}

async function openEmbedded(parts: SearchingParts): Promise<Searching> {
  const { config, store, logger, metrics, isTraced, threads: count } = parts;
  const countEnded = metrics.counter(
    'screening_threads_ended_total',
    'Threads that screened and ended by a failure; each was replaced',
  );
  const embedded = createEmbeddedEngine();
  // Begun first: they load their code while the lists are read.
  const threads = count === 0 ? null : openThreads(parts, embedded, countEnded);
  const held = new Set<ListCode>();
  let collecting: NodeJS.Timeout | null = null;
  const follower = createStoreFollower({
    store,
    engine: embedded,
    files: createSegmentFiles(segmentFolder(config), (file, why) => {
      logger.warn({ file, why }, 'a kept index does not fit the lists: it is built anew');
    }),
    intervalMs: FOLLOW_EVERY_MS,
    nowMs,
    onBuild: (list, generation) => {
      logger.info({ list, generation }, 'building an index: none of this release is kept');
    },
    onSwitch: (list, generation) => {
      held.add(list);
      logger.info({ list, generation }, 'serving a new generation');
    },
    onServed: () => {
      threads?.showNewest();
      collecting ??= setTimeout(() => {
        collecting = null;
        void collectGarbage();
      }, COLLECT_AFTER_MS).unref();
    },
    onFailure: (error) => logger.error(error, 'the store of record could not be read'),
  });
  try {
    await follower.start();
    await threads?.started;
  } catch (error) {
    await follower.stop();
    await threads?.close();
    throw error;
  }
  const warm = threads === null ? warmingUp(embedded, logger) : null;
  const engine = warm === null ? embedded : warm.engine;
  const traced = isTraced ? tracedEngine(engine) : engine;
  const turns = turnsHere();
  return {
    engine: threads === null ? traced : withThreads(traced, threads),
    holds: (code) => held.has(code),
    searcher: threads ?? createSearcherInProcess(traced, turns),
    turns,
    async close() {
      await warm?.stop();
      await follower.stop();
      await threads?.close();
      await embedded.close();
    },
  };
}

/** An engine that warms up whenever nobody asks it. */
function warmingUp(
  embedded: EmbeddedEngine,
  logger: Logger,
): { readonly engine: SearchEngine; stop(): Promise<void> } {
  const warming = warmUpWhileIdle(embedded, (error) => {
    logger.error(error, 'the service could not warm up');
  });
  const engine: SearchEngine = {
    snapshot() {
      warming.asked();
      return embedded.snapshot();
    },
    health: () => embedded.health(),
    close: () => embedded.close(),
  };
  return { engine, stop: () => warming.stop() };
}

function openThreads(
  { threads: count, isTraced, logger }: SearchingParts,
  engine: EmbeddedEngine,
  countEnded: (count: number) => void,
): ScreeningThreads {
  return startScreeningThreads({
    count,
    start: () => {
      setFlagsFromString(`--min-semi-space-size=${NEW_OBJECTS_MB}`);
      setFlagsFromString(`--max-semi-space-size=${NEW_OBJECTS_MB}`);
      return startThread(new URL('./compose-screening-thread.ts', import.meta.url), {
        workerData: { isTraced },
        resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
      });
    },
    view: () => {
      const { shared, snapshot } = engine.view();
      return { shared, snapshot: isTraced ? tracedSnapshot(snapshot) : snapshot };
    },
    turns: new FairTurns({ limits: limitsOverThreads(count), nowMs }),
    nowMs,
    onFailure: (failure) => {
      countEnded(1);
      logger.error(failure, 'a screening thread ended and is replaced');
    },
  });
}

/** Objects that a thread may hold: prepared words take 60 MB of it, code and tables as much, and the dearest requests the rest. */
const MOST_HEAP_MB = 512;
/** Room for new objects of a thread from its start; the thread that answers needs less. See docs/decisions/0012-built-once.md. */
const NEW_OBJECTS_MB = 32;

/** The engine is ready when there is a thread that searches it. */
function withThreads(engine: SearchEngine, threads: ScreeningThreads): SearchEngine {
  return {
    snapshot: () => engine.snapshot(),
    async health() {
      const health = await engine.health();
      return !health.ready || threads.ready() > 0
        ? health
        : { ready: false, detail: 'no screening thread runs' };
    },
    close: () => engine.close(),
  };
}
