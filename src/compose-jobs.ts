import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { planLinks } from './accounts/plan-links.ts';
import { refusalWords } from './accounts/plan-state.ts';
import { createUsageNotices } from './accounts/usage-notices.ts';
import type { AccountServices } from './compose-accounts.ts';
import { composeJobLog } from './compose-job-log.ts';
import { composeOutbox, type Outbox } from './compose-outbox.ts';
import type { IngestServices } from './compose-ingest.ts';
import { composeListLoading, warnOfAbsentLists } from './compose-list-loading.ts';
import type { UploadServices } from './compose-uploads.ts';
import { openJobStore } from './compose-job-store.ts';
import type { EventCounts } from './compose-metrics.ts';
import type { Config } from './config.ts';
import type { Clock } from './domain/clock.ts';
import { createUpdateProcess } from './ingest/update-process.ts';
import { createJobRunner, type JobRunner } from './jobs/job-runner.ts';
import type { JobName } from './jobs/job.ts';
import { jobTable, type JobWork } from './jobs/job-table.ts';
import type { Logger } from './logger.ts';
import { alertMail } from './mail/templates/alert-mail.ts';
import { mailDate } from './mail/templates/mail-date.ts';
import { suspensionMail } from './mail/templates/suspension-mail.ts';
import { usageMail } from './mail/templates/usage-mail.ts';
import { alertLines } from './monitoring/alert-lines.ts';
import { countMatching } from './monitoring/count-matching.ts';
import { createMatchWatch } from './monitoring/match-watch.ts';
import { createRescreening, type Rescreening } from './monitoring/rescreen.ts';
import type { SentAlerts } from './monitoring/sent-alerts.ts';
import type { FitStores } from './monitoring/store-fit.ts';
import { createSuspensionNotices } from './monitoring/suspension-notices.ts';
import type { TakeTurns } from './screening/fair-turns.ts';
import { ADDRESS_SEARCHING } from './screening/screen-address.ts';
import { viewOfParties } from './search/embedded/view-of-parties.ts';
import { forgetScreenings } from './screening-log/forget-screenings.ts';
import type { ScreeningLogStore } from './screening-log/screening-log.ts';
import type { SearchEngine } from './search/search-engine.ts';

/** What the jobs work on. */
export interface JobParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly accounts: AccountServices;
  readonly ingest: IngestServices;
  readonly engine: SearchEngine;
  /** By which watched items are matched. */
  readonly turns: TakeTurns;
  readonly screeningLog: ScreeningLogStore;
  readonly uploads: Pick<UploadServices, 'run' | 'forget'>;
  /** Jobs that this process leaves alone. */
  readonly withoutJobs: readonly JobName[];
  readonly clock: Clock;
  readonly counts: EventCounts;
  readonly sentAlerts: SentAlerts;
  /** Sees to it that the stores fit. */
  readonly fit: FitStores;
}

/** The jobs of this process. */
export interface Jobs {
  start(): Promise<void>;
  /** Writes a few bytes into the store of jobs; null where that is a server of its own. */
  readonly tryStore: (() => Promise<void>) | null;
  /** Tells running jobs to stop, waits for them, gives back what is not running. */
  close(): Promise<void>;
}

/** How long running jobs may take once the process is told to end. */
const GRACE_MS = 8_000;
/** How long mails that were sent are kept. */
const SENT_KEPT_MS = 90 * 86_400_000;
/** `npm run lists:update`. */
const UPDATE_COMMAND: readonly [string, ...string[]] = [
  fileURLToPath(new URL('../bin/run', import.meta.url)),
  'lists-update',
];

/** Re-screening over the stores and the engine of a service. */
export async function composeRescreening(parts: JobParts): Promise<Rescreening> {
  const entries = await parts.ingest.catalogue();
  const names = new Map(entries.map(({ facts }) => [facts.code, facts.name]));
  const nowMs = (): number => performance.now();
  return createRescreening({
    store: parts.accounts.rescreens,
    fit: parts.fit,
    parties: parts.ingest.store,
    engine: parts.engine,
    viewOf: (parties) => viewOfParties(parties, nowMs),
    matchWatch: countMatching(createMatchWatch(ADDRESS_SEARCHING, parts.turns), (outcome) => {
      parts.counts.screening('watch', outcome);
    }),
    coreLists: entries.filter(({ facts }) => facts.core).map(({ facts }) => facts.code),
    composeAlert: (matches) =>
      alertMail(
        alertLines(matches, {
          listName: (code) => names.get(code) ?? code,
          publicUrl: parts.config.PUBLIC_URL,
        }),
        `${parts.config.PUBLIC_URL}/monitoring`,
      ),
    createId: randomUUID,
    clock: parts.clock,
    nowMs,
  });
}

