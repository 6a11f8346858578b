import cluster from 'node:cluster';
import { runEntry } from './run-entry.ts';
import { startService } from './start-service.ts';
import { stopSignal } from './stop-signal.ts';
import { superviseWorkers } from './supervise-workers.ts';

await runEntry('the service', async (config, logger) => {
  const stopped = stopSignal();
  if (config.WORKERS > 1 && cluster.isPrimary) return superviseWorkers(config.WORKERS, stopped, logger);
  const starting = startService(config, logger);
  const service = await Promise.race([starting, stopped]);
  if (service === undefined) return 0;
  await stopped;
  logger.info('stopping');
  await service.stop();
  return 0;
});
