import { openIndexTasks, type RebuildReport } from '../src/compose-index.ts';
import { composeIngest } from '../src/compose-ingest.ts';
import { readConfig } from '../src/config.ts';
import { runCommand } from '../src/command-line.ts';

const HELP = `usage: npm run index:rebuild -- [--json]

Writes a new index from the store of record, checks it, serves it in place of the old one and removes left-overs, also
those of other versions of the service. The old index answers until the new one is complete. Only for
SEARCH_ENGINE=elasticsearch: the embedded engine follows the store of record by itself.

  --json  print JSON
  --help  print this`;

process.exitCode = await runCommand(
  {
    name: 'index:rebuild',
    help: HELP,
    options: { json: { type: 'boolean', default: false } },
    run: async ({ json }) => {
      const config = readConfig();
      if (config.SEARCH_ENGINE === 'embedded') {
        const reason = 'nothing to do: the embedded engine follows the store of record by itself';
        console.log(json ? JSON.stringify({ rebuilt: false, reason }) : reason);
        return 0;
      }
      const services = await composeIngest({ DATA_DIR: config.DATA_DIR });
      const tasks = openIndexTasks(config, services.store);
      try {
        const startedMs = performance.now();
        const report = await tasks.rebuild();
        const seconds = (performance.now() - startedMs) / 1000;
        console.log(json ? JSON.stringify(asJson(report, seconds)) : asText(report, seconds));
        return 0;
      } finally {
        await tasks.close();
        await services.close();
      }
    },
  },
  process.argv.slice(2),
);

function asJson(report: RebuildReport, seconds: number): object {
  const lists = Object.fromEntries(report.lists);
  return { rebuilt: true, ...report, lists, seconds: Math.round(seconds * 10) / 10 };
}

function asText({ index, lists, words, bytes, removed }: RebuildReport, seconds: number): string {
  const lines = [...lists].map(
    ([code, { parties, documents }]) =>
      `${code.padEnd(16)}${String(parties).padStart(8)} parties ${String(documents).padStart(9)} documents`,
  );
  const size = (bytes / 1_000_000).toFixed(0);
  lines.push(`${index} serves; ${words} distinct words, ${size} MB, ${seconds.toFixed(1)} s`);
  if (removed.length > 0) lines.push(`removed ${removed.join(', ')}`);
  return lines.join('\n');
}
