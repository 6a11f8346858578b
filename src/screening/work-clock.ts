/** What a clock of work reads; both in milliseconds and only rising. */
export interface WorkClockParts {
  readonly nowMs: () => number;
  /** Processor time of the whole process, all threads together. */
  readonly processorMs: () => number;
}

/** The clock stands still in between: to ask how much the processor was used costs more than many a step of the work. */
const LOOK_EVERY_MS = 0.5;

/**
 * A clock of processor time, in milliseconds: between two looks it goes on by what passed or by what the process used, whichever
 * is less. On a machine that is busy with other programs, work that only waits for a processor is not counted as done.
 */
export function createWorkClock({ nowMs, processorMs }: WorkClockParts): () => number {
  let [worked, now, used] = [0, nowMs(), processorMs()];
  return () => {
    const nextNow = nowMs();
    if (nextNow - now < LOOK_EVERY_MS) return worked;
    const nextUsed = processorMs();
    worked += Math.max(0, Math.min(nextNow - now, nextUsed - used));
    [now, used] = [nextNow, nextUsed];
    return worked;
  };
}

/** Processor time of this process so far, in milliseconds. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
