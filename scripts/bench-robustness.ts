import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, UsageError } from '../src/command-line.ts';
import type { BenchReport } from './bench-matching/bench-report.ts';
import { finderOver } from './bench-matching/find-best.ts';
import { loadCoreLists, type LoadedLists } from './bench-matching/load-lists.ts';
import { changedNames } from './bench-robustness/changed-names.ts';
import {
  changedNamesReport,
  ordinaryFirmsReport,
  ordinaryInNoiseReport,
} from './bench-robustness/robustness-parts.ts';
import { keepsLimit, tableOf } from './bench/measure.ts';

const PARTS = ['names', 'ordinary', 'firms'] as const;
type Part = (typeof PARTS)[number];

const HELP = `usage: npm run bench:robustness -- [--part PART ...] [--from DIR] [--data-dir DIR] [--per-kind N] [--show N] [--json]

Measures whether listed names are found with something beside them (an office, a date, a number, a place, a note, another
party) or with one wrong letter, and how much ordinary names and firms raise. All names are drawn from the core lists with
fixed seeds. Exit code 1 when a limit is missed.

  --part PART     what to measure, may be repeated (default: all): ${PARTS.join(', ')}
  --from DIR      folder with copies of the lists (default ../shared/lists)
  --data-dir DIR  keeps the lists that were read, so that the next run starts at once (default: a throw-away folder)
  --per-kind N    names of each kind, and three times as many with a wrong letter (default 800)
  --show N        examples to print of each kind (default 5)
  --json          print figures and examples as JSON
  --help          print this`;

function readCount(option: string, text: string, least: number): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= least) return count;
  throw new UsageError(`${option}: must be a whole number from ${least}, not ${JSON.stringify(text)}`);
}

function readParts(texts: readonly string[]): readonly Part[] {
  return texts.map((text) => {
    const part = PARTS.find((one) => one === text);
    if (part !== undefined) return part;
    throw new UsageError(`--part: ${JSON.stringify(text)} is no part; the parts are ${PARTS.join(', ')}`);
  });
}

const RUNS: Readonly<
  Record<Part, (lists: LoadedLists, perKind: number, examples: number) => Promise<BenchReport>>
> = {
  names: (lists, perKind, examples) =>
    Promise.resolve(changedNamesReport(changedNames(lists.parties, perKind), examples)),
  ordinary: async (lists, _perKind, examples) => ordinaryInNoiseReport(await finderOver(lists), examples),
  firms: async (lists, _perKind, examples) => ordinaryFirmsReport(await finderOver(lists), examples),
};

process.exitCode = await runCommand(
  {
    name: 'bench:robustness',
    help: HELP,
    options: {
      part: { type: 'string', multiple: true },
      from: { type: 'string' },
      'data-dir': { type: 'string' },
      'per-kind': { type: 'string', default: '800' },
      show: { type: 'string', default: '5' },
      json: { type: 'boolean', default: false },
    },
    run: async ({ part, from, 'data-dir': keptIn, 'per-kind': perKind, show, json }) => {
      const parts = readParts(part ?? PARTS);
      const count = readCount('--per-kind', perKind, 1);
      const examples = readCount('--show', show, 0);
      const dataDir = keptIn ?? (await mkdtemp(join(tmpdir(), 'bench-robustness-')));
      try {
        const lists = await loadCoreLists({
          from: from ?? fileURLToPath(new URL('../../shared/lists', import.meta.url)),
          dataDir,
        });
        const reports: BenchReport[] = [];
        for (const one of parts) reports.push(await RUNS[one](lists, count, examples));
        const figures = reports.flatMap((report) => report.figures);
        const sections = reports.flatMap((report) => report.sections);
        if (json) console.log(JSON.stringify({ figures, sections }));
        else {
          for (const { title, lines } of sections) console.log([`\n${title}`, ...lines].join('\n  '));
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
