import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { composeAccounts } from '../../src/compose-accounts.ts';
import { openScreeningLog } from '../../src/compose-screening-log.ts';
import type { ScreeningRecord } from '../../src/screening-log/screening-log.ts';
import { figure, percentile, timed, type Figure } from './measure.ts';
import { watchItems, type ByList } from './monitoring-bench.ts';
import { SERVICE, startCommand, withArguments, type NpmCommand } from './npm-command.ts';
import { ask, freePort, processorMs, untilIdle, untilReady } from './service-process.ts';

const BACKUP: NpmCommand = { entry: 'backup', args: [] };
const RESTORE: NpmCommand = { entry: 'restore', args: [] };

/** Five requests a second, whether or not the last was answered. */
const PAUSE_MS = 200;
const QUIET_S = 60;
/** Of a period, the requests that are compared. */
const SHARES = [0.5, 0.99] as const;
const BATCH = 2_000;
const BACKUP_LIMIT_S = 60;
const RESTORE_LIMIT_S = 60;

type Environment = Readonly<Record<string, string>>;

/** What is backed up. */
export interface BackupBench {
  readonly key: string;
  readonly queries: readonly string[];
  readonly byList: ByList;
  /** Rows of the screening log. */
  readonly rows: number;
}

/**
 * Fills a folder of data with 10,000 watched items and a screening log, takes a backup of it while the service answers five requests a
 * second, and restores it into an empty folder until the service is ready there.
 */
export async function backupFigures(
  environment: Environment,
  { key, queries, byList, rows }: BackupBench,
): Promise<readonly Figure[]> {
  const data = environment['DATA_DIR'] ?? '';
  const [into, elsewhere] = [join(data, 'bench-backups'), join(data, 'bench-restored')];
  const accounts = await composeAccounts({ DATA_DIR: data });
  const watches = await watchItems(accounts, byList);
  await accounts.close();
  await fillLog(data, rows, queries);
  const port = await freePort();
  const agent = new Agent({ keepAlive: false });
  const variables = { ...environment, PORT: String(port) };
  const service = startCommand(SERVICE, variables);
  try {
    await ready(service, agent, port);
    await untilIdle(service.pid);
    const post = (name: string) => ask(agent, port, '/api/v1/screen/', key, { name, limit: 10 });
    for (const query of queries.slice(0, 300)) await post(query);
    const loaded = (until: Promise<unknown>): Promise<Load> =>
      load(post, queries, { until, spentMs: () => processorMs(service.pid) });
    const quiet = await loaded(sleep(1000 * QUIET_S));
    let backup: Ran = { ms: 0, processorMs: 0 };
    const backingUp = run(withArguments(BACKUP, into), environment).then((done) => {
      backup = done;
    });
    const during = await loaded(backingUp);
    const after = await loaded(sleep((1000 * QUIET_S) / 2));
    await stop(service);
    const alone = {
      times: [...quiet.times, ...after.times],
      failed: quiet.failed + after.failed,
      spentMs: quiet.spentMs + after.spentMs,
    };
    const restored = { ...environment, DATA_DIR: elsewhere };
    const restore = await run(withArguments(RESTORE, into), restored);
    const start = await restart({ ...restored, PORT: String(port) }, agent, port);
    const limitMs = 2 * percentile(alone.times, 0.99);
    return [
      figure('backup: watched items', watches, 'items'),
      figure('backup: rows of the screening log', rows, 'rows'),
      figure('backup', backup.ms / 1000, 's', { atMost: BACKUP_LIMIT_S }),
      figure('backup: its processor time', backup.processorMs / 1000, 's'),
      ...SHARES.map((share) =>
        figure(`a request without a backup, p${100 * share}`, percentile(alone.times, share), 'ms'),
      ),
      figure('a request during a backup, p50', percentile(during.times, 0.5), 'ms'),
      figure('a request during a backup, p99', percentile(during.times, 0.99), 'ms', { atMost: limitMs }),
      figure('processor time of a request without a backup', eachOf(alone), 'ms'),
      figure('processor time of a request during a backup', eachOf(during), 'ms', {
        atMost: 2 * eachOf(alone),
      }),
      figure('requests during the backup', during.times.length, 'requests'),
      figure('requests that failed', during.failed + alone.failed, 'requests', { atMost: 0 }),
      figure('restore', restore.ms / 1000, 's'),
      figure(
        'restore to ready: processor time of both',
        (restore.processorMs + start.processorMs) / 1000,
        's',
      ),
      figure('restore to ready', (restore.ms + start.ms) / 1000, 's', { atMost: RESTORE_LIMIT_S }),
    ];
  } finally {
    service.kill('SIGKILL');
    agent.destroy();
    for (const folder of [into, elsewhere]) await rm(folder, { recursive: true, force: true });
  }
}

