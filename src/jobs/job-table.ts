import type { JobDefinition } from './job.ts';

/** What the jobs do; each must be harmless when it is run once too often. */
export interface JobWork {
  readonly updateLists: (stop: AbortSignal) => Promise<void>;
  /** Loads the lists where there are none yet. */
  readonly loadLists: (stop: AbortSignal) => Promise<void>;
  readonly rescreen: (stop: AbortSignal) => Promise<void>;
  readonly rescreenAll: (stop: AbortSignal) => Promise<void>;
  readonly sendMail: (stop: AbortSignal) => Promise<void>;
  readonly cleanUp: () => Promise<void>;
  readonly screenUploads: (stop: AbortSignal) => Promise<void>;
  readonly mailUsage: () => Promise<void>;
  readonly mailSuspensions: () => Promise<void>;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Every job of the service. Loading, re-screening and sending look often whether there is anything to do, which costs two small
 * reads: whatever ended an update or a process, the next look goes on from what is stored.
 */
export function jobTable(
  work: JobWork,
  { listsSchedule }: { readonly listsSchedule: string },
): readonly JobDefinition[] {
  return [
    {
      name: 'update-lists',
      schedule: { cron: listsSchedule },
      timeLimitMs: 2 * HOUR,
      overlap: 'skip',
      run: work.updateLists,
    },
    {
      name: 'load-lists',
      schedule: { everyMs: 5 * SECOND },
      timeLimitMs: 2 * HOUR,
      overlap: 'skip',
      // Nothing is answered meanwhile: after a crash another process goes on soon.
      lockMs: 10 * SECOND,
      run: work.loadLists,
    },
    {
      name: 'rescreen',
      schedule: { everyMs: 5 * SECOND },
      timeLimitMs: HOUR,
      overlap: 'skip',
      run: work.rescreen,
    },
    {
      name: 'rescreen-all',
      schedule: { cron: '30 3 * * *' },
      timeLimitMs: 2 * HOUR,
      overlap: 'skip',
      run: work.rescreenAll,
    },
    {
      name: 'send-mail',
      schedule: { everyMs: 5 * SECOND },
      timeLimitMs: 10 * MINUTE,
      overlap: 'skip',
      run: work.sendMail,
    },
    {
      name: 'clean-up',
      schedule: { cron: '15 * * * *' },
      timeLimitMs: 10 * MINUTE,
      overlap: 'skip',
      run: work.cleanUp,
    },
    {
      name: 'uploads',
      schedule: { everyMs: 2 * SECOND },
      timeLimitMs: HOUR,
      overlap: 'skip',
      // People wait for it: after a crash another process goes on soon.
      lockMs: 10 * SECOND,
      run: work.screenUploads,
    },
    {
      name: 'usage-mails',
      schedule: { everyMs: 5 * MINUTE },
      timeLimitMs: 10 * MINUTE,
      overlap: 'skip',
      run: work.mailUsage,
    },
    {
      name: 'suspension-mails',
      schedule: { everyMs: 5 * MINUTE },
      timeLimitMs: 10 * MINUTE,
      overlap: 'skip',
      run: work.mailSuspensions,
    },
  ];
}
