/** Names of the jobs; each has one row in the store of jobs. */
export type JobName =
  | 'update-lists'
  | 'load-lists'
  | 'rescreen'
  | 'rescreen-all'
  | 'send-mail'
  | 'clean-up'
  | 'usage-mails'
  | 'suspension-mails'
  | 'uploads';

/** When a job runs: a cron expression in UTC, or again and again with a pause between. */
export type JobSchedule = { readonly cron: string } | { readonly everyMs: number };

/**
 * What happens when a run is due while the last one still goes on, in whichever process: `skip` waits for the next time. Two
 * runs of one job never overlap.
 */
export type OverlapRule = 'skip';

/** A job of the table: what runs, when and for how long. */
export interface JobDefinition {
  readonly name: JobName;
  readonly schedule: JobSchedule;
  /** A run that takes longer is told to stop, and counts as failed. */
  readonly timeLimitMs: number;
  readonly overlap: OverlapRule;
  /** How long a worker that gives no sign of life keeps the job; that of all jobs when absent. */
  readonly lockMs?: number;
  /** Does the work. `stop` is aborted when the time is up or the process is told to end; what was done by then stays done. */
  readonly run: (stop: AbortSignal) => Promise<void>;
}
