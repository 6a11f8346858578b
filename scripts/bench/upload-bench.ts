import { once } from 'node:events';
import { Agent } from 'node:http';
import { composeAccess } from '../../src/compose-access.ts';
import { composeAccounts } from '../../src/compose-accounts.ts';
import { composeIngest } from '../../src/compose-ingest.ts';
import type { ListedParty } from '../../src/domain/listed-party.ts';
import { createVisitor, type Visitor } from '../../test/support/visitor.ts';
import { workbookBytes } from '../../test/support/workbooks.ts';
import { figure, percentile, timed, type Figure } from './measure.ts';
import { INGEST, SERVICE, startCommand, withArguments } from './npm-command.ts';
import { benchQueries } from './queries.ts';
import { ask, freePort, memoryOf, processorMs, untilReady } from './service-process.ts';

/** What to measure. */
export interface UploadBench {
  readonly dataDir: string;
  readonly from: string;
  readonly rows: number;
  readonly xlsx: boolean;
}

/** Answers of the API that are timed before the file is sent, and the pause between two. */
const IDLE_REQUESTS = 400;
const PAUSE_MS = 30;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a file to a service on all core lists, and measures it and the API beside it. */
export async function uploadFigures({ dataDir, from, rows, xlsx }: UploadBench): Promise<readonly Figure[]> {
  const names = await readNames(dataDir, from, rows);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { key, sessionId } = await createMember(dataDir, url);
  const environment = { DATA_DIR: dataDir, LISTS_DIR: from, LISTS_SCHEDULE: '0 0 1 1 *', PORT: String(port) };
  const service = startCommand(SERVICE, environment);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    await untilReady(agent, port);
    const screen = (name: string) => ask(agent, port, '/api/v1/screen/', key, { name, limit: 10 });
    for (const name of names.slice(0, 300)) await screen(name);
    const idle: number[] = [];
    for (let count = 0; count < IDLE_REQUESTS; count++) {
      idle.push((await timed(() => screen(names[(count * 7) % names.length] ?? 'Ali'))).ms);
      await pause(PAUSE_MS);
    }
    const before = memoryOf(service.pid, 'VmRSS');
    const visitor = createVisitor(url, sessionId);
    const sending = await timed(() =>
      send(url, visitor, sessionId, xlsx ? workbookBytes({ Customers: tableOf(names) }) : csvOf(names)),
    );
    const busy: number[] = [];
    const spent = processorMs(service.pid);
    const screened = await watch(visitor, sending.result, async (count) => {
      busy.push((await timed(() => screen(names[(count * 7) % names.length] ?? 'Ali'))).ms);
      await pause(PAUSE_MS);
    });
    const run = { ...screened, processorMs: processorMs(service.pid) - spent };
    const calm = percentile(idle, 0.95);
    return [
      figure(`file of ${rows} rows: sent, recognised, priced`, sending.ms / 1000, 's'),
      figure('rows screened a second', rows / run.seconds, 'rows/s', { atLeast: 100 }),
      figure('processor time of the service for a row', run.processorMs / rows, 'ms'),
      figure('API idle, p50', percentile(idle, 0.5), 'ms'),
      figure('API idle, p95', calm, 'ms'),
      figure('API meanwhile, p50', percentile(busy, 0.5), 'ms'),
      figure('API meanwhile, p95', percentile(busy, 0.95), 'ms'),
      figure('API p95 meanwhile / idle', percentile(busy, 0.95) / calm, 'times', { atMost: 2 }),
      figure('resident memory before', before, 'MB'),
      figure('resident memory at most', memoryOf(service.pid, 'VmHWM'), 'MB'),
      figure('rows with a high match', run.high, 'rows'),
    ];
  } finally {
    service.kill('SIGTERM');
    await once(service, 'exit');
    agent.destroy();
  }
}