async function fillLog(data: string, rows: number, queries: readonly string[]): Promise<void> {
  const log = await openScreeningLog(join(data, 'screenings.sqlite'));
  const from = Date.now() - 365 * 86_400_000;
  for (let first = 0; first < rows; first += BATCH) {
    const places = Array.from({ length: Math.min(BATCH, rows - first) }, (_, place) => first + place);
    await log.store.append(places.map((place) => recordOf(place, from + place * 1000, queries)));
  }
  await log.close();
}

/** A record of an account's key, with a match in one of three, as large as those of the service. */
function recordOf(place: number, at: number, queries: readonly string[]): ScreeningRecord {
  const name = queries[place % queries.length] ?? 'Ali';
  return {
    origin: { door: 'api', accountId: 1, keyId: 1 },
    screenedAt: new Date(at),
    name: `${name} ${place}`,
    address: null,
    contacts: [],
    options: { threshold: 0.3, limit: 10 },
    lists: [{ code: 'OFAC_SDN', generation: 1, dataAsOf: null, fetchedAt: '2026-03-15T06:00:00.000Z' }],
    found: { name: place % 3, address: null, contact: null },
    best: place % 3 === 0 ? null : { partyId: place, listCode: 'OFAC_SDN', name, score: 0.75 },
    flags: [],
  };
}

interface Load {
  readonly times: readonly number[];
  readonly failed: number;
  /** Processor time of the service. */
  readonly spentMs: number;
}

const eachOf = ({ spentMs, times }: Load): number => spentMs / Math.max(1, times.length);

/** Asks at a steady rate until something is over. */
async function load(
  post: (name: string) => Promise<{ readonly status: number }>,
  queries: readonly string[],
  { until, spentMs }: { readonly until: Promise<unknown>; readonly spentMs: () => number },
): Promise<Load> {
  const before = spentMs();
  const times: number[] = [];
  let failed = 0;
  let isOver = false;
  const over = until.finally(() => (isOver = true));
  const asked: Promise<void>[] = [];
  const one = async (name: string): Promise<void> => {
    const { ms, result } = await timed(() => post(name).catch(() => null));
    times.push(ms);
    if (result?.status !== 200) failed++;
  };
  for (let place = 0; !isOver; place++) {
    asked.push(one(queries[place % queries.length] ?? 'Ali'));
    await sleep(PAUSE_MS);
  }
  await over;
  await Promise.all(asked);
  return { times, failed, spentMs: spentMs() - before };
}

/** What something took, in milliseconds: by the clock, and of a processor, which other load does not lengthen. */
interface Ran {
  readonly ms: number;
  readonly processorMs: number;
}

const LOOK_MS = 50;

async function run(command: NpmCommand, environment: Environment): Promise<Ran> {
  let spentMs = 0;
  const { ms } = await timed(async () => {
    const child = startCommand(command, environment);
    const look = setInterval(() => (spentMs = Math.max(spentMs, processorMs(child.pid))), LOOK_MS);
    const [code] = (await once(child, 'exit')) as [number | null];
    clearInterval(look);
    if (code !== 0) throw new Error(`${command.entry} ended with ${code}`);
  });
  return { ms, processorMs: spentMs };
}

/** Starts a service until it is ready. */
async function restart(variables: Environment, agent: Agent, port: number): Promise<Ran> {
  const child = startCommand(SERVICE, variables);
  const { ms } = await timed(() => ready(child, agent, port));
  const spentMs = processorMs(child.pid);
  await stop(child);
  return { ms, processorMs: spentMs };
}

/** Waits until a service is ready. Throws when it ends before. */
async function ready(child: ChildProcess, agent: Agent, port: number): Promise<void> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('the service ended before it was ready');
  });
  await Promise.race([untilReady(agent, port), ended]);
  ended.catch(() => undefined);
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
