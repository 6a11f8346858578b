import { parseArgs, type ParseArgsConfig } from 'node:util';
import { isListCode, LIST_CODES, type ListCode } from '../../src/domain/list-code.ts';
import { ServiceError } from '../../src/errors.ts';

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
  if (args.includes('--help') || args.includes('-h')) {
    console.log(command.help);
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
  console.error(message);
  return exitCode;
}

/** The codes that `--list` names, each once. Throws `UsageError` for one that is no list. */
export function readListCodes(texts: readonly string[]): readonly ListCode[] {
  const codes = texts.map((text) => {
    const code = text.trim().toUpperCase();
    if (!isListCode(code)) {
      throw new UsageError(
        `--list: ${JSON.stringify(text)} is no list; the lists are ${LIST_CODES.join(', ')}`,
      );
    }
    return code;
  });
  return [...new Set(codes)];
}
