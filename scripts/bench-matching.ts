import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, UsageError } from '../src/command-line.ts';
import { keepsLimit, tableOf } from './bench/measure.ts';
import {
  compareWithFrozen,
  frozenText,
  readFrozen,
  type FrozenScores,
} from './bench-matching/frozen-scores.ts';
import { movedSections } from './bench-matching/moved-sections.ts';
import { withReport } from './bench-matching/write-report.ts';
import { isPart, PARTS, runParts } from './bench-matching/parts.ts';
import { ROUNDS } from './bench-matching/speed-part.ts';

const HELP = `usage: npm run bench:matching -- [--part PART ...] [--from DIR] [--data-dir DIR] [--show N]
       [--every N] [--rounds N] [--freeze FILE] [--against FILE] [--report FILE] [--json]

Measures how well names are matched, on labelled pairs and on all core lists.
Exit code 1 when a limit is missed.

  --part PART     what to measure, may be repeated (default: all): ${PARTS.join(', ')}
  --from DIR      folder with copies of the lists (default ../shared/lists)
  --data-dir DIR  keeps the lists that were read, so that the next run starts at once (default: a throw-away folder)
  --show N        examples to print of each kind (default 20)
  --every N       scores every Nth pair of the case table only (default 1)
  --rounds N      scores the candidates of each query so often to time it (default ${ROUNDS})
  --freeze FILE   writes the score of every labelled pair, under a hash of its names
  --against FILE  also prints which labelled pairs moved since they were frozen
  --report FILE   puts figures, tables and examples into the page on matching (docs/matching.md)
  --json          print figures and examples as JSON
  --help          print this`;

function readCount(option: string, text: string, least = 0): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < least)
    throw new UsageError(`${option}: must be a whole number from ${least}, not ${JSON.stringify(text)}`);
  return count;
}

function readParts(texts: readonly string[]): readonly (typeof PARTS)[number][] {
  return texts.map((text) => {
    if (!isPart(text))
      throw new UsageError(`--part: ${JSON.stringify(text)} is no part; the parts are ${PARTS.join(', ')}`);
    return text;
  });
}

async function readFrozenFile(file: string): Promise<FrozenScores> {
  try {
    return readFrozen(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--against: ${error instanceof Error ? error.message : String(error)}`);
  }
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
      every: { type: 'string', default: '1' },
      rounds: { type: 'string', default: String(ROUNDS) },
      freeze: { type: 'string' },
      against: { type: 'string' },
      report: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
    run: async ({ part, from, 'data-dir': keptIn, show, every, rounds, freeze, against, report, json }) => {
      const wanted = readParts(part ?? PARTS);
      const examples = readCount('--show', show);
      const effort = { everyCase: readCount('--every', every, 1), rounds: readCount('--rounds', rounds, 1) };
      const frozen = against === undefined ? null : await readFrozenFile(against);
      const dataDir = keptIn ?? (await mkdtemp(join(tmpdir(), 'bench-matching-')));
      try {
        const places = {
          from: from ?? fileURLToPath(new URL('../../shared/lists', import.meta.url)),
          dataDir,
        };
        const { figures, sections, pairs } = await runParts(wanted, places, { examples, effort });
        if (freeze !== undefined) await writeFile(freeze, frozenText(pairs));
        if (report !== undefined)
          await writeFile(report, await withReport(await readFile(report, 'utf8'), { figures, sections }));
        const compared = frozen === null ? [] : movedSections(compareWithFrozen(frozen, pairs), examples);
        const shown = [...sections, ...compared];
        if (json) console.log(JSON.stringify({ figures, sections: shown }));
        else {
          for (const { title, lines } of shown) console.log([`\n${title}`, ...lines].join('\n  '));
          console.log(`\n${tableOf(figures)}`);
        }
        return figures.every(keepsLimit) ? 0 : 1;
      } finally {
        if (keptIn === undefined) await rm(dataDir, { recursive: true, force: true });
      }
    },
  },
  process.argv.slice(2),
);
