import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ServiceError } from './errors.ts';

const FAILURE = 1;
const USAGE_ERROR = 2;

/** A mistake in how a command was typed. */
export class UsageError extends Error {}

/** A command of the operator. */
export interface Command<Options extends NonNullable<ParseArgsConfig['options']>> {
  readonly name: string;
  readonly help: string;
  readonly options: Options;
  /** Does the work and returns the exit code. */
  readonly run: (values: ParsedValues<Options>) => Promise<number>;
}

type ParsedValues<Options extends NonNullable<ParseArgsConfig['options']>> = ReturnType<
  typeof parseArgs<{ options: Options; strict: true; allowPositionals: false }>
>['values'];

/** Runs a command line: `--help`, a clear message for a mistake (exit 2) or a failure (exit 1), never a stack for either. */
export async function runCommand<Options extends NonNullable<ParseArgsConfig['options']>>(
  command: Command<Options>,
  args: readonly string[],
): Promise<number> {
  ignoreClosedOutput();
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${command.help}\n`);
    return 0;
  }
  try {
    return await command.run(readOptions(command, args));
  } catch (error) {
    if (error instanceof UsageError)
      return fail(USAGE_ERROR, `${command.name}: ${error.message}\n\n${command.help}`);
    if (error instanceof ServiceError) return fail(FAILURE, `${command.name}: ${error.message}`);
    throw error;
  }
}

function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  { options }: Command<Options>,
  args: readonly string[],
): ParsedValues<Options> {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function fail(exitCode: number, message: string): number {
  process.stderr.write(`${message}\n`);
  return exitCode;
}

/**
 * Lets a command go on to its end when nobody reads what it prints, as in `npm run config | head -1`: an update that was begun is not
 * broken off for that.
 */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    if (stream.listeners('error').includes(throwUnlessClosed)) continue;
    stream.on('error', throwUnlessClosed);
  }
}

function throwUnlessClosed(error: Error): void {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
}
