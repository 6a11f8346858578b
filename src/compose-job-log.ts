import type { EventCounts } from './compose-metrics.ts';
import { describeFailure } from './http/describe-failure.ts';
import type { JobLog } from './jobs/job-runner.ts';
import { createTroubleLog } from './jobs/trouble-log.ts';
import type { Logger } from './logger.ts';

/** Counts every run of a job, and logs what failed: a cause once, then seldom, and its end. */
export function composeJobLog(
  logger: Logger,
  counts: Pick<EventCounts, 'jobRun'>,
  nowMs: () => number,
): JobLog {
  const troubles = createTroubleLog({
    tell: {
      failing: ({ what, jobs, times }, error) => {
        const job = jobs.length === 1 ? jobs[0] : jobs;
        const failure = describeFailure(error, null);
        logger.error({ job, times, failure }, times === 1 ? what : `${what}, still`);
      },
      over: ({ what, jobs, times }) => {
        logger.info({ job: jobs.length === 1 ? jobs[0] : jobs, times }, `it is over: ${what}`);
      },
    },
    nowMs,
  });
  return {
    failed: (job, error) => {
      counts.jobRun(job, 'failed');
      troubles.failed(job, error);
    },
    finished: (job, milliseconds) => {
      counts.jobRun(job, 'succeeded');
      logger.debug({ job, milliseconds }, 'a job ended');
      troubles.finished(job, milliseconds);
    },
  };
}
