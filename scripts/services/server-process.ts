import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '../../src/errors.ts';
import type { PlainUser } from './tools.ts';

/** A server that was started. */
export interface RunningServer {
  readonly url: string;
  /** Asks it to end, and ends it when it does not. */
  stop(): Promise<void>;
}

/** How to start a server and how to know that it answers. */
export interface ServerStart {
  readonly name: string;
  readonly url: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly user: PlainUser | null;
  readonly logFile: string;
  readonly answers: () => Promise<boolean>;
}

/** On a machine that is busy with something else Java starts slowly; one that ends by itself is noticed at once. */
const STARTS_WITHIN_MS = 600_000;
const STOPS_WITHIN_MS = 20_000;
const ASK_EVERY_MS = 250;

/** Starts a server and waits until it answers. Throws `ServiceError` with the end of its log. */
export async function startServer(start: ServerStart): Promise<RunningServer> {
  const child = spawn(start.program, start.args, {
    cwd: start.folder,
    env: { ...start.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: a Ctrl-C in the terminal reaches us, and we stop it in order.
    detached: true,
    ...(start.user ?? {}),
  });
  const log = createWriteStream(start.logFile);
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const state = { ended: false };
  const end = new Promise<void>((resolve) => {
    const done = (): void => {
      state.ended = true;
      resolve();
    };
    child.once('exit', done);
    child.once('error', done);
  });
  const stop = async (): Promise<void> => {
    if (!state.ended) child.kill('SIGTERM');
    await Promise.race([end, sleep(STOPS_WITHIN_MS, undefined, { ref: false })]);
    if (!state.ended && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await end;
  };
  const triesLeft = STARTS_WITHIN_MS / ASK_EVERY_MS;
  for (let tries = 0; tries < triesLeft && !state.ended; tries++) {
    if (await start.answers()) return { url: start.url, stop };
    await sleep(ASK_EVERY_MS);
  }
  await stop();
  const lastWords = readFileSync(start.logFile, 'utf8').slice(-2_000);
  throw new ServiceError('configuration', `${start.name} did not start:\n${lastWords}`);
}
