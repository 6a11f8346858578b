import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ServiceError } from '../src/errors.ts';
import { runCommand } from '../src/command-line.ts';
import { startElasticsearch } from './services/elasticsearch.ts';
import { startMongodb } from './services/mongodb.ts';
import { inOneLine } from './services/in-one-line.ts';
import { startAll, type Startable } from './services/start-all.ts';
import { assertMaven, findJava, plainUser, type PlainUser } from './services/tools.ts';
import { openWorkplace, type Workplace } from './services/workplace.ts';

const HELP = `usage: npm run services -- [--run COMMAND] [--only NAME] [--optional]

Starts Elasticsearch 9 and a server of the MongoDB protocol, both from Maven Central, on free ports of the loopback
address, with data of their own under var/services, as a user that is not root. Needs a JDK of version 21 or newer and
Maven. Prints ELASTICSEARCH_URL and MONGODB_URL, and stops both servers when told to end (Ctrl-C).

  --run COMMAND  run this command of the shell with both variables set, stop the servers and exit as it did
  --only NAME    start only elasticsearch or mongodb
  --optional     say in one line why a server cannot start, and run the command without it
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
      const ground = await findGround(optional);
      if (ground === null) return runShell(run ?? 'true', {});
      return withServices(ground, { names, optional }, (variables) => {
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

function say(line: string): void {
  console.error(`services: ${line}`);
}

/** What every server needs to start. */
interface Ground {
  readonly javaHome: string;
  readonly user: PlainUser | null;
  readonly workplace: Workplace;
}

/** Finds the tools and makes the folders; null when that fails and may. */
async function findGround(optional: boolean): Promise<Ground | null> {
  try {
    await assertMaven();
    const javaHome = await findJava(process.env);
    const user = await plainUser();
    return { javaHome, user, workplace: openWorkplace(REPOSITORY, user) };
  } catch (error) {
    if (!optional || !(error instanceof Error)) throw error;
    say(`no server is started: ${inOneLine(error.message)}`);
    return null;
  }
}

async function withServices(
  { javaHome, user, workplace }: Ground,
  { names, optional }: { readonly names: readonly Name[]; readonly optional: boolean },
  use: (variables: Readonly<Record<string, string>>) => Promise<number>,
): Promise<number> {
  const startables: Readonly<Record<Name, Startable>> = {
    elasticsearch: {
      name: 'Elasticsearch',
      variable: 'ELASTICSEARCH_URL',
      start: () => startElasticsearch(workplace, javaHome, user),
    },
    mongodb: {
      name: 'the MongoDB server',
      variable: 'MONGODB_URL',
      start: () => startMongodb(workplace, javaHome, user, MONGO_SOURCE),
    },
  };
  try {
    const servers = await startAll(
      names.map((name) => startables[name]),
      { optional, say },
    );
    try {
      return await use(servers.variables);
    } finally {
      await servers.stop();
    }
  } finally {
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
