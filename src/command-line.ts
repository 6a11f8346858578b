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
  /** What its one argument without a name is, such as `DIR`; absent for none. */
  readonly argument?: string;
  /** Does the work and returns the exit code. `argument` is empty where there is none. */
  readonly run: (values: ParsedValues<Options>, argument: string) => Promise<number>;
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
    const { values, argument } = readOptions(command, args);
    return await command.run(values, argument);
  } catch (error) {
    if (error instanceof UsageError)
      return fail(USAGE_ERROR, `${command.name}: ${error.message}\n\n${command.help}`);
    if (error instanceof ServiceError) return fail(FAILURE, `${command.name}: ${error.message}`);
    throw error;
  }
}

function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  { options, argument }: Command<Options>,
  args: readonly string[],
): { readonly values: ParsedValues<Options>; readonly argument: string } {
  try {
    const parsed = parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
    const wanted = argument === undefined ? 0 : 1;
    const [given = '', ...more] = parsed.positionals;
    if (parsed.positionals.length < wanted) throw new UsageError(`${argument ?? ''} is missing`);
    if (parsed.positionals.length > wanted) {
      throw new UsageError(`Unexpected argument '${wanted === 0 ? given : (more[0] ?? '')}'`);
    }
    return { values: parsed.values, argument: given };
  } catch (error) {
    if (error instanceof UsageError) throw error;
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
