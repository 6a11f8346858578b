import { composeIngest } from '../src/compose-ingest.ts';
import { readConfig } from '../src/config.ts';
import type { CatalogueEntry } from '../src/ingest/catalogue.ts';
import { runCommand } from '../src/command-line.ts';

const HELP = `usage: npm run lists:status -- [--json]

Prints how each list stands: entries, when it was last fetched, the publisher's date and whether that is older than
the publisher's rhythm explains (STALE), the last failure.

  --json  print JSON
  --help  print this`;

process.exitCode = await runCommand(
  {
    name: 'lists:status',
    help: HELP,
    options: { json: { type: 'boolean', default: false } },
    run: async ({ json }) => {
      const services = await composeIngest(readConfig());
      try {
        const entries = await services.catalogue();
        console.log(json ? JSON.stringify(entries.map(asJson)) : asTable(entries));
        return 0;
      } finally {
        await services.close();
      }
    },
  },
  process.argv.slice(2),
);

function asJson(entry: CatalogueEntry): Readonly<Record<string, unknown>> {
  return {
    code: entry.facts.code,
    name: entry.facts.name,
    core: entry.facts.core,
    generation: entry.generation,
    entry_count: entry.entryCount,
    last_updated: entry.lastUpdated?.toISOString() ?? null,
    data_as_of: entry.dataAsOf,
    stale: entry.stale,
    stale_after_days: entry.facts.staleAfterDays,
    last_error:
      entry.lastFailure === null
        ? null
        : { at: entry.lastFailure.at.toISOString(), reason: entry.lastFailure.reason },
  };
}

function asTable(entries: readonly CatalogueEntry[]): string {
  const head = ['list', 'entries', 'last updated', 'data as of', 'last error'];
  const rows = entries.map((entry) => [
    entry.facts.code,
    entry.entryCount.toLocaleString('en-US'),
    minute(entry.lastUpdated) ?? 'never',
    publishersDate(entry),
    entry.lastFailure === null ? '-' : `${minute(entry.lastFailure.at) ?? ''} ${entry.lastFailure.reason}`,
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [head, ...rows].map(line).join('\n');
}

/** The publisher's date, and whether it has stood still for longer than the publisher's rhythm explains. */
function publishersDate({ dataAsOf, stale, facts }: CatalogueEntry): string {
  if (dataAsOf === null) return '-';
  return stale ? `${dataAsOf} STALE (over ${facts.staleAfterDays} days)` : dataAsOf;
}

function minute(at: Date | null): string | null {
  return at === null ? null : `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
