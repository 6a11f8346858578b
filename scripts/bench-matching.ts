import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, UsageError } from './lists/command-line.ts';
import { keepsLimit, tableOf } from './bench/measure.ts';
import { isPart, PARTS, runParts } from './bench-matching/parts.ts';

const HELP = `usage: npm run bench:matching -- [--part PART ...] [--from DIR] [--data-dir DIR] [--show N] [--json]

Measures how well names are matched, on labelled pairs and on all core lists.
Exit code 1 when a limit is missed.

  --part PART     what to measure, may be repeated (default: all): ${PARTS.join(', ')}
  --from DIR      folder with copies of the lists (default ../shared/lists)
  --data-dir DIR  keeps the lists that were read, so that the next run starts at once (default: a throw-away folder)
  --show N        examples to print of each kind (default 20)
  --json          print figures and examples as JSON
  --help          print this`;

function readCount(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0)
    throw new UsageError(`${option}: must be a whole number from 0, not ${JSON.stringify(text)}`);
  return count;
}

function readParts(texts: readonly string[]): readonly (typeof PARTS)[number][] {
  return texts.map((text) => {
    if (!isPart(text))
      throw new UsageError(`--part: ${JSON.stringify(text)} is no part; the parts are ${PARTS.join(', ')}`);
    return text;
  });
}

process.exitCode = await runCommand(
  {
    name: 'bench:matching',
    help: HELP,
    options: {
      part: { type: 'string', multiple: true },
      from: { type: 'string' },
      'data-dir': { type: 'string' },
      show: { type: 'string', default: '20' },
      json: { type: 'boolean', default: false },
    },
    run: async ({ part, from, 'data-dir': keptIn, show, json }) => {
      const wanted = readParts(part ?? PARTS);
      const examples = readCount('--show', show);
      const dataDir = keptIn ?? (await mkdtemp(join(tmpdir(), 'bench-matching-')));
      try {
        const places = {
          from: from ?? fileURLToPath(new URL('../../shared/lists', import.meta.url)),
          dataDir,
        };
        const report = await runParts(wanted, places, examples);
        if (json) console.log(JSON.stringify(report));
        else {
          for (const { title, lines } of report.sections) console.log([`\n${title}`, ...lines].join('\n  '));
          console.log(`\n${tableOf(report.figures)}`);
        }
        return report.figures.every(keepsLimit) ? 0 : 1;
      } finally {
        if (keptIn === undefined) await rm(dataDir, { recursive: true, force: true });
      }
    },
  },
  process.argv.slice(2),
);
