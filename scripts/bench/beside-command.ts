import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** How long a command that was told to end may take. */
const ENDS_WITHIN_MS = 20_000;

/**
 * Does work beside a running command, which is ended after it, however the work ends. Rejects with what the work throws, and
 * when the command ends by itself before the work.
 */
export async function besideCommand<Result>(
  child: ChildProcess,
  work: (child: ChildProcess) => Promise<Result>,
): Promise<Result> {
  let isDone = false;
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (!isDone) reject(new Error(`the command ended by itself with ${String(signal ?? code)}`));
    });
  });
  try {
    return await Promise.race([work(child), ended]);
  } finally {
    isDone = true;
    await endCommand(child);
  }
}

async function endCommand(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS);
  await exit;
  clearTimeout(kill);
}
