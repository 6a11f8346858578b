import { composeIngest, type IngestServices } from '../src/compose-ingest.ts';
import { readConfig, type Config } from '../src/config.ts';
import {
  isSound,
  openIndexTasks,
  verifyEmbeddedIndex,
  type ListVerdict,
  type VerifyReport,
} from '../src/compose-index.ts';
import { runCommand } from '../src/command-line.ts';

const HELP = `usage: npm run index:verify -- [--repair] [--json]

Compares every party of the index, and all that is derived from it, with the store of record. Exit code 1 when they
differ and nothing was repaired. The embedded engine is built anew in memory and compared party by party.

  --repair  write what is wrong anew
  --json    print JSON
  --help    print this`;

process.exitCode = await runCommand(
  {
    name: 'index:verify',
    help: HELP,
    options: { repair: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    run: async ({ repair, json }) => {
      const config = readConfig();
      const services = await composeIngest({ DATA_DIR: config.DATA_DIR });
      try {
        return config.SEARCH_ENGINE === 'embedded'
          ? await verifyEmbedded(config, services, { repair, json })
          : await verifyElasticsearch(config, services, { repair, json });
      } finally {
        await services.close();
      }
    },
  },
  process.argv.slice(2),
);

async function verifyEmbedded(
  config: Config,
  { store }: IngestServices,
  { repair, json }: { readonly repair: boolean; readonly json: boolean },
): Promise<number> {
  const verdicts = await verifyEmbeddedIndex(config, store, { repair });
  const wrong = verdicts.some(({ differing, kept }) => differing.length > 0 || kept === 'different');
  const lines = verdicts.map(
    ({ code, parties, differing, kept, repaired }) =>
      `${code.padEnd(16)}${String(parties).padStart(8)} parties, ${differing.length === 0 ? 'equal' : `${differing.length} differ`}, file on disk: ${kept}${repaired ? ', written anew' : ''}`,
  );
  console.log(json ? JSON.stringify({ engine: 'embedded', lists: verdicts }) : lines.join('\n'));
  return wrong && !repair ? 1 : 0;
}

async function verifyElasticsearch(
  config: Config,
  { store }: IngestServices,
  { repair, json }: { readonly repair: boolean; readonly json: boolean },
): Promise<number> {
  const tasks = openIndexTasks(config, store);
  try {
    const report = await tasks.verify({ repair });
    console.log(json ? JSON.stringify({ engine: 'elasticsearch', ...report }) : asText(report));
    return report.repaired || report.lists.every(isSound) ? 0 : 1;
  } finally {
    await tasks.close();
  }
}

function asText({ index, lists, repaired }: VerifyReport): string {
  return [`index ${index}`, ...lists.map(line), ...(repaired ? ['repaired'] : [])].join('\n');
}

function line(verdict: ListVerdict): string {
  const start = `${verdict.code.padEnd(16)}${String(verdict.parties).padStart(8)} parties, `;
  if (isSound(verdict)) return `${start}equal`;
  const { missing, different, extra, damagedWords, servedGeneration, storedGeneration } = verdict;
  const behind =
    servedGeneration === storedGeneration
      ? ''
      : `, generation ${servedGeneration} served and ${storedGeneration} stored`;
  return `${start}${missing.length} missing, ${different.length} different, ${extra.length} too many, ${damagedWords} words damaged${behind}`;
}
