import { countRefusals, REFUSED_FOR, type RefusedFor } from './accounts/count-refusals.ts';
import type { AccountServices } from './compose-accounts.ts';
import type { IngestServices } from './compose-ingest.ts';
import { openJobStore } from './compose-job-store.ts';
import type { Config } from './config.ts';
import type { Clock } from './domain/clock.ts';
import { readJobStates, type JobState } from './jobs/job-states.ts';
import type { OpenBackend } from './jobs/mongo-backend.ts';
import type { CatalogueEntry } from './ingest/catalogue.ts';
import type { Metrics } from './metrics.ts';
import { VERSION } from './version.ts';
import {
  SCREENING_DOORS,
  SCREENING_OUTCOMES,
  type CountScreening,
} from './screening-log/count-screenings.ts';

/** Counters that several parts of the service add to; each known combination of labels is there from the start, at 0. */
export interface EventCounts {
  readonly screening: CountScreening;
  readonly jobRun: (name: string, outcome: 'succeeded' | 'failed') => void;
  readonly toolCall: (tool: string, outcome: 'succeeded' | 'refused' | 'failed') => void;
}

/** Makes the counters. */
export function createEventCounts(metrics: Metrics): EventCounts {
  const screenings = metrics.counterBy(
    'screenings_total',
    'Names, addresses and items screened, by where they came in and what they came to',
    ['door', 'outcome'],
  );
  for (const door of SCREENING_DOORS)
    for (const outcome of SCREENING_OUTCOMES) screenings({ door, outcome }, 0);
  const jobRuns = metrics.counterBy('job_runs_total', 'Runs of jobs that ended in this process', [
    'name',
    'outcome',
  ]);
  const toolCalls = metrics.counterBy('mcp_calls_total', 'Calls of tools by AI agents', ['tool', 'outcome']);
  return {
    screening: (door, outcome) => {
      screenings({ door, outcome });
    },
    jobRun: (name, outcome) => {
      jobRuns({ name, outcome });
    },
    toolCall: (tool, outcome) => {
      toolCalls({ tool, outcome });
    },
  };
}

/** Accounts whose refusals are counted. */
export function withCountedRefusals(accounts: AccountServices, metrics: Metrics): AccountServices {
  const refusals = metrics.counterBy(
    'allowance_refusals_total',
    'Requests that a plan or an allowance did not admit, by reason',
    ['reason'],
  );
  for (const reason of REFUSED_FOR) refusals({ reason }, 0);
  return { ...accounts, ...countRefusals(accounts, (reason: RefusedFor) => refusals({ reason })) };
}

/** What is read from the stores whenever somebody asks for the metrics. */
export interface MeasuredParts {
  readonly config: Pick<Config, 'DATA_DIR' | 'MONGODB_URL' | 'SOURCE_COMMIT'>;
  readonly accounts: Pick<AccountServices, 'outbox' | 'rescreens'>;
  readonly ingest: Pick<IngestServices, 'catalogue' | 'store'>;
  readonly clock: Clock;
}

/** Measures lists, jobs, monitoring and the build itself. Whoever calls it closes what is opened for it. */
export function measureService(metrics: Metrics, parts: MeasuredParts): { close(): Promise<void> } {
  measureBuild(metrics, parts);
  measureLists(metrics, parts);
  measureMonitoring(metrics, parts);
  return measureJobs(metrics, parts);
}

function measureBuild(metrics: Metrics, { config }: MeasuredParts): void {
  const of = {
    version: VERSION,
    node: process.version,
    commit: config.SOURCE_COMMIT ?? '',
  };
  metrics.readBy('gauge', 'screening_build_info', 'What runs; always 1', ['version', 'node', 'commit'], () =>
    Promise.resolve([{ of, value: 1 }]),
  );
}

