import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { composeIngest } from '../src/compose-ingest.ts';
import { readConfig } from '../src/config.ts';
import { ServiceError } from '../src/errors.ts';
import { LIST_SOURCES } from '../src/lists/registry.ts';
import { runCommand, UsageError } from '../src/command-line.ts';
import { coverageOfFolder, coverageOfStore, type CoverageRow } from './lists/coverage-report.ts';
import { coverageAsJson, coverageAsMarkdown, coverageAsText } from './lists/present-coverage.ts';
import { withSourceTable } from './lists/present-sources.ts';

const HELP = `usage: npm run lists:report -- [--from DIR] [--json | --markdown]

Prints what the lists hold: parties by type, and the share of them with aliases, addresses, countries,
numbers, contacts, dates, wallets and names outside the Latin script. Reads the store of record.

  --from DIR  read DIR/<CODE>/... instead of the store; also tells what is unknown and left out
  --json      print JSON
  --markdown  with --from, in a checkout: write docs/list-coverage.md and the sources in docs/lists.md
  --help      print this`;

// Pages of the checkout that the command is run in.
const COVERAGE_PAGE = 'docs/list-coverage.md';
const SOURCES_PAGE = 'docs/lists.md';

process.exitCode = await runCommand(
  {
    name: 'lists:report',
    help: HELP,
    options: {
      from: { type: 'string' },
      json: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
    },
    run: async ({ from, json, markdown }) => {
      if (markdown && from === undefined) throw new UsageError('--markdown needs --from');
      if (markdown && json) throw new UsageError('either --json or --markdown');
      if (markdown && !existsSync(SOURCES_PAGE)) throw new UsageError(`there is no ${SOURCES_PAGE} here`);
      const rows = await readRows(from);
      if (markdown) await writePages(rows);
      else console.log(json ? JSON.stringify(coverageAsJson(rows)) : coverageAsText(rows));
      return 0;
    },
  },
  process.argv.slice(2),
);

async function readRows(from: string | undefined): Promise<readonly CoverageRow[]> {
  if (from !== undefined) return coverageOfFolder(LIST_SOURCES, from, () => new Date());
  const services = await composeIngest(readConfig());
  try {
    return await coverageOfStore(LIST_SOURCES, services.store);
  } finally {
    await services.close();
  }
}

async function writePages(rows: readonly CoverageRow[]): Promise<void> {
  const sources = withSourceTable(await readFile(SOURCES_PAGE, 'utf8'), LIST_SOURCES);
  if (sources === null) throw new ServiceError('configuration', 'docs/lists.md lost its marks');
  await writeFile(COVERAGE_PAGE, `${coverageAsMarkdown(rows).trimEnd()}\n`);
  await writeFile(SOURCES_PAGE, sources);
}
