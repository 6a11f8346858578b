import { PLAN_NAMES } from '../../src/accounts/plans.ts';
import { ROLES } from '../../src/people/roles.ts';
import type { AccountCommand } from './command.ts';
import { ACCOUNT_COMMANDS, optionalOf } from './commands.ts';

const MEANINGS: Readonly<Record<string, string>> = {
  email: 'E-mail address of the account',
  plan: `one of ${PLAN_NAMES.join(', ')}`,
  'trial-started': 'when the trial began (2026-11-30 or 2026-11-30T12:00:00Z); default now',
  ends: 'when the paid plan ends (2026-11-30 is 00:00 UTC of that day); default never',
  label: 'what the key is called, one line, at most 100 characters',
  id: 'number of the key, as `keys` prints it',
  person: 'e-mail address of the person',
  role: `one of ${ROLES.join(', ')}`,
  text: 'letters that who did it, whom it is about or the address holds',
  format: 'csv or jsonl: the whole trail in that form; default the newest 200 lines for people',
  by: 'who runs the command, for the trail; default the user of the system',
  yes: 'confirms the deletion',
  json: 'prints JSON',
  help: 'prints this',
};

/** Help on all commands. */
export function generalHelp(): string {
  const widest = Math.max(...ACCOUNT_COMMANDS.map(({ name }) => name.length));
  const lines = ACCOUNT_COMMANDS.map(({ name, summary }) => `  ${name.padEnd(widest)}  ${summary}`);
  return [
    'usage: npm run accounts -- COMMAND [OPTIONS]',
    '',
    ...lines,
    '',
    'COMMAND --help prints the options of a command. The database is DATA_DIR/accounts.sqlite.',
  ].join('\n');
}

/** Help on one command. */
export function commandHelp({ name, summary, required, switches, ...own }: AccountCommand): string {
  const optional = optionalOf(own);
  const usage = [
    ...required.map((option) => `--${option} ${placeholder(option)}`),
    ...optional.map((option) => `[--${option} ${placeholder(option)}]`),
    ...[...switches, 'json'].map((option) => `[--${option}]`),
  ];
  const options = [...required, ...optional, ...switches, 'json', 'help'];
  return [
    `usage: npm run accounts -- ${name} ${usage.join(' ')}`,
    '',
    summary,
    '',
    ...options.map((option) => `  --${option.padEnd(14)}${MEANINGS[option] ?? ''}`),
  ].join('\n');
}

function placeholder(option: string): string {
  const words: Readonly<Record<string, string>> = {
    email: 'E',
    plan: 'P',
    label: 'L',
    id: 'N',
    by: 'NAME',
    person: 'E',
    role: 'R',
    text: 'T',
    format: 'F',
  };
  return words[option] ?? 'DATE';
}
