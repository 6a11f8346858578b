import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { ATTACKS, type Attack, type Post } from './heavy-attacks.ts';
import { figure, percentile, timed, type Figure } from './measure.ts';
import { SERVICE, startCommand } from './npm-command.ts';
import { ask, freePort, memoryOf, processorMs, untilIdle, untilReady } from './service-process.ts';

/** How often others ask while an attack goes on. */
const PROBE_EVERY_MS = 100;
/** Screenings after which memory must be what it was before. */
const MANY_SCREENINGS = 20_000;
const CLIENTS = 8;
/** Where the others are: each attack comes from an address of its own, whose failed work is nobody else's. */
const OTHER = '192.0.2.1';

/** Keys of accounts: one for each attack, and one of somebody else. */
export interface HeavyKeys {
  readonly attackers: readonly string[];
  readonly other: string;
}

/** A service that is measured. */
interface Measured {
  readonly child: ChildProcess;
  readonly port: number;
  readonly agent: Agent;
  readonly keys: HeavyKeys;
}

/**
 * Asks the service what costs it most, several requests at a time, while others ask for its liveness and screen a plain name; then
 * screens very many names and looks at its memory.
 */
export async function* heavyFigures(
  environment: Readonly<Record<string, string>>,
  keys: HeavyKeys,
  queries: readonly string[],
): AsyncGenerator<readonly Figure[]> {
  const port = await freePort();
  const agent = new Agent({ keepAlive: true });
  const child = startCommand(SERVICE, {
    ...environment,
    PORT: String(port),
    MCP_DAILY_LIMIT: '100000',
    TRUST_PROXY: '1',
  });
  const measured = { child, port, agent, keys };
  try {
    await untilReady(agent, port);
    await untilIdle(child.pid);
    yield [figure('memory at rest', memoryOf(child.pid, 'VmRSS'), 'MB')];
    for (const attack of ATTACKS) yield await underAttack(measured, attack);
    yield [await memoryAfterMany(measured, queries)];
  } finally {
    agent.destroy();
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

async function underAttack({ child, port, keys }: Measured, attack: Attack): Promise<readonly Figure[]> {
  // A connection for each request: one that was idle for some seconds may be closed just as it is used again.
  const agent = new Agent();
  const live: number[] = [];
  const screens: number[] = [];
  const probe = async (times: number[], path: string, body?: object): Promise<void> => {
    const { ms, result } = await timed(() => ask(agent, port, path, keys.other, body, OTHER));
    if (result.status !== 200) throw new Error(`${path} was answered with ${result.status} meanwhile`);
    times.push(ms);
  };
  const probes: Promise<void>[] = [];
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(child.pid, 'VmRSS'));
    probes.push(probe(live, '/health/live'));
    probes.push(probe(screens, '/api/v1/screen/', { name: 'Qmbrel Zothvan', limit: 10 }));
  }, PROBE_EVERY_MS);
  const before = processorMs(child.pid);
  const key = keys.attackers[ATTACKS.indexOf(attack)];
  const post: Post = (path, body) =>
    ask(agent, port, path, path === '/mcp' ? undefined : key, body, attack.address);
  await Promise.all(Array.from({ length: attack.atOnce }, () => attack.run(post)));
  const spent = processorMs(child.pid) - before;
  clearInterval(timer);
  await Promise.all(probes);
  agent.destroy();
  const name = (what: string): string => `${attack.name}: ${what}`;
  return [
    figure(name('/health/live, p99'), percentile(live, 0.99), 'ms', { atMost: 100 }),
    figure(name('screening of another, p99'), percentile(screens, 0.99), 'ms', { atMost: 500 }),
    figure(name('memory'), most, 'MB', { atMost: 1000 }),
    figure(name('processor time of a request'), spent / attack.atOnce / 1000, 's', { atMost: 5 }),
  ];
}

/** How much more memory the service holds, in percent, once it rests after very many screenings than after some. */
async function memoryAfterMany(
  { child, port, agent, keys }: Measured,
  queries: readonly string[],
): Promise<Figure> {
  const screen = async (count: number): Promise<void> => {
    let next = 0;
    const client = async (): Promise<void> => {
      while (next < count) {
        const name = queries[next++ % queries.length];
        await ask(agent, port, '/api/v1/screen/', keys.other, { name, limit: 10 });
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    await untilIdle(child.pid);
  };
  await screen(queries.length);
  const before = memoryOf(child.pid, 'VmRSS');
  await screen(MANY_SCREENINGS);
  const growth = 100 * (memoryOf(child.pid, 'VmRSS') / before - 1);
  return figure(`memory after ${MANY_SCREENINGS} screenings and rest, more by`, growth, '%', { atMost: 5 });
}
