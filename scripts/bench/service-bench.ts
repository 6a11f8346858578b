import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import { figure, percentile, timed, type Figure } from './measure.ts';
import { ask, freePort, memoryOf, untilReady } from './service-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Environment = Readonly<Record<string, string>>;

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly scripts: { readonly start: string };
};
/** Arguments of Node in the command of `npm start`: what is measured is what operators run. */
const SERVICE = manifest.scripts.start.split(' ').slice(2);

function start(args: readonly string[], environment: Environment): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Runs the ingest twice, as an operator would, and measures time and memory of both. */
export async function ingestFigures(
  environment: Environment,
  from: string,
  lists: readonly string[],
): Promise<readonly Figure[]> {
  const codes = lists.flatMap((code) => ['--list', code]);
  let most = 0;
  const run = async (): Promise<number> => {
    const { ms } = await timed(async () => {
      const child = start(
        ['--import', 'tsx', 'scripts/lists-update.ts', '--from', from, ...codes, '--json'],
        environment,
      );
      const watch = setInterval(() => (most = Math.max(most, memoryOf(child.pid, 'VmHWM'))), 100);
      const [code] = (await once(child, 'exit')) as [number | null];
      clearInterval(watch);
      if (code !== 0) throw new Error(`lists:update ended with ${code}`);
    });
    return ms / 1000;
  };
  const first = await run();
  const memory = most;
  return [
    figure('ingest of the lists', first, 's', { atMost: 60 }),
    figure('memory of the ingest', memory, 'MB', { atMost: 700 }),
    figure('ingest of unchanged lists', await run(), 's', { atMost: 10 }),
  ];
}

/** Starts the service on what was ingested and screens the queries over HTTP with one client. */
export async function serviceFigures(
  environment: Environment,
  key: string,
  queries: readonly string[],
): Promise<readonly Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const port = await freePort();
  const launch = async (): Promise<{ child: ChildProcess; ms: number }> => {
    const child = start(SERVICE, { ...environment, PORT: String(port) });
    return { child, ms: (await timed(() => untilReady(agent, port))).ms };
  };
  const stop = async (child: ChildProcess): Promise<void> => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const first = await launch();
  await stop(first.child);
  const { child, ms } = await launch();
  const times: number[] = [];
  const screen = (name: string) => ask(agent, port, '/api/v1/screen/', key, { name, limit: 10 });
  for (const query of queries.slice(0, 300)) await screen(query);
  for (const query of queries) {
    const answer = await timed(() => screen(query));
    if (answer.result.status !== 200)
      throw new Error(`a screening was answered with ${answer.result.status}`);
    times.push(answer.ms);
  }
  const memory = memoryOf(child.pid, 'VmRSS');
  await stop(child);
  agent.destroy();
  return [
    figure('first start to ready', first.ms / 1000, 's'),
    figure('start to ready', ms / 1000, 's', { atMost: 3 }),
    figure('resident memory after the screenings', memory, 'MB', { atMost: 400 }),
    figure('one client over HTTP, p50', percentile(times, 0.5), 'ms', { atMost: 4 }),
    figure('one client over HTTP, p95', percentile(times, 0.95), 'ms'),
  ];
}
