import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, Agent } from 'node:http';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { figure, percentile, timed, type Figure } from './measure.ts';

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

/** Resident memory of a process in megabytes: now (`VmRSS`) or at most (`VmHWM`); 0 where the system does not say. */
function memoryOf(pid: number | undefined, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${field}:\\s+(\\d+) kB`, 'u').exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
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

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

function ask(agent: Agent, port: number, path: string, key?: string, body?: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (key !== undefined) headers['authorization'] = `Bearer ${key}`;
    const call = request(
      { host: '127.0.0.1', port, path, agent, headers, method: body === undefined ? 'GET' : 'POST' },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      },
    );
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function untilReady(agent: Agent, port: number): Promise<void> {
  for (;;) {
    const answer = await ask(agent, port, '/health/ready').catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
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
