/**
 * Screens ten names against local copies of five lists, through the ordinary ingest and the real HTTP door, and writes the
 * answers with their explanations to docs/screenings.md. Fails when an answer is not what the page says of it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { CASES, type TranscriptCase } from './transcript/cases.ts';
import { complaint, printCase, type ShownAnswer } from './transcript/print-case.ts';
import { composeAccounts } from '../src/compose-accounts.ts';
import { composeIngest } from '../src/compose-ingest.ts';
import { readConfig, type Config } from '../src/config.ts';
import type { ListCode } from '../src/domain/list-code.ts';
import { API_BASE_PATH } from '../src/http/routes.ts';
import type { ListReport } from '../src/ingest/list-report.ts';
import { createLogger } from '../src/logger.ts';
import { startService } from '../src/start-service.ts';

const HELP = `usage: npm run docs:screenings [-- FOLDER]

Writes docs/screenings.md from local copies of the lists in FOLDER (default ../shared/lists).`;

const LISTS: readonly ListCode[] = ['EU_FSF', 'OFAC_NONSDN', 'OFAC_SDN', 'UK_SANCTIONS', 'UN_CONSOLIDATED'];
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = join(ROOT, 'docs/screenings.md');

async function loadLists(config: Config, from: string): Promise<readonly ListReport[]> {
  const services = await composeIngest(config);
  try {
    const report = await services.updateLists({ codes: LISTS, from, force: false, strict: false, waitMs: 0 });
    const failed = report.lists.find(({ reason }) => reason !== null);
    if (failed !== undefined) throw new Error(`${failed.code}: ${failed.reason ?? ''}`);
    return report.lists;
  } finally {
    await services.close();
  }
}

async function createKey(config: Config): Promise<string> {
  const services = await composeAccounts(config);
  try {
    const { apiKey } = await services.management.create({ email: 'docs@example.com', plan: 'business' });
    return apiKey;
  } finally {
    await services.close();
  }
}

async function screen(url: string, apiKey: string, { body }: TranscriptCase): Promise<ShownAnswer> {
  const response = await fetch(`${url}${API_BASE_PATH}/screen/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${JSON.stringify(body)}: ${response.status} ${text}`);
  return JSON.parse(text) as ShownAnswer;
}

function introduction(lists: readonly ListReport[]): string {
  const rows = lists.map(
    ({ code, entryCount, edition, dataAsOf }) =>
      `| ${code} | ${entryCount} | ${edition ?? ''} | ${dataAsOf ?? 'not said'} |`,
  );
  return [
    '# Ten screenings, explained',
    'Written by `npm run docs:screenings`: real requests to a service that holds the five lists below, and its answers. The answers are shortened: fewer fields, and only the first matches. Under each match by name stands what `npm run score:names -- --explain` says of the two names: one line for each pair of words with its kind and its likeness, then what is left over. An alias that its publisher calls weak counts a little less in an answer than the command says.',
    ['| list | parties | layout | data as of |', '|---|---|---|---|', ...rows].join('\n'),
  ].join('\n\n');
}

interface Screened {
  readonly lists: readonly ListReport[];
  /** In the order of the cases. */
  readonly answers: readonly ShownAnswer[];
}

async function screenAll(directory: string, from: string): Promise<Screened> {
  const settings = { PORT: '0', DATA_DIR: directory, JOBS: 'off', LOG_LEVEL: 'warn' };
  const config = readConfig(settings);
  const lists = await loadLists(config, from);
  const apiKey = await createKey(config);
  const service = await startService(config, createLogger('warn'));
  try {
    const answers: ShownAnswer[] = [];
    for (const screening of CASES) answers.push(await screen(service.publicUrl, apiKey, screening));
    return { lists, answers };
  } finally {
    await service.stop();
  }
}

/** The page; explaining blocks for seconds, so it must not happen while connections to the service are open. */
async function write({ lists, answers }: Screened): Promise<void> {
  const sections = CASES.map((screening, index) => {
    const answer = answers[index];
    const problem = answer === undefined ? 'no answer' : complaint(screening, answer);
    if (answer === undefined || problem !== null) throw new Error(problem ?? 'no answer');
    return printCase(index + 1, screening, answer);
  });
  const page = [introduction(lists), ...sections].join('\n\n');
  await writeFile(PAGE, await format(page, { ...(await resolveConfig(PAGE)), filepath: PAGE }));
}

const argument = process.argv[2];
if (argument === '--help') {
  console.log(HELP);
} else {
  const directory = await mkdtemp(join(tmpdir(), 'transcript-'));
  try {
    await write(await screenAll(directory, argument ?? join(ROOT, '../shared/lists')));
    console.log('docs/screenings.md is written');
  } catch (error) {
    console.error(`docs:screenings: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
