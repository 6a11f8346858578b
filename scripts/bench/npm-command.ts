import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Environment = Readonly<Record<string, string>>;

/** What an npm script that runs Node starts. */
export interface NpmCommand {
  readonly environment: Environment;
  /** Arguments of Node. */
  readonly args: readonly string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Reads a script of package.json, `NAME=VALUE ... exec node ARGUMENT...`: what is measured is what operators run. */
function npmCommand(script: 'start' | 'lists:update'): NpmCommand {
  const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
    readonly scripts: Readonly<Record<typeof script, string>>;
  };
  const words = manifest.scripts[script].split(' ');
  const node = words.indexOf('node');
  const variables = words.slice(0, node).filter((word) => word.includes('='));
  return {
    environment: Object.fromEntries(variables.map((word) => word.split('=', 2) as [string, string])),
    args: words.slice(node + 1),
  };
}

/** Starts the service. */
export const SERVICE = npmCommand('start');
/** Updates the lists. */
export const INGEST = npmCommand('lists:update');

/** What is read of a command: its output with `pipe`; with `ipc` it can be sent messages. */
interface Channels {
  readonly output?: 'pipe';
  readonly messages?: 'ipc';
}

/** Runs a command in this repository. */
export function startCommand(
  { environment, args }: NpmCommand,
  variables: Environment,
  { output, messages }: Channels = {},
): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'warn', ...environment, ...variables },
    stdio: ['ignore', output ?? 'ignore', 'inherit', messages ?? 'ignore'],
  });
}

/** `command` with further arguments behind its own. */
export const withArguments = (command: NpmCommand, ...args: readonly string[]): NpmCommand => ({
  ...command,
  args: [...command.args, ...args],
});
