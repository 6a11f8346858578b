import { openIndexTasks, rebuildEmbeddedIndex, type RebuildReport } from '../src/compose-index.ts';
import { composeIngest } from '../src/compose-ingest.ts';
import { readConfig, type Config } from '../src/config.ts';
import { runCommand } from '../src/command-line.ts';

const HELP = `usage: npm run index:rebuild -- [--json]

Writes a new index from the store of record, checks it, serves it in place of the old one and removes left-overs, also
those of other versions of the service. The old index answers until the new one is complete. Of the embedded engine it
writes the files in DATA_DIR/segments anew; a running service has no need to be started again.

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
        return rebuildEmbedded(config, json);
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

async function rebuildEmbedded(config: Config, json: boolean): Promise<number> {
  const services = await composeIngest({ DATA_DIR: config.DATA_DIR });
  try {
    const lists = await rebuildEmbeddedIndex(config, services.store);
    const lines = lists.map(
      ({ code, parties }) => `${code.padEnd(16)}${String(parties).padStart(8)} parties`,
    );
    console.log(json ? JSON.stringify({ rebuilt: true, engine: 'embedded', lists }) : lines.join('\n'));
    return 0;
  } finally {
    await services.close();
  }
}
