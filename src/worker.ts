import { composeWorker } from './compose.ts';
import { readConfig } from './config.ts';
import { ServiceError } from './errors.ts';
import { createLogger, type Logger } from './logger.ts';
import { stopSignal } from './stop-signal.ts';

/** Jobs and nothing else: for machines beside those that answer requests, which then run with JOBS=off. */
async function main(logger: Logger): Promise<number> {
  const config = readConfig();
  logger.level = config.LOG_LEVEL;
  const stopped = stopSignal();
  const worker = await composeWorker(config, logger);
  logger.info('running jobs');
  await stopped;
  logger.info('stopping');
  await worker.close();
  return 0;
}

const logger = createLogger('info');
try {
  process.exit(await main(logger));
} catch (error) {
  if (error instanceof ServiceError) process.stderr.write(`${error.message}\n`);
  else logger.fatal(error, 'the worker cannot run');
  process.exit(1);
}
