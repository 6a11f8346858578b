import type { Worker, WorkerOptions } from 'node:worker_threads';
import { FairTurns } from '../../src/screening/fair-turns.ts';
import { WORK_LIMITS } from '../../src/screening/work-limits.ts';
import {
  startScreeningThreads,
  type ScreeningThreads,
} from '../../src/screening-threads/screening-threads.ts';
import type { EmbeddedEngine } from '../../src/search/embedded/embedded-engine.ts';
import { startThread } from '../../src/start-thread.ts';

/** Threads over an engine, as the service starts them. */
export interface StartedThreads {
  readonly threads: ScreeningThreads;
  /** Every thread that was started, ended ones among them. */
  readonly workers: readonly Worker[];
  readonly failures: readonly Error[];
}

/** How threads are started. */
export interface ThreadSettings {
  readonly count?: number;
  /** What runs instead of the screening thread. */
  readonly start?: () => Worker;
  readonly options?: WorkerOptions;
}

/** Starts threads that search what the engine serves. */
export function startThreads(
  engine: EmbeddedEngine,
  { count = 1, start, options }: ThreadSettings = {},
): StartedThreads {
  const workers: Worker[] = [];
  const failures: Error[] = [];
  const nowMs = (): number => performance.now();
  const preset = (): Worker =>
    startThread(new URL('../../src/compose-screening-thread.ts', import.meta.url), {
      workerData: { isTraced: false },
      ...options,
    });
  const threads = startScreeningThreads({
    count,
    start: () => {
      const worker = (start ?? preset)();
      workers.push(worker);
      return worker;
    },
    view: () => engine.view(),
    turns: new FairTurns({ limits: WORK_LIMITS, nowMs }),
    nowMs,
    onFailure: (failure) => failures.push(failure),
  });
  return { threads, workers, failures };
}
