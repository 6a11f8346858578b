import { composeWorker } from './compose.ts';
import { runEntry } from './run-entry.ts';
import { stopSignal } from './stop-signal.ts';

/** Jobs and nothing else: for processes beside those that answer requests, which then run with JOBS=off. */
await runEntry('the worker', async (config, logger) => {
  const stopped = stopSignal();
  const worker = await composeWorker(config, logger);
  logger.info('running jobs');
  await stopped;
  logger.info('stopping');
  await worker.close();
  return 0;
});
