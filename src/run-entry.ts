import cluster from 'node:cluster';
import { requireSoundStores } from './compose-check-stores.ts';
import { runCommand } from './command-line.ts';
import { prepareFolders } from './compose-folders.ts';
import { readConfig, type Config } from './config.ts';
import { ServiceError } from './errors.ts';
import { createLogger, type Logger } from './logger.ts';

/** An entry that runs until a signal. */
export interface Entry {
  /** As npm knows it, such as `start`. */
  readonly name: string;
  /** What it does, for `--help`. */
  readonly help: string;
  readonly main: (config: Config, logger: Logger) => Promise<number>;
}

const EXIT_CODES = `Settings are environment variables: the table is in README.md, npm run config prints what is in force.

  --accept-new  go on with an accounts.sqlite that is not the one the folder had
  --help        print this

Exit codes: 0 after SIGTERM or SIGINT, once what runs has ended; 1 when it cannot start (a bad setting, a folder that
cannot be written, a port that is taken) or failed; 2 for an unknown option.`;

/**
 * Runs an entry to its end and exits with its code: 1 for a failure, which is said in one line when a person can do something
 * about it, 2 for a mistyped command line.
 */
export async function runEntry({ name, help, main }: Entry): Promise<never> {
  const command = {
    name,
    help: `${help}\n\n${EXIT_CODES}`,
    options: { 'accept-new': { type: 'boolean', default: false } },
    run: (values: { readonly 'accept-new': boolean }) =>
      runMain(name, main, { acceptNew: values['accept-new'] }),
  } as const;
  process.exit(await runCommand(command, process.argv.slice(2)));
}

async function runMain(
  name: string,
  main: Entry['main'],
  options: { readonly acceptNew: boolean },
): Promise<number> {
  const logger = createLogger('info');
  try {
    const config = readConfig();
    logger.level = config.LOG_LEVEL;
    await prepareFolders(config);
    if (cluster.isPrimary) await requireSoundStores(config.DATA_DIR, options);
    return await main(config, logger);
  } catch (error) {
    if (error instanceof ServiceError) process.stderr.write(`${error.message}\n`);
    else logger.fatal(error, `npm run ${name} cannot go on`);
    return 1;
  }
}
