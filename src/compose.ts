import cluster from 'node:cluster';
import { join } from 'node:path';
import { createFailedAuthentications } from './accounts/failed-authentications.ts';
import { createSharedFailedWork } from './accounts/shared-failed-work.ts';
import { composeAccess } from './compose-access.ts';
import { composeAccounts, type AccountServices } from './compose-accounts.ts';
import { openSearching } from './compose-engine.ts';
import { composeFit, fitOfStores } from './compose-fit.ts';
import { composeIngest } from './compose-ingest.ts';
import { openScreeningLog } from './compose-screening-log.ts';
import { createEventCounts, measureService, withCountedRefusals } from './compose-metrics.ts';
import { composeJobs, composeRescreening, type JobParts, type Jobs } from './compose-jobs.ts';
import { composeOutbox } from './compose-outbox.ts';
import { openTracing, tracedAccounts, tracedLog } from './compose-tracing.ts';
import { composeUploads, type UploadServices } from './compose-uploads.ts';
import type { Config } from './config.ts';
import { createConsole } from './console/console.ts';
import type { Clock } from './domain/clock.ts';
import type { ListCode } from './domain/list-code.ts';
import { createApp } from './http/app.ts';
import type { ReadinessCheck } from './http/dependencies.ts';
import { describeFailure } from './http/describe-failure.ts';
import type { Catalogue, CatalogueEntry } from './ingest/catalogue.ts';
import type { AskFirstLoad } from './ingest/first-load.ts';
import { createRequireLists, createServedFirstLoad, describeFirstLoad } from './ingest/served-first-load.ts';
import type { JobName } from './jobs/job.ts';
import type { ListSource } from './lists/list-source.ts';
import type { Logger } from './logger.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { Tracing } from './tracing/tracing.ts';
import type { SendDueMails } from './mail/outbox.ts';
import { countMatching } from './monitoring/count-matching.ts';
import { createMatchWatch } from './monitoring/match-watch.ts';
import { createMonitoring } from './monitoring/monitoring.ts';
import { createReviews } from './monitoring/reviews.ts';
import type { Rescreening } from './monitoring/rescreen.ts';
import { createAgentsEndpoint } from './mcp/agents-endpoint.ts';
import { createEditions } from './screening/editions.ts';
import { refusingStaleLists } from './screening/refuse-stale-lists.ts';
import { createEntryReader } from './screening/read-entry.ts';
import { createScreening } from './screening/create-screening.ts';
import type { Screening } from './screening/screening.ts';
import { countScreenings, countUnprepared } from './screening-log/count-screenings.ts';
import { createPatientLog } from './screening-log/patient-log.ts';
import { createRecordedScreening, type ScreeningsBy } from './screening-log/record-screenings.ts';
import { ADDRESS_SEARCHING } from './screening/screen-address.ts';
import { watchJobs, watchStores } from './compose-store-watch.ts';
import type { StoreWatch } from './store-watch.ts';
import type { ListChoice } from './screening/searched-lists.ts';
import { careForStores } from './compose-store-care.ts';
import { introduceAccounts } from './db/known-accounts.ts';

/** The service, built and ready to answer; whoever built it closes it. */
export interface Service {
  readonly app: ReturnType<typeof createApp>;
  readonly accounts: AccountServices;
  /** Begins to run the jobs, unless the settings leave them to other processes. */
  startJobs(): Promise<void>;
  close(): Promise<void>;
}

/** What a test or the demo may put in place of the presets. */
export interface ComposeOptions {
  /** Holds answers to openapi.yaml; for tests. */
  readonly validateResponses?: boolean;
  /** The lists of the catalogue. */
  readonly sources?: readonly ListSource[];
  /** Jobs that this process leaves alone. */
  readonly withoutJobs?: readonly JobName[];
}

/** What has been opened so far, to be closed in the opposite order. */
class Opened {
  readonly #closers: (() => Promise<void>)[] = [];

  add<Part extends { close(): Promise<void> }>(part: Part): Part {
    this.#closers.push(() => part.close());
    return part;
  }