/** Builds the jobs; nothing runs before `start`. Throws `ServiceError` when the store of jobs cannot be opened. */
export async function composeJobs(parts: JobParts): Promise<Jobs> {
  const { config, logger, counts } = parts;
  const outbox = await composeOutbox(parts);
  const store = await openJobStore(config, parts.clock);
  const loading = composeListLoading({ ...parts, update: (stop) => updateInProcess(config, stop) });
  const loadsLists = !parts.withoutJobs.includes('load-lists');
  try {
    const runner: JobRunner = createJobRunner({
      backend: store.backend,
      jobs: jobTable(
        { ...(await jobWork(parts, outbox)), loadLists: loading.run },
        { listsSchedule: config.LISTS_SCHEDULE },
      ).filter(({ name }) => !parts.withoutJobs.includes(name)),
      workerName: `${hostname()}:${process.pid}`,
      log: composeJobLog(logger, counts, () => performance.now()),
    });
    return {
      tryStore: store.tryWriting ?? null,
      start: async () => {
        if (loadsLists) await loading.announce();
        await runner.start();
      },
      close: async () => {
        await runner.stop(GRACE_MS);
        outbox.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function jobWork(parts: JobParts, outbox: Outbox): Promise<Omit<JobWork, 'loadLists'>> {
  const { accounts, ingest, config, logger, clock } = parts;
  const rescreening = await composeRescreening(parts);
  const giveUsageNotices = createUsageNotices({
    store: accounts.usageNotices,
    allowance: accounts.allowance,
    compose: (account, percent, state) =>
      usageMail({ percent, ...state, upgradeUrl: planLinks(account.plan, config.PUBLIC_URL).upgradeUrl }),
    createId: randomUUID,
    clock,
  });
  const tellOfSuspensions = createSuspensionNotices({
    store: accounts.suspensionNotices,
    compose: (account, reason, items) =>
      suspensionMail({
        why: refusalWords(account, 'monitoring', { reason, momentText: mailDate }),
        items,
        upgradeUrl: planLinks(account.plan, config.PUBLIC_URL).upgradeUrl,
      }),
    createId: randomUUID,
    clock,
  });
  return {
    updateLists: async (stop) => {
      try {
        await updateInProcess(config, stop);
      } finally {
        if (!stop.aborted) await warnOfAbsentLists(ingest, logger);
      }
    },
    rescreen: async (stop) => {
      // One mail for each update: its lists are committed one after the other.
      if (await ingest.isUpdating()) return;
      const report = await rescreening.changes(stop);
      if (report.screened > 0) logger.info(report, 'watched items were re-screened');
    },
    rescreenAll: async (stop) => {
      logger.info(await rescreening.everything(stop), 'every watched item was re-screened');
    },
    sendMail: async (stop) => {
      await outbox.sendDue(stop);
    },
    cleanUp: async () => {
      await accounts.forgetExpired();
      await accounts.outbox.forgetSentBefore(new Date(clock().getTime() - SENT_KEPT_MS));
      const kept = { now: clock(), days: config.LOG_RETENTION_DAYS };
      await forgetScreenings(parts.screeningLog, accounts.store, kept);
      await accounts.trailStore.forgetBefore(
        new Date(clock().getTime() - config.LOG_RETENTION_DAYS * 86_400_000),
      );
      await parts.uploads.forget();
    },
    screenUploads: (stop) => parts.uploads.run(stop),
    mailUsage: async () => {
      await giveUsageNotices();
    },
    mailSuspensions: async () => {
      await tellOfSuspensions();
    },
  };
}

/** Readers work through whole files for seconds; a server cannot run them itself. */
async function updateInProcess({ LISTS_DIR }: Config, signal: AbortSignal): Promise<void> {
  const update = createUpdateProcess({ command: UPDATE_COMMAND, signal });
  await update({ codes: null, from: LISTS_DIR ?? null, force: false, strict: false, waitMs: 0 });
}
