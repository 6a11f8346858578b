import type { JobRepository } from 'agenda';

/** How a job stands, whichever process runs it. */
export interface JobState {
  readonly name: string;
  /** Runs that failed since the last one that did not. */
  readonly failuresInARow: number;
  /** When a run failed last; null for never, or when the store has forgotten it. */
  readonly lastFailedAt: Date | null;
  /** For how long it should have been run already; 0 for one that runs or is not due. */
  readonly lateSeconds: number;
}

/** Whoever runs a job renews its lock every few seconds; an older one is that of a process that is gone. */
const LOCK_HOLDS_MS = 120_000;

/** Reads how every job stands from the store that all processes share. */
export async function readJobStates(
  repository: Pick<JobRepository, 'queryJobs'>,
  now: Date,
): Promise<readonly JobState[]> {
  const { jobs } = await repository.queryJobs();
  return jobs.map(({ name, failCount, failedAt, nextRunAt, lockedAt }) => ({
    name,
    failuresInARow: failCount ?? 0,
    lastFailedAt: failedAt ?? null,
    lateSeconds: isHeld(lockedAt, now) ? 0 : secondsSince(nextRunAt, now),
  }));
}

function isHeld(lockedAt: Date | null | undefined, now: Date): boolean {
  return lockedAt !== null && lockedAt !== undefined && now.getTime() - lockedAt.getTime() < LOCK_HOLDS_MS;
}

function secondsSince(due: Date | null | undefined, now: Date): number {
  return due === null || due === undefined ? 0 : Math.max(0, (now.getTime() - due.getTime()) / 1000);
}