function measureLists(metrics: Metrics, { ingest }: MeasuredParts): void {
  const gauge = (name: string, help: string, valueOf: (list: CatalogueEntry) => number | null): void => {
    metrics.readBy('gauge', name, help, ['list'], async () =>
      (await ingest.catalogue()).flatMap((list) => {
        const value = valueOf(list);
        return value === null ? [] : [{ of: { list: list.facts.code }, value }];
      }),
    );
  };
  gauge(
    'list_fetched_timestamp_seconds',
    'When the list was last fetched successfully, also when it was unchanged; 0 for never',
    ({ lastUpdated }) => (lastUpdated?.getTime() ?? 0) / 1000,
  );
  gauge(
    'list_data_timestamp_seconds',
    'Date that the publisher gives its own data; left out where it gives none',
    ({ dataAsOf }) => (dataAsOf === null ? null : Date.parse(dataAsOf) / 1000),
  );
  gauge(
    'list_stale',
    "1 for a list whose publisher's date is older than its rhythm explains, however well it is fetched",
    ({ stale }) => Number(stale),
  );
  gauge('list_entries', 'Parties of the list that are served', ({ entryCount }) => entryCount);
  gauge('list_core', '1 for a list that is searched when none is named', ({ facts }) => Number(facts.core));
  metrics.readBy(
    'counter',
    'list_updates_total',
    'Updates of the list, over all processes and starts',
    ['list', 'outcome'],
    async () =>
      [...(await ingest.store.updateCounts())].flatMap(([list, { succeeded, failed }]) => [
        { of: { list, outcome: 'succeeded' }, value: succeeded },
        { of: { list, outcome: 'failed' }, value: failed },
      ]),
  );
}

/** What tells an operator that alerts go out: how many mails wait, since when, and when everything was screened last. */
function measureMonitoring(metrics: Metrics, { accounts, clock }: MeasuredParts): void {
  const { outbox, rescreens } = accounts;
  metrics.gauge(
    'mail_outbox_waiting',
    'Mails that wait to be sent',
    async () => (await outbox.depth()).waiting,
  );
  metrics.gauge('mail_outbox_oldest_seconds', 'Age of the oldest mail that waits, 0 for none', async () => {
    const { oldest } = await outbox.depth();
    return oldest === null ? 0 : (clock().getTime() - oldest.getTime()) / 1000;
  });
  metrics.gauge(
    'monitoring_last_full_rescreen_timestamp_seconds',
    'When every watched item was last screened against every list, 0 for never',
    async () => ((await rescreens.lastFullRun())?.getTime() ?? 0) / 1000,
  );
}

/** How the jobs stand, whichever process runs them: their store is opened when it is asked for the first time. */
function measureJobs(metrics: Metrics, { config, clock }: MeasuredParts): { close(): Promise<void> } {
  let opened: Promise<OpenBackend> | null = null;
  const open = async (): Promise<OpenBackend> => {
    const store = await openJobStore(config, clock);
    await store.backend.connect();
    return store;
  };
  const states = async (): Promise<readonly JobState[]> => {
    opened ??= open();
    const opening = opened;
    opening.catch(() => {
      if (opened === opening) opened = null;
    });
    return readJobStates((await opening).backend.repository, clock());
  };
  const gauge = (name: string, help: string, valueOf: (state: JobState) => number): void => {
    metrics.readBy('gauge', name, help, ['name'], async () =>
      (await states()).map((state) => ({ of: { name: state.name }, value: valueOf(state) })),
    );
  };
  gauge(
    'job_late_seconds',
    'For how long a job should have run already; 0 for one that is not due or runs',
    (state) => state.lateSeconds,
  );
  gauge(
    'job_failures_in_a_row',
    'Runs of a job that failed since the last one that did not',
    (state) => state.failuresInARow,
  );
  gauge(
    'job_last_failure_timestamp_seconds',
    'When a run of the job failed last, 0 for never',
    (state) => (state.lastFailedAt?.getTime() ?? 0) / 1000,
  );
  return {
    close: async () => {
      await opened?.then((store) => store.close()).catch(() => undefined);
    },
  };
}
