import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestReport } from './test-report.ts';

/** What a process of tests is started with. */
export interface GroupStart {
  readonly name: string;
  /** Paths from the folder of the repository. */
  readonly files: readonly string[];
  readonly repository: string;
  /** Folder for what the process reports, of this process alone. */
  readonly folder: string;
  /** How long a process that has reported may stay, in milliseconds: what a test left open keeps it. */
  readonly staysMs?: number;
}

/** How a process of tests ended, and what it printed. */
export interface GroupEnd {
  readonly report: TestReport;
  readonly output: string;
}

/** A process of tests. */
export interface GroupProcess {
  readonly end: Promise<GroupEnd>;
  /** Ends it and what it has started. */
  kill(): void;
}

const STAYS_MS = 120_000;
const LOOK_EVERY_MS = 1_000;

/** Options of Node that `.mocharc.json` names; Mocha itself would start a process more for them. */
function nodeOptions(repository: string): readonly string[] {
  const settings = JSON.parse(readFileSync(join(repository, '.mocharc.json'), 'utf8')) as {
    readonly 'node-option': readonly string[];
  };
  return settings['node-option'].map((option) => `--${option}`);
}

/** Runs test files in a process of their own. A process that ends without its report, or does not end after it, counts as failed. */
export function startGroup(start: GroupStart): GroupProcess {
  const { files, repository, folder, staysMs = STAYS_MS } = start;
  const reportFile = join(folder, 'report.json');
  const mocha = join(repository, 'node_modules/mocha/lib/cli/cli.js');
  const args = [...nodeOptions(repository), mocha, '--reporter-option', `report=${reportFile}`, ...files];
  const child = spawn(process.execPath, args, {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what its tests have started ends with it.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const watch = killWhenLeftOpen(child, reportFile, staysMs);
  const end = new Promise<GroupEnd>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearInterval(watch);
      const how = signal ?? `exit code ${String(code)}`;
      resolve({ report: withEnd(readReport(reportFile), start.name, how), output });
    });
  });
  return { end, kill: () => killAll(child) };
}

function killAll({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

function killWhenLeftOpen(child: ChildProcess, reportFile: string, staysMs: number): NodeJS.Timeout {
  let looksLeft = Math.ceil(staysMs / LOOK_EVERY_MS);
  return setInterval(
    () => {
      if (existsSync(reportFile) && looksLeft-- <= 0) killAll(child);
    },
    Math.min(LOOK_EVERY_MS, staysMs),
  );
}

function readReport(file: string): TestReport | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestReport) : null;
}

/** The report, with a failure more when the process did not end as its report says. */
function withEnd(report: TestReport | null, name: string, how: string): TestReport {
  if (report === null) {
    return {
      passed: 0,
      failed: [`${name}: the process ended without its counts (${how})`],
      skipped: [],
      files: [],
    };
  }
  if (how === 'SIGKILL') {
    return {
      ...report,
      failed: [...report.failed, `${name}: a test left something open that keeps the process from ending`],
    };
  }
  if (how !== 'exit code 0' && report.failed.length === 0) {
    return { ...report, failed: [`${name}: the process ended badly after its tests (${how})`] };
  }
  return report;
}
