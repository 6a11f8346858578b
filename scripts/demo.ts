import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDemoAccount, loadSampleLists, SAMPLE_SOURCES } from './demo/prepare.ts';
import { welcome } from './demo/welcome.ts';
import { runCommand } from '../src/command-line.ts';
import { readConfig, type Config } from '../src/config.ts';
import { ServiceError } from '../src/errors.ts';
import { listen } from '../src/http/http-server.ts';
import { createLogger } from '../src/logger.ts';
import { startService } from '../src/start-service.ts';
import { stopSignal } from '../src/stop-signal.ts';

const HELP = `usage: npm run demo [-- --help]

Serves sample lists with a demo account on PORT (default 8080) until Ctrl-C. Its data are thrown away: they are
under DATA_DIR/demo (default var/demo) and are made anew at each start. Nothing is asked from the network.`;

const SAMPLE_LISTS = fileURLToPath(new URL('../demo/lists', import.meta.url));

/** The settings of the demo: its own data, the embedded engine, and a terminal that is not full of log lines. */
function demoConfig(config: Config, port: number): Config {
  return {
    ...config,
    PORT: port,
    PUBLIC_URL: config.PUBLIC_URL.replace(/:0$/u, `:${port}`),
    // A demo on another port keeps its data.
    DATA_DIR: join(config.DATA_DIR, 'demo', String(port)),
    SEARCH_ENGINE: 'embedded',
    JOBS: 'on',
  };
}

/** The port to serve on. Throws what the operating system says when it is taken, before anything is emptied. */
async function freePort({ HOST, PORT }: Config): Promise<number> {
  const probe = await listen(HOST, PORT);
  await probe.stop(0);
  return probe.port;
}

async function main(): Promise<number> {
  const preset = readConfig();
  const stopped = stopSignal();
  const config = demoConfig(preset, await freePort(preset));
  await rm(config.DATA_DIR, { recursive: true, force: true });
  const lists = await loadSampleLists(config, SAMPLE_LISTS);
  const account = await createDemoAccount(config);
  const logger = createLogger(preset.LOG_LEVEL === 'info' ? 'warn' : preset.LOG_LEVEL);
  const service = await startService(config, logger, {
    sources: SAMPLE_SOURCES,
    // Its lists are samples: they must not be replaced by the publishers' at the next full hour.
    withoutJobs: ['update-lists', 'load-lists'],
  });
  console.log(welcome({ url: service.publicUrl, ...account, lists }));
  await stopped;
  await service.stop();
  return 0;
}

/** What to say of a failure that a person at the terminal can do something about; null for any other. */
function explain(error: unknown): string | null {
  if (error instanceof ServiceError) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (error.code === 'EADDRINUSE') {
    return `the port is taken (${error.message}); choose another: PORT=8081 npm run demo`;
  }
  return error.code === 'EACCES' ? `no permission: ${error.message}` : null;
}

async function run(): Promise<number> {
  try {
    return await main();
  } catch (error) {
    const explained = explain(error);
    console.error(explained === null ? error : `demo: ${explained}`);
    return 1;
  }
}

process.exit(await runCommand({ name: 'demo', help: HELP, options: {}, run }, process.argv.slice(2)));
