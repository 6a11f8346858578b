import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { composeIngest, type IngestServices } from '../../src/compose-ingest.ts';
import type { ListCode } from '../../src/domain/list-code.ts';
import { primaryName, type ListedParty, type ListedPartyRecord } from '../../src/domain/listed-party.ts';
import type { ListReport } from '../../src/ingest/list-report.ts';
import { figure, percentile, type Figure } from './measure.ts';
import { INGEST, SERVICE, startCommand, withArguments } from './npm-command.ts';
import { ask, freePort, untilReady } from './service-process.ts';

/** Twenty requests a second. */
const PAUSE_MS = 50;
const SECONDS_BEFORE = 5;
/** Every so many parties are missing from the generation before. */
const MISSING = 50;
const POLL_MS = 5;
const PROBES = 20;

type Environment = Readonly<Record<string, string>>;
type Post = (body: object) => Promise<{ readonly status: number; readonly total: number }>;

/** Commits a generation of a list as it was before some of its parties were added. Returns these. */
async function withoutSome(
  { store }: IngestServices,
  code: ListCode,
  parties: readonly ListedParty[],
): Promise<readonly ListedParty[]> {
  async function* before(): AsyncGenerator<ListedPartyRecord> {
    for (const [place, { id: _id, ...record }] of parties.entries()) {
      if (place % MISSING !== 0) yield await Promise.resolve(record);
    }
  }
  const accept = (): { readonly dataAsOf: null } => ({ dataAsOf: null });
  await store.commit(code, before(), { at: new Date(), source: 'bench', checksum: '', accept });
  return parties.filter((_, place) => place % MISSING === 0);
}

/** Longest that the event loop of the service kept anyone waiting since the last call, in milliseconds. */
async function longestDelay(service: ChildProcess): Promise<number> {
  service.send('longest');
  const [ms] = (await once(service, 'message')) as [number];
  return ms;
}

/** Milliseconds until a generation beyond this one is committed. */
async function untilCommitted({ store }: IngestServices, code: ListCode, before: number): Promise<number> {
  while (((await store.generations()).get(code) ?? 0) <= before) await sleep(POLL_MS);
  return performance.now();
}

/** Updates a list as the schedule does. */
async function update(environment: Environment, from: string, code: ListCode): Promise<ListReport> {
  const command = withArguments(INGEST, '--from', from, '--list', code, '--json');
  const child = startCommand(command, environment, { output: 'pipe' });
  let out = '';
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  const [report] = (JSON.parse(out) as { readonly lists: readonly ListReport[] }).lists;
  if (exitCode !== 0 || report === undefined) throw new Error(`lists:update ended with ${exitCode}`);
  return report;
}

/** A name that finds more as soon as the parties that were missing are served. */
async function probeOf(post: Post, added: readonly ListedParty[]): Promise<{ name: string; total: number }> {
  for (const party of added.slice(0, PROBES)) {
    const name = primaryName(party);
    const { total } = await post({ name, threshold: 0.95, limit: 1 });
    if (total === 0) return { name, total };
  }
  throw new Error('every missing party has a namesake');
}

/** What clients of the service see while a list is updated. */
async function observe(
  { post, service, queries }: { post: Post; service: ChildProcess; queries: readonly string[] },
  probe: { readonly name: string; readonly total: number },
  updated: Promise<unknown>,
): Promise<{ readonly delays: readonly number[]; readonly servedMs: number; readonly failed: number }> {
  const delays: number[] = [];
  const asked: Promise<unknown>[] = [];
  const seen = { servedMs: 0, failed: 0, isOver: false };
  const ask = async (place: number): Promise<void> => {
    const isProbe = place % 2 === 0;
    const name = isProbe ? probe.name : (queries[place % queries.length] ?? 'Ali');
    const answer = await post({ name, threshold: isProbe ? 0.95 : 0.3, limit: 1 }).catch(() => null);
    const total = answer?.total ?? -1;
    if (answer?.status !== 200) seen.failed++;
    else if (isProbe && total > probe.total && seen.servedMs === 0) seen.servedMs = performance.now();
  };
  const over = updated.then(() => (seen.isOver = true));
  for (let place = 0; seen.servedMs === 0 || !seen.isOver; place++) {
    asked.push(ask(place));
    await sleep(PAUSE_MS);
    if (place % 10 === 0) delays.push(await longestDelay(service));
  }
  await over;
  await Promise.all(asked);
  return { ...seen, delays: [...delays, await longestDelay(service)] };
}

/**
 * Serves the lists, updates the largest of them from its real file in a process of its own, as the schedule does, and measures
 * what the switch costs those who are being answered.
 */
export async function switchFigures(
  environment: Environment,
  {
    from,
    key,
    queries,
    byList,
  }: {
    readonly from: string;
    readonly key: string;
    readonly queries: readonly string[];
    readonly byList: ReadonlyMap<ListCode, readonly ListedParty[]>;
  },
): Promise<readonly Figure[]> {
  const [largest] = [...byList].toSorted(([, a], [, b]) => b.length - a.length);
  if (largest === undefined) return [];
  const [code, parties] = largest;
  const ingest = await composeIngest({ DATA_DIR: environment['DATA_DIR'] ?? '' });
  // A connection for each request: one that idles may be closed just when it is used again.
  const agent = new Agent({ keepAlive: false });
  const port = await freePort();
  const watch = `--import tsx --import ${new URL('loop-delay.ts', import.meta.url).href}`;
  const added = await withoutSome(ingest, code, parties);
  const variables = { ...environment, PORT: String(port), NODE_OPTIONS: watch };
  const service = startCommand(SERVICE, variables, { messages: 'ipc' });
  const post: Post = async (body) => {
    const { status, body: text } = await ask(agent, port, '/api/v1/screen/', key, body);
    return { status, total: (JSON.parse(text) as { readonly total_matches?: number }).total_matches ?? -1 };
  };
  try {
    await untilReady(agent, port);
    for (const name of queries.slice(0, 300)) await post({ name, limit: 1 });
    const probe = await probeOf(post, added);
    const clients = { post, service, queries };
    await longestDelay(service);
    const quiet = await observe(clients, { ...probe, total: -1 }, sleep(1000 * SECONDS_BEFORE));
    const before = (await ingest.store.generations()).get(code) ?? 0;
    const committed = untilCommitted(ingest, code, before);
    const updating = update(environment, from, code);
    const during = await observe(clients, probe, updating);
    const { durations } = await updating;
    const sinceCommitMs = during.servedMs - (await committed);
    return [
      figure(`parties of ${code}, of which ${added.length} are added`, parties.length, 'parties'),
      figure('longest pause in serving without an update, p50', percentile(quiet.delays, 0.5), 'ms'),
      figure('longest pause in serving without an update', Math.max(...quiet.delays), 'ms'),
      figure('longest pause in serving during an update', Math.max(...during.delays), 'ms', { atMost: 50 }),
      figure('answers that failed during an update', during.failed, 'answers', { atMost: 0 }),
      figure('from the commit to the first answer of it', sinceCommitMs / 1000, 's', { atMost: 1 }),
      figure(
        'from a file that is read to the first answer of it',
        (durations.writeMs + Math.max(0, sinceCommitMs)) / 1000,
        's',
        { atMost: 5 },
      ),
    ];
  } finally {
    service.kill('SIGTERM');
    if (service.exitCode === null) await once(service, 'exit');
    agent.destroy();
    await ingest.close();
  }
}
