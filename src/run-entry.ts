import { prepareFolders } from './compose-folders.ts';
import { readConfig, type Config } from './config.ts';
import { ServiceError } from './errors.ts';
import { createLogger, type Logger } from './logger.ts';

/**
 * Runs an entry to its end and exits with its code: 1 for a failure, which is said in one line when a person can do something
 * about it. `what` names the entry.
 */
export async function runEntry(
  what: string,
  main: (config: Config, logger: Logger) => Promise<number>,
): Promise<never> {
  const logger = createLogger('info');
  try {
    const config = readConfig();
    logger.level = config.LOG_LEVEL;
    await prepareFolders(config);
    process.exit(await main(config, logger));
  } catch (error) {
    if (error instanceof ServiceError) process.stderr.write(`${error.message}\n`);
    else logger.fatal(error, `${what} cannot run`);
    process.exit(1);
  }
}
