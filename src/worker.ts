import { composeWorker } from './compose.ts';
import type { Config } from './config.ts';
import type { Logger } from './logger.ts';
import { runEntry } from './run-entry.ts';
import { stopSignal } from './stop-signal.ts';

const HELP = `usage: npm run worker [-- --help]

Runs the jobs (updates of the lists, re-screening, mails, uploads) and answers no requests: for a process beside those that
answer, which then run with JOBS=off over the same DATA_DIR. Loads the lists where there are none.`;

/** Jobs and nothing else: for processes beside those that answer requests, which then run with JOBS=off. */
async function main(config: Config, logger: Logger): Promise<number> {
  const stopped = stopSignal();
  const worker = await composeWorker(config, logger);
  logger.info('running jobs');
  await stopped;
  logger.info('stopping');
  await worker.close();
  return 0;
}

await runEntry({ name: 'worker', help: HELP, main });
