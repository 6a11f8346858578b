import { mkdtempSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, UsageError } from '../src/command-line.ts';
import { runProgram } from './services/run-program.ts';
import { startGroup, type GroupProcess } from './testing/group-process.ts';
import { filesByGroup, testFilesIn } from './testing/test-groups.ts';
import { closingLines, joined, slowestLines, type TestReport } from './testing/test-report.ts';

const HELP = `usage: npm run test:only -- [--quick] [--jobs N] [--slowest N]

Runs every test file, in several processes side by side, and prints what each process said when it ends. The last line is
the count of all. One file: npx mocha test/PATH.test.ts

  --quick   leave out what needs a server, a browser or processes of its own, or reads whole lists or tables
  --jobs N  at most N processes at a time; by default one more than there are processors, for tests that wait, and at most 4
  --slowest N  print the N files that took longest, before the count
  --help    print this`;

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
const TESTS = join(REPOSITORY, 'test');
const MOST_JOBS = 4;

process.exitCode = await runCommand(
  {
    name: 'run-tests',
    help: HELP,
    options: {
      quick: { type: 'boolean', default: false },
      jobs: { type: 'string' },
      slowest: { type: 'string' },
    },
    run: async ({ quick, jobs, slowest }) => {
      const textOf = (file: string): string => readFileSync(join(TESTS, file), 'utf8');
      const groups = [...filesByGroup(testFilesIn(TESTS), textOf)].filter(([{ slow }]) => !(quick && slow));
      const atOnce = readCount('--jobs', jobs) ?? Math.min(MOST_JOBS, availableParallelism() + 1);
      const shown = readCount('--slowest', slowest) ?? 0;
      // Once for all of them; otherwise several would notice at a time that a source has changed.
      await runProgram(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: REPOSITORY });
      const reports = await runGroups(
        groups.map(([{ name }, files]) => ({ name, files: files.map((file) => `test/${file}`) })),
        atOnce,
      );
      const report = joined(reports);
      for (const line of slowestLines(report, shown)) console.log(line);
      for (const title of report.failed) console.log(`failed: ${title}`);
      console.log(closingLines(report).join('\n'));
      return report.failed.length === 0 ? 0 : 1;
    },
  },
  process.argv.slice(2),
);

function readCount(option: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d?$/u.test(text)) throw new UsageError(`${option}: a whole number from 1 to 99`);
  return Number(text);
}

interface Group {
  readonly name: string;
  readonly files: readonly string[];
}

/** Runs groups, as many at a time as there are jobs, and returns their reports. */
async function runGroups(groups: readonly Group[], jobs: number): Promise<readonly TestReport[]> {
  const folder = mkdtempSync(join(tmpdir(), 'run-tests-'));
  const running = new Set<GroupProcess>();
  const waiting = [...groups];
  let told = null as NodeJS.Signals | null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      told = signal;
      for (const group of running) group.kill();
    });
  }
  const reports: TestReport[] = [];
  const work = async (): Promise<void> => {
    for (let group = waiting.shift(); group !== undefined && told === null; group = waiting.shift()) {
      const own = join(folder, String(waiting.length));
      mkdirSync(own);
      const started = startGroup({ ...group, repository: REPOSITORY, folder: own });
      running.add(started);
      const { report, output } = await started.end;
      running.delete(started);
      const counts = closingLines({ ...report, skipped: [] }).join('');
      // The first line says which process, before all it printed; the last one again, as that may be long.
      console.log(`\n== ${group.name} ==\n${output.trimEnd()}\n== ${group.name}: ${counts} ==`);
      reports.push(report);
    }
  };
  try {
    await Promise.all(Array.from({ length: jobs }, work));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const ended =
    told === null ? [] : [{ passed: 0, failed: [`the run was ended by ${told}`], skipped: [], files: [] }];
  return [...reports, ...ended];
}
