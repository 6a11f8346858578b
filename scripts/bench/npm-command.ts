import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

type Environment = Readonly<Record<string, string>>;

/** An entry of `dist/` as package.json runs it: what is measured is what operators run. */
export interface NpmCommand {
  readonly entry: string;
  readonly args: readonly string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the service. */
export const SERVICE: NpmCommand = { entry: 'main', args: [] };
/** Updates the lists. */
export const INGEST: NpmCommand = { entry: 'lists-update', args: [] };

/** What is read of a command: its output with `pipe`; with `ipc` it can be sent messages. */
interface Channels {
  readonly output?: 'pipe';
  readonly messages?: 'ipc';
}

/** Runs a command in this repository. */
export function startCommand(
  { entry, args }: NpmCommand,
  variables: Environment,
  { output, messages }: Channels = {},
): ChildProcess {
  return spawn(`${root}/bin/run`, [entry, ...args], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', output ?? 'ignore', 'inherit', messages ?? 'ignore'],
  });
}

/** `command` with further arguments behind its own. */
export const withArguments = (command: NpmCommand, ...args: readonly string[]): NpmCommand => ({
  ...command,
  args: [...command.args, ...args],
});
