import cluster from 'node:cluster';
import { readConfig } from './config.ts';
import { ServiceError } from './errors.ts';
import { createLogger, type Logger } from './logger.ts';
import { startService } from './start-service.ts';
import { stopSignal } from './stop-signal.ts';
import { superviseWorkers } from './supervise-workers.ts';

async function main(logger: Logger): Promise<number> {
  const config = readConfig();
  logger.level = config.LOG_LEVEL;
  const stopped = stopSignal();
  if (config.WORKERS > 1 && cluster.isPrimary) return superviseWorkers(config.WORKERS, stopped, logger);
  const starting = startService(config, logger);
  const service = await Promise.race([starting, stopped]);
  if (service === undefined) return 0;
  await stopped;
  logger.info('stopping');
  await service.stop();
  return 0;
}

const logger = createLogger('info');
try {
  process.exit(await main(logger));
} catch (error) {
  if (error instanceof ServiceError) process.stderr.write(`${error.message}\n`);
  else logger.fatal(error, 'the service cannot run');
  process.exit(1);
}
