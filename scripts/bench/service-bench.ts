import { once } from 'node:events';
import { Agent } from 'node:http';
import { figure, percentile, timed, type Figure } from './measure.ts';
import { besideCommand } from './beside-command.ts';
import { INGEST, SERVICE, startCommand, withArguments } from './npm-command.ts';
import { ask, freePort, memoryOf, untilIdle, untilReady, type Answer } from './service-process.ts';

/** Limits that depend on how many lists are served. */
export interface ServiceLimits {
  readonly ingestSeconds: number;
  readonly unchangedSeconds: number;
  readonly startSeconds: number;
  readonly residentMb: number;
}

type Environment = Readonly<Record<string, string>>;

/** Runs the ingest twice, as an operator would, and measures time and memory of both. */
export async function ingestFigures(
  environment: Environment,
  from: string,
  lists: readonly string[],
  limits: ServiceLimits,
): Promise<readonly Figure[]> {
  const codes = lists.flatMap((code) => ['--list', code]);
  let most = 0;
  const run = async (): Promise<number> => {
    const { ms } = await timed(async () => {
      const child = startCommand(withArguments(INGEST, '--from', from, ...codes, '--json'), environment);
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
    figure('ingest of the lists', first, 's', { atMost: limits.ingestSeconds }),
    figure('memory of the ingest', memory, 'MB', { atMost: 700 }),
    figure('ingest of unchanged lists', await run(), 's', { atMost: limits.unchangedSeconds }),
  ];
}

/** Starts the service on what was ingested and, once it has warmed up, screens the queries over HTTP with one client. */
export async function serviceFigures(
  environment: Environment,
  key: string,
  queries: readonly string[],
  limits: ServiceLimits,
): Promise<readonly Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const port = await freePort();
  const start = (): Promise<number> => timed(() => untilReady(agent, port)).then(({ ms }) => ms);
  const service = { ...environment, PORT: String(port) };
  try {
    const first = await besideCommand(startCommand(SERVICE, service), start);
    return await besideCommand(startCommand(SERVICE, service), async (child) => {
      const ms = await start();
      await untilIdle(child.pid);
      const figures = await screenAll({ agent, port, key, pid: child.pid }, queries, limits);
      return [
        figure('first start to ready', first / 1000, 's'),
        figure('start to ready', ms / 1000, 's', { atMost: limits.startSeconds }),
        ...figures,
      ];
    });
  } finally {
    agent.destroy();
  }
}

/** How a running service is asked. */
interface RunningService {
  readonly agent: Agent;
  readonly port: number;
  readonly key: string;
  readonly pid: number | undefined;
}

async function screenAll(
  { agent, port, key, pid }: RunningService,
  queries: readonly string[],
  limits: ServiceLimits,
): Promise<readonly Figure[]> {
  const times: number[] = [];
  const screen = (name: string) => ask(agent, port, '/api/v1/screen/', key, { name, limit: 10 });
  for (const query of queries.slice(0, 300)) await screen(query);
  for (const query of queries) {
    const answer = await timed(() => screen(query));
    if (answer.result.status !== 200)
      throw new Error(`a screening was answered with ${answer.result.status}`);
    times.push(answer.ms);
  }
  const memory = memoryOf(pid, 'VmRSS');
  const batch = await batchShare((path, body) => ask(agent, port, path, key, body), queries);
  return [
    figure('resident memory after the screenings', memory, 'MB', { atMost: limits.residentMb }),
    figure('one client over HTTP, p50', percentile(times, 0.5), 'ms', { atMost: 4 }),
    figure('one client over HTTP, p95', percentile(times, 0.95), 'ms'),
    figure(`batch of ${NAMES_OF_BATCH} names, share of single calls`, 100 * batch, '%', { atMost: 40 }),
  ];
}

const NAMES_OF_BATCH = 100;
const BATCHES = 7;

/** Time of a batch as a share of that of single calls for its names, the median of several. */
async function batchShare(
  post: (path: string, body: unknown) => Promise<Answer>,
  queries: readonly string[],
): Promise<number> {
  const shares: number[] = [];
  for (let place = 0; place < BATCHES; place++) {
    const from = (place * NAMES_OF_BATCH) % Math.max(1, queries.length - NAMES_OF_BATCH);
    const names = queries.slice(from, from + NAMES_OF_BATCH);
    const singles = await timed(async () => {
      for (const name of names) await post('/api/v1/screen/', { name });
    });
    const batch = await timed(() => post('/api/v1/screen/batch/', { names }));
    if (batch.result.status !== 200) throw new Error(`a batch was answered with ${batch.result.status}`);
    shares.push(batch.ms / singles.ms);
  }
  return percentile(shares, 0.5);
}
