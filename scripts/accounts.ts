import { parseArgs } from 'node:util';
import type { AccountCommand } from './accounts/command.ts';
import { ACCOUNT_COMMANDS, optionalOf } from './accounts/commands.ts';
import { commandHelp, generalHelp } from './accounts/help.ts';
import { operatorName } from './accounts/operator-name.ts';
import { ignoreClosedOutput } from '../src/command-line.ts';
import { composeAccess } from '../src/compose-access.ts';
import { removeAccount } from '../src/compose-account-removal.ts';
import { composeAccounts } from '../src/compose-accounts.ts';
import { readConfig } from '../src/config.ts';
import { ServiceError } from '../src/errors.ts';
import { operatorAuthor } from '../src/trail/act.ts';

const USAGE_ERROR = 2;
const FAILURE = 1;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  ignoreClosedOutput();
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h') {
    (name === undefined ? console.error : console.log)(generalHelp());
    return name === undefined ? USAGE_ERROR : 0;
  }
  const command = ACCOUNT_COMMANDS.find((known) => known.name === name);
  if (command === undefined)
    return fail(USAGE_ERROR, `unknown command ${JSON.stringify(name)}\n\n${generalHelp()}`);
  try {
    return await runCommand(command, rest);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const exitCode = error.code === 'invalid_input' ? USAGE_ERROR : FAILURE;
    return fail(exitCode, `${name}: ${namingOption(error, command)}`);
  }
}

/** The message with the option it is about; rules name the field, an operator typed the option. */
function namingOption({ message }: ServiceError, command: AccountCommand): string {
  const names = [...command.required, ...optionalOf(command), ...command.switches];
  return names.some((name) => message.startsWith(`${name}: `)) ? `--${message}` : message;
}

async function runCommand(command: AccountCommand, args: readonly string[]): Promise<number> {
  const options = readOptions(command, args);
  if (typeof options === 'string')
    return fail(USAGE_ERROR, `${command.name}: ${options}\n\n${commandHelp(command)}`);
  if (options.help) {
    console.log(commandHelp(command));
    return 0;
  }
  const missing = command.required.find((option) => options.texts[option] === undefined);
  if (missing !== undefined) {
    return fail(USAGE_ERROR, `${command.name}: --${missing} is missing\n\n${commandHelp(command)}`);
  }
  const config = readConfig();
  const services = await composeAccounts(config);
  try {
    const by = operatorAuthor(operatorName(options.texts['by']));
    const {
      json,
      text,
      exitCode = 0,
    } = await command.run(services.management, options.texts, {
      ...composeAccess(services, config.PUBLIC_URL),
      trailStore: services.trailStore,
      by,
      removeAccount: (email) => removeAccount(config, services, email, by),
    });
    console.log(options.json ? JSON.stringify(json) : typeof text === 'string' ? text : await text());
    return exitCode;
  } finally {
    await services.close();
  }
}

interface ReadOptions {
  readonly texts: Readonly<Record<string, string | undefined>>;
  readonly json: boolean;
  readonly help: boolean;
}

/** The options of a command line, or what is wrong with it. */
function readOptions(command: AccountCommand, args: readonly string[]): ReadOptions | string {
  const names = [...command.required, ...optionalOf(command)];
  const texts = Object.fromEntries(names.map((name) => [name, { type: 'string', multiple: true }] as const));
  const switches = Object.fromEntries(
    ['json', 'help', ...command.switches].map((name) => [name, { type: 'boolean' }] as const),
  );
  try {
    const { values } = parseArgs({ args: [...args], options: { ...texts, ...switches }, strict: true });
    const given: Readonly<Record<string, unknown>> = values;
    const repeated = names.find((name) => Array.isArray(given[name]) && given[name].length > 1);
    if (repeated !== undefined) return `--${repeated} is given more than once`;
    const entries = [...names, ...command.switches].flatMap((name) => {
      const value: unknown = Array.isArray(given[name]) ? given[name][0] : given[name];
      return typeof value === 'string' || value === true ? [[name, String(value)] as const] : [];
    });
    return { texts: Object.fromEntries(entries), json: given['json'] === true, help: given['help'] === true };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function fail(exitCode: number, message: string): number {
  console.error(`accounts ${message}`);
  return exitCode;
}
