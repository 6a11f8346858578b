import cluster, { type Worker } from 'node:cluster';
import type { Logger } from './logger.ts';
import { sumWorkerMetrics } from './metrics-of-workers.ts';

/**
 * Runs `count` processes that share the port and replaces one that dies. Resolves with the exit code once `stopped` has
 * resolved and every worker has finished its requests, or when a worker could not even start: starting it
 * again would fail again.
 */
export async function superviseWorkers(
  count: number,
  stopped: Promise<void>,
  logger: Logger,
): Promise<number> {
  sumWorkerMetrics();
  let exitCode = 0;
  let stopping = false;
  const workers = new Map<Worker, { listened: boolean }>();
  const stopAll = (): void => {
    stopping = true;
    for (const worker of workers.keys()) worker.process.kill('SIGTERM');
  };
  return new Promise((resolve) => {
    const start = (): void => {
      const worker = cluster.fork();
      const state = { listened: false };
      workers.set(worker, state);
      worker.on('listening', () => {
        state.listened = true;
      });
      worker.on('exit', (code) => {
        workers.delete(worker);
        if (!stopping) {
          logger.error({ worker: worker.id, code }, 'a worker ended');
          if (state.listened) start();
          else {
            exitCode = 1;
            stopAll();
          }
        }
        if (stopping && workers.size === 0) resolve(exitCode);
      });
    };
    for (let started = 0; started < count; started++) start();
    void stopped.then(stopAll);
  });
}
