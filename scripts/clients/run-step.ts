import { spawn } from 'node:child_process';
import { ServiceError } from '../../src/errors.ts';

/** Where and with what a program runs. */
export interface StepOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Runs a program to its end and returns what it printed to its standard output. */
export type RunStep = (program: string, args: readonly string[], options?: StepOptions) => Promise<string>;

const LONGEST_MS = 480_000;
const MOST_WORDS = 6_000;

/**
 * Runs programs in groups of their own, so that a program ends with all it started: when the signal says so, and after eight
 * minutes, which only one that hangs takes. A failure is a `ServiceError` with what the program said.
 */
export function createRunStep(signal: AbortSignal): RunStep {
  return async (program, args, options = {}) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
    limit.throwIfAborted();
    const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = (): void => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    };
    limit.addEventListener('abort', end);
    const printed = { out: '', all: '' };
    child.stdout.on('data', (chunk: Buffer) => {
      printed.out += chunk.toString();
      printed.all += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => (printed.all += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => {
      child.once('error', () => resolve(null));
      child.once('close', resolve);
    });
    limit.removeEventListener('abort', end);
    if (code === 0) return printed.out;
    const why = limit.aborted ? 'was ended' : code === null ? 'cannot be run' : `ended with ${code}`;
    const words = wordsOf(printed.all);
    throw new ServiceError(
      'configuration',
      `${program} ${args[0] ?? ''} ${why}${words === '' ? '' : `:\n${words}`}`,
    );
  };
}

/** Both ends of what a program said: one of them says what went wrong. */
function wordsOf(printed: string): string {
  const text = printed.trim();
  const half = MOST_WORDS / 2;
  return text.length <= MOST_WORDS ? text : `${text.slice(0, half)}\n…\n${text.slice(-half)}`;
}