/** Names to screen, mostly like listed ones: the hard case. Loads the lists where the folder has none. */
async function readNames(dataDir: string, from: string, rows: number): Promise<readonly string[]> {
  let parties = await coreParties(dataDir);
  if (parties.length === 0) {
    const loading = startCommand(withArguments(INGEST, '--from', from), { DATA_DIR: dataDir });
    await once(loading, 'exit');
    parties = await coreParties(dataDir);
  }
  return benchQueries(parties, rows).map((name) => name.replace(/\s+/gu, ' '));
}

async function coreParties(dataDir: string): Promise<readonly ListedParty[]> {
  const ingest = await composeIngest({ DATA_DIR: dataDir });
  const parties: ListedParty[] = [];
  for (const { facts } of await ingest.catalogue()) {
    if (!facts.core) continue;
    for await (const party of ingest.store.parties(facts.code)) parties.push(party);
  }
  await ingest.close();
  return parties;
}

async function createMember(
  dataDir: string,
  url: string,
): Promise<{ readonly key: string; readonly sessionId: string }> {
  const services = await composeAccounts({ DATA_DIR: dataDir });
  const email = `bench${Date.now()}@example.org`;
  const { apiKey } = await services.management.create({ email, plan: 'enterprise' });
  const owner = await services.personStore.findPerson(email);
  if (owner === null) throw new Error('the account has no owner');
  const sessionId = await composeAccess(services, url).sessions.start(owner);
  await services.close();
  return { key: apiKey, sessionId };
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const COUNTRIES = ['', '', 'Germany', 'US', 'Iran'];

function tableOf(names: readonly string[]): readonly (readonly string[])[] {
  const rows = names.map((name, row) => [name, COUNTRIES[row % COUNTRIES.length] ?? '', `C${row}`]);
  return [['name', 'country', 'customer id'], ...rows];
}

function csvOf(names: readonly string[]): Uint8Array {
  return Buffer.from(
    `${tableOf(names)
      .map((cells) => cells.map(quoted).join(','))
      .join('\r\n')}\r\n`,
  );
}

/** Sends a file and starts it at its cost. Gives its path. */
async function send(url: string, visitor: Visitor, sessionId: string, bytes: Uint8Array): Promise<string> {
  const form = new FormData();
  form.append('csrf', await visitor.csrf());
  form.append('file', new Blob([Buffer.from(bytes)]), 'bench.csv');
  const headers = { Cookie: `session=${sessionId}`, Accept: 'text/html' };
  const sent = await fetch(`${url}/uploads`, { method: 'POST', body: form, headers, redirect: 'manual' });
  const path = sent.headers.get('location');
  if (path === null) throw new Error(`the file was not taken: ${sent.status} ${await sent.text()}`);
  const { text } = await visitor.get(path);
  const confirmed = /name="confirmed" value="(?<searches>\d+)"/u.exec(text)?.groups?.['searches'] ?? '';
  await visitor.post(`${path}/draft`, { do: 'start', confirmed });
  return path;
}

interface RunTime {
  readonly seconds: number;
  readonly high: number;
}

/** Waits for the end of a file, measuring from its first row on. */
async function watch(
  visitor: Visitor,
  path: string,
  meanwhile: (count: number) => Promise<void>,
): Promise<RunTime> {
  let began: { readonly at: number; readonly done: number } | null = null;
  let asked = 0;
  for (let count = 0; ; count++) {
    const due = performance.now() - asked > 1_000;
    if (due) {
      asked = performance.now();
      const progress = JSON.parse((await visitor.get(`${path}/progress`)).text) as {
        readonly active: boolean;
        readonly state: string;
        readonly done: number;
        readonly rows: number;
        readonly high: number;
      };
      if (began === null && progress.done > 0) began = { at: performance.now(), done: progress.done };
      if (!progress.active && progress.state !== 'finished') throw new Error(`the file is ${progress.state}`);
      if (!progress.active) {
        const { at, done } = began ?? { at: performance.now(), done: 0 };
        const share = progress.rows / Math.max(1, progress.rows - done);
        return { seconds: ((performance.now() - at) / 1000) * share, high: progress.high };
      }
    }
    if (began !== null) await meanwhile(count);
    else await pause(50);
  }
}