  async close(): Promise<void> {
    for (const close of this.#closers.splice(0).reverse()) await close();
  }
}

/**
 * Picks the adapters and builds the service: opens the stores, brings their schemas up to date, loads what is committed
 * into the index. Throws `ServiceError`, or what a store says; nothing stays open then.
 */
export async function compose(
  config: Config,
  logger: Logger,
  options: ComposeOptions = {},
): Promise<Service> {
  const opened = new Opened();
  try {
    return await build({ config, logger, options }, opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

interface Building {
  readonly config: Config;
  readonly logger: Logger;
  readonly options: ComposeOptions & {
    /** Threads that search beside this one: for who answers requests. */
    readonly threads?: number;
    /** Runs for one command, beside a service that cares for the stores. */
    readonly oneCommand?: boolean;
  };
}

/** What the doors and the jobs work on. */
interface Foundation extends JobParts {
  readonly uploads: UploadServices;
  readonly holds: (code: ListCode) => boolean;
  readonly firstLoad: AskFirstLoad;
  /** Throws `ListsNotLoadedError` until it is complete. */
  readonly requireLists: () => Promise<void>;
  readonly screening: Screening;
  readonly screeningsBy: ScreeningsBy;
  readonly metrics: Metrics;
  readonly tracing: Tracing | null;
  readonly storeWatch: StoreWatch;
}

async function buildFoundation({ config, logger, options }: Building, opened: Opened): Promise<Foundation> {
  const clock: Clock = () => new Date();
  const tracing = await openTracing(config, logger);
  if (tracing !== null) opened.add(tracing);
  const metrics = createMetrics();
  const counts = createEventCounts(metrics);
  const counted = withCountedRefusals(opened.add(await composeAccounts(config)), metrics);
  const accounts = tracing === null ? counted : tracedAccounts(counted);
  const ingest = opened.add(
    await composeIngest(config, {
      marks: accounts.marks,
      ...(options.sources === undefined ? {} : { sources: options.sources }),
    }),
  );
  const log = opened.add(await openScreeningLog(join(config.DATA_DIR, 'screenings.sqlite')));
  const { sentAlerts } = log;
  const fit = composeFit({ accounts, ingest, sentAlerts, clock, logger });
  await fit();
  introduceAccounts(config.DATA_DIR);
  const { engine, holds, searcher, turns } = opened.add(
    await openSearching({
      config,
      store: ingest.store,
      logger,
      metrics,
      isTraced: tracing !== null,
      threads: options.threads ?? 0,
      failedWork: createSharedFailedWork(accounts.rates, clock),
    }),
  );
  const screeningLog = tracing === null ? log.store : tracedLog(log.store);
  const { catalogue } = ingest;
  const screening = createScreening({ searcher, clock, editionsOf: createEditions(catalogue) });
  const lost = countLostRecords(metrics, logger);
  const patientLog = opened.add(createPatientLog({ log: screeningLog, onLost: lost }));
  metrics.gauge('screening_log_waiting', 'Screenings that wait in memory for the screening log', () =>
    Promise.resolve(patientLog.waiting()),
  );
  const recorded = createRecordedScreening({
    screening: config.STALE_LISTS === 'refuse' ? refusingStaleLists(screening, catalogue) : screening,
    log: patientLog,
    onFailure: lost,
  });
  const screeningsBy = countScreenings(recorded, counts.screening);
  const firstLoad = createServedFirstLoad({
    ask: ingest.firstLoad,
    loaded: async () => [...(await ingest.store.generations()).keys()],
    holds,
    clock,
  });
  const requireLists = createRequireLists(firstLoad, clock);
  const listChoice = async (): Promise<ListChoice> => {
    await requireLists();
    return { catalogue: await ingest.catalogue(), isSearchable: holds };
  };
  const parts = {
    config,
    logger,
    tracing,
    accounts,
    sentAlerts,
    fit,
    clock,
    metrics,
    counts,
    screening,
    screeningsBy,
  };
  const uploads = opened.add(await composeUploads({ ...parts, listChoice }));
  const stores = { config, accounts, screeningLog: log, uploads, ingest, logger, metrics };
  const storeWatch = opened.add(watchStores(stores));
  const isFirst = cluster.isPrimary || cluster.worker?.id === 1;
  const runs = config.JOBS === 'on' && isFirst && options.oneCommand !== true;
  opened.add(careForStores(config, { logger, metrics, runs }));
  const withoutJobs = options.withoutJobs ?? [];
  return {
    ...parts,
    ingest,
    engine,
    turns,
    holds,
    firstLoad,
    requireLists,
    screeningLog,
    uploads,
    storeWatch,
    withoutJobs,
  };
}

async function build(building: Building, opened: Opened): Promise<Service> {
  const { config, logger, options } = building;
  const threads = config.SCREENING_THREADS;
  const foundation = await buildFoundation({ config, logger, options: { ...options, threads } }, opened);
  const { accounts, ingest, engine, turns, holds, clock, metrics, counts, screening, screeningsBy } =
    foundation;
  const { firstLoad, requireLists } = foundation;
  const { catalogue } = ingest;
  opened.add(measureService(metrics, foundation));
  const prepareScreening = countUnprepared(counts.screening);
  const matchWatch = createMatchWatch(ADDRESS_SEARCHING, turns);
  const monitoring = createMonitoring({
    store: accounts.watches,
    // What is listed already when an item is added must not alert later as new.
    engine: { snapshot: async () => (await requireLists(), engine.snapshot()) },
    matchWatch: countMatching(matchWatch, (outcome) => {
      counts.screening('watch', outcome);
    }),
    addresses: ADDRESS_SEARCHING,
    coreLists: await coreLists(catalogue),
    clock,
  });
  const agents = createAgentsEndpoint({
    screening,
    screeningsBy,
    prepareScreening,
    readEntry: createEntryReader(engine),
    accounts: accounts.accounts,
    allowance: accounts.allowance,
    dailyScreenings: accounts.dailyScreenings,
    rates: accounts.rates,
    dailyLimit: config.MCP_DAILY_LIMIT,
    catalogue,
    isSearchable: holds,
    requireLists,
    clock,
    metrics,
    countCall: counts.toolCall,
    publicUrl: config.PUBLIC_URL,
  });
  const app = createApp({
    screeningsBy,
    prepareScreening,
    agents,
    console: createConsole({
      ...accounts,
      ...composeAccess(accounts, config.PUBLIC_URL, clock),
      screeningsBy,
      prepareScreening,
      screeningLog: foundation.screeningLog,
      uploads: foundation.uploads.uploads,
      uploadRetentionDays: config.UPLOAD_RETENTION_DAYS,
      monitoring,
      reviews: createReviews({ store: accounts.reviews, engine, matchWatch, clock }),
      countSearches: (kind, searches) => {
        metrics.countSearches(kind, searches);
      },
      report: (failure) => {
        logger.error({ failure: describeFailure(failure, null) }, 'a part of a screening failed');
      },
      catalogue,
      readEntry: createEntryReader(engine),
      isSearchable: holds,
      firstLoad,
      readiness: () => checkReadiness(foundation, config.JOBS === 'on'),
      requireLists,
      clock,
      publicUrl: config.PUBLIC_URL,
    }),
    accounts: accounts.accounts,
    allowance: accounts.allowance,
    monitoring,
    idempotency: accounts.idempotency,
    failedAuthentications: createFailedAuthentications(clock, accounts.rates),
    catalogue,
    isSearchable: holds,
    requireLists,
    readiness: () => checkReadiness(foundation, config.JOBS === 'on'),
    clock,
    logger,
    metrics,
    ...(foundation.tracing === null ? {} : { tracing: foundation.tracing }),
    publicUrl: config.PUBLIC_URL,
    trustedProxies: config.TRUST_PROXY,
    validateResponses: options.validateResponses ?? false,
  });
  if (config.JOBS === 'off') await tellOfMissingLists(foundation);
  const jobs = config.JOBS === 'on' ? opened.add(await composeJobs(foundation)) : null;
  if (jobs !== null) watchJobs(foundation.storeWatch, jobs);
  return { app, accounts, startJobs: async () => jobs?.start(), close: () => opened.close() };
}

/** Without jobs nothing here would ever load them. */
async function tellOfMissingLists({ firstLoad, logger }: Foundation): Promise<void> {
  const state = await firstLoad();
  if (state.kind !== 'complete') logger.warn(describeFirstLoad(state, { runsJobs: false }));
}

/** Jobs without a door. */
export async function composeWorker(config: Config, logger: Logger): Promise<{ close(): Promise<void> }> {
  return withFoundation(config, logger, {}, async (foundation, opened): Promise<Jobs> => {
    const jobs = opened.add(await composeJobs(foundation));
    watchJobs(foundation.storeWatch, jobs);
    await jobs.start();
    return { ...jobs, start: () => jobs.start(), close: () => opened.close() };
  });
}

/** What an operator does with the watched items of a data folder. */
export interface MonitoringCommands {
  readonly rescreening: Rescreening;
  readonly sendDueMails: SendDueMails;
  close(): Promise<void>;
}

/** Re-screening and sending without a schedule, for one command. */
export async function composeMonitoringCommands(config: Config, logger: Logger): Promise<MonitoringCommands> {
  return withFoundation(config, logger, { oneCommand: true }, async (foundation, opened) => {
    const outbox = await composeOutbox(foundation);
    return {
      rescreening: await composeRescreening(foundation),
      sendDueMails: outbox.sendDue,
      close: () => {
        outbox.close();
        return opened.close();
      },
    };
  });
}

async function withFoundation<Built>(
  config: Config,
  logger: Logger,
  options: Building['options'],
  use: (foundation: Foundation, opened: Opened) => Promise<Built>,
): Promise<Built> {
  const opened = new Opened();
  try {
    return await use(await buildFoundation({ config, logger, options }, opened), opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Nothing is lost from the log without a count that alerts. */
function countLostRecords(metrics: Metrics, logger: Logger): (failure: unknown, records: number) => void {
  const countLost = metrics.counter(
    'screening_log_lost_total',
    'Screenings that were answered and are missing from the screening log',
  );
  return (failure, records) => {
    countLost(records);
    const described = describeFailure(failure, null);
    logger.error({ failure: described, records }, 'screenings are missing from the screening log');
  };
}

async function coreLists(catalogue: Catalogue): Promise<readonly ListCode[]> {
  return (await catalogue()).filter(({ facts }) => facts.core).map(({ facts }) => facts.code);
}

async function checkReadiness(
  { engine, ingest, firstLoad, storeWatch, accounts, clock }: Foundation,
  runsJobs: boolean,
): Promise<readonly ReadinessCheck[]> {
  const health = await engine.health();
  const lists = await working('lists', async () => {
    const state = await firstLoad();
    if (state.kind !== 'complete') return { ready: false, detail: describeFirstLoad(state, { runsJobs }) };
    return { ready: true, detail: loadedLists(await ingest.catalogue()) };
  });
  const fit = await working('stores fit', () => fitOfStores(accounts, clock()));
  return [{ name: 'search engine', ...health }, lists, ...(await storeWatch.states()), fit];
}

/** A core list that was never loaded is left out of screenings: whoever reads this should know. */
function loadedLists(entries: readonly CatalogueEntry[]): string {
  const loaded = entries.filter(({ generation }) => generation > 0).length;
  const missing = entries.filter(({ facts, generation }) => facts.core && generation === 0);
  if (missing.length === 0) return `${loaded} loaded`;
  return `${loaded} loaded; never loaded, and left out of screenings: ${missing.map(({ facts }) => facts.code).join(', ')}`;
}

/** A check that fails when asking throws. What it says is for operators' logs, not for a public page. */
async function working(
  name: string,
  ask: () => Promise<Omit<ReadinessCheck, 'name'>>,
): Promise<ReadinessCheck> {
  try {
    return { name, ...(await ask()) };
  } catch {
    return { name, ready: false, detail: 'does not answer' };
  }
}
