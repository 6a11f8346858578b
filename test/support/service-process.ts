import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

/** A service in a process of its own. */
export interface ServiceProcess {
  readonly process: ChildProcess;
  readonly output: () => string;
  /** The exit code, once the process has ended; null when a signal ended it. */
  readonly exit: Promise<number | null>;
  /** The first match of the output so far or to come. Rejects when the process ends without it. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray>;
  kill(): void;
}

/** Runs an entry of `dist/`, `npm start`'s by default, with the given settings and none of this process's own. */
export function startServiceProcess(
  settings: Readonly<Record<string, string>>,
  entry = 'main',
): ServiceProcess {
  const child = spawn(`${REPOSITORY}bin/run`, [entry], {
    cwd: REPOSITORY,
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const exit = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return {
    process: child,
    output: () => output,
    exit,
    waitFor: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = pattern.exec(output);
          if (found === null) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
        void exit.then(() => reject(new Error(`the process ended without ${String(pattern)}:\n${output}`)));
      }),
    kill: () => {
      child.kill('SIGKILL');
    },
  };
}
