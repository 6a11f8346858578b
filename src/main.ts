import cluster from 'node:cluster';
import type { Config } from './config.ts';
import type { Logger } from './logger.ts';
import { runEntry } from './run-entry.ts';
import { startService } from './start-service.ts';
import { stopSignal } from './stop-signal.ts';
import { superviseWorkers } from './supervise-workers.ts';

const HELP = `usage: npm start [-- --help]

Serves the API, the console, the endpoint for AI agents and the documentation on HOST:PORT, and runs the jobs (updates of the
lists, re-screening, mails) unless JOBS=off. Brings the database schemas up to date, and loads the lists where there are none.`;

async function main(config: Config, logger: Logger): Promise<number> {
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

await runEntry({ name: 'start', help: HELP, main });
