import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FileFormat } from '../../src/lists/list-source.ts';
import type { FuzzMessage, FuzzTask } from './fuzz-process.ts';

/** Formats that publishers serve and fixtures are there for. */
export const FUZZED_FORMATS = [
  'xml',
  'csv',
  'json',
  'xlsx',
  'html',
  'text',
] as const satisfies readonly FileFormat[];

/** One input that a reader took wrongly. */
export interface Finding {
  readonly format: FileFormat;
  readonly seed: string;
  readonly input: number;
  readonly problem: string;
}

/** How the inputs of a format ended. */
export interface FormatCounts {
  readonly read: number;
  readonly refused: number;
  /** Milliseconds of the slowest input, and its number. */
  readonly slowestMs: number;
  readonly slowestInput: number;
}

/** What a run of the fuzzer saw. */
export interface FuzzReport {
  readonly counts: ReadonlyMap<FileFormat, FormatCounts>;
  readonly findings: readonly Finding[];
}

/** An input that takes longer hangs; the slowest sound ones take a second on a loaded machine. */
const HANGS_AFTER_MS = 30_000;

const FIXTURES = fileURLToPath(new URL('../../test/fixtures/lists', import.meta.url));

/**
 * Feeds readers `inputs` changed files of each format in a process of its own, which is ended when an input hangs. The same
 * numbers always mean the same inputs.
 */
export async function fuzzReaders(request: Omit<FuzzTask, 'fixtures'>): Promise<FuzzReport> {
  const counts = new Map<FileFormat, FormatCounts>();
  const findings: Finding[] = [];
  for (const format of request.formats) {
    let first = request.first;
    const end = request.first + request.inputs;
    let tally: FormatCounts = { read: 0, refused: 0, slowestMs: 0, slowestInput: 0 };
    while (first < end) {
      const task = { ...request, fixtures: FIXTURES, formats: [format], first, inputs: end - first };
      const round = await runProcess(task, tally);
      tally = round.tally;
      findings.push(...round.findings);
      first = round.next;
    }
    counts.set(format, tally);
  }
  return { counts, findings };
}

interface Round {
  readonly tally: FormatCounts;
  readonly findings: readonly Finding[];
  /** The input to go on with. */
  readonly next: number;
}

function runProcess(task: FuzzTask, start: FormatCounts): Promise<Round> {
  const child = fork(fileURLToPath(new URL('./fuzz-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx', '--max-old-space-size=1024'],
  });
  return new Promise((resolve) => {
    const findings: Finding[] = [];
    let tally = start;
    let running: Extract<FuzzMessage, { kind: 'begins' }> | null = null;
    let next = task.first;
    // Reading the seeds takes its time; only an input can hang.
    let watch: NodeJS.Timeout | undefined;
    child.on('message', (message: FuzzMessage) => {
      clearTimeout(watch);
      if (message.kind === 'begins') {
        watch = setTimeout(() => child.kill('SIGKILL'), HANGS_AFTER_MS);
        running = message;
        next = message.input + 1;
        return;
      }
      const { outcome, ms } = message;
      if (running !== null && ms > tally.slowestMs)
        tally = { ...tally, slowestMs: ms, slowestInput: running.input };
      if (typeof outcome === 'string') tally = { ...tally, [outcome]: tally[outcome] + 1 };
      else if (running !== null) findings.push(findingOf(running, outcome.problem));
      running = null;
    });
    child.on('exit', (code, signal) => {
      clearTimeout(watch);
      if (running !== null)
        findings.push(findingOf(running, signal === 'SIGKILL' ? 'hangs' : `ended the process (${code})`));
      else if (code !== 0)
        findings.push({ format: task.formats[0] ?? 'text', seed: '', input: next, problem: 'did not start' });
      resolve({ tally, findings, next: code === 0 || running === null ? task.first + task.inputs : next });
    });
    child.send(task);
  });
}

function findingOf(
  { format, seed, input }: Extract<FuzzMessage, { kind: 'begins' }>,
  problem: string,
): Finding {
  return { format, seed, input, problem };
}
