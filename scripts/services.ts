import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ServiceError } from '../src/errors.ts';
import { runCommand } from './lists/command-line.ts';
import { startElasticsearch } from './services/elasticsearch.ts';
import { startMongodb } from './services/mongodb.ts';
import type { RunningServer } from './services/server-process.ts';
import { assertMaven, findJava, plainUser } from './services/tools.ts';
import { openWorkplace } from './services/workplace.ts';

const HELP = `usage: npm run services -- [--run COMMAND] [--only NAME] [--optional]

Starts Elasticsearch 9 and a server of the MongoDB protocol, both from Maven Central, on free ports of the loopback
address, with data of their own under var/services, as a user that is not root. Needs a JDK of version 21 or newer and
Maven. Prints ELASTICSEARCH_URL and MONGODB_URL, and stops both servers when told to end (Ctrl-C).

  --run COMMAND  run this command of the shell with both variables set, stop the servers and exit as it did
  --only NAME    start only elasticsearch or mongodb
  --optional     without Java or Maven, say so and run the command without servers
  --help         print this`;

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
const MONGO_SOURCE = fileURLToPath(new URL('../test/support/MongoTestServer.java', import.meta.url));
const NAMES = ['elasticsearch', 'mongodb'] as const;
type Name = (typeof NAMES)[number];

process.exitCode = await runCommand(
  {
    name: 'services',
    help: HELP,
    options: {
      run: { type: 'string' },
      only: { type: 'string' },
      optional: { type: 'boolean', default: false },
    },
    run: async ({ run, only, optional }) => {
      const names = wantedNames(only);
      const javaHome = await findTools(optional);
      if (javaHome === null) return runShell(run ?? 'true', {});
      return withServices(names, javaHome, (variables) => {
        console.log(
          Object.entries(variables)
            .map(([name, url]) => `${name}=${url}`)
            .join('\n'),
        );
        return run === undefined ? untilStopped() : runShell(run, variables);
      });
    },
  },
  process.argv.slice(2),
);

function wantedNames(only: string | undefined): readonly Name[] {
  if (only === undefined) return NAMES;
  const name = NAMES.find((known) => known === only);
  if (name === undefined) throw new ServiceError('configuration', `--only: one of ${NAMES.join(', ')}`);
  return [name];
}

/** Home of the JDK; null when a tool is missing and may be. */
async function findTools(optional: boolean): Promise<string | null> {
  try {
    await assertMaven();
    return await findJava(process.env);
  } catch (error) {
    if (!optional || !(error instanceof ServiceError)) throw error;
    console.error(`services: not started: ${error.message}`);
    return null;
  }
}

async function withServices(
  names: readonly Name[],
  javaHome: string,
  use: (variables: Readonly<Record<string, string>>) => Promise<number>,
): Promise<number> {
  const user = await plainUser();
  const workplace = openWorkplace(REPOSITORY, user);
  const running: RunningServer[] = [];
  const variables: Record<string, string> = {};
  try {
    if (names.includes('elasticsearch')) {
      const server = await startElasticsearch(workplace, javaHome, user);
      running.push(server);
      variables['ELASTICSEARCH_URL'] = server.url;
    }
    if (names.includes('mongodb')) {
      const server = await startMongodb(workplace, javaHome, user, MONGO_SOURCE);
      running.push(server);
      variables['MONGODB_URL'] = server.url;
    }
    return await use(variables);
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    workplace.remove();
  }
}

function untilStopped(): Promise<number> {
  return new Promise((resolve) => {
    const stop = (): void => {
      clearInterval(alive);
      resolve(0);
    };
    const alive = setInterval(() => undefined, 60_000);
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}

function runShell(command: string, variables: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn(command, {
    shell: true,
    cwd: REPOSITORY,
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  });
  // The command gets a Ctrl-C of the terminal itself; a plain SIGTERM is passed on. We stop the servers afterwards.
  const passOn = (): void => {
    child.kill('SIGTERM');
  };
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', passOn);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      resolve(code ?? 1);
    });
  });
}
